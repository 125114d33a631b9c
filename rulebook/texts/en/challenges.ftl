### Challenges. English. Positions and moves come from data; colours and numbers come in as selectors.
### $color is yellow, red, green or black; $kind is gain, win-now, save-chevron, win-in-two or win-in-more.

## All challenges

challenge-title = Challenges
challenge-intro = Positions from games that the computer played against itself, each with one best answer. Can you find it?
challenge-kind = { $kind ->
    [gain] Gain fields
    [win-now] Win this turn
    [save-chevron] Save your chevrons
    [win-in-two] Win in two
   *[win-in-more] Win by force
}
challenge-grade = { $grade ->
    [1] Easy
    [2] Not so easy
    [3] Tricky
    [4] Hard
   *[5] Very hard
}
challenge-count = { $solved } of { $all } solved
challenge-done = Solved
challenge-open = Not solved yet
challenge-all = All challenges
challenge-gone = There is no such challenge
challenge-gone-why = Perhaps the address is not complete. All challenges are in the list.

## The challenge of the day

challenge-daily = Challenge of the day
challenge-daily-about = Everybody gets the same one today. Mondays are easy, Sundays are hard.
challenge-daily-solved = You have solved today’s challenge. There is a new one tomorrow.

## The task

challenge-side = { $color ->
    [yellow] You play yellow.
    [red] You play red.
    [green] You play green.
   *[black] You play black.
}
challenge-target = { $markers ->
    [one] One marker on the board wins this game.
   *[other] { $markers } markers on the board win this game.
}
challenge-last-round = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} was the first to pass: this is the last round.
challenge-task-gain = { $fields ->
    [one] Gain a field with one move.
   *[other] Gain { $fields } fields with one move.
}
challenge-task-win-now = Win this turn.
challenge-task-save-chevron = { $chevrons ->
    [one] Save your last chevron: after your turn nobody may be able to take it or shut it in.
   *[other] One of your chevrons is in danger. Play so that no reply can take one or beat you.
}
challenge-task-win-in-two = Win in two turns, whatever the reply.
challenge-task-win-in-more = { $turns ->
    [one] Win in one turn, whatever the replies.
   *[other] Win in { $turns } turns, whatever the replies.
}

## What comes of a move

challenge-solved = { $praise ->
    [1] Well seen!
    [2] That is it!
    [3] Beautiful!
   *[4] Just so. Well done!
}
challenge-go-on = { $turns ->
    [one] Good so far! They have replied. One turn is left.
   *[other] Good so far! They have replied. { $turns } turns are left.
}
challenge-miss-gained = { $fields ->
    [0] That gains no field. You can gain { $wanted }.
    [one] That gains one field. You can gain { $wanted }.
   *[other] That gains { $fields } fields. You can gain { $wanted }.
}
challenge-miss-gave-up = That gives markers up. You can gain { $wanted } fields.
challenge-miss-not-over = Not yet: the game would go on.
challenge-miss-not-won = The game would be over, but you would not have won it alone.
challenge-miss-escapes = They get away with { $reply }.
challenge-miss-chevron-taken = They reply { $reply } and take your chevron on { $field }.
challenge-miss-put-out = They reply { $reply }, and you have lost.
challenge-miss-otherwise = That is not it.

## Help

challenge-try-again = Try again
challenge-hint = A hint
challenge-hint-chevron = Look at the chevron on { $field }.
challenge-show-answer = Show the answer
challenge-next = Next challenge
