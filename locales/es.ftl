### The texts of the page, Spanish. Colours and numbers come in as selectors; $color is yellow, red, green or black.

## Everywhere

title = Pacru – Shacru, Azacru y Pacru
navigation = Principal
skip = Ir al contenido
home = Ir al inicio
games = Mis partidas
lobby = Sala
online-game = Partida en línea
analyse = Analizar
rules = Reglas
settings = Ajustes
language = Idioma
back = Atrás
no = No
update-ready = Hay una versión nueva de esta página.
update-reload = Recargar
list-comma = {", "}
list-two = { $first } y { $second }
color = { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
}

## Start

welcome = Tres juegos, un tablero
welcome-more = Flechas que solo miran hacia delante y marcadores que ganan terreno. Shacru se aprende en cinco minutos; Pacru puede acompañarte durante años.
the-games = Los juegos
game-name = { $game ->
    [shacru] Shacru
    [azacru] Azacru
   *[pacru] Pacru
}
game-about = { $game ->
    [shacru] Paso a paso vas ganando casillas, hasta que nadie puede conseguir ni una más. Se aprende enseguida.
    [azacru] Tus marcadores dan poder a tus flechas: movimientos largos, conexiones y saltos.
   *[pacru] Tenazas, reuniones y reorientaciones: todo el arte del juego.
}
game-facts = Desde { $age } años · { $minutes } minutos
play-computer = Jugar contra el ordenador
other-ways = Otras formas de jugar
more-ways = { $game ->
    [shacru] Otras formas de jugar a Shacru
    [azacru] Otras formas de jugar a Azacru
   *[pacru] Otras formas de jugar a Pacru
}
go-on = Seguir con una partida
play-elsewhere = Jugar con alguien a distancia
to-the-lobby = ¿Quién quiere jugar ahora?

## Games that are kept

no-games-yet = Aún no hay ninguna partida guardada en este navegador.
open-game = Abrir esta partida
forget-game = Eliminar
forget-sure = ¿Eliminar del todo?
turn-number = Turno { $turn }
game-gone = Esta partida no está aquí
game-gone-why = Quizá se jugó en otro navegador o se eliminó.
lost = Aquí no hay nada
lost-why = Esta dirección no lleva a ninguna parte. Los juegos te esperan en el inicio.

## Setting up a game

new-game = Nueva partida
which-game = Juego
how-many = Jugadores
seats-number = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}
who-plays = Quién juega y en qué orden
seat-color = Color del puesto { $seat }
seat-who = Quién ocupa el puesto { $seat }
seat-name = Nombre en el puesto { $seat }
seat-earlier = Adelantar el puesto { $seat }
name = Nombre
who-me = Tú
who-here = Alguien a tu lado
who-elsewhere = Alguien a distancia
who-computer = Ordenador, nivel { $level }
options = Opciones
option-no-twist = Sin giro fronterizo
option-meet9 = Regla de torneo: una reunión solo cuenta cuando algún rival tiene nueve marcadores
option-target = Marcadores para ganar
clock = Reloj
clock-none = Sin reloj
clock-setting = { $minutes } min + { $seconds } s por turno
clock-own = Reloj propio…
clock-days = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
}
clock-minutes = Minutos
clock-increment = Segundos extra por turno
series = Serie
series-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas, sumando marcadores
}
begin = Empezar

## Settings

look = Aspecto
look-system = Como el sistema
look-light = Claro
look-dark = Oscuro
setting-coordinates = Mostrar las coordenadas
setting-confirm = Confirmar cada movimiento antes de jugarlo
setting-sound = Un tono cuando me toque en línea
notify-ask = Avisarme cuando me toque
notify-on = Los avisos están activados mientras la página esté abierta.

## The board

board-label = { $game ->
    [shacru] Tablero de Shacru
    [azacru] Tablero de Azacru
   *[pacru] Tablero de Pacru
}
field-chevron = { $at }, { $color ->
    [yellow] flecha amarilla
    [red] flecha roja
    [green] flecha verde
   *[black] flecha negra
} que apunta al { $facing ->
    [north] norte
    [north-east] noreste
    [east] este
    [south-east] sureste
    [south] sur
    [south-west] suroeste
    [west] oeste
   *[north-west] noroeste
}{ $marked ->
    [yes] , sobre su marcador
   *[no] {""}
}
field-marker = { $at }, { $color ->
    [yellow] marcador amarillo
    [red] marcador rojo
    [green] marcador verde
   *[black] marcador negro
}
field-empty = { $at }, neutra
field-can-move = { $what }; puede ir a { $fields }
field-can-turn = { $what }; se puede reorientar
field-chosen = { $what }; elegida
field-goal = { $what }; se puede llegar aquí
field-choice = { $what }; se puede elegir

## What to do now

do-chevron = { $me ->
    [yes] Tu turno ({ $color ->
        [yellow] amarillo
        [red] rojo
        [green] verde
       *[black] negro
    }): elige una flecha.
   *[no] { $color ->
        [yellow] Amarillo
        [red] Rojo
        [green] Verde
       *[black] Negro
    }: elige una flecha.
}
do-destination = Elige adónde va.
do-twist = Ha cruzado la frontera: ¿hacia dónde apuntará?
do-mark = { $pincer ->
    [yes] ¡Capturada! Y ha cruzado la frontera: elige una casilla neutra para marcarla.
   *[no] Ha cruzado la frontera: elige una casilla neutra para marcarla.
}
do-transform = { $pincer ->
    [yes] ¡Capturada! Aquí no quedan casillas neutras: elige una de otro jugador para hacerla tuya.
   *[no] Aquí no quedan casillas neutras: elige una de otro jugador para hacerla tuya.
}
do-connection-or-mark = Elige la conexión o una casilla para marcarla.
do-meeting = ¡Reunión! Elige cualquier casilla libre del tablero y será tuya.
do-give = { $owed ->
    [0] Pagado.
    [one] Falta un marcador: elige cuál retirar.
   *[other] Faltan { $owed } marcadores: elige cuáles retirar.
}
do-computer = { $color ->
    [yellow] El amarillo está pensando…
    [red] El rojo está pensando…
    [green] El verde está pensando…
   *[black] El negro está pensando…
}
do-pass = { $color ->
    [yellow] El amarillo no puede mover y pasa.
    [red] El rojo no puede mover y pasa.
    [green] El verde no puede mover y pasa.
   *[black] El negro no puede mover y pasa.
}
do-confirm = ¿Jugar este movimiento?
do-look-back = Estás viendo un turno anterior.
do-over = La partida ha terminado.
hurry = Meter prisa
to-the-game = Volver a la partida
confirm = Jugar
twist-left = Girar a la izquierda
straight = Recto
twist-right = Girar a la derecha
take-connection = Elegir la conexión
turn-left = Reorientar a la izquierda
turn-right = Reorientar a la derecha
rule-number = Regla { $rule }

## Around the board

game-panel = Jugadores y movimientos
game-actions = Partida
looking-back = Repasar la partida
player-out = fuera
player-won = ha ganado
player-to-move = le toca
markers = { $markers ->
    [one] { $markers } marcador
   *[other] { $markers } marcadores
}
markers-of = { $target ->
    [one] { $markers } de { $target } marcador
   *[other] { $markers } de { $target } marcadores
}
chevrons-left = { $chevrons ->
    [one] { $chevrons } flecha
   *[other] { $chevrons } flechas
}
moves = Movimientos
no-moves-yet = Aún no hay movimientos.
first = Al principio
previous = Un turno atrás
next = Un turno adelante
last = Al final
undo = Deshacer
redo = Rehacer
hint = Pista
hint-thinking = Buscando una pista…
turn-board = Girar el tablero
resign = Rendirse
resign-sure = ¿Quieres rendirte?
resign-yes = Sí, me rindo
not-kept = Este navegador no puede guardar la partida: se perderá al cerrar la página.

## What happened

event-captured = Capturada la flecha { $color ->
    [yellow] amarilla
    [red] roja
    [green] verde
   *[black] negra
} de { $at }.
event-removed = La conexión cuesta la flecha { $color ->
    [yellow] amarilla
    [red] roja
    [green] verde
   *[black] negra
} de { $at }.
event-last-round = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} no puede mover: empieza la última ronda.
event-passed = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} pasa.
event-out = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} queda fuera: { $why ->
    [captured] le han capturado la última flecha.
    [blocked] ninguna de sus flechas puede moverse.
    [resign] se ha rendido.
    [time] se le ha acabado el tiempo.
   *[gone] ha dejado la partida.
}

## The end

end-nobody = No gana nadie.
end-won = { $color ->
    [yellow] ¡Gana el amarillo!
    [red] ¡Gana el rojo!
    [green] ¡Gana el verde!
   *[black] ¡Gana el negro!
}
end-drawn = Tablas entre { $winners }.
end-shared = Comparten la victoria { $winners }.
end-why = { $reason ->
    [target] Objetivo de { $target } alcanzado. Marcadores: { $markers }.
    [last] No queda ningún otro jugador.
    [dead] Ya nadie puede ganar más casillas. Máximo de marcadores: { $markers }.
    [last-round] La última ronda ha terminado. Máximo de marcadores: { $markers }.
    [repetition] La misma posición se ha dado por tercera vez.
    [agreed] Así lo han acordado los jugadores.
    [cancelled] La partida se ha cancelado.
   *[idle] { $game ->
        [pacru] Demasiados turnos seguidos sin cambiar nada.
       *[other] Demasiados turnos seguidos sin cambiar nada. Máximo de marcadores: { $markers }.
    }
}
chart-of-markers = Los marcadores de cada jugador a lo largo de la partida
rematch = Revancha
next-game = Siguiente partida
save-record = Guardar el registro
copy-record = Copiar el registro
copied = Copiado
series-so-far = Partida { $played } de { $planned }
total-markers = Marcadores
total-wins = Victorias

## Why not

why-stuck = La flecha de { $at } no puede avanzar. { $because }
why-edge = La flecha de { $at } no puede avanzar: tiene delante el borde del tablero.
why-no-chevron-chosen = Elige primero una flecha.
why-not-a-way = Elige izquierda, recto o derecha.
why-form = Esto no es un movimiento: hay un error en el carácter { $column }.
why-game-over = La partida ha terminado.
why-no-passing = En este juego no se puede pasar.
why-can-move = Solo puedes pasar si ninguna flecha puede moverse, y la de { $at } puede.
why-no-reorientation = { $game ->
    [shacru] En Shacru las flechas no se reorientan.
   *[azacru] En Azacru las flechas no se reorientan.
}
why-no-chevron = En { $at } no hay ninguna flecha.
why-not-yours = La flecha de { $at } es { $color ->
    [yellow] del amarillo.
    [red] del rojo.
    [green] del verde.
   *[black] del negro.
}
why-direction = Desde { $from } no puede ir hacia { $to }: una flecha avanza hacia donde apunta, o 45° más a la izquierda o a la derecha.
why-one-field = Demasiado lejos: en Shacru una flecha avanza una casilla.
why-too-far = { $power ->
    [one] Demasiado lejos: aquí su poder de movimiento es de una casilla.
   *[other] Demasiado lejos: aquí su poder de movimiento es de { $power } casillas.
}
why-in-the-way = La flecha { $color ->
    [yellow] amarilla
    [red] roja
    [green] verde
   *[black] negra
} de { $at } cierra el paso.
why-occupied = Hay una flecha { $color ->
    [yellow] amarilla
    [red] roja
    [green] verde
   *[black] negra
} en { $at }.
why-no-pincer = Para capturar la flecha { $color ->
    [yellow] amarilla
    [red] roja
    [green] verde
   *[black] negra
} de { $at } tienen que atacarla dos de tus flechas; { $attackers ->
    [0] no la ataca ninguna.
    [one] solo la ataca una.
   *[other] la atacan { $attackers }.
}
why-nothing-to-take = En { $at } no hay ninguna flecha que capturar.
why-write-as-pincer = La captura de la flecha de { $at } se escribe con una x.
why-others-marker = Hay un marcador { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} en { $at }.
why-twist-without-border = Sin cruzar una frontera no hay giro.
why-twist-of-lost-chevron = No hay giro: la conexión retira la flecha del tablero.
why-no-twist = Esta partida se juega sin giro fronterizo.
why-nothing-to-choose = Aquí no hay nada que elegir, salvo el giro.
why-mark-due = Cruza una frontera: elige la casilla que quieres marcar.
why-mark-or-connection-due = Es una conexión y cruza una frontera: elige la conexión o la casilla que quieres marcar.
why-connection-due = Esto es una conexión.
why-no-connection = Esto no es una conexión.
why-bad-mark = No se puede marcar { $at }: { $why ->
    [elsewhere] no está en la zona a la que llega la flecha.
    [occupied] hay una flecha en esa casilla.
    [own] ya es tuya.
   *[not-neutral] primero van las casillas neutras.
}
why-meeting-due = Se reúne con la flecha de { $at }: elige la casilla que quieres cambiar.
why-bad-meeting = La reunión no puede cambiar { $at }: { $why ->
    [occupied] hay una flecha en esa casilla.
    [own] ya es tuya.
   *[other] no está permitido.
}
why-nothing-to-mark = No se puede marcar { $at }: en esta zona no se puede cambiar ninguna casilla.
why-no-meeting = La casilla { $at } sobra: no hay reunión.
why-field-too-many = La casilla { $at } sobra.
why-price = Esta reorientación cuesta { $price } marcadores sin flecha encima; { $given ->
    [0] no tienes ninguno.
    [one] solo tienes uno.
   *[other] solo tienes { $given }.
}
why-no-own-marker = En { $at } no hay ningún marcador tuyo que retirar.
why-marker-under-chevron = El marcador de { $at } está debajo de una flecha.

## Why a position is impossible

setup-color-not-playing = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} está en { $at }, pero no juega.
setup-chevron-of-player-out = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} está fuera, pero tiene una flecha en { $at }.
setup-chevron-on-others-marker = La flecha { $color ->
    [yellow] amarilla
    [red] roja
    [green] verde
   *[black] negra
} de { $at } está sobre el marcador de otro jugador.
setup-too-many-chevrons = La flecha { $color ->
    [yellow] amarilla
    [red] roja
    [green] verde
   *[black] negra
} de { $at } sobra: el máximo es { $allowed }.
setup-not-playing = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} no juega.
setup-nobody-in = Todos los jugadores están fuera; tiene que quedar al menos uno.
setup-mover-out = Le toca al { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
}, pero está fuera.
setup-no-last-round = Solo Azacru tiene última ronda.
setup-number = Hay un número fuera de los límites.
setup-in-without-chevrons = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} no tiene flechas y por eso está fuera.
setup-target-not-to-move = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} ya ha ganado, pero no le toca.
setup-mover-blocked = Le toca al { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
}, pero ninguna de sus flechas puede moverse y por eso está fuera.

## Analysis

analysis-panel = Ordenador y movimientos
engine = Ordenador
engine-off = Apagado
engine-begins = Empieza a pensar…
engine-busy = Ocupado con toda la partida
engine-fair = Estás jugando esta posición con otras personas: el ordenador volverá a ayudar cuando termine la partida.
engine-progress = Profundidad { $depth } · { $nodes } posiciones vistas
engine-says = Lo mejor por ahora: { $move }, mirando { $depth ->
    [one] un turno
   *[other] { $depth } turnos
} por delante.
best-lines = Mejores líneas
shares = Posibilidades de ganar
share = { $percent }{"\u00A0"}%
won-in = { $turns ->
    [one] gana en 1
   *[other] gana en { $turns }
}
lost-in = { $turns ->
    [one] pierde en 1
   *[other] pierde en { $turns }
}
pass = Pasar
tree-start = Inicio
tree-empty = Juega en el tablero por todos los colores. Otros movimientos en la misma posición pasan a ser variantes.
tree-actions = Movimientos y tablero
promote = Hacer línea principal
delete-from-here = Borrar desde aquí
edit-position = Editar la posición
evaluate-game = Evaluar la partida
evaluate-stop = Parar
evaluate-progress = { $done } de { $all }
chart-of-shares = Las posibilidades de ganar de cada jugador a lo largo de la partida
turning-points = Momentos decisivos
no-turning-points = Ningún turno cambió gran cosa.
turning-point = Turno { $turn }: { $move } costó un { $percent }{"\u00A0"}%.
turning-better = Mejor era { $move }.
import = Abrir un registro o una posición
import-label = Pega un registro, una posición o movimientos
import-open = Abrir
import-file = Elegir un archivo
export = Guardar y copiar
position-text = Posición
copy-position = Copiar la posición
save-picture = Guardar la imagen
copy-picture = Copiar la imagen
editor-board = Tablero del editor de posiciones
editor-possible = Esta posición es posible.
editor-leave = Volver al análisis
editor-use = Usar esta posición
editor-start = Posición inicial
editor-empty = Tablero vacío
editor-to-move = A quién le toca
editor-order = Colores por orden de juego
palette = Poner en el tablero
palette-hint = Si eliges otra vez una flecha, gira 45°, aquí y en el tablero.
brush-marker = { $color ->
    [yellow] Marcador amarillo
    [red] Marcador rojo
    [green] Marcador verde
   *[black] Marcador negro
}
brush-chevron = { $color ->
    [yellow] Flecha amarilla
    [red] Flecha roja
    [green] Flecha verde
   *[black] Flecha negra
} que apunta al { $facing ->
    [north] norte
    [north-east] noreste
    [east] este
    [south-east] sureste
    [south] sur
    [south-west] suroeste
    [west] oeste
   *[north-west] noroeste
}
brush-eraser = Goma de borrar
paste-empty = Aún no hay nada que abrir.
paste-too-long = Es demasiado largo para ser una partida.
paste-unknown = Esto no es un registro, ni una posición, ni una lista de movimientos.
paste-at = Línea { $line }, carácter { $column }: { $what }
record-empty = No contiene ninguna partida: un registro empieza con [Game "…"].
record-tag = Una etiqueta se escribe así: [Nombre "valor"].
record-repeated-tag = La etiqueta { $name } aparece dos veces.
record-missing-tag = Falta la etiqueta { $name }.
record-start-differs = La etiqueta Start indica otro juego u otro orden de juego que Game y Order.
record-result-tag = «{ $text }» no es un resultado; tiene que ser como «g target 42-31» o «*».
record-open-comment = Al comentario le falta la llave de cierre.
record-no-comment = Hay una llave de cierre sin comentario.
record-open-branch = A la variante le falta el corchete de cierre.
record-no-branch = Hay un corchete de cierre sin variante.
record-branch-of-nothing = Una variante va después del movimiento al que sustituye.
record-too-deep = Demasiadas variantes dentro de otras.
record-move = { $move } – { $why }
record-already-out = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} ya está fuera.
record-missing-result = La partida no tiene resultado: termínala con las letras de los ganadores, o con * si no ha acabado.
record-result-in-branch = Un resultado no puede estar dentro de una variante.
record-trailing = Hay algo más después del resultado.
position-at = { $part ->
    [game] El juego
    [order] El orden de juego
    [to-move] A quién le toca
    [board] El tablero
    [last-round] La última ronda
    [idle] Los turnos inactivos
   *[turn] El número de turno
} (carácter { $column }): { $what }
position-missing = Falta esta parte. Una posición tiene siete: juego, orden de juego, a quién le toca, tablero, última ronda, turnos inactivos y número de turno.
position-space = Las partes se separan con un solo espacio.
position-trailing = Hay algo más después del número de turno.
position-no-color = «{ $text }» no es un color: usa «y», «r», «g» o «b».
position-ranks = { $ranks ->
    [one] Hay una fila, no nueve.
   *[other] Hay { $ranks } filas, no nueve.
}
position-rank = { $fields ->
    [one] La fila { $rank } tiene una casilla, no nueve.
   *[other] La fila { $rank } tiene { $fields } casillas, no nueve.
}
position-character = «{ $text }» no puede estar en un tablero: usa del 1 al 9, un marcador como «y», o una flecha como «Y4» o «Y4+».
position-numbers = Hay dos números seguidos: escribe su suma.
position-facing = A una flecha { $color ->
    [yellow] amarilla
    [red] roja
    [green] verde
   *[black] negra
} le falta la dirección, de 0 a 7.
position-number = «{ $text }» no es un número entero de hasta 1000000.
position-game = «{ $text }» no es ninguno de los tres juegos.
position-option = El juego no tiene la opción «{ $text }», o no va en este lugar.
position-order = Juegan dos, tres o cuatro colores distintos.
position-not-opposite = Dos jugadores se sientan frente a frente: verde y amarillo, o rojo y negro.

## Aprender

learn = Aprender
learn-about = Cursos breves en un tablero de verdad: una idea en cada paso, y la pruebas enseguida.
learn-rules = Todo completo y con dibujos. Para leer o para imprimir como folleto.
learn-questions = ¿Puedo pasar? ¿Y si ganan dos a la vez? Respuestas a lo que preguntan los jugadores.
courses = Cursos
course-begin = Empezar
course-go-on = Continuar
course-again = Repetir
course-progress = { $done } de { $all } pasos hechos
course-end = Has llegado al final
steps = Pasos
steps-left = Estos pasos siguen pendientes:
step-number = Paso { $step } de { $all }
step-mark = { $mark ->
    [done] (hecho)
    [skipped] (saltado)
   *[open] (pendiente)
}
step-before = Al paso anterior
task = Tu tarea
next-step = Siguiente
skip-step = Saltar
show-me = Enséñame
shown-now = Así se puede hacer. ¡Ahora inténtalo tú!
try-again = Intentar otra vez
missed = Se puede hacer, pero no es lo que se pide aquí.
do-stuck = Ninguna de tus flechas puede moverse.
start-over = Empezar el curso de nuevo
start-over-sure = ¿Olvidar todo lo hecho aquí?
play-level = Jugar contra el ordenador, nivel { $level }
next-course = { $game ->
    [shacru] Aprender Shacru
    [azacru] Seguir con Azacru
   *[pacru] Seguir con Pacru
}
offer-course = { $game ->
    [shacru] ¿Es tu primera vez? Aprende Shacru en cinco minutos, en un tablero de verdad.
    [azacru] ¡Ya sabes Shacru! Ahora viene Azacru: diez minutos, y tus flechas aprenden a correr.
   *[pacru] Ya sabes Azacru. Aprende Pacru, el juego completo, en veinte minutos.
}
offer-go-on = { $game ->
    [shacru] ¿Seguimos con Shacru? Vas por el paso { $step } de { $all }.
    [azacru] ¿Seguimos con Azacru? Vas por el paso { $step } de { $all }.
   *[pacru] ¿Seguimos con Pacru? Vas por el paso { $step } de { $all }.
}
offer-take = Aprender ahora
offer-refuse = No, gracias
challenges = Retos
challenges-about = Posiciones de partidas que el ordenador jugó contra sí mismo, cada una con una sola respuesta mejor. ¿La encuentras?
daily = Reto del día
daily-open = Cada día uno nuevo. ¿Puedes resolverlo?
daily-solved = ¡Resuelto! Mañana habrá otro.
daily-take = Intentarlo
questions = Preguntas
search = Buscar
nothing-found = Ninguna pregunta dice eso.
contents = Contenido
all-games = Los tres juegos
print = Imprimir
loading = Cargando…
not-loaded = No se pudo cargar
not-loaded-why = Quizá no haya conexión. Inténtalo más tarde.
