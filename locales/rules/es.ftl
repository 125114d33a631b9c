### The rules of Shacru, Azacru and Pacru in plain words: one message for each rule tag, then general ones. Spanish.

## Shacru

rule-S-R1 = Al empezar no hay marcadores: todas las casillas son neutras. Cada jugador tiene tres flechas en el borde del tablero, que apuntan hacia dentro. Con tres jugadores se usan tres colores cualesquiera; con dos, colores opuestos (verde y amarillo, o rojo y negro), y cada uno tiene una cuarta flecha en una esquina lejana. Entre todos se decide quién lleva cada color y en qué orden se juega.
    .title = Posición inicial
rule-S-R2 = Se juega por turnos. En tu turno, mueve una de tus flechas. Solo puedes pasar si ninguna de tus flechas puede moverse, y entonces tienes que pasar.
    .title = Mover o pasar
rule-S-R3 = Una flecha avanza exactamente una casilla: hacia donde apunta, o una punta de la estrella (45°) más a la izquierda o a la derecha. Después queda apuntando hacia donde ha ido. Si la casilla a la que llega es neutra, pon en ella tu marcador. La casilla de la que sale no recibe ninguno.
    .title = Mover y marcar
rule-S-R4 = Cuando tu flecha cruza una frontera y entra en otra zona (un cuadrado de 3 × 3 casillas), puedes girarla una punta de la estrella más (45°), a la izquierda o a la derecha. No es obligatorio.
    .title = Giro fronterizo
rule-S-R5 = No puedes ir a una casilla con el marcador de otro jugador. Tampoco a una casilla donde haya una flecha, ni siquiera si es tuya. A una casilla con tu propio marcador sí puedes ir, si no hay ninguna flecha en ella.
    .title = Adónde no puedes ir
rule-S-R6 = La partida termina cuando ya nadie puede ganar una casilla neutra, ni ahora ni con movimientos posteriores. Gana quien tiene más marcadores, aunque ya solo pudiera pasar. Si hay empate en el primer puesto, comparten la victoria. También se pueden jugar varias partidas y sumar los marcadores.
    .title = Fin de la partida

## Azacru

rule-A-R1 = Azacru empieza como Shacru: todas las casillas son neutras y cada jugador tiene tres flechas en el borde, que apuntan hacia dentro. Con tres jugadores se usan tres colores cualesquiera; con dos, colores opuestos (verde y amarillo, o rojo y negro), y cada uno tiene una cuarta flecha en una esquina lejana. Entre todos se decide quién lleva cada color y en qué orden se juega.
    .title = Posición inicial
rule-A-R2 = En tu turno, mueve una de tus flechas. Solo puedes pasar si no tienes ninguna flecha que pueda moverse, y entonces tienes que pasar. El primero que pasa da comienzo a la última ronda (A-R10).
    .title = Mover o pasar
rule-A-R3 = Una flecha avanza en línea recta: hacia donde apunta, o 45° más a la izquierda o a la derecha. Después queda apuntando hacia donde ha ido. Si la casilla a la que llega es neutra, recibe tu marcador. La casilla de la que sale no recibe ninguno.
    .title = Direcciones y marcadores
rule-A-R4 = Cuenta tus marcadores en la zona fronteriza de la que sale la flecha: ese es su poder de movimiento. Siempre es al menos 1, aunque no tengas allí ningún marcador. La flecha puede avanzar desde 1 casilla hasta tantas como indique su poder.
    .title = Poder de movimiento
rule-A-R5 = Un movimiento de dos casillas o más es un movimiento largo. Va en una sola línea recta, sin girar por el camino. Puede pasar por encima de marcadores, sean de quien sean. Por encima de flechas solo puede pasar con un salto de conexión (A-R8).
    .title = Movimiento largo
rule-A-R6 = Cuando un movimiento, por largo que sea, termina en una zona distinta de aquella en la que empezó, puedes girar la flecha otros 45° a la izquierda o a la derecha. No es obligatorio. Si un cambio de conexión (A-R7) retira la flecha del tablero, no hay giro.
    .title = Giro fronterizo
rule-A-R7 = Un movimiento largo de una casilla de tu color a otra de tu color, sin pasar por encima de ninguna flecha, es una conexión. Todas las casillas intermedias pasan a ser tuyas; no se puede renunciar a ello. Si alguna de ellas era de otro jugador, la flecha que se ha movido se retira después del tablero.
    .title = Cambio de conexión
rule-A-R8 = En un movimiento largo de una casilla de tu color a otra de tu color, la flecha puede saltar por encima de todas las flechas que haya en medio, tuyas o ajenas. El movimiento debe ser recto y no superar su poder, como siempre. Tras un salto no cambia nada de lo que queda en medio.
    .title = Salto de conexión
rule-A-R9 = No puedes ir a una casilla con el marcador de otro jugador. No puedes ir a una casilla ocupada, aunque la flecha que la ocupa sea tuya. No puedes saltar por encima de ninguna flecha, ni tuya ni ajena, salvo en un salto de conexión (A-R8).
    .title = Lo que está prohibido
rule-A-R10 = Si no te quedan flechas o ninguna puede moverse, tienes que pasar. El primero que pasa da comienzo a la última ronda: cada uno de los demás juega un turno más, por orden, y pasa si no puede mover. Después termina la partida y gana quien tiene más marcadores; si hay empate en el primer puesto, comparten la victoria. Se pueden sumar los marcadores de varias partidas.
    .title = Última ronda y victoria

## Pacru

rule-R1 = Pacru empieza como Shacru y Azacru: todas las casillas son neutras y cada jugador tiene tres flechas en el borde, que apuntan hacia dentro; con dos jugadores, que llevan colores opuestos, cada uno tiene una cuarta en una esquina lejana. El objetivo es de 42 marcadores con dos jugadores, 28 con tres y 24 con cuatro, según cuántos empiecen la partida. Todos pueden saber cuántos marcadores le faltan a cada uno. Los colores y el orden de juego se deciden entre todos.
    .title = Posición inicial y objetivo
rule-R2 = En tu turno, mueve una de tus flechas o reorienta una (R14). Tienes que hacer una de las dos cosas: no se puede pasar.
    .title = Tu turno
rule-R3 = Una flecha avanza en línea recta: hacia donde apunta, o 45° más a la izquierda o a la derecha. Después queda apuntando hacia donde ha ido. Moverse no deja por sí solo ningún marcador y no hay giro fronterizo: los marcadores solo se consiguen con acciones especiales.
    .title = Direcciones de movimiento
rule-R4 = Cuando tu flecha cruza una frontera, pon tu marcador en una casilla neutra de la zona a la que llega. Elige la casilla a la que acaba de llegar u otra en la que no haya ninguna flecha. Es obligatorio si existe una casilla así. Si el movimiento es también una conexión, eliges entre las dos cosas según R8.
    .title = Cambio fronterizo
rule-R5 = Cuenta tus marcadores en la zona fronteriza de la que sale la flecha: ese es su poder de movimiento. Siempre es al menos 1, aunque no tengas allí ningún marcador. La flecha puede avanzar desde 1 casilla hasta tantas como indique su poder.
    .title = Poder de movimiento
rule-R6 = Un movimiento de dos casillas o más es un movimiento largo. Va en una sola línea recta, sin girar por el camino. Puede pasar por encima de marcadores, sean de quien sean. Por encima de flechas solo puede pasar con un salto de conexión (R9).
    .title = Movimiento largo
rule-R7 = No puedes saltar por encima de ninguna flecha, ni tuya ni ajena, salvo en un salto de conexión (R9). Solo con un movimiento de tenazas (R11) puedes ir a una casilla ocupada o con el marcador de otro jugador. Fuera de las tenazas, no puedes cambiar una casilla ocupada por otra flecha, aunque sea tuya. Pasar por encima de marcadores siempre está permitido.
    .title = Lo que está prohibido
rule-R8 = Un movimiento largo de una casilla de tu color a otra de tu color, sin pasar por encima de ninguna flecha, es una conexión: todas las casillas intermedias pasan a ser tuyas y tu flecha sigue en el tablero. Si además cruza una frontera, elige entre la conexión y R4/R10; nunca las dos cosas. Puedes elegir la conexión aunque todo lo que hay en medio ya sea tuyo. Si R4/R10 no ofrece ninguna casilla, la conexión es obligatoria.
    .title = Cambio de conexión
rule-R9 = En un movimiento largo de una casilla de tu color a otra de tu color, la flecha puede saltar por encima de todas las flechas que haya en medio, tuyas o ajenas. El movimiento debe ser recto y no superar su poder, como siempre. Lo que queda en medio no cambia. Si el salto cruza una frontera, se aplica R4 o R10.
    .title = Salto de conexión
rule-R10 = Si tu flecha cruza una frontera y en la zona a la que llega no hay ninguna casilla neutra, ni siquiera debajo de una flecha, en lugar de R4 cambia allí a tu color una casilla de otro jugador. No puede ser una casilla ocupada por otra flecha. Es obligatorio si existe una casilla así.
    .title = Transformación fronteriza
rule-R11 = Tu flecha ataca a una flecha rival si esta se encuentra en una de sus tres direcciones, dentro de su poder de movimiento, y no hay ninguna flecha en medio. Si al empezar tu turno dos o más de tus flechas atacan a la misma flecha rival, una de ellas puede moverse a su casilla. La flecha rival sale del tablero y su casilla pasa a ser tuya, fuera del color que fuera. Las tenazas nunca son una conexión, pero si cruzan una frontera se aplica R4 o R10 al tablero tal como queda tras la captura.
    .title = Movimiento de tenazas
rule-R12 = Hay reunión si, tras un movimiento y todos sus demás efectos, la flecha movida y otra tuya están en casillas contiguas (también en diagonal), ambas de tu color, y se apuntan de frente. Entonces cambia a tu color una casilla cualquiera del tablero que no sea tuya y en la que no haya ninguna flecha; también vale la que acabas de dejar. Es obligatorio si existe una casilla así. Una reorientación nunca produce una reunión.
    .title = Reunión
rule-R13 = Un mismo movimiento puede dar lugar a varias acciones especiales, y las obtienes todas. Hay una excepción: nunca obtienes a la vez el cambio de conexión (R8) y R4 o R10. La reunión (R12) va siempre al final.
    .title = Varias acciones a la vez
rule-R14 = En lugar de mover, gira una de tus flechas sin que cambie de casilla, a la izquierda o a la derecha: 45° (menor) a cambio de 2 marcadores tuyos, o 90° (mayor) a cambio de 4. Tú eliges qué marcadores retiras del tablero, pero solo de casillas donde no haya ninguna flecha, ni siquiera la que giras; esas casillas vuelven a ser neutras. Solo está permitido mientras al menos una de tus flechas, esta u otra, pueda moverse.
    .title = Reorientación
rule-R15 = Quedas fuera y pierdes la partida cuando te capturan la última flecha. También quedas fuera si al empezar tu turno ninguna de tus flechas puede moverse; entonces todas tus flechas salen del tablero. En ambos casos tus marcadores se quedan donde están.
    .title = Perder la partida
rule-R16 = Ganas si al final de tu turno, una vez cumplidos todos los efectos, tienes en el tablero tantos marcadores como pide el objetivo, o más. También ganas cuando eres el único jugador con alguna flecha en el tablero. Si ocurren ambas cosas a la vez, cuenta como victoria por marcadores.
    .title = Ganar la partida

## Common to all three games

rules-common-leaving = Quien se rinde, agota su tiempo o se ausenta queda fuera: sus flechas salen del tablero, sus marcadores se quedan, sus turnos se saltan y ya no puede ganar. Si solo queda un jugador, gana él. En Azacru, un turno saltado no cuenta como pasar; y si se va quien pasó primero, la última ronda termina igualmente al llegar a su sitio. En Pacru se comprueba entonces de nuevo a quien le toca jugar: si ninguna de sus flechas puede moverse, también queda fuera (R15).
    .title = Abandonar la partida
rules-common-idle = Un turno es inactivo si su movimiento no cambia ningún marcador ni retira ninguna flecha del tablero; pasar también es un turno inactivo. Tras 40 × el número de jugadores iniciales (80, 120 o 160) turnos inactivos seguidos, Shacru y Azacru terminan y se cuentan los marcadores; Pacru queda en tablas entre los que siguen en juego. Que un jugador quede fuera por R15 o abandone no suma a la cuenta ni la pone a cero.
    .title = Demasiados turnos inactivos
rules-common-repetition = En Pacru, la partida queda en tablas entre los que siguen en juego cuando la misma posición aparece por tercera vez. Es la misma si coinciden el tablero, el jugador al que le toca y los jugadores que siguen en juego. La posición inicial también cuenta.
    .title = Triple repetición
rules-common-board = El tablero tiene 9 × 9 casillas: columnas de la a a la i, de izquierda a derecha, y filas del 1 al 9, de abajo arriba. Las fronteras lo dividen en nueve zonas fronterizas de 3 × 3 casillas. Cada casilla es una estrella de ocho puntas y la flecha apunta a una de ellas; las casillas claras y oscuras solo se distinguen por su aspecto. Una casilla es neutra o lleva un marcador de un color; está ocupada si hay una flecha en ella, con marcador o sin él. El amarillo está arriba, el rojo a la derecha, el verde abajo y el negro a la izquierda.
    .title = Tablero y piezas
rules-common-moving = Una flecha avanza en línea recta en una de tres direcciones: hacia donde apunta, o 45° más a la izquierda o a la derecha. Después queda apuntando hacia donde ha ido. El borde es el final: no se sale por un lado para entrar por el otro. Cruzar una frontera es terminar el movimiento en una zona distinta de aquella en la que empezó.
    .title = Cómo se mueven las flechas

## Options

rules-option-meet9 = Para Pacru: la enmienda que hizo el autor en marzo de 2011, usada en torneos. Una reunión (R12) solo cuenta si al menos un rival, siga en juego o no, tiene 9 marcadores o más en el tablero. Se cuentan cuando tu flecha ha llegado: después de las tenazas, pero antes de R4, R8 o R10.
    .title = Reunión desde nueve marcadores
rules-option-target = Para Pacru: se acuerda otro número de marcadores para ganar, de 1 a 81. El reglamento coreano, por ejemplo, juega a 20 las partidas de cuatro.
    .title = Otro objetivo
rules-option-notwist = Shacru o Azacru sin giro fronterizo (S-R4, A-R6): tras cruzar una frontera, la flecha sigue apuntando hacia donde ha ido. Shacru jugado así se conoce como Lilacru.
    .title = Sin giro fronterizo
