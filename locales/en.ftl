### The texts of the page, English. Colours and numbers come in as selectors; $color is yellow, red, green or black.

## Everywhere

title = Pacru – Shacru, Azacru and Pacru
navigation = Main
skip = Skip to the content
home = To the start
games = My games
lobby = Lobby
online-game = Game online
analyse = Analyse
rules = Rules
settings = Settings
language = Language
back = Back
no = No
update-ready = A new version of this page is ready.
update-reload = Reload
list-comma = {", "}
list-two = { $first } and { $second }
color = { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
}

## Start

welcome = Three games, one board
welcome-more = Chevrons that only look ahead, markers that claim the land. Learn Shacru in five minutes, and Pacru may keep you for years.
the-games = The games
game-name = { $game ->
    [shacru] Shacru
    [azacru] Azacru
   *[pacru] Pacru
}
game-about = { $game ->
    [shacru] Step by step you claim fields, until nobody can gain another. Everybody learns it at once.
    [azacru] Your markers give your chevrons power: long moves, connections and jumps.
   *[pacru] Pincers, meetings and turns on the spot: the whole art of it.
}
game-facts = From age { $age } · { $minutes } minutes
play-computer = Play the computer
other-ways = Other ways to play
more-ways = { $game ->
    [shacru] Other ways to play Shacru
    [azacru] Other ways to play Azacru
   *[pacru] Other ways to play Pacru
}
go-on = Go on with a game
play-elsewhere = Play with someone elsewhere
to-the-lobby = Who wants to play now?

## Games that are kept

no-games-yet = No game is kept in this browser yet.
open-game = Open this game
forget-game = Remove
forget-sure = Remove for good?
turn-number = Turn { $turn }
game-gone = This game is not here
game-gone-why = It may have been played in another browser, or was removed.
lost = There is nothing here
lost-why = The address leads nowhere. The games are waiting at the start.

## Setting up a game

new-game = New game
which-game = Game
how-many = Players
seats-number = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
who-plays = Who plays, in order of play
seat-color = Colour of seat { $seat }
seat-who = Who sits on seat { $seat }
seat-name = Name on seat { $seat }
seat-earlier = Let seat { $seat } play earlier
name = Name
who-me = You
who-here = Someone here
who-elsewhere = Someone elsewhere
who-computer = Computer, level { $level }
options = Options
option-no-twist = Without the borderland twist
option-meet9 = Tournament meeting rule: a meeting counts only once an opponent has nine markers
option-target = Markers to win
clock = Clock
clock-none = No clock
clock-setting = { $minutes } min + { $seconds } s a turn
clock-own = Own clock…
clock-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
clock-minutes = Minutes
clock-increment = Seconds added a turn
series = Series
series-games = { $games ->
    [one] One game
   *[other] { $games } games, markers added up
}
begin = Begin

## Settings

look = Appearance
look-system = As the system
look-light = Light
look-dark = Dark
setting-coordinates = Show coordinates
setting-confirm = Confirm every move before it is played
setting-sound = A tone when it is my turn online
notify-ask = Notify me when it is my turn
notify-on = Notifications are on while the page is open.

## The board

board-label = { $game ->
    [shacru] Shacru board
    [azacru] Azacru board
   *[pacru] Pacru board
}
field-chevron = { $at }, { $color ->
    [yellow] yellow chevron
    [red] red chevron
    [green] green chevron
   *[black] black chevron
} facing { $facing ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}{ $marked ->
    [yes] , on its marker
   *[no] {""}
}
field-marker = { $at }, { $color ->
    [yellow] yellow marker
    [red] red marker
    [green] green marker
   *[black] black marker
}
field-empty = { $at }, neutral
field-can-move = { $what }; can move to { $fields }
field-can-turn = { $what }; can be turned
field-chosen = { $what }; chosen
field-goal = { $what }; can be reached
field-choice = { $what }; can be chosen

## What to do now

do-chevron = { $me ->
    [yes] Your turn ({ $color ->
        [yellow] yellow
        [red] red
        [green] green
       *[black] black
    }): choose a chevron.
   *[no] { $color ->
        [yellow] Yellow
        [red] Red
        [green] Green
       *[black] Black
    }: choose a chevron.
}
do-destination = Choose where it goes.
do-twist = Over the border: which way shall it point?
do-mark = { $pincer ->
    [yes] Taken! And over the border: choose a neutral field to mark.
   *[no] Over the border: choose a neutral field to mark.
}
do-transform = { $pincer ->
    [yes] Taken! No neutral field is left here: choose another player’s field to transform.
   *[no] No neutral field is left here: choose another player’s field to transform.
}
do-connection-or-mark = Take the connection, or choose a field to mark.
do-meeting = A meeting! Choose any free field of the board to make it yours.
do-give = { $owed ->
    [0] Paid.
    [one] Choose one more marker to give up.
   *[other] Choose { $owed } more markers to give up.
}
do-computer = { $color ->
    [yellow] Yellow is thinking…
    [red] Red is thinking…
    [green] Green is thinking…
   *[black] Black is thinking…
}
do-pass = { $color ->
    [yellow] Yellow cannot move and passes.
    [red] Red cannot move and passes.
    [green] Green cannot move and passes.
   *[black] Black cannot move and passes.
}
do-confirm = Play this move?
do-look-back = You are looking at an earlier turn.
do-over = The game is over.
hurry = Hurry
to-the-game = Back to the game
confirm = Play it
twist-left = Twist left
straight = Straight on
twist-right = Twist right
take-connection = Take the connection
turn-left = Turn left
turn-right = Turn right
rule-number = Rule { $rule }

## Around the board

game-panel = Players and moves
game-actions = Game
looking-back = Look back
player-out = out
player-won = won
player-to-move = to move
markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
markers-of = { $markers } of { $target } markers
chevrons-left = { $chevrons ->
    [one] { $chevrons } chevron
   *[other] { $chevrons } chevrons
}
moves = Moves
no-moves-yet = No moves yet.
first = To the beginning
previous = One turn back
next = One turn forward
last = To the end
undo = Undo
redo = Redo
hint = Hint
hint-thinking = Looking for a hint…
turn-board = Turn the board
resign = Resign
resign-sure = Do you want to resign?
resign-yes = Yes, resign
not-kept = This browser cannot keep the game. It is lost when the page is closed.

## What happened

event-captured = The { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} chevron on { $at } is taken.
event-removed = The connection costs the { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} chevron on { $at }.
event-last-round = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} cannot move: the last round begins.
event-passed = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} passes.
event-out = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} is out: { $why ->
    [captured] the last chevron is taken.
    [blocked] no chevron can move.
    [resign] resigned.
    [time] out of time.
   *[gone] left the game.
}

## The end

end-nobody = Nobody wins.
end-won = { $color ->
    [yellow] Yellow wins!
    [red] Red wins!
    [green] Green wins!
   *[black] Black wins!
}
end-drawn = A draw between { $winners }.
end-shared = { $winners } share the win.
end-why = { $reason ->
    [target] With { $markers } markers the target of { $target } is reached.
    [last] No other player is left.
    [dead] Nobody can gain another field. The most markers: { $markers }.
    [last-round] The last round is over. The most markers: { $markers }.
    [repetition] The same position came up for the third time.
    [agreed] The players agreed on it.
    [cancelled] The game was called off.
   *[idle] { $game ->
        [pacru] Too many turns in a row changed nothing.
       *[other] Too many turns in a row changed nothing. The most markers: { $markers }.
    }
}
chart-of-markers = The markers of each player over the game
rematch = Rematch
next-game = Next game
save-record = Save the record
copy-record = Copy the record
copied = Copied
series-so-far = Game { $played } of { $planned }
total-markers = Markers
total-wins = Wins

## Why not

why-stuck = The chevron on { $at } cannot travel. { $because }
why-edge = The chevron on { $at } cannot travel: the edge of the board is in front of it.
why-no-chevron-chosen = Choose a chevron first.
why-not-a-way = Choose left, straight on or right.
why-form = This is not a move: something is wrong at character { $column }.
why-game-over = The game is over.
why-no-passing = There is no passing in this game.
why-can-move = You may pass only when no chevron can move, and the one on { $at } can.
why-no-reorientation = { $game ->
    [shacru] In Shacru chevrons are not turned on the spot.
   *[azacru] In Azacru chevrons are not turned on the spot.
}
why-no-chevron = There is no chevron on { $at }.
why-not-yours = The chevron on { $at } is { $color ->
    [yellow] yellow’s.
    [red] red’s.
    [green] green’s.
   *[black] black’s.
}
why-direction = From { $from } it cannot head for { $to }: a chevron travels the way it points, or 45° to the left or right of that.
why-one-field = Too far: in Shacru a chevron moves one field.
why-too-far = { $power ->
    [one] Too far: its power of movement here is one field.
   *[other] Too far: its power of movement here is { $power } fields.
}
why-in-the-way = The { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} chevron on { $at } is in the way.
why-occupied = A { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} chevron stands on { $at }.
why-no-pincer = Taking the { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} chevron on { $at } needs two of your chevrons attacking it; { $attackers ->
    [0] none does.
    [one] only one does.
   *[other] { $attackers } do.
}
why-nothing-to-take = There is no chevron to take on { $at }.
why-write-as-pincer = Taking the chevron on { $at } is written with an x.
why-others-marker = There is a { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} marker on { $at }.
why-twist-without-border = There is no twist without crossing a border.
why-twist-of-lost-chevron = No twist: the connection takes the chevron off the board.
why-no-twist = This game is played without a twist.
why-nothing-to-choose = There is nothing to choose here but a twist.
why-mark-due = It crosses a border: choose the field to mark.
why-mark-or-connection-due = It connects and crosses a border: choose the connection or the field to mark.
why-connection-due = This is a connection.
why-no-connection = This is not a connection.
why-bad-mark = { $at } cannot be marked: { $why ->
    [elsewhere] it is not in the borderland arrived in.
    [occupied] a chevron stands on it.
    [own] it is yours already.
   *[not-neutral] neutral fields come first.
}
why-meeting-due = It meets the chevron on { $at }: choose the field to change.
why-bad-meeting = The meeting cannot change { $at }: { $why ->
    [occupied] a chevron stands on it.
    [own] it is yours already.
   *[other] it is not allowed.
}
why-nothing-to-mark = { $at } cannot be marked: no field of this borderland can be changed.
why-no-meeting = { $at } is one field too many: there is no meeting.
why-field-too-many = { $at } is one field too many.
why-price = This turn costs { $price } markers that no chevron stands on; { $given ->
    [0] you have none.
    [one] you have only one.
   *[other] you have only { $given }.
}
why-no-own-marker = There is no marker of yours on { $at } to give up.
why-marker-under-chevron = The marker on { $at } is under a chevron.

## Why a position is impossible

setup-color-not-playing = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} stands on { $at } but does not play.
setup-chevron-of-player-out = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} is out but has a chevron on { $at }.
setup-chevron-on-others-marker = The { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} chevron on { $at } stands on another player’s marker.
setup-too-many-chevrons = The { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} chevron on { $at } is one too many: at most { $allowed } are allowed.
setup-not-playing = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} does not play.
setup-nobody-in = Every player is out; at least one must be in.
setup-mover-out = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} is to move but out.
setup-no-last-round = Only Azacru has a last round.
setup-number = A number is out of range.
setup-in-without-chevrons = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} has no chevron and so is out.
setup-target-not-to-move = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} has won already but is not to move.
setup-mover-blocked = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} is to move but no chevron can move, and so is out.

## Analysis

analysis-panel = Computer and moves
engine = Computer
engine-off = Switched off
engine-begins = Begins to think…
engine-busy = Busy with the whole game
engine-fair = You are playing this position with others: the computer helps again when the game is over.
engine-progress = Depth { $depth } · { $nodes } positions looked at
engine-says = Best so far: { $move }, looked { $depth ->
    [one] one turn ahead
   *[other] { $depth } turns ahead
}.
best-lines = Best lines
shares = Shares of the win
share = { $percent }%
won-in = { $turns ->
    [one] won in 1
   *[other] won in { $turns }
}
lost-in = { $turns ->
    [one] lost in 1
   *[other] lost in { $turns }
}
pass = Pass
tree-start = Start
tree-empty = Play moves for either side on the board. Other moves in the same position become branches.
tree-actions = Moves and board
promote = Make it the main line
delete-from-here = Delete from here on
edit-position = Edit the position
evaluate-game = Evaluate the game
evaluate-stop = Stop
evaluate-progress = { $done } of { $all }
chart-of-shares = Each player’s share of the win over the game
turning-points = Turning points
no-turning-points = No turn changed much.
turning-point = Turn { $turn }: { $move } cost { $percent }%.
turning-better = Better was { $move }.
import = Open a record or position
import-label = Paste a record, a position, or moves
import-open = Open
import-file = Choose a file
export = Save and copy
position-text = Position
copy-position = Copy the position
save-picture = Save the picture
copy-picture = Copy the picture
editor-board = Board of the position editor
editor-possible = This is a possible position.
editor-leave = Back to the analysis
editor-use = Use this position
editor-start = Start position
editor-empty = Empty board
editor-to-move = To move
editor-order = Colours in order of play
palette = Put on the board
palette-hint = Choosing a chevron again turns it by 45°, here and on the board.
brush-marker = { $color ->
    [yellow] Yellow marker
    [red] Red marker
    [green] Green marker
   *[black] Black marker
}
brush-chevron = { $color ->
    [yellow] Yellow chevron
    [red] Red chevron
    [green] Green chevron
   *[black] Black chevron
} facing { $facing ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
brush-eraser = Eraser
paste-empty = There is nothing to open yet.
paste-too-long = This is too long to be a game.
paste-unknown = This is neither a record nor a position nor a list of moves.
paste-at = Line { $line }, character { $column }: { $what }
record-empty = There is no game in it: a record begins with [Game "…"].
record-tag = A tag looks like [Name "value"].
record-repeated-tag = The tag { $name } stands twice.
record-missing-tag = The tag { $name } is missing.
record-start-differs = The tag Start is about another game or order of play than Game and Order.
record-result-tag = “{ $text }” is no result; it looks like “g target 42-31” or “*”.
record-open-comment = The comment has no closing brace.
record-no-comment = A closing brace without a comment.
record-open-branch = The branch has no closing bracket.
record-no-branch = A closing bracket without a branch.
record-branch-of-nothing = A branch stands after the move that it replaces.
record-too-deep = Too many branches within branches.
record-move = { $move } – { $why }
record-already-out = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
} is out already.
record-missing-result = The game has no result: end it with the winners’ letters, or with * if it is unfinished.
record-result-in-branch = A result cannot stand in a branch.
record-trailing = Something follows the result.
position-at = { $part ->
    [game] The game
    [order] The order of play
    [to-move] Who is to move
    [board] The board
    [last-round] The last round
    [idle] The idle turns
   *[turn] The turn number
} (character { $column }): { $what }
position-missing = It is missing. A position has seven parts: game, order of play, who is to move, board, last round, idle turns, turn number.
position-space = The parts are separated by single spaces.
position-trailing = Something follows the turn number.
position-no-color = “{ $text }” is no colour: use y, r, g or b.
position-ranks = { $ranks ->
    [one] There is one rank, not nine.
   *[other] There are { $ranks } ranks, not nine.
}
position-rank = { $fields ->
    [one] Rank { $rank } has one field, not nine.
   *[other] Rank { $rank } has { $fields } fields, not nine.
}
position-character = “{ $text }” cannot stand on a board: use 1 to 9, a marker such as y, or a chevron such as Y4 or Y4+.
position-numbers = Two numbers stand side by side: write their sum.
position-facing = A { $color ->
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} chevron lacks its facing, 0 to 7.
position-number = “{ $text }” is not a plain number up to 1000000.
position-game = “{ $text }” is none of the three games.
position-option = The game does not have the option “{ $text }”, or not in this place.
position-order = Two, three or four different colours play.
position-not-opposite = Two players sit opposite each other: green and yellow, or red and black.

## Learning

learn = Learn
learn-about = Short courses on a real board: one idea a step, and you try it at once.
learn-rules = Everything in full, with pictures. To read, or to print as a booklet.
learn-questions = May I pass? What if two win at once? Answers to what players ask.
courses = Courses
course-begin = Begin
course-go-on = Go on
course-again = Once more
course-progress = { $done } of { $all } steps done
course-end = You have come to the end
steps = Steps
steps-left = These steps are still open:
step-number = Step { $step } of { $all }
step-mark = { $mark ->
    [done] (done)
    [skipped] (skipped)
   *[open] (open)
}
step-before = To the step before
task = Your task
next-step = Next
skip-step = Skip
show-me = Show me
shown-now = That is one way to do it. Now try it yourself!
try-again = Try again
missed = You may do that, but it is not what is asked here.
do-stuck = None of your chevrons can move.
start-over = Start this course over
start-over-sure = Forget all progress here?
play-level = Play against the computer, level { $level }
next-course = { $game ->
    [shacru] Learn Shacru
    [azacru] Go on with Azacru
   *[pacru] Go on with Pacru
}
offer-course = { $game ->
    [shacru] New here? Learn Shacru in five minutes, on a real board.
    [azacru] Well done with Shacru! Azacru comes next: ten minutes, and your chevrons can run.
   *[pacru] You know Azacru now. Learn Pacru, the whole game, in twenty minutes.
}
offer-go-on = { $game ->
    [shacru] Go on with Shacru? You are at step { $step } of { $all }.
    [azacru] Go on with Azacru? You are at step { $step } of { $all }.
   *[pacru] Go on with Pacru? You are at step { $step } of { $all }.
}
offer-take = Learn it now
offer-refuse = No, thanks
challenges = Challenges
challenges-about = Positions from games that the computer played against itself, each with one best answer. Can you find it?
daily = Challenge of the day
daily-open = A new one every day. Can you solve it?
daily-solved = Solved! There is a new one tomorrow.
daily-take = Try it
questions = Questions
search = Search
nothing-found = No question says that.
contents = Contents
all-games = All three games
print = Print
loading = Loading…
not-loaded = This could not be loaded
not-loaded-why = Perhaps the connection is gone. Please try again later.
