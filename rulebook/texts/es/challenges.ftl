### Challenges. Spanish. Positions and moves come from data; colours and numbers come in as selectors.
### $color is yellow, red, green or black; $kind is gain, win-now, save-chevron, win-in-two or win-in-more.

## All challenges

challenge-title = Retos
challenge-intro = Posiciones de partidas que el ordenador jugó contra sí mismo, cada una con una única mejor respuesta. ¿La encuentras?
challenge-kind = { $kind ->
    [gain] Ganar casillas
    [win-now] Ganar en este turno
    [save-chevron] Salvar tus flechas
    [win-in-two] Ganar en dos turnos
   *[win-in-more] Forzar la victoria
}
challenge-grade = { $grade ->
    [1] Fácil
    [2] No tan fácil
    [3] Con truco
    [4] Difícil
   *[5] Muy difícil
}
challenge-count = { $solved } de { $all } resueltos
challenge-done = Resuelto
challenge-open = Aún sin resolver
challenge-all = Todos los retos
challenge-gone = Ese reto no existe
challenge-gone-why = Quizá la dirección no esté completa. En la lista están todos los retos.

## The challenge of the day

challenge-daily = El reto del día
challenge-daily-about = Hoy es el mismo para todos. Los lunes son fáciles y los domingos, difíciles.
challenge-daily-solved = Ya has resuelto el reto de hoy. Mañana habrá otro.

## The task

challenge-side = { $color ->
    [yellow] Juegas con las amarillas.
    [red] Juegas con las rojas.
    [green] Juegas con las verdes.
   *[black] Juegas con las negras.
}
challenge-target = { $markers ->
    [one] Gana quien tenga un marcador en el tablero.
   *[other] Gana quien tenga { $markers } marcadores en el tablero.
}
challenge-last-round = El { $color ->
    [yellow] amarillo
    [red] rojo
    [green] verde
   *[black] negro
} fue el primero en pasar: es la última ronda.
challenge-task-gain = { $fields ->
    [one] Gana una casilla con un solo movimiento.
   *[other] Gana { $fields } casillas con un solo movimiento.
}
challenge-task-win-now = Gana en este turno.
challenge-task-save-chevron = { $chevrons ->
    [one] Salva tu última flecha: después de tu turno, nadie debe poder tomarla ni encerrarla.
   *[other] Una de tus flechas está en peligro. Juega de manera que ninguna respuesta pueda tomarte una ni ganarte la partida.
}
challenge-task-win-in-two = Gana en dos turnos, sea cual sea la respuesta.
challenge-task-win-in-more = { $turns ->
    [one] Gana en un turno, sean cuales sean las respuestas.
   *[other] Gana en { $turns } turnos, sean cuales sean las respuestas.
}

## What comes of a move

challenge-solved = { $praise ->
    [1] ¡Bien visto!
    [2] ¡Eso es!
    [3] ¡Precioso!
   *[4] Justo así. ¡Muy bien!
}
challenge-go-on = { $turns ->
    [one] ¡Bien hasta aquí! Ya han respondido. Queda un turno.
   *[other] ¡Bien hasta aquí! Ya han respondido. Quedan { $turns } turnos.
}
challenge-miss-gained = { $fields ->
    [0] Así no ganas ninguna casilla. Puedes ganar { $wanted }.
    [one] Así ganas una casilla. Puedes ganar { $wanted }.
   *[other] Así ganas { $fields } casillas. Puedes ganar { $wanted }.
}
challenge-miss-gave-up = Así entregas marcadores. Puedes ganar { $wanted } casillas.
challenge-miss-not-over = Todavía no: la partida seguiría.
challenge-miss-not-won = La partida terminaría, pero no la habrías ganado en solitario.
challenge-miss-escapes = Se escapan con { $reply }.
challenge-miss-chevron-taken = Responden { $reply } y toman tu flecha de { $field }.
challenge-miss-put-out = Responden { $reply }, y has perdido.
challenge-miss-otherwise = No es eso.

## Help

challenge-try-again = Probar otra vez
challenge-hint = Una pista
challenge-hint-chevron = Fíjate en la flecha de { $field }.
challenge-show-answer = Mostrar la respuesta
challenge-next = Reto siguiente
