### Lessons of Azacru. Spanish. For players who have done the Shacru lessons.

azacru-course = En Azacru tus flechas se hacen fuertes. Cuantos más marcadores tienes a su alrededor, más lejos corren. Conviene que ya sepas Shacru; todo lo nuevo está aquí.
    .title = Aprender Azacru
    .done = Ya sabes todo Azacru. Juega una partida, o sigue con Pacru, el juego más grande de los tres.

azacru-start = Azacru empieza igual que Shacru: el mismo tablero, las mismas flechas, los mismos turnos. Una flecha va hacia donde apunta o 45° a la izquierda o a la derecha, y la casilla neutra a la que llega recibe tu marcador.

    En tu turno mueves una flecha. Todavía nadie tiene marcadores, así que cada flecha avanza solo una casilla [A-R1] [A-R2] [A-R3].
    .title = Lo que ya conoces
    .task = Haz un movimiento, como en Shacru.
    .done = Hasta aquí, todo conocido. ¡Ahora, a correr!
    .hint = Elige una de tus flechas verdes y avanza una casilla.
    .hint-sideways = Una flecha va hacia donde apunta, o 45° a la izquierda o a la derecha.
    .hint-far = ¡Todavía no! Sin marcadores, una flecha avanza solo una casilla.
    .hint-theirs = Esa flecha es amarilla. Tú juegas con las verdes.

azacru-power-two = Cuenta tus marcadores en la zona de la que sale la flecha. El que está debajo de la flecha también cuenta. Ese número es su *poder de movimiento*: puede avanzar tantas casillas, o menos.

    Aquí tienes dos marcadores, en e1 y d2. Así que su poder es dos [A-R4].
    .title = Dos marcadores, dos casillas
    .task = Mueve tu flecha dos casillas.
    .done = ¡Un movimiento largo! Solo recibe marcador la casilla a la que llegas, no la que queda por el camino.
    .hint = La flecha de e1 puede avanzar una o dos casillas en cada una de sus tres direcciones.
    .hint-short = Eso era una casilla. ¡Tienes poder para dos!
    .hint-far = Demasiado lejos: con dos marcadores en esta zona avanza dos casillas como mucho.

azacru-power-three = Tres marcadores en la zona, poder de tres. Un movimiento largo también puede cruzar una frontera [A-R4].
    .title = Tres marcadores, tres casillas
    .task = Ve recto hasta e4.
    .done = Tres casillas de una vez. Y e4 es tuya.
    .hint = e4 está tres casillas en línea recta delante de tu flecha.
    .hint-far = Demasiado lejos: tres marcadores, tres casillas.
    .hint-short = Puedes llegar más lejos. e4 está una más allá.
    .hint-line = La distancia está bien, pero es otra dirección. Ve recto hasta e4.

azacru-where-it-starts = Solo cuentan los marcadores de la zona *de la que sale la flecha*. Los de otros sitios no la ayudan. Y una flecha sin ningún marcador a su alrededor sigue teniendo poder de uno [A-R4].

    Aquí tienes dos flechas. ¿Cuál es la fuerte?
    .title = ¿Cuál es la fuerte?
    .task = Llega a una de las dos casillas, e5 o h5, en un solo movimiento.
    .done = ¡Eso es! La flecha de h2 tiene tres marcadores en su zona, uno de ellos debajo de ella. La de e2 no tiene ninguno, así que avanza una casilla.
    .hint = Cuenta los marcadores verdes en la zona de cada flecha.
    .hint-weak = La flecha de e2 no tiene ningún marcador en su zona, así que su poder es uno. Tus marcadores de otros sitios no la ayudan.
    .hint-short = Es la flecha correcta, pero puede avanzar una casilla más.

azacru-over-markers = Un movimiento largo es una sola línea recta, sin curvas. Por el camino puede pasar por encima de marcadores, sean de quien sean [A-R5].

    Solo la casilla del final tiene que estar abierta para ti.
    .title = Por encima de los marcadores
    .task = Corre por encima de los marcadores amarillos hasta e4.
    .done = Los marcadores amarillos se quedan donde están, y e4 es tuya.
    .hint = Tu poder es tres. e4 está delante, en línea recta.
    .hint-land = Puedes pasar por encima de un marcador amarillo, pero no pararte en él. Sigue hasta e4.
    .hint-straight = Un movimiento es una línea recta en una de las tres direcciones. No se gira por el camino.

azacru-long-twist = Cuando un movimiento termina en otra zona, puedes hacer un giro fronterizo: girar la flecha 45° a la izquierda o a la derecha. Da igual lo largo que fuera el movimiento [A-R6].
    .title = Correr y girar
    .task = Ve a e4 en un movimiento y gira a la derecha.
    .done = Bien. Una carrera larga con un giro al final puede sorprender a cualquiera.
    .hint = Ve de e2 a e4. Cuando te pregunten, elige la derecha.
    .hint-plain = Has llegado, pero sin girar. Esta vez elige la derecha.
    .hint-other = Eso era a la izquierda. Esta vez elige la derecha.
    .hint-inside = Ese movimiento se quedó en su zona, así que no hay giro. Avanza dos casillas, hasta e4.

azacru-connection = Y ahora lo mejor de Azacru. Un movimiento largo *de una casilla de tu color a otra de tu color* es una *conexión*, siempre que no pase por encima de ninguna flecha. ¡Todas las casillas de en medio pasan a ser tuyas [A-R7]!
    .title = Conexión
    .task = Haz una conexión: gana e2 y e3 con un solo movimiento.
    .done = Dos casillas nuevas con un movimiento. La conexión se hace sola: no hace falta pedirla.
    .hint = e1 es verde y e4 es verde. Ve de una a otra.
    .hint-short = Esa casilla no es verde, así que no fue una conexión. Sigue hasta tu marcador de e4.

azacru-connection-price = Una conexión también se lleva casillas de otros jugadores. Pero tiene un precio: si una sola de las casillas de en medio era de otro, *tu flecha sale del tablero* después de moverse [A-R7].

    Las casillas siguen siendo tuyas.
    .title = Una conexión cara
    .task = Conecta e1 con e4 y llévate las dos casillas amarillas.
    .done = Dos casillas más para ti y dos menos para el amarillo. Y tu flecha ya no está. ¿Ha valido la pena? ¡Depende!
    .hint = Mueve la flecha de e1 hasta tu marcador de e4.
    .hint-land = No puedes pararte en un marcador amarillo. Ve hasta el final, hasta e4, tu propia casilla.
    .hint-which = Esa es la otra flecha. Haz la conexión de e1 a e4.

azacru-free-connection = Si todas las casillas de en medio son neutras o tuyas, la flecha se queda. Así que mira dos veces antes de conectar [A-R7].

    Aquí se pueden hacer dos conexiones.
    .title = Mira dos veces
    .task = Haz la conexión que no te cuesta la flecha.
    .done = Bien visto: c3 y d2 eran neutras. Dos casillas, y la flecha se queda.
    .hint = Mira las casillas entre e1 y e4, y entre e1 y b4. ¿Dónde no hay nada amarillo?
    .hint-price = Has conectado pasando por el marcador amarillo de e2, y por eso la flecha ya no está. Prueba la otra conexión.
    .hint-short = Eso no era una conexión. Ve de verde a verde.

azacru-jump = Normalmente las flechas estorban. Pero *de una casilla de tu color a otra de tu color* tu flecha puede saltar por encima de ellas, de una o de varias, tuyas o ajenas. Es el *salto de conexión* [A-R8].

    Después de un salto no cambia nada de lo que queda en medio.
    .title = El salto
    .task = Salta por encima de la flecha amarilla.
    .done = ¡Por encima! e2 sigue siendo amarilla, porque un salto no cambia nada de lo que queda en medio.
    .hint = Estás en una casilla verde, y e3 también es verde. Tu poder es dos.
    .hint-occupied = En e2 hay una flecha. No puedes ir allí, pero puedes saltar por encima.
    .hint-round = La has rodeado. Intenta saltar por encima.

azacru-jump-over-border = También puedes saltar por encima de una frontera. Si caes en otra zona, puedes hacer un giro fronterizo, como siempre [A-R8].
    .title = Saltar la frontera
    .task = Salta por encima de la flecha amarilla a la zona siguiente.
    .done = Un salto y una frontera en un solo movimiento. Girar o no: eso lo decidías tú.
    .hint = Ve de tu casilla e3 a tu casilla e5.
    .hint-occupied = En e4 hay una flecha. Salta por encima hasta e5.
    .hint-round = Así cruzas la frontera, pero no es un salto. Ve a e5.

azacru-forbidden = Lo que *no* puedes hacer: pararte en el marcador de otro jugador, pararte en una casilla ocupada, o saltar por encima de una flecha si no es de verde a verde [A-R9].

    Tu flecha tiene poder de tres. Hay tres casillas a tres pasos.
    .title = Adónde no puedes ir
    .task = Avanza tres casillas.
    .done = Sí, h4 era la única de las tres.
    .hint = Mira b4, e4 y h4. ¿Qué hay en ellas y qué hay por el camino?
    .hint-jump = En e3 hay una flecha, y e4 no es verde. Sin una casilla verde en cada extremo no hay salto.
    .hint-occupied = Ahí ya hay una flecha.
    .hint-marker = b4 tiene un marcador amarillo. No puedes pararte en él.
    .hint-short = Se puede, pero no eran tres casillas.

azacru-first-pass = Aquí hay tres jugadores a la mesa, en el orden rojo, verde, amarillo. Ahora llevas el rojo.

    Las dos flechas rojas miran hacia fuera del tablero: no pueden moverse. Quien no puede mover tiene que pasar. *La primera vez que alguien pasa* en una partida empieza la *última ronda* [A-R10].
    .title = El primero que pasa
    .task = El rojo no puede mover. Pasa.
    .done = Ha empezado la última ronda: el verde y el amarillo tienen un turno más cada uno, y después se acaba la partida.
    .hint = El rojo no tiene ningún movimiento. Elige «Pasar».
    .hint-back = Las flechas no van hacia atrás. El rojo de verdad no puede mover.

azacru-last-round = El rojo ha pasado. Ahora juega el verde, luego el amarillo, y después se acaba la partida. Tú llevas el verde: ¡es tu último turno!

    Que una flecha salga del tablero ya no importa. Solo cuentan los marcadores [A-R10].
    .title = La última ronda
    .task = Gana dos casillas con tu último movimiento.
    .done = Ahora tienes 8 marcadores. Uno era del rojo, y perder la flecha ya no cuesta nada.
    .hint = Una conexión de e1 a e4 gana dos casillas.
    .hint-short = Eso es solo una casilla. ¿Puedes conectar?
    .hint-pass = Puedes mover, así que no puedes pasar.

azacru-last-turn = El amarillo juega el último. Tú llevas el amarillo: después de tu movimiento le tocaría otra vez al rojo, que fue el primero en pasar. Por eso se acaba la partida.

    El verde tiene 8 marcadores, el rojo tiene 7, y tú tienes 7. Gana quien tenga más; si hay empate en cabeza, se comparte la victoria [A-R10].
    .title = El último turno de todos
    .task = Gana la partida con el amarillo, sin compartir la victoria.
    .done = 9 para el amarillo, 8 para el verde, 7 para el rojo. ¡Gana el amarillo!
    .hint = Necesitas dos marcadores más. Busca una conexión.
    .hint-shared = Así hay empate a 8 con el verde, y la victoria se comparte. ¡Puedes conseguir uno más!
