### Rules of Pacru. Spanish.

rules-pacru = Pacru es el tercer juego del tablero y el más grande. Cruzar fronteras, conectar casillas, atrapar flechas y hacer que las tuyas se reúnan te da marcadores. Gana quien primero tenga bastantes.
    .title = Las reglas de Pacru

## Chapters

rules-pacru-chapter-start = Antes de empezar
rules-pacru-chapter-play = Mover
rules-pacru-chapter-actions = Acciones especiales
rules-pacru-chapter-end = Perder y ganar
rules-pacru-chapter-more = Conviene saber

## Before you start

rules-pacru-need = Pacru es para dos, tres o cuatro jugadores a partir de los nueve años. Aprenderlo lleva de 10 a 20 minutos, y una partida, de 40 a 80. Es más fácil si ya sabes Shacru y Azacru, y se aprende mejor entre dos.

    Con el juego de mesa hacen falta el tablero, las flechas y los marcadores de los colores que jueguen. Hay 4 flechas y 50 marcadores de cada color. Aquí, en la página, ya está todo preparado.
    .title = Lo que hace falta

rules-pacru-R1 = Pacru empieza como Shacru y Azacru: todas las casillas son neutras y cada jugador tiene tres flechas en el borde, que apuntan hacia dentro.

    - Con dos jugadores se usan colores opuestos (verde y amarillo, o rojo y negro). Cada uno recibe una cuarta flecha en una esquina lejana, que apunta al centro: en i9 el verde, en a1 el amarillo, en a9 el rojo y en i1 el negro. El orden habitual es verde, amarillo.
    - Con tres se usan tres colores cualesquiera, cada uno en su lado, con las flechas colocadas igual que con cuatro. El orden habitual es amarillo, rojo, negro: empieza el jugador del medio.
    - Con cuatro se usan los cuatro colores. El orden habitual es amarillo, rojo, verde, negro.

    Entre todos se decide quién lleva cada color y en qué orden se juega; vale cualquier orden.

    El objetivo es de 42 marcadores con dos jugadores, 28 con tres y 24 con cuatro, según cuántos empiecen la partida. Todos pueden saber cuántos marcadores le faltan a cada uno.
    .title = Posición inicial y objetivo
    .board-two = Dos jugadores: el verde abajo, el amarillo arriba, cada uno con una cuarta flecha en una esquina lejana. El objetivo es 42.
    .board-four = Cuatro jugadores: el amarillo arriba, el rojo a la derecha, el verde abajo y el negro a la izquierda. El objetivo es 24.

rules-pacru-terms = El tablero tiene 9 × 9 *casillas*. Se nombran con una letra, de la a a la i de izquierda a derecha, y un número, del 1 al 9 de abajo arriba. Las casillas claras y oscuras solo se distinguen por su aspecto, pero ayudan a ver las diagonales.

    - *Flecha*: la pieza que mueves. Cada casilla es una estrella de ocho puntas, y la flecha apunta a una de ellas.
    - *Marcador*: la pieza redonda que muestra de quién es la casilla.
    - *Neutra*: una casilla sin marcador.
    - *Ocupada*: una casilla en la que hay una flecha, con marcador o sin él.
    - *Zona fronteriza*, o zona: un cuadrado de 3 × 3 casillas. Hay nueve.
    - *Frontera*: la línea gruesa entre dos zonas. Una flecha cruza una frontera cuando su movimiento termina en una zona distinta de aquella en la que empezó.
    - *Poder de movimiento*: cuántas casillas puede avanzar una flecha [R5].
    - *Acciones especiales*: lo que te da marcadores [R4] [R8] [R10] [R11] [R12].
    - *Atacar*: una flecha ataca a una flecha enemiga a la que podría llegar [R11].
    .title = Palabras
    .board-words = En e4 y h5 hay marcadores verdes. La flecha amarilla está sobre su propio marcador en b8. La verde está en e5, que es neutra.

## Moving

rules-pacru-R2 = En tu turno, mueve una de tus flechas o reorienta una [R14]. Tienes que hacer una de las dos cosas: no se puede pasar.
    .title = Tu turno

rules-pacru-R3 = Una flecha avanza en línea recta: hacia donde apunta, o 45° más a la izquierda o a la derecha. Después queda apuntando hacia donde ha ido. El borde es el final: nada sale por un lado y vuelve a entrar por el otro.

    Moverse no deja por sí solo ningún marcador, y no hay giro fronterizo: los marcadores solo se consiguen con acciones especiales.
    .title = Direcciones de movimiento
    .board-ways = La flecha de e2 puede dirigirse a d3, e3 o f3. En d3 quedará apuntando arriba a la izquierda. No deja ningún marcador.

rules-pacru-R4 = Cuando tu flecha cruza una frontera, pon tu marcador en una casilla neutra de la zona a la que llega. Elige la casilla a la que acaba de llegar u otra en la que no haya ninguna flecha. Es obligatorio si existe una casilla así. Si el movimiento es también una conexión, [R8] te deja elegir entre las dos cosas.
    .title = Cambio fronterizo
    .board-change = De e3 a e4 cruzando la frontera. El verde puede marcar d4, e4, f4, e5, d6, e6 o f6, y elige e6. No d5, donde hay una flecha, ni f5, que es amarilla.

rules-pacru-R5 = Cuenta tus marcadores en la zona de la que sale la flecha, incluido el que esté debajo de ella: ese es su poder de movimiento. Siempre es al menos 1, aunque no tengas allí ningún marcador. La flecha puede avanzar desde 1 casilla hasta tantas como indique su poder.
    .title = Poder de movimiento
    .board-power = Tres marcadores verdes dan a la flecha de e1 un poder de tres: en línea recta puede ir a e2, e3 o e4. La flecha de h2 no tiene ningún marcador a su alrededor y avanza una casilla, por ejemplo a h3.

rules-pacru-R6 = Un movimiento de dos casillas o más es un movimiento largo. Va en una sola línea recta, sin girar por el camino. Puede pasar por encima de marcadores, sean de quien sean. Por encima de flechas solo puede pasar con un salto de conexión [R9].
    .title = Movimiento largo
    .board-long = De e1 a e4 por encima de dos marcadores amarillos. El movimiento cruza una frontera, así que el verde marca una casilla: aquí, la propia e4.

rules-pacru-R7 = No puedes saltar por encima de ninguna flecha, ni tuya ni ajena, salvo en un salto de conexión [R9]. Solo con un movimiento de tenazas [R11] puedes ir a una casilla ocupada o con el marcador de otro jugador. Fuera de las tenazas, no puedes cambiar una casilla ocupada por otra flecha, aunque sea tuya. Pasar por encima de marcadores siempre está permitido.
    .title = Lo que está prohibido
    .board-blocked = La flecha de e1 no puede pararse en c3, que es amarilla, ni en e2, donde hay una flecha, y no puede saltar a e3.

## Special actions

rules-pacru-R8 = Un movimiento largo de una casilla de tu color a otra de tu color, sin pasar por encima de ninguna flecha, es una conexión: todas las casillas intermedias pasan a ser tuyas y tu flecha sigue en el tablero.

    Si además cruza una frontera, elige entre la conexión y [R4] o [R10]; nunca las dos cosas. Puedes elegir la conexión aunque todo lo que hay en medio ya sea tuyo. Si ni [R4] ni [R10] ofrecen ninguna casilla, la conexión es obligatoria.
    .title = Cambio de conexión
    .board-connection = De a5 a c5: b5 pasa de amarilla a verde.
    .board-choice = De e1 a e4, cruzando una frontera. El verde puede elegir e2 y e3 con la conexión, o una casilla neutra alrededor de e4.

rules-pacru-R9 = En un movimiento largo de una casilla de tu color a otra de tu color, la flecha puede saltar por encima de todas las flechas que haya en medio, tuyas o ajenas. El movimiento debe ser recto y no superar su poder, como siempre. Lo que queda en medio no cambia. Si el salto cruza una frontera, se aplica [R4] o [R10].
    .title = Salto de conexión
    .board-jump = De e1 a e3 por encima de la flecha amarilla. El marcador de e2 sigue siendo amarillo.
    .board-border = De e3 a e5 por encima de una flecha y de una frontera. Después el verde marca una casilla neutra, aquí d5.

rules-pacru-R10 = Si tu flecha cruza una frontera y entra en una zona sin ninguna casilla neutra, ni siquiera debajo de una flecha, cambia a tu color una casilla de otro jugador en esa zona, en lugar de [R4]. No puede ser una casilla ocupada por otra flecha. Es obligatorio si existe una casilla así.
    .title = Transformación fronteriza
    .board-full = La zona que hay más allá de e3 está llena. Tras ir a e4, el verde puede cambiar d5, e5, e6 o f4, pero no f5, donde hay una flecha.

rules-pacru-R11 = Tu flecha ataca a una flecha enemiga que esté al alcance de su poder en una de sus tres direcciones, sin ninguna flecha en medio. Si al empezar tu turno dos o más de tus flechas atacan a la misma flecha enemiga, una de ellas puede ir a su casilla. Esa flecha sale del tablero y la casilla pasa a ser tuya, fuera del color que fuera.

    Un movimiento de tenazas nunca es una conexión, pero si cruza una frontera, se aplica [R4] o [R10] al tablero tal como queda después de la captura.
    .title = Movimiento de tenazas
    .board-pincer = Las flechas de e4 y c5 atacan a la de e5, así que cualquiera de las dos puede tomarla. A la de d6 la ataca solo la de c5: está a salvo.

rules-pacru-R12 = Dos de tus flechas se reúnen si, tras un movimiento y todos sus demás efectos, la que se ha movido y otra están en casillas adyacentes (también en diagonal), las dos de tu color, y se miran de frente.

    Entonces cambia a tu color una casilla cualquiera del tablero que no sea tuya y en la que no haya ninguna flecha; también puede ser la que acabas de dejar. Es obligatorio si existe una casilla así. Una reorientación nunca hace una reunión.
    .title = Reunión
    .board-meeting = De e4 a e5: ahora dos flechas verdes están cara a cara en casillas verdes. El verde le quita h8 al amarillo.

rules-pacru-R13 = Un movimiento puede producir varias acciones especiales, y te las llevas todas. Hay una excepción: nunca consigues a la vez un cambio de conexión [R8] y [R4] o [R10]. La reunión [R12] viene siempre al final.
    .title = Varias acciones a la vez
    .board-several = De e3 a e4 cruzando la frontera. El verde marca la propia e4. Eso hace posible la reunión con e5, que da h6.

rules-pacru-R14 = En lugar de mover, gira una de tus flechas en su sitio, a la izquierda o a la derecha: 45° por 2 de tus marcadores, o 90° por 4. Tú eliges qué marcadores quitas del tablero, pero solo de casillas en las que no haya ninguna flecha, ni siquiera la que giras; esas casillas pasan a ser neutras. Solo puedes hacerlo mientras al menos una de tus flechas, esta u otra, pueda moverse.
    .title = Reorientación
    .board-turn = La flecha de e9 mira hacia fuera del tablero. Por dos o cuatro de los cinco marcadores libres se puede girar, porque otra flecha verde todavía puede moverse.

## Losing and winning

rules-pacru-R15 = Quedas fuera de la partida cuando te toman la última flecha. También si al empezar tu turno ninguna de tus flechas puede moverse; entonces todas tus flechas salen del tablero. En ambos casos tus marcadores se quedan donde están.
    .title = Fuera de la partida
    .board-blocked = La última flecha del amarillo mira a h9 e i9. El verde entra en su zona y marca i9: el amarillo no puede mover y queda fuera.

rules-pacru-R16 = Ganas si al final de tu turno, con todos los efectos ya aplicados, tienes en el tablero al menos tantos marcadores como indica el objetivo. También ganas cuando eres el único jugador con una flecha en el tablero. Si ocurren las dos cosas a la vez, cuenta como victoria por marcadores.
    .title = Ganar la partida
    .board-count = Cuatro jugadores, objetivo 24. El verde tiene 22 marcadores, y la conexión por e4 y e5 le da los dos últimos.

## Good to know

rules-pacru-leaving = El jugador que abandona, agota su tiempo o se ha ido queda fuera: sus flechas salen del tablero, sus marcadores se quedan, sus turnos se saltan y ya no puede ganar. Si solo queda un jugador, gana ese jugador. Si quedan más, se vuelve a comprobar al que tiene el turno: si ninguna de sus flechas puede moverse, también queda fuera [R15].
    .title = Dejar la partida

rules-pacru-idle = Un turno cuenta como vacío si su movimiento no cambia ningún marcador ni retira ninguna flecha del tablero. Tras 40 turnos vacíos seguidos por cada jugador que empezó la partida (80 con dos, 120 con tres, 160 con cuatro), la partida acaba en tablas entre los jugadores que siguen en juego. Que un jugador quede fuera por [R15] o deje la partida ni suma a la cuenta ni la pone a cero.
    .title = Demasiados turnos vacíos

rules-pacru-repetition = La partida acaba en tablas entre los jugadores que siguen en juego cuando la misma posición se da por tercera vez. Es la misma si coinciden el tablero, el jugador que tiene el turno y los jugadores que siguen en juego. La posición inicial también cuenta. Una victoria [R16] en el mismo turno cuenta antes que las tablas.
    .title = Triple repetición

rules-pacru-meet9 = La enmienda del autor de marzo de 2011, que se usa en los torneos. Una reunión [R12] solo cuenta si al menos un rival, en juego o fuera, tiene 9 o más marcadores en el tablero. Se cuentan cuando tu flecha ha llegado: después de las tenazas, pero antes de [R4], [R8] o [R10].
    .title = Opción: reunión a partir de nueve marcadores

rules-pacru-target = Se puede acordar otro número de marcadores para ganar, de 1 a 81, en lugar del de [R1]. Según el folleto coreano, por ejemplo, las partidas de cuatro se juegan a 20.
    .title = Opción: otro objetivo

rules-pacru-decisions = Los folletos en distintos idiomas no siempre dicen lo mismo, y a veces no dicen nada. Aquí se juega así:

    - El objetivo con cuatro jugadores es 24, como dicen la mayoría de los folletos [R1].
    - La cuarta flecha con dos jugadores está en i9 para el verde, en a1 para el amarillo, en a9 para el rojo y en i1 para el negro [R1].
    - En Pacru no hay giro fronterizo [R3].
    - Lo que te dan [R4], [R10] y [R12] tienes que tomarlo si puedes.
    - Tus propias flechas te estorban igual que las ajenas [R7].
    - Una conexión por casillas que ya son todas tuyas sigue siendo una conexión. Si hay una frontera puedes elegirla, y entonces no cambia nada [R8].
    - Una conexión que cruza una frontera donde ni [R4] ni [R10] tienen casilla es obligatoria [R8].
    - Un movimiento de tenazas no es una conexión, porque la casilla de llegada no era tuya al empezar el movimiento [R11].
    - En una transformación o en una reunión no puedes elegir una casilla que ya es tuya: un cambio tiene que cambiar algo [R10] [R12].
    - En una reunión puedes elegir la casilla que acabas de dejar, porque ya no hay nadie en ella [R12].
    - Para una reunión las dos casillas tienen que ser tuyas, y una de las dos flechas tiene que ser la que se ha movido [R12].
    - Una reorientación nunca hace una reunión [R12].
    - Los marcadores que están debajo de flechas no sirven para pagar una reorientación, ni siquiera el que está debajo de la que gira [R14].
    - Si tienes una sola flecha y puede moverse, puedes reorientarla [R14].
    .title = Lo que hemos decidido
