### Rules of Shacru. English.

rules-shacru = Shacru is the first of the three games on the Pacru board. Little arrows walk over the board and colour the fields they come to. Whoever has coloured the most fields wins.
    .title = The rules of Shacru

## Chapters

rules-shacru-chapter-start = Before you start
rules-shacru-chapter-play = Playing
rules-shacru-chapter-end = The end of the game
rules-shacru-chapter-more = Good to know

## Before you start

rules-shacru-need = Shacru is for two, three or four players from the age of five. It takes 2 to 5 minutes to learn and 15 to 30 minutes to play.

    With a set you need the board, the chevrons and the markers of the colours that play. There are 4 chevrons and 50 markers of each colour. Here on the page everything is laid out for you.
    .title = What you need

rules-shacru-S-R1 = At the start there are no markers: every field is neutral. Each player has three chevrons on the edge of the board, pointing inwards.

    - Two players take opposite colours (green and yellow, or red and black). Each gets a fourth chevron in a far corner, facing the middle: i9 for green, a1 for yellow, a9 for red, i1 for black. The usual order is green, yellow.
    - Three players use any three colours, each on its own side, with the chevrons placed as for four. The usual order is yellow, red, black: the player in the middle starts.
    - Four players use all four colours. The usual order is yellow, red, green, black.

    Agree on who plays which colour and in which order; any order is allowed.
    .title = Starting position
    .board-two = Two players: green at the bottom, yellow at the top, each with a fourth chevron in a far corner.
    .board-red-black = Red against black: red's fourth chevron starts on a9, black's on i1.
    .board-three = Three players, here yellow, red and black: yellow sits in the middle and starts.
    .board-four = Four players: yellow at the top, red on the right, green at the bottom and black on the left.

rules-shacru-terms = The board has 9 × 9 *fields*. They are named by a letter, a to i from left to right, and a number, 1 to 9 from bottom to top. Light and dark fields differ only in looks.

    - *Chevron*: the arrow that you move. Each field is a star with eight points, and a chevron points at one of them.
    - *Marker*: the round piece that shows whose field it is.
    - *Neutral*: a field without a marker.
    - *Occupied*: a field where a chevron stands, with or without a marker.
    - *Borderland*: a square of 3 × 3 fields. There are nine of them.
    - *Border*: the thick line between two borderlands. A chevron crosses a border when its move ends in another borderland than it started in.
    .title = Words
    .board-words = e4 and h5 carry green markers. The yellow chevron stands on its own marker on b8. The green one stands on e5, which is neutral.

## Playing

rules-shacru-S-R2 = Take turns. On your turn, move one of your chevrons. You may pass only if none of your chevrons can move, and then you must.
    .title = Turns and passing

rules-shacru-S-R3 = A chevron moves exactly one field: the way it points, or one point of the star (45°) to the left or right of that. Afterwards it points the way it went. The edge is the end: nothing goes off one side and comes back on the other.

    If the field it comes to is neutral, put your marker there. The field it left gets no marker.
    .title = Moving and marking
    .board-ways = The chevron on e2 may go to d3, e3 or f3. On d3 it will point to the upper left.

rules-shacru-S-R4 = When your chevron crosses a border into another borderland, you may turn it one more point of the star (45°), left or right. You do not have to.
    .title = Borderland twist
    .board-twist = The chevron goes from e3 over the border to e4 and twists to the left. Now it points to the upper left.

rules-shacru-S-R5 = You may not move onto a field with another player's marker. You may not move onto a field where a chevron stands, not even your own chevron. A field with your own marker is fine if no chevron stands on it.
    .title = Where you cannot go
    .board-blocked = The chevron on e2 can go only to f3: d3 carries a yellow marker, and a chevron stands on e3.

## The end of the game

rules-shacru-S-R6 = The game ends when nobody can gain a neutral field any more, neither now nor by any later moves. Whoever has the most markers wins, even a player who could only pass. Players who tie for the most share the win. You can play several games and add up your markers.
    .title = End of the game
    .board-over = All four chevrons look over the edge and can never move again. The game is over, and green wins by 8 markers to 7.

## Good to know

rules-shacru-leaving = A player who resigns, runs out of time or is gone is out: the chevrons leave the board, the markers stay, the turns are skipped, and that player cannot win. If only one player is left, that player wins.
    .title = Leaving the game

rules-shacru-idle = A turn is idle if its move changed no marker; a pass is idle too. After 40 idle turns in a row for each player at the start (80 with two, 120 with three, 160 with four), the game ends and the markers are counted. A player who leaves neither adds to the count nor resets it.
    .title = Too many idle turns

rules-shacru-notwist = If you like, play without the borderland twist [S-R4]: after crossing a border the chevron keeps pointing the way it went. Shacru played like this is known as Lilacru.
    .title = Option: no twist

rules-shacru-decisions = Booklets in different languages do not always say the same, and sometimes they say nothing. This is how it is played here:

    - Your own chevrons are in your way just like those of others [S-R5].
    - Players who tie for the most markers share the win. There is no tie-break [S-R6].
    - The fourth chevron of two players stands on i9 for green, a1 for yellow, a9 for red and i1 for black [S-R1].
    - The computer finds the end of the game by a fixed procedure. It never stops a game in which somebody could still gain a field. In rare tangles it stops a few turns later than it could, which changes nothing in the score [S-R6].
    .title = What we decided
