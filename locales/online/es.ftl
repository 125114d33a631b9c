### Los textos de las partidas a distancia, español. Se cargan cuando hacen falta.

## Names that are suggested, and how the two words stand together

name-adjectives = Valiente, Alegre, Tranquilo, Veloz, Astuto, Amable, Risueño, Atrevido, Curioso, Dorado, Plateado, Soñador, Ágil, Sabio, Feliz, Audaz
name-animals = Zorro, Búho, Tejón, Lince, Delfín, Erizo, Cuervo, Panda, Halcón, Castor, Oso, Gato, Lobo, Colibrí, Puma, Conejo
name-suggested = { $animal } { $adjective }
your-name = Tu nombre
another-name = Otro nombre

## Inviting

who-may-come = ¿Quién puede venir?
only-with-link = Quien tenga el enlace
anyone-may-come = Cualquiera: aparece en la sala
invite = Preparar la partida e invitar
invite-someone = Invitar a alguien
invite-link = Envía este enlace a quien vaya a jugar
watch-link = Quien abra este enlace podrá mirar
watch-link-more = Un enlace solo para mirar
copy-link = Copiar el enlace
share-link = Compartir
qr-code = Código QR de { $link }
qr-why = O deja que fotografíen este código.

## Waiting

waiting-for = { $seats ->
    [one] Falta una persona…
   *[other] Faltan { $seats } personas…
}
waiting-watch = Verás la partida en cuanto empiece.
seat-free = Sitio libre
sit-down = Sentarse
sit-down-as = { $color ->
    [yellow] Jugar con el amarillo
    [red] Jugar con el rojo
    [green] Jugar con el verde
   *[black] Jugar con el negro
}
stand-up = Levantarse
call-off = Cancelar la partida
call-off-sure = ¿Cancelarla de verdad?
public-game = En la sala, para todos
private-game = Solo con el enlace

## The connection

link-connecting = Conectando…
link-connected = Conectado
link-reconnecting = Se ha perdido la conexión. Intentándolo de nuevo…
link-offline = Este dispositivo no tiene conexión. La partida sigue cuando vuelva.
link-restarting = El servidor se está reiniciando. Vuelve enseguida…
link-other-version = El servidor tiene una versión nueva. Recarga la página.
unsent = Lo que has pedido se enviará cuando vuelva la conexión.
player-present = En línea
player-away = Ausente
you = Tú
you-watch = Estás mirando
watchers = { $watchers ->
    [one] { $watchers } persona mira
   *[other] { $watchers } personas miran
}
looking-for-game = Buscando la partida…
no-game = Esta partida no existe o no es para ti
no-game-why = Una partida privada solo la ve quien tiene su enlace. Quizá falte una parte de la dirección.
no-server-title = No se puede acceder a la partida
no-server = Aquí no hay servidor de partidas o no responde. Jugar en esta pantalla funciona como siempre.

## Playing

your-turn = Tu turno
do-elsewhere = { $color ->
    [yellow] Le toca al amarillo.
    [red] Le toca al rojo.
    [green] Le toca al verde.
   *[black] Le toca al negro.
}
do-sending = Enviando tu movimiento…
time-left = { $days } d { $hours } h
time-until = quedan { $left }
clock-seconds = { $seconds } s + { $increment } s por turno
fair-play = Sin pistas, sin deshacer y sin análisis mientras se juega con otras personas.
offer-draw = Ofrecer tablas
take-back = Pedir retroceder
offer-open = { $offer ->
    [draw] { $name } ofrece tablas.
    [take-back] { $name } quiere retirar su último turno.
   *[rematch] { $name } quiere jugar otra vez.
}
offer-waiting = { $offer ->
    [draw] Se han ofrecido tablas. Esperando respuesta…
    [take-back] Has pedido retirar tu último turno. Esperando respuesta…
   *[rematch] Quieres jugar otra vez. Esperando a los demás…
}
offer-yes = Aceptar
offer-no = Rechazar
offer-withdraw = Retirar
claim-why = { $name } lleva mucho tiempo ausente.
claim = Seguir sin esta persona

## Table talk

talk = En la mesa
say-something = Decir algo
said-hidden = Este mensaje se ha ocultado.
chat = Palabras propias
chat-why = Si todos en la mesa lo activan, se podrá escribir libremente. Hasta entonces hay frases preparadas.
chat-waits = Esperando a que todos lo activen.
chat-flows = Todos lo han activado. Con amabilidad, por favor.
chat-text = Mensaje
chat-send = Enviar
mute = No mostrar lo que dice { $name }
unmute = Volver a mostrar lo que dice { $name }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-have-fun = ¡Que te diviertas!
phrase-nice-move = ¡Buen movimiento!
phrase-wow = ¡Vaya!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-back = Ya estoy de vuelta.
phrase-your-turn = ¡Te toca!
phrase-sorry = ¡Perdón!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-again = ¿Otra partida?
phrase-bye = Tengo que irme. ¡Adiós!

## The lobby, and my games

open-invitations = Invitaciones abiertas
no-invitations = Ahora mismo no espera nadie. ¡Invita a alguien!
playing-now = Se está jugando
nobody-plays = No hay ninguna partida pública en marcha.
watch = Mirar
open-it = Abrir
option-meet9-short = reuniones de torneo
option-target-short = { $target } marcadores para ganar
games-online = Con personas a distancia
game-waits = Esperando jugadores
device-why = Para seguir estas partidas en otro dispositivo, abre allí un enlace personal. No se lo des a nadie.
device-ask = Enlace para otro dispositivo
device-link = Abre este enlace en tu otro dispositivo
device-until = Funciona una vez, durante 15 minutos.
device-title = Tus partidas en este dispositivo
device-none = Para traer tus partidas, abre aquí el enlace personal de tu otro dispositivo. Lo encuentras allí, en «Mis partidas».
device-own = Este navegador tiene partidas propias. Si sigues, mostrará las de tu otro dispositivo y las propias ya no se podrán jugar aquí.
device-instead = Mostrar las partidas del otro dispositivo
device-entering = Un momento…
device-entered = Listo. Tus partidas también están aquí.

## What the server does not do

refused-behind = Mientras tanto la partida ha seguido. Así está ahora.
refused-illegal = El servidor no acepta este movimiento.
refused-not-your-turn = No es tu turno.
refused-not-your-seat = Este sitio no es tuyo.
refused-seat-taken = Alguien ha sido más rápido: el sitio está ocupado.
refused-not-begun = La partida aún no ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-too-late = Ya es tarde para eso.
refused-too-early = Aún es pronto para eso.
refused-no-offer = Esa oferta ya no está sobre la mesa.
refused-nothing-to-take-back = No hay ningún turno tuyo que retirar.
refused-chat-off = Para escribir hace falta una partida privada y que todos lo activen.
refused-bad-text = Escribe algo más corto, o un poco más.
refused-bad-setup = La partida no se puede preparar así.
refused-bad-message = El servidor no ha entendido esta página. Recárgala.
refused-not-found = Esta partida no existe o no es para ti.
refused-bad-key = Este enlace no funciona o ya no vale.
refused-too-many = Demasiado en poco tiempo. Espera un momento.
refused-storage = El servidor no puede guardar nada ahora mismo. Se intentará de nuevo.
refused-stopping = El servidor se está reiniciando. Se intentará de nuevo.
refused-version = El servidor tiene una versión nueva. Recarga la página.
