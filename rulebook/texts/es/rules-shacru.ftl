### Rules of Shacru. Spanish.

rules-shacru = Shacru es el primero de los tres juegos del tablero de Pacru. Unas flechitas caminan por el tablero y pintan las casillas a las que llegan. Gana quien haya pintado más casillas.
    .title = Las reglas de Shacru

## Chapters

rules-shacru-chapter-start = Antes de empezar
rules-shacru-chapter-play = Cómo se juega
rules-shacru-chapter-end = El final de la partida
rules-shacru-chapter-more = Conviene saber

## Before you start

rules-shacru-need = Shacru es para dos, tres o cuatro jugadores a partir de los cinco años. Aprenderlo lleva de 2 a 5 minutos, y una partida, de 15 a 30.

    Con el juego de mesa hacen falta el tablero, las flechas y los marcadores de los colores que jueguen. Hay 4 flechas y 50 marcadores de cada color. Aquí, en la página, ya está todo preparado.
    .title = Lo que hace falta

rules-shacru-S-R1 = Al empezar no hay marcadores: todas las casillas son neutras. Cada jugador tiene tres flechas en el borde del tablero, que apuntan hacia dentro.

    - Con dos jugadores se usan colores opuestos (verde y amarillo, o rojo y negro). Cada uno recibe una cuarta flecha en una esquina lejana, que apunta al centro: en i9 el verde, en a1 el amarillo, en a9 el rojo y en i1 el negro. El orden habitual es verde, amarillo.
    - Con tres se usan tres colores cualesquiera, cada uno en su lado, con las flechas colocadas igual que con cuatro. El orden habitual es amarillo, rojo, negro: empieza el jugador del medio.
    - Con cuatro se usan los cuatro colores. El orden habitual es amarillo, rojo, verde, negro.

    Entre todos se decide quién lleva cada color y en qué orden se juega; vale cualquier orden.
    .title = Posición inicial
    .board-two = Dos jugadores: el verde abajo, el amarillo arriba, cada uno con una cuarta flecha en una esquina lejana.
    .board-red-black = Rojo contra negro: la cuarta flecha del rojo empieza en a9, y la del negro en i1.
    .board-three = Tres jugadores, aquí amarillo, rojo y negro: el amarillo está en el medio y empieza.
    .board-four = Cuatro jugadores: el amarillo arriba, el rojo a la derecha, el verde abajo y el negro a la izquierda.

rules-shacru-terms = El tablero tiene 9 × 9 *casillas*. Se nombran con una letra, de la a a la i de izquierda a derecha, y un número, del 1 al 9 de abajo arriba. Las casillas claras y oscuras solo se distinguen por su aspecto.

    - *Flecha*: la pieza que mueves. Cada casilla es una estrella de ocho puntas, y la flecha apunta a una de ellas.
    - *Marcador*: la pieza redonda que muestra de quién es la casilla.
    - *Neutra*: una casilla sin marcador.
    - *Ocupada*: una casilla en la que hay una flecha, con marcador o sin él.
    - *Zona fronteriza*, o zona: un cuadrado de 3 × 3 casillas. Hay nueve.
    - *Frontera*: la línea gruesa entre dos zonas. Una flecha cruza una frontera cuando su movimiento termina en una zona distinta de aquella en la que empezó.
    .title = Palabras
    .board-words = En e4 y h5 hay marcadores verdes. La flecha amarilla está sobre su propio marcador en b8. La verde está en e5, que es neutra.

## Playing

rules-shacru-S-R2 = Se juega por turnos. En tu turno, mueve una de tus flechas. Solo puedes pasar si ninguna de tus flechas puede moverse, y entonces tienes que pasar.
    .title = Jugar y pasar

rules-shacru-S-R3 = Una flecha avanza exactamente una casilla: hacia donde apunta, o una punta de la estrella (45°) más a la izquierda o a la derecha. Después queda apuntando hacia donde ha ido. El borde es el final: nada sale por un lado y vuelve a entrar por el otro.

    Si la casilla a la que llega es neutra, pon en ella tu marcador. La casilla de la que sale no recibe ninguno.
    .title = Mover y marcar
    .board-ways = La flecha de e2 puede ir a d3, e3 o f3. En d3 quedará apuntando arriba a la izquierda.

rules-shacru-S-R4 = Cuando tu flecha cruza una frontera y entra en otra zona, puedes girarla una punta de la estrella más (45°), a la izquierda o a la derecha. No es obligatorio.
    .title = Giro fronterizo
    .board-twist = La flecha va de e3 a e4 cruzando la frontera y gira a la izquierda. Ahora apunta arriba a la izquierda.

rules-shacru-S-R5 = No puedes ir a una casilla con el marcador de otro jugador. Tampoco a una casilla donde haya una flecha, ni siquiera si es tuya. A una casilla con tu propio marcador sí puedes ir, si no hay ninguna flecha en ella.
    .title = Adónde no puedes ir
    .board-blocked = La flecha de e2 solo puede ir a f3: en d3 hay un marcador amarillo y en e3 hay una flecha.

## The end of the game

rules-shacru-S-R6 = La partida termina cuando ya nadie puede ganar una casilla neutra, ni ahora ni con movimientos posteriores. Gana quien tiene más marcadores, aunque ya solo pudiera pasar. Si hay empate en el primer puesto, se comparte la victoria. También se pueden jugar varias partidas y sumar los marcadores.
    .title = Fin de la partida
    .board-over = Las cuatro flechas miran hacia fuera del tablero y ya nunca podrán moverse. La partida ha terminado, y gana el verde por 8 marcadores a 7.

## Good to know

rules-shacru-leaving = El jugador que abandona, agota su tiempo o se ha ido queda fuera: sus flechas salen del tablero, sus marcadores se quedan, sus turnos se saltan y ya no puede ganar. Si solo queda un jugador, gana ese jugador.
    .title = Dejar la partida

rules-shacru-idle = Un turno cuenta como vacío si su movimiento no cambia ningún marcador; pasar también. Tras 40 turnos vacíos seguidos por cada jugador que empezó la partida (80 con dos, 120 con tres, 160 con cuatro), la partida termina y se cuentan los marcadores. Que un jugador deje la partida ni suma a la cuenta ni la pone a cero.
    .title = Demasiados turnos vacíos

rules-shacru-notwist = Si se quiere, se puede jugar sin el giro fronterizo [S-R4]: después de cruzar una frontera, la flecha sigue apuntando hacia donde ha ido. Shacru jugado así se conoce como Lilacru.
    .title = Opción: sin giro

rules-shacru-decisions = Los folletos en distintos idiomas no siempre dicen lo mismo, y a veces no dicen nada. Aquí se juega así:

    - Tus propias flechas te estorban igual que las ajenas [S-R5].
    - Quienes empatan con el mayor número de marcadores comparten la victoria. No hay desempate [S-R6].
    - La cuarta flecha con dos jugadores está en i9 para el verde, en a1 para el amarillo, en a9 para el rojo y en i1 para el negro [S-R1].
    - El ordenador reconoce el final de la partida con un procedimiento fijo. Nunca detiene una partida en la que alguien aún podría ganar una casilla. En raras posiciones enredadas la detiene unos turnos más tarde de lo posible, lo que no cambia nada en el recuento [S-R6].
    .title = Lo que hemos decidido
