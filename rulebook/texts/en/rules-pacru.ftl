### Rules of Pacru. English.

rules-pacru = Pacru is the third and greatest game on the board. Crossing borders, connecting fields, catching chevrons and letting your own chevrons meet bring you markers. The first to have enough of them wins.
    .title = The rules of Pacru

## Chapters

rules-pacru-chapter-start = Before you start
rules-pacru-chapter-play = Moving
rules-pacru-chapter-actions = Special actions
rules-pacru-chapter-end = Losing and winning
rules-pacru-chapter-more = Good to know

## Before you start

rules-pacru-need = Pacru is for two, three or four players from the age of nine. It takes 10 to 20 minutes to learn and 40 to 80 minutes to play. It is easiest if you know Shacru and Azacru, and best learned with two players.

    With a set you need the board, the chevrons and the markers of the colours that play. There are 4 chevrons and 50 markers of each colour. Here on the page everything is laid out for you.
    .title = What you need

rules-pacru-R1 = Pacru starts like Shacru and Azacru: every field is neutral, and each player has three chevrons on the edge, facing inwards.

    - Two players take opposite colours (green and yellow, or red and black). Each gets a fourth chevron in a far corner, facing the middle: i9 for green, a1 for yellow, a9 for red, i1 for black. The usual order is green, yellow.
    - Three players use any three colours, each on its own side, with the chevrons placed as for four. The usual order is yellow, red, black: the player in the middle starts.
    - Four players use all four colours. The usual order is yellow, red, green, black.

    Agree on who plays which colour and in which order; any order is allowed.

    The target is 42 markers with two players, 28 with three and 24 with four, going by how many players start the game. Everybody may know how many markers each player still needs.
    .title = Starting position and target
    .board-two = Two players: green at the bottom, yellow at the top, each with a fourth chevron in a far corner. The target is 42.
    .board-four = Four players: yellow at the top, red on the right, green at the bottom and black on the left. The target is 24.

rules-pacru-terms = The board has 9 × 9 *fields*. They are named by a letter, a to i from left to right, and a number, 1 to 9 from bottom to top. Light and dark fields differ only in looks, but they help to see diagonals.

    - *Chevron*: the arrow that you move. Each field is a star with eight points, and a chevron faces one of them.
    - *Marker*: the round piece that shows whose field it is.
    - *Neutral*: a field without a marker.
    - *Occupied*: a field where a chevron stands, with or without a marker.
    - *Borderland*: a square of 3 × 3 fields. There are nine of them.
    - *Border*: the thick line between two borderlands. A chevron crosses a border when its move ends in another borderland than it started in.
    - *Power of movement*: how many fields a chevron may travel [R5].
    - *Special actions*: what brings you markers [R4] [R8] [R10] [R11] [R12].
    - *Attack*: a chevron attacks an enemy chevron that it could reach [R11].
    .title = Words
    .board-words = e4 and h5 carry green markers. The yellow chevron stands on its own marker on b8. The green one stands on e5, which is neutral.

## Moving

rules-pacru-R2 = On your turn, either move one of your chevrons or reorient one [R14]. You must do one of the two: there is no passing.
    .title = Your turn

rules-pacru-R3 = A chevron travels in a straight line: the way it faces, or 45° to the left or right of that. Afterwards it faces the way it travelled. The edge is the end: nothing goes off one side and comes back on the other.

    Moving by itself leaves no marker, and there is no twist: markers come only from special actions.
    .title = Directions of movement
    .board-ways = The chevron on e2 may head for d3, e3 or f3. On d3 it will face to the upper left. No marker is left behind.

rules-pacru-R4 = When your chevron crosses a border, put your marker on one neutral field of the borderland it arrives in. Choose the field it has just arrived on or one where no chevron stands. You must do this if there is such a field. If the move is also a connection, [R8] lets you choose between the two.
    .title = Borderland change
    .board-change = From e3 over the border to e4. Green may mark any of d4, e4, f4, e5, d6, e6 and f6, and chooses e6. Not d5, where a chevron stands, and not f5, which is yellow.

rules-pacru-R5 = Count your markers in the borderland where the chevron starts, the one under the chevron included: that is its power of movement. It is always at least 1, even if you have no marker there. The chevron may travel any number of fields from 1 up to its power.
    .title = Power of movement
    .board-power = Three green markers give the chevron on e1 a power of three: straight on it may go to e2, e3 or e4. The chevron on h2 has no marker around it and goes one field, for example to h3.

rules-pacru-R6 = A move of two or more fields is a long move. It goes in one straight line, with no turn on the way. It may pass over markers, no matter whose. It may pass over chevrons only in a connection jump [R9].
    .title = Long move
    .board-long = From e1 over two yellow markers to e4. The move crosses a border, so Green marks a field: here e4 itself.

rules-pacru-R7 = You may not jump over any chevron, yours or others', except in a connection jump [R9]. Only in a pincer [R11] may you move onto an occupied field or onto another player's marker. Apart from a pincer, you may not change a field where another chevron stands, even your own. Passing over markers is always allowed.
    .title = What is forbidden
    .board-blocked = The chevron on e1 cannot stop on c3, which is yellow, nor on e2, where a chevron stands, and it cannot jump to e3.

## Special actions

rules-pacru-R8 = A long move from a field of your colour to another field of your colour that passes over no chevron is a connection: all the fields in between become yours, and your chevron stays on the board.

    If it also crosses a border, choose either the connection or [R4] or [R10], never both. You may choose the connection even if everything in between is yours already. If there is no field for [R4] or [R10], you must take the connection.
    .title = Connection change
    .board-connection = From a5 to c5: b5 changes from yellow to green.
    .board-choice = From e1 to e4, over a border. Green may choose e2 and e3 by the connection, or one neutral field around e4.

rules-pacru-R9 = On a long move from a field of your colour to another field of your colour, a chevron may jump over any chevrons in between, your own or others'. The move must still be straight and within its power. Nothing in between changes. If the jump crosses a border, [R4] or [R10] applies.
    .title = Connection jump
    .board-jump = From e1 over the yellow chevron to e3. The marker on e2 stays yellow.
    .board-border = From e3 over a chevron and a border to e5. Green then marks a neutral field, here d5.

rules-pacru-R10 = If your chevron crosses a border into a borderland with no neutral field at all, not even under a chevron, change one field there from another player's colour to yours instead of [R4]. It may not be a field where another chevron stands. You must do this if there is such a field.
    .title = Borderland transformation
    .board-full = The borderland behind e3 is full. After moving to e4, Green may change d5, e5, e6 or f4, but not f5, where a chevron stands.

rules-pacru-R11 = Your chevron attacks an enemy chevron that stands within its power in one of its three directions, with no chevron between. If two or more of your chevrons attack the same enemy chevron at the start of your turn, one of them may move onto it. That chevron leaves the board and its field becomes yours, whatever its colour was.

    A pincer is never a connection, but if it crosses a border, [R4] or [R10] applies to the board after the capture.
    .title = Pincer
    .board-pincer = The chevrons on e4 and c5 both attack e5, so either may take the chevron there. The one on d6 is attacked by c5 alone and is safe.

rules-pacru-R12 = Two of your chevrons meet if, after a move and all its other effects, the one that moved and another stand on adjacent fields (also diagonally), both of your colour, and face straight at each other.

    Then change any one field on the board that is not yours and has no chevron on it to your colour; the field just left may be chosen too. You must do this if there is such a field. A reorientation never makes a meeting.
    .title = Meeting
    .board-meeting = From e4 to e5: now two green chevrons stand face to face on green fields. Green takes h8 from Yellow.

rules-pacru-R13 = One move may bring about several special actions, and you get every one of them. There is one exception: you never get both a connection change [R8] and [R4] or [R10]. A meeting [R12] always comes last.
    .title = Several actions at once
    .board-several = From e3 over the border to e4. Green marks e4 itself. That makes the meeting with e5 possible, which brings h6.

rules-pacru-R14 = Instead of moving, turn one of your chevrons on the spot, left or right: by 45° for 2 of your markers, or by 90° for 4. You choose which markers to take off the board, but only from fields where no chevron stands, not even the one you turn; those fields become neutral. You may do this only while at least one of your chevrons, this one or another, can move.
    .title = Reorientation
    .board-turn = The chevron on e9 looks over the edge. For two or four of the five free markers it may be turned, because another green chevron can still move.

## Losing and winning

rules-pacru-R15 = You are out of the game when your last chevron is taken. You are also out if none of your chevrons can move at the start of your turn; then all your chevrons leave the board. Either way your markers stay where they are.
    .title = Out of the game
    .board-blocked = Yellow's last chevron looks at h9 and i9. Green crosses into its borderland and marks i9: Yellow cannot move and is out.

rules-pacru-R16 = You win if at the end of your turn, with all effects carried out, you have at least the target number of markers on the board. You also win when you are the only player with a chevron on the board. If both happen at once, it counts as a win by markers.
    .title = Winning the game
    .board-count = Four players, target 24. Green has 22 markers, and the connection over e4 and e5 brings the last two.

## Good to know

rules-pacru-leaving = A player who resigns, runs out of time or is gone is out: the chevrons leave the board, the markers stay, the turns are skipped, and that player cannot win. If only one player is left, that player wins. Otherwise the player to move is checked again: if none of their chevrons can move, they are out too [R15].
    .title = Leaving the game

rules-pacru-idle = A turn is idle if its move changed no marker and took no chevron off the board. After 40 idle turns in a row for each player at the start (80 with two, 120 with three, 160 with four), the game is a draw between the players still in. A player who goes out by [R15] or leaves neither adds to the count nor resets it.
    .title = Too many idle turns

rules-pacru-repetition = The game is a draw between the players still in when the same position comes up for the third time. It is the same if the board, the player to move and the players still in are the same. The starting position counts too. A win [R16] in the same turn comes before any draw.
    .title = Threefold repetition

rules-pacru-meet9 = The designer's amendment of March 2011, used in tournaments. A meeting [R12] counts only if at least one opponent, in or out of the game, has 9 or more markers on the board. They are counted when your chevron has landed: after a pincer, but before [R4], [R8] or [R10].
    .title = Option: meeting from nine markers

rules-pacru-target = You may agree on another number of markers to win, from 1 to 81, instead of the one in [R1]. The Korean booklet, for example, plays four-player games to 20.
    .title = Option: another target

rules-pacru-decisions = Booklets in different languages do not always say the same, and sometimes they say nothing. This is how it is played here:

    - The target with four players is 24, as most booklets say [R1].
    - The fourth chevron of two players stands on i9 for green, a1 for yellow, a9 for red and i1 for black [R1].
    - There is no twist in Pacru [R3].
    - What [R4], [R10] and [R12] give you, you must take if you can.
    - Your own chevrons are in your way just like those of others [R7].
    - A connection over fields that are all yours already is still a connection. With a border you may choose it, and then nothing changes [R8].
    - A connection over a border where neither [R4] nor [R10] has a field must be taken [R8].
    - A pincer is no connection, because the field arrived on was not yours when the move began [R11].
    - A transformation or a meeting may not choose a field that is yours already: a change must change something [R10] [R12].
    - A meeting may choose the field just left, because nobody stands on it any more [R12].
    - For a meeting both fields must be yours, and one of the two chevrons must be the one that moved [R12].
    - A reorientation never makes a meeting [R12].
    - Markers under chevrons cannot pay for a reorientation, not even the one under the chevron that turns [R14].
    - If you have a single chevron and it can move, you may reorient it [R14].
    .title = What we decided
