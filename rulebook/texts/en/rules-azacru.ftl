### Rules of Azacru. English.

rules-azacru = Azacru is the second game on the Pacru board. It starts like Shacru, but here your markers give your chevrons power: they run far, connect your fields and jump over each other. Whoever has the most markers wins.
    .title = The rules of Azacru

## Chapters

rules-azacru-chapter-start = Before you start
rules-azacru-chapter-play = Moving
rules-azacru-chapter-actions = Connecting and jumping
rules-azacru-chapter-end = The end of the game
rules-azacru-chapter-more = Good to know

## Before you start

rules-azacru-need = Azacru is for two, three or four players from the age of seven. It takes 5 to 10 minutes to learn and 15 to 40 minutes to play. It is easiest if you know Shacru.

    With a set you need the board, the chevrons and the markers of the colours that play. There are 4 chevrons and 50 markers of each colour. Here on the page everything is laid out for you.
    .title = What you need

rules-azacru-A-R1 = Azacru starts like Shacru: every field is neutral, and each player has three chevrons on the edge, facing inwards.

    - Two players take opposite colours (green and yellow, or red and black). Each gets a fourth chevron in a far corner, facing the middle: i9 for green, a1 for yellow, a9 for red, i1 for black. The usual order is green, yellow.
    - Three players use any three colours, each on its own side, with the chevrons placed as for four. The usual order is yellow, red, black: the player in the middle starts.
    - Four players use all four colours. The usual order is yellow, red, green, black.

    Agree on who plays which colour and in which order; any order is allowed.
    .title = Starting position
    .board-two = Two players: green at the bottom, yellow at the top, each with a fourth chevron in a far corner.
    .board-four = Four players: yellow at the top, red on the right, green at the bottom and black on the left.

rules-azacru-terms = The board has 9 × 9 *fields*. They are named by a letter, a to i from left to right, and a number, 1 to 9 from bottom to top. Light and dark fields differ only in looks, but they help to see diagonals.

    - *Chevron*: the arrow that you move. Each field is a star with eight points, and a chevron faces one of them.
    - *Marker*: the round piece that shows whose field it is.
    - *Neutral*: a field without a marker.
    - *Occupied*: a field where a chevron stands, with or without a marker.
    - *Borderland*: a square of 3 × 3 fields. There are nine of them.
    - *Border*: the thick line between two borderlands. A chevron crosses a border when its move ends in another borderland than it started in.
    - *Power of movement*: how many fields a chevron may travel [A-R4].
    - *Long move*: a move of two or more fields [A-R5].
    .title = Words
    .board-words = The markers on e1, d2 and f1 lie in the borderland where the green chevron stands, so its power of movement is three. The marker on h5 does not count.

## Moving

rules-azacru-A-R2 = On your turn, move one of your chevrons. You may pass only if you have no chevron that can move, and then you must. The first pass starts the last round [A-R10].
    .title = Turns and passing

rules-azacru-A-R3 = A chevron travels in a straight line: the way it faces, or 45° to the left or right of that. Afterwards it faces the way it travelled. The edge is the end: nothing goes off one side and comes back on the other.

    If the field it arrives on is neutral, that field gets your marker. The field it left gets none.
    .title = Directions and marking
    .board-ways = The chevron on e2 may head for d3, e3 or f3. On f3 it will face to the upper right.

rules-azacru-A-R4 = Count your markers in the borderland where the chevron starts, the one under the chevron included: that is its power of movement. It is always at least 1, even if you have no marker there. The chevron may travel any number of fields from 1 up to its power.
    .title = Power of movement
    .board-power = Three green markers give the chevron on e1 a power of three: straight on it may go to e2, e3 or e4. The chevron on h2 has no marker around it and goes one field, for example to h3.

rules-azacru-A-R5 = A move of two or more fields is a long move. It goes in one straight line, with no turn on the way. It may pass over markers, no matter whose. It may pass over chevrons only in a connection jump [A-R8].
    .title = Long move
    .board-long = From e1 over two yellow markers to e4. Only e4 gets a green marker.

rules-azacru-A-R6 = When a move ends in another borderland than it started in, however long it was, you may turn the chevron a further 45° left or right. You do not have to. If the chevron is taken off the board by a connection change [A-R7], there is no twist.
    .title = Borderland twist
    .board-twist = A long move from e2 over the border to e4, with a twist to the right. Now the chevron faces to the upper right.

## Connecting and jumping

rules-azacru-A-R7 = A long move from a field of your colour to another field of your colour that passes over no chevron is a connection. All the fields in between become yours; this is not optional. If any of them was another player's, the chevron that moved is then taken off the board.
    .title = Connection change
    .board-neutral = From e1 to e4: e2 and e3 become green, and the chevron stays.
    .board-price = Here e3 was yellow. Green gets e2 and e3, but the chevron leaves the board.

rules-azacru-A-R8 = On a long move from a field of your colour to another field of your colour, a chevron may jump over any chevrons in between, your own or others'. The move must still be straight and within its power. After a jump, nothing in between changes.
    .title = Connection jump
    .board-jump = From e1 over the yellow chevron to e3. The marker on e2 stays yellow.
    .board-border = A jump may go over several chevrons and over borders: from d3 to g6.

rules-azacru-A-R9 = You may not move onto another player's marker. You may not move onto an occupied field, even if the chevron there is your own. You may not jump over any chevron, yours or others', except in a connection jump [A-R8].
    .title = What is forbidden
    .board-blocked = The power is three, but b4 carries a yellow marker, a chevron stands on e3, and it may not be jumped on the way to e4, which is not green.

## The end of the game

rules-azacru-A-R10 = If you have no chevrons left, or none of them can move, you must pass. The first pass starts the last round: every other player has one more turn, in order, and passes if they cannot move. Then the game ends, and whoever has the most markers wins; players who tie for the most share the win. Markers of several games may be added up.

    An example: three players play in the order red, green, yellow, and Red is the first to pass. Then Green has one more turn, then Yellow. When it would be Red's turn again, the game is over.
    .title = Last round and winning
    .board-last = Both red chevrons look over the edge, so Red had to pass. It is Green's last turn, and then Yellow's.

## Good to know

rules-azacru-leaving = A player who resigns, runs out of time or is gone is out: the chevrons leave the board, the markers stay, the turns are skipped, and that player cannot win. If only one player is left, that player wins.

    A skipped turn is not a pass in the sense of [A-R10]. If the player who passed first leaves, the last round still ends at that player's seat.
    .title = Leaving the game

rules-azacru-idle = A turn is idle if its move changed no marker and took no chevron off the board; a pass is idle too. After 40 idle turns in a row for each player at the start (80 with two, 120 with three, 160 with four), the game ends and the markers are counted. A player who leaves neither adds to the count nor resets it.
    .title = Too many idle turns

rules-azacru-notwist = If you like, play without the borderland twist [A-R6]: after crossing a border the chevron keeps facing the way it travelled.
    .title = Option: no twist

rules-azacru-decisions = Booklets in different languages do not always say the same, and sometimes they say nothing. This is how it is played here:

    - Your own chevrons are in your way just like those of others [A-R9].
    - In the last round, too, you may twist when you cross a border [A-R6] [A-R10].
    - Players who tie for the most markers share the win. There is no tie-break [A-R10].
    - The fourth chevron of two players stands on i9 for green, a1 for yellow, a9 for red and i1 for black [A-R1].
    .title = What we decided
