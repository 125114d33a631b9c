### Questions that players ask, with answers. Spanish.

question-which-first = Shacru, luego Azacru y luego Pacru. Cada uno añade unas pocas ideas al anterior. Aprender Shacru lleva de 2 a 5 minutos; Azacru, de 5 a 10, y Pacru, de 10 a 20. La primera partida de Pacru, mejor entre dos.
    .title = ¿Qué juego aprendemos primero?

question-who-starts = Eso se decide entre todos. Hay que acordar quién lleva cada color y en qué orden se juega; vale cualquier orden [S-R1] [A-R1] [R1]. Si da igual: con dos jugadores empieza el verde, con tres el jugador del medio, y con cuatro se juega en el sentido de las agujas del reloj desde el amarillo.
    .title = ¿Quién empieza?

question-two-players = Dos colores que estén frente a frente: verde y amarillo, o rojo y negro. Cada uno recibe una cuarta flecha en una esquina lejana [S-R1] [A-R1] [R1]. Con tres jugadores valen tres colores cualesquiera.
    .title = ¿Qué colores usamos si somos dos?
    .board-corners = Rojo contra negro: la cuarta flecha del rojo empieza en a9, y la del negro en i1.

question-pass = No porque te apetezca. En Shacru solo pasas cuando ninguna de tus flechas puede moverse, y entonces es obligatorio [S-R2]. En Azacru es igual, y el primero que pasa da comienzo a la última ronda [A-R10]. En Pacru no se pasa nunca [R2].
    .title = ¿Puedo pasar?

question-turn-round = Una flecha no puede ir hacia atrás ni de lado. Pero queda apuntando hacia donde ha ido, así que con cada paso puede torcer 45° más: unos cuantos movimientos hacen un círculo [S-R3] [A-R3] [R3]. En Shacru y Azacru ayuda el giro en la frontera [S-R4] [A-R6], y en Pacru puedes pagar para girarla en su sitio [R14].
    .title = ¿Cómo le doy la vuelta a una flecha?

question-edge = No. El borde es el final: nada sale por un lado y vuelve a entrar por el otro. Una flecha que mira hacia fuera del tablero en sus tres direcciones no puede moverse [S-R3] [A-R3] [R3].
    .title = ¿Puede una flecha salir por un lado y entrar por el otro?

question-field-left = No. Solo la casilla a la que llegas recibe tu marcador, y solo si era neutra. Por eso las casillas donde empiezan tus flechas siguen siendo neutras después de tus primeros movimientos [S-R3].
    .title = ¿Marco también la casilla de la que salgo?

question-own-marker = Sí, mientras no haya ninguna flecha en ella. Por sí solo no te da nada nuevo, pero a menudo es el camino hacia otro sitio [S-R5] [A-R9] [R7].
    .title = ¿Puedo ir a una casilla con mi propio marcador?

question-own-chevron = Sí. Una flecha estorba sea de quien sea [S-R5] [A-R9] [R7]. Solo un salto de conexión pasa por encima, y solo en Azacru y Pacru [A-R8] [R9].
    .title = ¿Me cierran el paso mis propias flechas?

question-must-twist = No. Cuando cruzas una frontera puedes girar la flecha 45° a la izquierda, 45° a la derecha, o dejarla como está [S-R4] [A-R6].
    .title = ¿Tengo que girar al cruzar una frontera?

question-twist-in-pacru = No. En Pacru, al cruzar una frontera ganas un marcador [R4]. La flecha siempre queda apuntando hacia donde ha ido [R3].
    .title = ¿Hay giro fronterizo en Pacru?

question-empty-fields = Porque ya nadie podía llegar a ellas. Shacru termina en cuanto ningún jugador puede ganar otra casilla neutra, ni ahora ni con movimientos posteriores, aunque queden casillas vacías [S-R6].
    .title = Quedaban casillas vacías. ¿Por qué terminó la partida?

question-pass-and-win = Sí. En Shacru al final solo cuentan los marcadores. Puedes pasar media partida sin poder mover y aun así tener más que nadie [S-R6].
    .title = Solo puedo pasar. ¿Todavía puedo ganar?

question-several-winners = En Shacru y Azacru, quienes empatan con el mayor número de marcadores comparten la victoria [S-R6] [A-R10]. En Pacru no puede ocurrir: solo el jugador que tiene el turno puede alcanzar el objetivo, y la partida termina en ese momento [R16].
    .title = ¿Y si dos jugadores ganan a la vez?

question-no-power = Avanza igualmente una casilla. El poder de movimiento nunca es menor que 1 [A-R4] [R5].
    .title = ¿Cuánto avanza una flecha si no tengo marcadores en su zona?

question-marker-under-chevron = Sí. Cuentan todos tus marcadores de la zona de la que sale la flecha, también el que está debajo de ella. No cuentan los de otros jugadores ni los tuyos de otras zonas [A-R4] [R5].
    .title = ¿Cuenta para el poder el marcador que está debajo de mi flecha?
    .board-power = Cuentan e1 y d2, así que el poder es dos. h2 está en otra zona, y f2 es amarilla.

question-bend = No. Un movimiento es una sola línea recta de principio a fin. La flecha elige una de sus tres direcciones y la mantiene [A-R5] [R6].
    .title = ¿Puede un movimiento largo torcerse?

question-diagonal-connection = Sí. Una conexión va por cualquier línea que pueda recorrer una flecha: recta o diagonal [A-R7] [R8].
    .title = ¿Puedo conectar en diagonal?
    .board-diagonal = De d1 a f3: e2 pasa a ser verde.

question-chevron-vanished = Has hecho una conexión por encima de una casilla de otro jugador. En Azacru eso cuesta la flecha: las casillas son tuyas y la flecha sale del tablero [A-R7]. En Pacru se queda [R8].
    .title = ¿Por qué ha desaparecido mi flecha después de una conexión?

question-must-connect = En Azacru, sí: si tu movimiento es una conexión, las casillas de en medio pasan a ser tuyas, y pagas el precio si lo hay [A-R7]. En Pacru también, salvo que el movimiento cruce una frontera. Entonces eliges entre la conexión y una casilla de la nueva zona [R8].
    .title = ¿Tengo que hacer la conexión?

question-jump-is-connection = No. En cuanto pasas por encima de una flecha es un salto y no una conexión, y lo de en medio no cambia [A-R8] [R9].
    .title = ¿Saltar cuenta como conectar?
    .board-jump = De e1 a e3: la flecha salta, y e2 sigue siendo amarilla.

question-move-after-pass = No. En Azacru, el primero que pasa da comienzo a la última ronda, y la partida termina cuando volvería a tocarte a ti [A-R10]. En Shacru es distinto: allí puedes volver a mover en cuanto te sea posible [S-R2].
    .title = He pasado antes que nadie. ¿Tengo otro turno?

question-full-borderland = Si en ella no hay ninguna casilla neutra, cambias allí a tu color una casilla de otro jugador [R10]. Si todavía queda alguna neutra, solo puedes marcar una neutra [R4].
    .title = ¿Y si una zona fronteriza está llena?
    .board-full = Las nueve casillas tienen marcador. El verde va a e4 y puede cambiar d5, e5, e6 o f4, pero no f5, debajo de la flecha.

question-nothing-to-change = Entonces no cambia nada, y el movimiento vale igualmente. Ocurre cuando las únicas casillas neutras están debajo de otras flechas, o cuando todas las casillas son tuyas o están ocupadas [R4] [R10]. Pero si el movimiento es también una conexión, la conexión es obligatoria [R8].
    .title = ¿Y si cruzo una frontera y no hay ninguna casilla que cambiar?

question-must-mark = Sí, si puedes. El cambio fronterizo, la transformación y la reunión no son ofertas: tú eliges la casilla, pero tienes que elegir una [R4] [R10] [R12]. Solo si el movimiento es también una conexión puedes elegirla en lugar de una casilla de la nueva zona [R8].
    .title = ¿Tengo que poner un marcador después de cruzar una frontera o de una reunión?

question-connection-and-border = No, una cosa o la otra. Es la única pareja que no puedes tener a la vez [R8]. Todo lo demás que produzca un movimiento te lo llevas [R13].
    .title = ¿Consigo las dos cosas si una conexión cruza una frontera?
    .board-both = De e1 a e4: o bien e2 y e3, o bien una casilla neutra alrededor de e4.

question-sides-of-a-pincer = No. Pueden estar en cualquier parte, también una al lado de otra. Lo que cuenta es que cada una pueda llegar a la flecha enemiga: al alcance de su poder, en una de sus tres direcciones, sin ninguna flecha en medio [R11].
    .title = ¿Tienen que estar las dos flechas atacantes en lados opuestos?
    .board-same-side = Las flechas de d3 y e3 atacan a la de e4, así que cualquiera de las dos puede tomarla.

question-pincer-at-once = No. Las dos tienen que atacarla cuando empieza tu turno. Así que acerca la segunda flecha atacante en un turno y toma en el siguiente, si la otra flecha sigue ahí [R11].
    .title = Coloco mi segunda flecha atacante. ¿Puedo tomar enseguida?

question-marker-protects = No. Con un movimiento de tenazas puedes ir a una casilla con el marcador de otro jugador, y la casilla pasa a ser tuya fuera del color que fuera [R11]. Es el único movimiento que puede acabar en una casilla así [R7].
    .title = ¿Protege a una flecha el marcador que tiene debajo?

question-meeting-of-players = No. Las dos flechas tienen que ser tuyas [R12]. Dos flechas vecinas de jugadores distintos que se miran se atacan, y nada más [R11].
    .title = ¿Se reúnen las flechas de dos jugadores?

question-meeting-by-turning = No. Una reunión solo llega después de un movimiento, y una de las dos flechas tiene que ser la que se ha movido [R12]. Girar en el sitio no es un movimiento [R14].
    .title = ¿Puedo hacer una reunión girando una flecha?

question-field-just-left = Sí. Tu flecha la ha dejado, así que ya no está ocupada. Eso sí: no puede ser una casilla que ya sea tuya [R12].
    .title = ¿Puede una reunión cambiar la casilla que acabo de dejar?

question-turn-when-blocked = No. Solo puedes reorientar una flecha mientras al menos una de las tuyas pueda moverse [R14]. Si ninguna puede moverse cuando empieza tu turno, quedas fuera [R15]. ¡Así que gira a tiempo!
    .title = Ninguna de mis flechas puede moverse. ¿Puedo girar una?

question-which-markers-to-pay = Cualquiera de tus marcadores en casillas sin flecha: dos por 45°, cuatro por 90°. No sirven los marcadores que están debajo de flechas, ni siquiera el que está debajo de la que gira [R14].
    .title = ¿Qué marcadores puedo dar por una reorientación?

question-markers-of-the-out = Se quedan donde están. Los demás pueden llevarse esas casillas con conexiones, transformaciones y reuniones, pero nadie puede pararse en ellas. Solo las flechas salen del tablero [R15].
    .title = ¿Qué pasa con los marcadores de quien queda fuera?

question-win-when = Al final de tu turno, cuando ya está hecho todo lo que ha producido tu movimiento, o en cuanto eres el único jugador con flechas en el tablero [R16]. Una reorientación cuesta marcadores, así que cuéntalos antes de girar [R14].
    .title = ¿En qué momento exacto gano?

question-never-ends = Entonces se le pone fin. Un turno cuenta como vacío si no cambia ningún marcador ni sale ninguna flecha del tablero. Tras 40 turnos vacíos seguidos por cada jugador que empezó la partida, en Shacru y Azacru se cuentan los marcadores tal como están, y Pacru acaba en tablas entre los jugadores que siguen en juego. Pacru también acaba en tablas cuando la misma posición se da por tercera vez. Los folletos no dicen nada de esto; estos límites son nuestros.
    .title = ¿Y si una partida no termina nunca?

question-somebody-leaves = Sus flechas salen del tablero, sus marcadores se quedan y sus turnos se saltan. Ya no puede ganar. Si solo queda un jugador, gana ese jugador. En Azacru, un turno que se salta no es pasar.
    .title = ¿Y si alguien deja la partida?

question-markers-run-out = El juego de mesa trae 50 marcadores de cada color. Aquí, en la página, nunca se acaban.
    .title = ¿Y si se nos acaban los marcadores?
