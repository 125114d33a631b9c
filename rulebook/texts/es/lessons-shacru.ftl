### Lessons of Shacru. Spanish. For a parent reading to a five-year-old: short sentences, one idea each.

shacru-course = Shacru es un juego de flechitas que pintan el tablero. Aprendedlo aquí juntos, paso a paso. Se tarda lo mismo que en comerse una manzana.
    .title = Aprender Shacru
    .done = ¡Y eso es todo en Shacru! Ahora, ¡a jugar una partida! O a probar Azacru, donde las flechas aprenden a correr.

shacru-board = Este es el tablero. Cada casilla es una estrella de ocho puntas. Todavía no son de nadie: todas son *neutras*.

    Las piezas se llaman *flechas*. Tú juegas con las cuatro verdes. Empiezan en el borde y miran hacia dentro. El amarillo juega contra ti desde el otro lado.

    Las líneas gruesas dividen el tablero en nueve cuadrados. A esos cuadrados los llamamos *zonas fronterizas*. O zonas, que es más corto [S-R1].
    .title = El tablero

shacru-three-ways = A una flecha le gusta ir hacia donde apunta.

    Puede seguir recto. Puede ir un poquito a la izquierda o un poquito a la derecha. Una casilla, no más. Y después apunta hacia donde ha ido [S-R3].
    .title = Tres caminos
    .task = Mueve tu flecha verde a una de las tres casillas que tiene delante.
    .done = Mira: hay un marcador verde en la casilla nueva. ¡Ahora esa casilla es tuya!
    .hint = Toca la flecha y luego una de las tres casillas que tiene delante.
    .hint-sideways = Una flecha no puede ir de lado ni hacia atrás. Va hacia donde apunta, o un poquito a la izquierda o a la derecha.
    .hint-far = Eso está demasiado lejos. En Shacru una flecha avanza una casilla cada vez.

shacru-pointing = Después de cada movimiento, tu flecha apunta hacia donde ha ido. Así que un paso a la izquierda la gira a la izquierda, y con el paso siguiente puede girar todavía más [S-R3].
    .title = Doblar la esquina
    .task = Lleva tu flecha a d2 en dos movimientos. Entre uno y otro juega el amarillo.
    .done = ¡Muy bien! Has doblado la esquina. Las flechas nunca van marcha atrás, pero pueden ir en círculo.
    .hint = Ve primero a e2. Desde allí, d2 queda un poquito a la izquierda.
    .hint-straight = Si va por ahí, no podrá llegar a d2 con el movimiento siguiente. Empieza hacia la izquierda, a e2.
    .hint-steps = ¡De una en una! Ve primero a e2.
    .hint-past = ¡Casi! Ahora gira un poco más a la izquierda: ve a d2.

shacru-marker = Cuando tu flecha llega a una casilla neutra, deja allí un marcador. La casilla de la que sale no recibe nada.

    También puedes caminar por tus propios marcadores. Pero con eso no ganas nada nuevo [S-R3].
    .title = ¡Para mí!
    .task = Mueve tu flecha de manera que ganes una casilla más.
    .done = ¡Sí! Tienes una casilla verde más. Al final gana quien tenga más.
    .hint = Busca delante de tu flecha una casilla que todavía no tenga marcador.
    .hint-own = Puedes ir a e3, pero ya es tuya. Elige una casilla que siga siendo neutra.

shacru-turns = Se juega por turnos: una vez tú, una vez el amarillo. Cuando te toca, elige una de tus flechas y muévela. La que más te guste [S-R2].
    .title = Te toca, me toca
    .task = Haz dos movimientos con las flechas verdes que quieras. Entre uno y otro juega el amarillo.
    .done = Así va una partida: tú, luego el amarillo, luego otra vez tú.
    .hint = Toca una flecha verde y luego una casilla que tenga delante.
    .hint-theirs = Esa flecha es amarilla. Tú juegas con las verdes.
    .hint-pass = Puedes mover, así que tienes que hacerlo. Nadie se salta un turno porque sí.

shacru-twist = Las líneas gruesas son *fronteras*. Cuando tu flecha pasa por encima de una frontera, ocurre algo especial. Puedes girarla una punta más, a la izquierda o a la derecha. Eso se llama *giro fronterizo* [S-R4].

    También puedes dejarla como está.
    .title = El giro
    .task = Cruza la frontera y luego gira a la izquierda.
    .done = ¡Qué bien! Tu flecha ha cruzado la frontera y mira un poco más a la izquierda.
    .hint = Ve a d4, e4 o f4. Cuando te pregunten hacia dónde mirar, elige la izquierda.
    .hint-plain = Has cruzado la frontera, pero sin girar. Prueba otra vez y elige la izquierda.
    .hint-other = Ese giro era a la derecha. Prueba otra vez y elige la izquierda.

shacru-corner = Un paso a la izquierda y un giro a la izquierda: ¡eso sí que es una curva cerrada! Ahora tu flecha puede ir adonde antes no llegaba [S-R4].
    .title = Una curva cerrada
    .task = Llega a c3 en dos movimientos. Ve primero a d4 y gira.
    .done = ¡Genial! Sin el giro, tu flecha no podría llegar de e3 a c3 en dos movimientos.
    .hint = Ve a d4 y gira a la izquierda. Entonces c3 queda delante de tu flecha.
    .hint-plain = Ahora mira demasiado hacia arriba y no alcanza c3. En d4, gira a la izquierda.
    .hint-other = Ese giro la aleja de c3. Gira a la izquierda.
    .hint-field = Desde ahí queda demasiado lejos. Ve primero a d4.
    .hint-past = ¡Por poco! c3 está un poquito más a la izquierda.

shacru-chevron-in-the-way = Donde hay una flecha no cabe otra. Da igual de quién sea. Las tuyas también estorban [S-R5].
    .title = ¡No cabemos!
    .task = Mueve la flecha de e2.
    .done = Eso es: f3 era la única casilla libre. Procura que tus flechas no se estorben.
    .hint = La flecha de e2 mira a d3, e3 y f3. ¿Cuál de ellas está vacía?
    .hint-theirs = En d3 hay una flecha amarilla. No puedes ir allí.
    .hint-own = En e3 está otra flecha tuya. No caben dos.
    .hint-which = Se puede, pero mueve la otra, por favor: la flecha de e2.

shacru-marker-in-the-way = Una casilla con el marcador de otro jugador está cerrada para ti. No podrás entrar en ella en toda la partida [S-R5].

    Tus propios marcadores están abiertos para ti. ¡Y cerrados para todos los demás!
    .title = Casillas cerradas
    .task = Encuentra la única casilla a la que puede ir tu flecha.
    .done = ¡Sí! f3 es verde, así que está abierta para ti. Las amarillas siguen cerradas.
    .hint = Dos de las tres casillas que tiene delante son amarillas. Ve a la otra.
    .hint-closed = Esa casilla tiene un marcador amarillo. Está cerrada para ti.
    .hint-pass = Todavía puedes mover, así que tienes que hacerlo. Busca una casilla que no sea amarilla.

shacru-stuck = A veces ninguna de tus flechas puede moverse. Entonces *pasas*: dices «paso» y juega el siguiente. Solo puedes pasar si de verdad no puedes mover [S-R2].

    Quizá más tarde puedas volver a mover. Y aunque no puedas, todavía puedes ganar.
    .title = Sin salida
    .task = Tu flecha verde no puede moverse. Pasa.
    .done = Ahora sigue el amarillo. Una flecha que estorba puede apartarse algún día. Un marcador que estorba se queda para siempre.
    .hint = No hay ninguna casilla adonde ir. Elige «Pasar».
    .hint-chevron = Ahí hay una flecha amarilla. ¡No cabes!
    .hint-marker = Esa casilla está cerrada: tiene un marcador amarillo.
    .hint-back = Una flecha no puede ir hacia atrás. De verdad no puede moverse, así que pasa.

shacru-last-field = La partida termina cuando ya nadie puede ganar ninguna casilla más. Entonces se cuenta: ¡gana quien tenga más marcadores! Si dos jugadores tienen los mismos, ganan los dos [S-R6].

    Aquí solo queda e5. Tú tienes 40 marcadores y el amarillo también tiene 40.
    .title = ¿Quién gana?
    .task = Toma la última casilla y gana la partida.
    .done = 41 a 40. ¡Has ganado!
    .hint = Una de tus flechas está justo al lado de e5 y la mira.
    .hint-slow = Si vas ahí, el amarillo toma e5 y gana. ¡Tómala ahora!

shacru-no-way-in = Aquí hay muchas casillas vacías. Pero mira las flechas: todas miran hacia fuera del tablero, y ahí fuera no hay nada. Nadie puede mover, ni ahora ni después. Así que la partida ha terminado [S-R6].

    Cuenta los marcadores: el verde tiene 8 y el amarillo tiene 7. Gana el verde.

    También se pueden jugar varias partidas y sumar los marcadores.
    .title = Vacío, pero terminado
