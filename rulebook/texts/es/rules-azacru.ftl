### Rules of Azacru. Spanish.

rules-azacru = Azacru es el segundo juego del tablero de Pacru. Empieza como Shacru, pero aquí tus marcadores dan poder a tus flechas: corren lejos, conectan tus casillas y saltan unas por encima de otras. Gana quien tenga más marcadores.
    .title = Las reglas de Azacru

## Chapters

rules-azacru-chapter-start = Antes de empezar
rules-azacru-chapter-play = Mover
rules-azacru-chapter-actions = Conectar y saltar
rules-azacru-chapter-end = El final de la partida
rules-azacru-chapter-more = Conviene saber

## Before you start

rules-azacru-need = Azacru es para dos, tres o cuatro jugadores a partir de los siete años. Aprenderlo lleva de 5 a 10 minutos, y una partida, de 15 a 40. Es más fácil si ya sabes Shacru.

    Con el juego de mesa hacen falta el tablero, las flechas y los marcadores de los colores que jueguen. Hay 4 flechas y 50 marcadores de cada color. Aquí, en la página, ya está todo preparado.
    .title = Lo que hace falta

rules-azacru-A-R1 = Azacru empieza como Shacru: todas las casillas son neutras y cada jugador tiene tres flechas en el borde, que apuntan hacia dentro.

    - Con dos jugadores se usan colores opuestos (verde y amarillo, o rojo y negro). Cada uno recibe una cuarta flecha en una esquina lejana, que apunta al centro: en i9 el verde, en a1 el amarillo, en a9 el rojo y en i1 el negro. El orden habitual es verde, amarillo.
    - Con tres se usan tres colores cualesquiera, cada uno en su lado, con las flechas colocadas igual que con cuatro. El orden habitual es amarillo, rojo, negro: empieza el jugador del medio.
    - Con cuatro se usan los cuatro colores. El orden habitual es amarillo, rojo, verde, negro.

    Entre todos se decide quién lleva cada color y en qué orden se juega; vale cualquier orden.
    .title = Posición inicial
    .board-two = Dos jugadores: el verde abajo, el amarillo arriba, cada uno con una cuarta flecha en una esquina lejana.
    .board-four = Cuatro jugadores: el amarillo arriba, el rojo a la derecha, el verde abajo y el negro a la izquierda.

rules-azacru-terms = El tablero tiene 9 × 9 *casillas*. Se nombran con una letra, de la a a la i de izquierda a derecha, y un número, del 1 al 9 de abajo arriba. Las casillas claras y oscuras solo se distinguen por su aspecto, pero ayudan a ver las diagonales.

    - *Flecha*: la pieza que mueves. Cada casilla es una estrella de ocho puntas, y la flecha apunta a una de ellas.
    - *Marcador*: la pieza redonda que muestra de quién es la casilla.
    - *Neutra*: una casilla sin marcador.
    - *Ocupada*: una casilla en la que hay una flecha, con marcador o sin él.
    - *Zona fronteriza*, o zona: un cuadrado de 3 × 3 casillas. Hay nueve.
    - *Frontera*: la línea gruesa entre dos zonas. Una flecha cruza una frontera cuando su movimiento termina en una zona distinta de aquella en la que empezó.
    - *Poder de movimiento*: cuántas casillas puede avanzar una flecha [A-R4].
    - *Movimiento largo*: un movimiento de dos casillas o más [A-R5].
    .title = Palabras
    .board-words = Los marcadores de e1, d2 y f1 están en la zona de la flecha verde, así que su poder de movimiento es tres. El marcador de h5 no cuenta.

## Moving

rules-azacru-A-R2 = En tu turno, mueve una de tus flechas. Solo puedes pasar si no tienes ninguna flecha que pueda moverse, y entonces tienes que pasar. El primero que pasa da comienzo a la última ronda [A-R10].
    .title = Jugar y pasar

rules-azacru-A-R3 = Una flecha avanza en línea recta: hacia donde apunta, o 45° más a la izquierda o a la derecha. Después queda apuntando hacia donde ha ido. El borde es el final: nada sale por un lado y vuelve a entrar por el otro.

    Si la casilla a la que llega es neutra, recibe tu marcador. La casilla de la que sale no recibe ninguno.
    .title = Direcciones y marcadores
    .board-ways = La flecha de e2 puede dirigirse a d3, e3 o f3. En f3 quedará apuntando arriba a la derecha.

rules-azacru-A-R4 = Cuenta tus marcadores en la zona de la que sale la flecha, incluido el que esté debajo de ella: ese es su poder de movimiento. Siempre es al menos 1, aunque no tengas allí ningún marcador. La flecha puede avanzar desde 1 casilla hasta tantas como indique su poder.
    .title = Poder de movimiento
    .board-power = Tres marcadores verdes dan a la flecha de e1 un poder de tres: en línea recta puede ir a e2, e3 o e4. La flecha de h2 no tiene ningún marcador a su alrededor y avanza una casilla, por ejemplo a h3.

rules-azacru-A-R5 = Un movimiento de dos casillas o más es un movimiento largo. Va en una sola línea recta, sin girar por el camino. Puede pasar por encima de marcadores, sean de quien sean. Por encima de flechas solo puede pasar con un salto de conexión [A-R8].
    .title = Movimiento largo
    .board-long = De e1 a e4 por encima de dos marcadores amarillos. Solo e4 recibe un marcador verde.

rules-azacru-A-R6 = Cuando un movimiento, por largo que sea, termina en una zona distinta de aquella en la que empezó, puedes girar la flecha otros 45° a la izquierda o a la derecha. No es obligatorio. Si un cambio de conexión [A-R7] retira la flecha del tablero, no hay giro.
    .title = Giro fronterizo
    .board-twist = Un movimiento largo de e2 a e4 cruzando la frontera, con un giro a la derecha. Ahora la flecha apunta arriba a la derecha.

## Connecting and jumping

rules-azacru-A-R7 = Un movimiento largo de una casilla de tu color a otra de tu color, sin pasar por encima de ninguna flecha, es una conexión. Todas las casillas intermedias pasan a ser tuyas; no se puede renunciar a ello. Si alguna de ellas era de otro jugador, la flecha que se ha movido se retira después del tablero.
    .title = Cambio de conexión
    .board-neutral = De e1 a e4: e2 y e3 pasan a ser verdes, y la flecha se queda.
    .board-price = Aquí e3 era amarilla. El verde consigue e2 y e3, pero la flecha sale del tablero.

rules-azacru-A-R8 = En un movimiento largo de una casilla de tu color a otra de tu color, la flecha puede saltar por encima de todas las flechas que haya en medio, tuyas o ajenas. El movimiento debe ser recto y no superar su poder, como siempre. Tras un salto no cambia nada de lo que queda en medio.
    .title = Salto de conexión
    .board-jump = De e1 a e3 por encima de la flecha amarilla. El marcador de e2 sigue siendo amarillo.
    .board-border = Un salto puede pasar por encima de varias flechas y de fronteras: de d3 a g6.

rules-azacru-A-R9 = No puedes ir a una casilla con el marcador de otro jugador. No puedes ir a una casilla ocupada, aunque la flecha que la ocupa sea tuya. No puedes saltar por encima de ninguna flecha, ni tuya ni ajena, salvo en un salto de conexión [A-R8].
    .title = Lo que está prohibido
    .board-blocked = El poder es tres, pero en b4 hay un marcador amarillo, en e3 hay una flecha, y no se puede saltar por encima para llegar a e4, que no es verde.

## The end of the game

rules-azacru-A-R10 = Si no te quedan flechas o ninguna puede moverse, tienes que pasar. El primero que pasa da comienzo a la última ronda: cada uno de los demás juega un turno más, por orden, y pasa si no puede mover. Después termina la partida y gana quien tiene más marcadores; si hay empate en el primer puesto, se comparte la victoria. Se pueden sumar los marcadores de varias partidas.

    Un ejemplo: tres jugadores juegan en el orden rojo, verde, amarillo, y el rojo es el primero que pasa. Entonces el verde juega un turno más, y luego el amarillo. Cuando le tocaría otra vez al rojo, la partida ya ha terminado.
    .title = Última ronda y victoria
    .board-last = Las dos flechas rojas miran hacia fuera del tablero, así que el rojo tuvo que pasar. Es el último turno del verde, y después viene el del amarillo.

## Good to know

rules-azacru-leaving = El jugador que abandona, agota su tiempo o se ha ido queda fuera: sus flechas salen del tablero, sus marcadores se quedan, sus turnos se saltan y ya no puede ganar. Si solo queda un jugador, gana ese jugador.

    Un turno que se salta no es pasar en el sentido de [A-R10]. Si deja la partida quien pasó primero, la última ronda termina igualmente en su sitio.
    .title = Dejar la partida

rules-azacru-idle = Un turno cuenta como vacío si su movimiento no cambia ningún marcador ni retira ninguna flecha del tablero; pasar también. Tras 40 turnos vacíos seguidos por cada jugador que empezó la partida (80 con dos, 120 con tres, 160 con cuatro), la partida termina y se cuentan los marcadores. Que un jugador deje la partida ni suma a la cuenta ni la pone a cero.
    .title = Demasiados turnos vacíos

rules-azacru-notwist = Si se quiere, se puede jugar sin el giro fronterizo [A-R6]: después de cruzar una frontera, la flecha sigue apuntando hacia donde ha ido.
    .title = Opción: sin giro

rules-azacru-decisions = Los folletos en distintos idiomas no siempre dicen lo mismo, y a veces no dicen nada. Aquí se juega así:

    - Tus propias flechas te estorban igual que las ajenas [A-R9].
    - También en la última ronda puedes hacer el giro al cruzar una frontera [A-R6] [A-R10].
    - Quienes empatan con el mayor número de marcadores comparten la victoria. No hay desempate [A-R10].
    - La cuarta flecha con dos jugadores está en i9 para el verde, en a1 para el amarillo, en a9 para el rojo y en i1 para el negro [A-R1].
    .title = Lo que hemos decidido
