### The rules of Shacru, Azacru and Pacru in plain words: one message for each rule tag, then general ones. English.

## Shacru

rule-S-R1 = At the start there are no markers: every field is neutral. Each player has three chevrons on the edge of the board, pointing inwards. Three players use any three colours; two players take opposite colours (green and yellow, or red and black), and each gets a fourth chevron in a far corner. Agree on who plays which colour and in which order.
    .title = Starting position
rule-S-R2 = Take turns. On your turn, move one of your chevrons. You may pass only if none of your chevrons can move, and then you must.
    .title = Turns and passing
rule-S-R3 = A chevron moves exactly one field: the way it points, or one point of the star (45°) to the left or right of that. Afterwards it points the way it went. If the field it comes to is neutral, put your marker there. The field it left gets no marker.
    .title = Moving and marking
rule-S-R4 = When your chevron crosses a border into another borderland (a square of 3 × 3 fields), you may turn it one more point of the star (45°), left or right. You do not have to.
    .title = Borderland twist
rule-S-R5 = You may not move onto a field with another player's marker. You may not move onto a field where a chevron stands, not even your own chevron. A field with your own marker is fine if no chevron stands on it.
    .title = Where you cannot go
rule-S-R6 = The game ends when nobody can gain a neutral field any more, neither now nor by any later moves. Whoever has the most markers wins, even a player who could only pass. Players who tie for the most share the win. You can play several games and add up your markers.
    .title = End of the game

## Azacru

rule-A-R1 = Azacru starts like Shacru: every field is neutral, and each player has three chevrons on the edge, facing inwards. Three players use any three colours; two players take opposite colours (green and yellow, or red and black), and each gets a fourth chevron in a far corner. Agree on who plays which colour and in which order.
    .title = Starting position
rule-A-R2 = On your turn, move one of your chevrons. You may pass only if you have no chevron that can move, and then you must. The first pass starts the last round (A-R10).
    .title = Turns and passing
rule-A-R3 = A chevron travels in a straight line: the way it faces, or 45° to the left or right of that. Afterwards it faces the way it travelled. If the field it arrives on is neutral, that field gets your marker. The field it left gets none.
    .title = Directions and marking
rule-A-R4 = Count your markers in the borderland where the chevron starts: that is its power of movement. It is always at least 1, even if you have no marker there. The chevron may travel any number of fields from 1 up to its power.
    .title = Power of movement
rule-A-R5 = A move of two or more fields is a long move. It goes in one straight line, with no turn on the way. It may pass over markers, no matter whose. It may pass over chevrons only in a connection jump (A-R8).
    .title = Long move
rule-A-R6 = When a move ends in another borderland than it started in, however long it was, you may turn the chevron a further 45° left or right. You do not have to. If the chevron is taken off the board by a connection change (A-R7), there is no twist.
    .title = Borderland twist
rule-A-R7 = A long move from a field of your colour to another field of your colour that passes over no chevron is a connection. All the fields in between become yours; this is not optional. If any of them was another player's, the chevron that moved is then taken off the board.
    .title = Connection change
rule-A-R8 = On a long move from a field of your colour to another field of your colour, a chevron may jump over any chevrons in between, your own or others'. The move must still be straight and within its power. After a jump, nothing in between changes.
    .title = Connection jump
rule-A-R9 = You may not move onto another player's marker. You may not move onto an occupied field, even if the chevron there is your own. You may not jump over any chevron, yours or others', except in a connection jump (A-R8).
    .title = What is forbidden
rule-A-R10 = If you have no chevrons left, or none of them can move, you must pass. The first pass starts the last round: every other player has one more turn, in order, and passes if they cannot move. Then the game ends, and whoever has the most markers wins; players who tie for the most share the win. Markers of several games may be added up.
    .title = Last round and winning

## Pacru

rule-R1 = Pacru starts like Shacru and Azacru: every field is neutral, and each player has three chevrons on the edge, facing inwards; with two players, who take opposite colours, each has a fourth in a far corner. The target is 42 markers with two players, 28 with three and 24 with four, counted at the start of the game. Everybody may know how many markers each player still needs. Agree on colours and on the order of play.
    .title = Starting position and target
rule-R2 = On your turn, either move one of your chevrons or reorient one (R14). You must do one of the two: there is no passing.
    .title = Your turn
rule-R3 = A chevron travels in a straight line: the way it faces, or 45° to the left or right of that. Afterwards it faces the way it travelled. Moving by itself leaves no marker, and there is no twist: markers come only from special actions.
    .title = Directions of movement
rule-R4 = When your chevron crosses a border, put your marker on one neutral field of the borderland it arrives in. Choose the field it has just arrived on or one where no chevron stands. You must do this if there is such a field. If the move is also a connection, R8 lets you choose between the two.
    .title = Borderland change
rule-R5 = Count your markers in the borderland where the chevron starts: that is its power of movement. It is always at least 1, even if you have no marker there. The chevron may travel any number of fields from 1 up to its power.
    .title = Power of movement
rule-R6 = A move of two or more fields is a long move. It goes in one straight line, with no turn on the way. It may pass over markers, no matter whose. It may pass over chevrons only in a connection jump (R9).
    .title = Long move
rule-R7 = You may not jump over any chevron, yours or others', except in a connection jump (R9). Only in a pincer (R11) may you move onto an occupied field or onto another player's marker. Apart from a pincer, you may not change a field where another chevron stands, even your own. Passing over markers is always allowed.
    .title = What is forbidden
rule-R8 = A long move from a field of your colour to another field of your colour that passes over no chevron is a connection: all the fields in between become yours, and your chevron stays on the board. If it also crosses a border, choose either the connection or R4/R10, never both. You may choose the connection even if everything in between is yours already. If R4/R10 has no field to offer, you must take the connection.
    .title = Connection change
rule-R9 = On a long move from a field of your colour to another field of your colour, a chevron may jump over any chevrons in between, your own or others'. The move must still be straight and within its power. Nothing in between changes. If the jump crosses a border, R4 or R10 applies.
    .title = Connection jump
rule-R10 = If your chevron crosses a border into a borderland with no neutral field at all, not even under a chevron, change one field there from another player's colour to yours instead of R4. It may not be a field where another chevron stands. You must do this if there is such a field.
    .title = Borderland transformation
rule-R11 = Your chevron attacks an enemy chevron that stands within its power in one of its three directions, with no chevron between. If two or more of your chevrons attack the same enemy chevron at the start of your turn, one of them may move onto it. That chevron leaves the board and its field becomes yours, whatever its colour was. A pincer is never a connection, but if it crosses a border, R4 or R10 applies to the board after the capture.
    .title = Pincer
rule-R12 = Two of your chevrons meet if, after a move and all its other effects, the one that moved and another stand on adjacent fields (also diagonally), both of your colour, and face straight at each other. Then change any one field on the board that is not yours and has no chevron on it to your colour; the field just left may be chosen too. You must do this if there is such a field. A reorientation never makes a meeting.
    .title = Meeting
rule-R13 = One move may bring about several special actions, and you get every one of them. There is one exception: you never get both a connection change (R8) and R4 or R10. A meeting (R12) always comes last.
    .title = Several actions at once
rule-R14 = Instead of moving, turn one of your chevrons on the spot, left or right: by 45° for 2 of your markers, or by 90° for 4. You choose which markers to take off the board, but only from fields where no chevron stands, not even the one you turn; those fields become neutral. You may do this only while at least one of your chevrons, this one or another, can move.
    .title = Reorientation
rule-R15 = You are out of the game when your last chevron is taken. You are also out if none of your chevrons can move at the start of your turn; then all your chevrons leave the board. Either way your markers stay where they are.
    .title = Out of the game
rule-R16 = You win if at the end of your turn, with all effects carried out, you have at least the target number of markers on the board. You also win when you are the only player with a chevron on the board. If both happen at once, it counts as a win by markers.
    .title = Winning the game

## Common to all three games

rules-common-leaving = A player who resigns, runs out of time or is gone is out: the chevrons leave the board, the markers stay, the turns are skipped, and that player cannot win. If only one player is left, that player wins. In Azacru a skipped turn is not a pass, and if the player who passed first leaves, the last round still ends at that player's seat. In Pacru, the player to move is then checked again: if none of their chevrons can move, they are out too (R15).
    .title = Leaving the game
rules-common-idle = A turn is idle if its move changed no marker and took no chevron off the board; a pass is idle too. After 40 × the number of players at the start (80, 120 or 160) idle turns in a row, Shacru and Azacru end and the markers are counted, and Pacru is a draw between the players still in. A player going out because of R15, or leaving, neither adds to the count nor resets it.
    .title = Too many idle turns
rules-common-repetition = In Pacru, the game is a draw between the players still in when the same position comes up for the third time. It is the same if the board, the player to move and the players still in are the same. The starting position counts too.
    .title = Threefold repetition
rules-common-board = The board has 9 × 9 fields: files a to i from left to right, ranks 1 to 9 from bottom to top. Borders divide it into nine borderlands of 3 × 3 fields. Each field is a star with eight points, and a chevron points at one of them; light and dark fields differ only in looks. A field is neutral or carries one marker of one colour; it is occupied if a chevron stands on it, with or without a marker. Yellow sits at the top, red on the right, green at the bottom and black on the left.
    .title = Board and pieces
rules-common-moving = A chevron travels in a straight line in one of three directions: the way it faces, or 45° to the left or right of that. Afterwards it faces the way it travelled. The edge is the end: nothing goes off one side and comes back on the other. Crossing a border means ending the move in another borderland than the one it started in.
    .title = How chevrons move

## Options

rules-option-meet9 = For Pacru, the designer's amendment of March 2011, used in tournaments. A meeting (R12) counts only if at least one opponent, in or out of the game, has 9 or more markers on the board. They are counted when your chevron has landed: after a pincer, but before R4, R8 or R10.
    .title = Meeting from nine markers
rules-option-target = For Pacru, you agree on another number of markers to win, from 1 to 81. The Korean booklet, for example, plays four-player games to 20.
    .title = Another target
rules-option-notwist = Shacru or Azacru without the borderland twist (S-R4, A-R6): after crossing a border the chevron keeps facing the way it travelled. Shacru played like this is known as Lilacru.
    .title = No borderland twist
