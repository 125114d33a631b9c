### Lessons of Pacru. Spanish. For players from nine up who have done the Azacru lessons.

pacru-course = Pacru es el juego más grande de los tres: las fronteras dan marcadores, dos flechas juntas atrapan a una tercera, y dos que se encuentran pueden cambiar cualquier casilla del tablero. Conviene que ya sepas Azacru. Tómate tu tiempo: una idea en cada paso.
    .title = Aprender Pacru
    .done = Ya sabes todo Pacru. Juega tu primera partida entre dos; con tres o cuatro es más divertido cuando ya lo has visto todo en acción.

pacru-target = El tablero y la posición inicial son los que ya conoces. Lo nuevo es la meta: gana quien primero tenga suficientes marcadores en el tablero. Ese número es el *objetivo* [R1].

    Con dos jugadores son 42, con tres 28 y con cuatro 24. Todos pueden ver en cualquier momento cuántos te faltan.
    .title = Una carrera

pacru-bare-move = Una flecha avanza como en Azacru: hacia donde apunta, o 45° a la izquierda o a la derecha. Pero en Pacru *moverse no deja ningún marcador*, y no hay giro fronterizo [R3].

    En tu turno tienes que hacer algo: no se puede pasar [R2].
    .title = Moverse no deja nada
    .task = Mueve tu flecha una casilla.
    .done = Ningún marcador en ninguna parte. En Pacru los marcadores solo salen de las acciones especiales, y aquí viene la primera.
    .hint = Mueve la flecha de e2 a d3, e3 o f3.
    .hint-sideways = Va hacia donde apunta, o 45° a la izquierda o a la derecha.
    .hint-pass = En Pacru no se pasa. Mueve tu flecha.

pacru-borderland-change = Cuando tu flecha *cruza una frontera*, pones tu marcador en una casilla neutra de la zona a la que ha llegado. Tú eliges cuál. Es el *cambio fronterizo* [R4].
    .title = Cambio fronterizo
    .task = Cruza la frontera y pon tu marcador en e5.
    .done = Tu primer marcador. Cada vez que cruzas ganas uno, mientras quede sitio.
    .hint = Ve a d4, e4 o f4 y luego elige e5.
    .hint-field = Está permitido, pero esta vez elige e5 para tu marcador.
    .hint-elsewhere = El marcador tiene que ir en la zona a la que has llegado.

pacru-which-field = La casilla tiene que ser neutra. Puede ser la misma a la que acabas de llegar. No puede ser una en la que haya *otra* flecha [R4].
    .title = ¿Qué casillas?
    .task = Ve a e4 y pon tu marcador en la misma casilla a la que llegas.
    .done = Eso es. Un marcador debajo de tu flecha viene bien a menudo. Pronto verás por qué.
    .hint = Ve a e4 y luego elige otra vez e4 para tu marcador.
    .hint-occupied = La flecha del amarillo está en e5, así que no puedes marcarla.
    .hint-taken = d4 tiene un marcador amarillo. Mientras la zona tenga casillas neutras, solo se pueden marcar esas.
    .hint-other = También está permitido. Pero esta vez marca e4, donde has llegado.

pacru-power-two = El poder de movimiento es como en Azacru: cuenta tus marcadores en la zona de la que sale la flecha. Puede avanzar tantas casillas, y una siempre [R5].
    .title = Dos marcadores, dos casillas
    .task = Mueve tu flecha dos casillas.
    .done = Así que compensa reunir marcadores en un mismo sitio.
    .hint = En su zona hay dos marcadores verdes, así que la flecha avanza una o dos casillas.
    .hint-short = Eso era una casilla. Avanza dos.
    .hint-far = Demasiado lejos: dos marcadores, dos casillas.

pacru-power-three = Tres marcadores, tres casillas. Si el movimiento termina en otra zona, después viene el cambio fronterizo, por lejos que hayas ido [R5].
    .title = Tres marcadores, tres casillas
    .task = Ve recto hasta e4 y marca la casilla que quieras.
    .done = Rápido, y encima un marcador. Una flecha con poder cruza fronteras una y otra vez.
    .hint = e4 está tres casillas delante, en línea recta. Luego elige una casilla neutra a su alrededor.
    .hint-far = Demasiado lejos: tres marcadores, tres casillas.
    .hint-short = ¡Una más! e4 está al otro lado de la frontera.

pacru-over-markers = Un movimiento largo es una sola línea recta, y pasa por encima de los marcadores como si no estuvieran, sean de quien sean [R6].
    .title = Por encima de los marcadores
    .task = Pasa por encima de los marcadores amarillos hasta e4.
    .done = Los marcadores no detienen a nadie por el camino. Solo cuenta la última casilla.
    .hint = Tu poder es tres, y e4 está delante, en línea recta.
    .hint-land = Puedes pasar por encima de un marcador amarillo, pero no pararte en él.
    .hint-straight = Sin curvas: un movimiento es una línea recta en una de las tres direcciones.

pacru-forbidden = Las flechas sí te detienen, también las tuyas. No puedes saltar por encima de una flecha, no puedes pararte donde hay una, y no puedes pararte en el marcador de otro jugador [R7].

    Hay dos excepciones. Pronto las aprenderás.
    .title = Adónde no puedes ir
    .task = Mueve la flecha de e1 tres casillas.
    .done = h4 era la única salida. Recuerda: tus propias flechas también te cierran el paso.
    .hint = A tres casillas están b4, e4 y h4. ¿Qué hay en ellas y qué hay por el camino?
    .hint-jump = Tu propia flecha de e2 está en medio.
    .hint-occupied = Ahí hay una flecha. De nada sirve que sea tuya.
    .hint-marker = b4 tiene un marcador amarillo, así que no puedes pararte ahí.
    .hint-which = Esa es la otra flecha. Mueve la de e1.

pacru-connection = Esto ya lo conoces: un movimiento largo de una casilla de tu color a otra de tu color, sin pasar por encima de ninguna flecha, es una *conexión*. Las casillas de en medio pasan a ser tuyas [R8].
    .title = Conexión
    .task = Conecta e1 con e3.
    .done = e2 es tuya. Y no ha hecho falta ninguna frontera.
    .hint = Ve de tu casilla e1 a tu casilla e3.
    .hint-short = Ir a e2 no da nada. Sigue hasta tu propio marcador.

pacru-connection-over-opponent = En Pacru una conexión se lleva gratis las casillas de otros jugadores: *la flecha se queda en el tablero* [R8]. ¡Así que vigila las líneas entre los marcadores de los demás!
    .title = Sin pagar nada
    .task = Llévate la casilla amarilla con una conexión.
    .done = b5 ha pasado de amarilla a verde, y tu flecha sigue ahí.
    .hint = a5 y c5 son verdes. Conéctalas.
    .hint-land = No puedes pararte en b5. Pasa por encima hasta tu propio marcador de c5.
    .hint-short = Eso no era una conexión. Ve de a5 a c5.

pacru-connection-or-border = ¿Y si una conexión cruza una frontera? Entonces *eliges tú*: las casillas de en medio, o una casilla en la nueva zona. Nunca las dos cosas [R8].
    .title = Una cosa u otra
    .task = Ve a e4 y elige lo que te da dos casillas.
    .done = e2 y e3 para ti. ¡Cuenta antes de elegir!
    .hint = Ve de e1 a e4 y elige la conexión.
    .hint-border = El cambio fronterizo da solo una casilla. Elige la conexión.
    .hint-short = Sigue hasta e4, tu propia casilla.

pacru-border-instead = A veces es mejor la otra opción. Aquí todo lo de en medio ya es tuyo [R8].
    .title = La otra cosa
    .task = Ve a e4 de manera que ganes una casilla.
    .done = Eso es: esta vez la frontera da más.
    .hint = Ve a e4. No elijas la conexión, sino una casilla.
    .hint-nothing = Aquí la conexión no cambia nada: esas casillas ya son tuyas. Elige una casilla al otro lado de la frontera.
    .hint-inside = Te has quedado en tu zona. Cruza la frontera hasta e4.

pacru-jump = La primera excepción: de una casilla de tu color a otra de tu color puedes *saltar* por encima de las flechas, de una o de varias, sean de quien sean. Lo de en medio no cambia [R9].
    .title = El salto
    .task = Salta por encima de la flecha amarilla.
    .done = Por encima. e2 sigue siendo amarilla, porque un salto no es un cambio de conexión.
    .hint = e1 y e3 son verdes, y tu poder es dos.
    .hint-occupied = No puedes ir donde está la flecha. Salta por encima, hasta e3.
    .hint-round = La has rodeado. Mejor salta por encima.

pacru-jump-over-border = Si un salto cruza una frontera, después viene el cambio fronterizo, como siempre que se cruza [R9].
    .title = Saltar la frontera
    .task = Salta a la zona siguiente y marca allí una casilla.
    .done = Un salto y un marcador en un solo movimiento.
    .hint = Salta de e3 a e5 y luego elige una casilla neutra a su alrededor.
    .hint-occupied = En e4 hay una flecha. Salta por encima, hasta e5.
    .hint-round = Así cruzas la frontera, pero sin saltar. Ve a e5.
    .hint-under = En e4 hay una flecha, así que no puedes marcarla. Elige otra casilla neutra.

pacru-transformation = ¿Y si la zona está llena, sin ninguna casilla neutra? Entonces cambias allí *una casilla de otro jugador* a tu color. Es la *transformación fronteriza* [R10].

    Las casillas en las que hay otra flecha están a salvo.
    .title = Una zona llena
    .task = Entra en la zona llena y llévate una casilla amarilla.
    .done = Una más para ti y una menos para el amarillo. Una zona llena es un lugar peligroso para los marcadores.
    .hint = Ve a e4 y luego elige una de las casillas amarillas sin flecha.
    .hint-occupied = En f5 hay una flecha, así que esa casilla está a salvo. Elige otra amarilla.
    .hint-own = Esa casilla ya es verde. Elige una amarilla.

pacru-pincer = La segunda excepción. Tu flecha *ataca* a una flecha enemiga si la tiene al alcance de su poder, en una de sus tres direcciones, sin ninguna flecha en medio.

    Si al empezar tu turno *dos o más* de tus flechas atacan a la misma flecha enemiga, una de ellas puede ir a su casilla y sacarla del tablero. La casilla pasa a ser tuya. Es el *movimiento de tenazas* [R11].
    .title = Las tenazas
    .task = Toma la flecha amarilla a la que atacan dos de las tuyas.
    .done = ¡Atrapada! Sale del tablero, y e5 es tuya, fuera del color que fuera.
    .hint = La flecha de e4 ataca a la de e5. También la de c5: tiene poder de dos.
    .hint-alone = A la flecha de d6 la ataca solo una de las tuyas. Hacen falta dos.
    .hint-beside = Has pasado de largo. Ve justo a la casilla de la flecha amarilla, e5.

pacru-pincer-over-border = Si un movimiento de tenazas cruza una frontera, consigues además el cambio fronterizo, sobre el tablero tal como queda después de la captura [R11]. Un movimiento puede dar varias cosas, y te las llevas todas [R13].
    .title = Atrapar y marcar
    .task = Toma la flecha amarilla al otro lado de la frontera y marca una casilla.
    .done = ¡Una flecha atrapada y dos casillas ganadas con un solo movimiento!
    .hint = Dos de tus flechas atacan a la de e4. Tómala con una de ellas y luego elige una casilla neutra.
    .hint-plain = Eso era solo cruzar. Ve a la casilla de la flecha amarilla.
    .hint-elsewhere = El marcador va en la zona a la que has llegado.

pacru-meeting = Dos de tus flechas hacen una *reunión* si, después de un movimiento, la que se ha movido y otra están en casillas vecinas, se miran de frente y las dos casillas son de tu color.

    Entonces cambias a tu color *una casilla cualquiera de todo el tablero*: una que aún no sea tuya y en la que no haya ninguna flecha [R12].
    .title = La reunión
    .task = Haz una reunión y llévate con ella el marcador del amarillo en h8.
    .done = De una punta a otra del tablero. ¡Una reunión llega a todas partes!
    .hint = Ve de e4 a e5: allí mira de frente a la flecha de e6. Luego elige h8.
    .hint-field = La reunión está bien. Pero elige h8: así además le quitas una casilla al amarillo.
    .hint-occupied = Ahí hay una flecha. Una reunión no puede cambiar una casilla ocupada.
    .hint-past = Ahí no hay reunión. Ve a e5, cara a cara con tu otra flecha.

pacru-both-fields-yours = Para una reunión, *las dos casillas* tienen que ser de tu color cuando el movimiento ha terminado. En una casilla neutra, dos flechas pueden mirarse todo el día: no pasa nada [R12].
    .title = Las dos de tu color
    .task = Hay dos movimientos que ponen tus flechas cara a cara. Haz el que produce una reunión y elige la casilla que quieras.
    .done = b5 y b6 son verdes las dos, así que fue una reunión.
    .hint = Compara b5 con h5.
    .hint-neutral = h5 es neutra, así que no hay reunión. Prueba en el otro lado.

pacru-two-at-once = Ahora júntalo todo. Si cruzas una frontera, puedes marcar la casilla a la que has llegado. Puede ser justo lo que le falta a una reunión: la reunión se mira al final, cuando todo lo demás está hecho [R13].
    .title = Dos de una vez
    .task = Gana dos casillas con un solo movimiento.
    .done = Un cambio fronterizo *y* una reunión. Queda una excepción: nunca una conexión y una frontera a la vez.
    .hint = Ve a e4 y marca la propia e4. Entonces tus dos flechas se reúnen.
    .hint-elsewhere = Con ese marcador no hay reunión, porque e4 sigue siendo neutra. Marca la propia e4.
    .hint-past = Eso da una casilla. Ponte cara a cara con tu flecha de e5.

pacru-small-turn = En lugar de mover, puedes girar una de tus flechas sin que cambie de casilla. Es una *reorientación*. Girarla 45° te cuesta *dos marcadores*: los quitas del tablero [R14].

    Tú eliges cuáles. No pueden estar debajo de una flecha.
    .title = Reorientación menor
    .task = Reorienta tu flecha 45°, a la izquierda o a la derecha, y paga con dos marcadores.
    .done = Las dos casillas vuelven a ser neutras. Reorientar es caro, pero a veces salva una flecha.
    .hint = Elige la flecha, gírala una vez y luego elige dos de tus marcadores.
    .hint-under = Ese marcador está debajo de una flecha. Toma uno que esté libre.
    .hint-big = Girar 90° cuesta cuatro marcadores, y solo tienes tres libres. Gírala 45°.
    .hint-move = Eso era un movimiento. Gira la flecha en su sitio.

pacru-big-turn = Girar 90° cuesta *cuatro marcadores* [R14].

    La flecha de e9 mira hacia fuera del tablero: ya nunca podrá moverse, a no ser que la gires. Solo puedes reorientar una flecha mientras al menos una de las tuyas pueda moverse. Aquí puede la de b2.
    .title = Reorientación mayor
    .task = Reorienta 90° la flecha de e9 y paga con cuatro marcadores.
    .done = Ahora mira a lo largo del borde y puede volver a avanzar.
    .hint = Elige e9, gírala dos veces hacia el mismo lado y luego elige cuatro marcadores.
    .hint-small = Eso eran 45°. Esta vez gírala dos veces, 90°.
    .hint-price = Girar 90° cuesta cuatro marcadores.
    .hint-move = Eso era un movimiento. Gira la flecha de e9.

pacru-blocked = Si al empezar tu turno ninguna de tus flechas puede moverse, quedas *fuera*: todas tus flechas salen del tablero y solo quedan tus marcadores. Entonces ya no te salva una reorientación [R15].

    Al amarillo le queda una flecha, y mira a h9 e i9.
    .title = Bloqueado
    .task = Bloquea la última flecha del amarillo.
    .done = El amarillo no puede mover y queda fuera. Solo tú tienes alguna flecha en el tablero, así que ¡ganas!
    .hint = El amarillo no puede pararse en una casilla verde. h9 ya es verde. Cruza la frontera y marca i9.
    .hint-open = Así el amarillo todavía puede ir a i9. Pon ahí tu marcador.
    .hint-far = Desde ahí no puedes marcar i9. Entra en la zona del amarillo.

pacru-last-chevron = También quedas fuera cuando te toman la última flecha. Los marcadores de quien queda fuera se quedan donde están, y los demás siguen jugando [R15].

    Aquí hay tres jugadores: tú llevas el verde, el rojo está a la derecha, y al amarillo le queda una flecha.
    .title = La última flecha
    .task = Toma la última flecha del amarillo.
    .done = El amarillo queda fuera, y sus marcadores siguen en el tablero. Ahora es cosa del rojo y tuya.
    .hint = Dos de tus flechas atacan a la de e5.
    .hint-past = La has dejado escapar. Ve a la casilla de la flecha, e5.

pacru-winning = Ganas si al final de tu turno has alcanzado el objetivo, o si solo a ti te queda alguna flecha en el tablero [R16].

    Cuatro jugadores: el objetivo es 24. Tú tienes 22 marcadores.
    .title = Gana la partida
    .task = Gana con este movimiento.
    .done = 24 marcadores. ¡Has ganado!
    .hint = Necesitas dos casillas. ¿Qué hay entre e3 y e6?
    .hint-border = Eso da una casilla: 23. Elige la conexión.
    .hint-short = Eso da una casilla. Sigue hasta e6, tu propia casilla.
