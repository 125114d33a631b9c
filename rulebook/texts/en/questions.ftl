### Questions that players ask, with answers. English.

question-which-first = Shacru, then Azacru, then Pacru. Each one adds a few ideas to the one before. Shacru is learned in 2 to 5 minutes, Azacru in 5 to 10 and Pacru in 10 to 20. Play your first game of Pacru with two players.
    .title = Which game should we learn first?

question-who-starts = That is up to you. Agree on who plays which colour and in which order; any order is allowed [S-R1] [A-R1] [R1]. If you do not mind, two players start with green, three with the player in the middle, and four go clockwise from yellow.
    .title = Who starts?

question-two-players = Two colours that sit opposite each other: green and yellow, or red and black. Each gets a fourth chevron, in a far corner [S-R1] [A-R1] [R1]. With three players any three colours will do.
    .title = Which colours do we take with two players?
    .board-corners = Red against black: red's fourth chevron starts on a9, black's on i1.

question-pass = Not because you would like to. In Shacru you pass only when none of your chevrons can move, and then you must [S-R2]. In Azacru it is the same, and the first pass starts the last round [A-R10]. In Pacru there is no passing at all [R2].
    .title = May I pass?

question-turn-round = A chevron cannot go back or sideways. But it faces the way it went, so with every step it can bend 45° further: a few moves make a circle [S-R3] [A-R3] [R3]. In Shacru and Azacru a twist at a border helps [S-R4] [A-R6], and in Pacru you can pay for a turn on the spot [R14].
    .title = How do I turn a chevron round?

question-edge = No. The edge is the end: nothing goes off one side and comes back on the other. A chevron that looks over the edge in all three directions is stuck [S-R3] [A-R3] [R3].
    .title = Can a chevron leave the board on one side and come back on the other?

question-field-left = No. Only the field you come to gets your marker, and only if it was neutral. So the fields where your chevrons start are still neutral after your first moves [S-R3].
    .title = Do I also mark the field that I leave?

question-own-marker = Yes, as long as no chevron stands on it. It brings you nothing new in itself, but it is often the way to somewhere [S-R5] [A-R9] [R7].
    .title = May I move onto my own marker?

question-own-chevron = Yes. A chevron is in the way no matter whose it is [S-R5] [A-R9] [R7]. Only a connection jump gets over it, and only in Azacru and Pacru [A-R8] [R9].
    .title = Do my own chevrons block me?

question-must-twist = No. When you cross a border you may turn the chevron 45° to the left, 45° to the right, or leave it as it is [S-R4] [A-R6].
    .title = Must I twist when I cross a border?

question-twist-in-pacru = No. In Pacru crossing a border brings you a marker instead [R4]. A chevron always faces the way it travelled [R3].
    .title = Is there a twist in Pacru?

question-empty-fields = Because nobody could reach them any more. Shacru ends as soon as no player can gain another neutral field, now or by any later moves, even if empty fields are left [S-R6].
    .title = There were still empty fields. Why was the game over?

question-pass-and-win = Yes. In Shacru only the markers count in the end. You may be stuck for half the game and still have the most [S-R6].
    .title = I can only pass. Can I still win?

question-several-winners = In Shacru and Azacru players who tie for the most markers share the win [S-R6] [A-R10]. In Pacru that cannot happen: only the player whose turn it is can reach the target, and the game ends at once [R16].
    .title = What if two players win at the same time?

question-no-power = It still moves one field. The power of movement is never less than 1 [A-R4] [R5].
    .title = How far does a chevron go if I have no marker in its borderland?

question-marker-under-chevron = Yes. All your markers in the borderland where the chevron starts count, the one under it included. Other players' markers and your own markers elsewhere do not [A-R4] [R5].
    .title = Does the marker under my chevron count for its power?
    .board-power = e1 and d2 count, so the power is two. h2 lies in another borderland, and f2 is yellow.

question-bend = No. A move is one straight line from beginning to end. The chevron chooses one of its three directions and keeps to it [A-R5] [R6].
    .title = May a long move have a bend?

question-diagonal-connection = Yes. A connection goes along any line that a chevron can travel: straight or diagonal [A-R7] [R8].
    .title = Can I connect diagonally?
    .board-diagonal = From d1 to f3: e2 becomes green.

question-chevron-vanished = You made a connection over a field of another player. In Azacru that costs the chevron: the fields are yours, and the chevron leaves the board [A-R7]. In Pacru it stays [R8].
    .title = Why did my chevron vanish after a connection?

question-must-connect = In Azacru, yes: if your move is a connection, the fields in between become yours, and you pay the price if there is one [A-R7]. In Pacru, too, unless the move crosses a border. Then you choose between the connection and a field of the new borderland [R8].
    .title = Must I take a connection?

question-jump-is-connection = No. As soon as you pass over a chevron, it is a jump and no connection, and nothing in between changes [A-R8] [R9].
    .title = Does jumping count as connecting?
    .board-jump = From e1 to e3: the chevron jumps, and e2 stays yellow.

question-move-after-pass = No. In Azacru the first pass starts the last round, and the game ends when the turn would come back to you [A-R10]. In Shacru it is different: there you may move again as soon as you can [S-R2].
    .title = I passed first. Do I get another turn?

question-full-borderland = If there is no neutral field in it at all, you change one field there from another player's colour to yours [R10]. If there is still a neutral field, you can only mark a neutral one [R4].
    .title = What if a borderland is full?
    .board-full = All nine fields have a marker. Green moves to e4 and may change d5, e5, e6 or f4, but not f5 under the chevron.

question-nothing-to-change = Then nothing happens, and the move is fine all the same. That is so if the only neutral fields lie under other chevrons, or if all the fields are yours or occupied [R4] [R10]. But if the move is a connection as well, the connection must be taken [R8].
    .title = What if I cross a border and there is no field to change?

question-must-mark = Yes, if you can. A borderland change, a transformation and a meeting are not offers: you choose the field, but you must choose one [R4] [R10] [R12]. Only if the move is also a connection may you take that instead of a field of the new borderland [R8].
    .title = Must I put a marker after crossing a border or after a meeting?

question-connection-and-border = No, one or the other. It is the only pair that you cannot have together [R8]. Everything else that a move brings about you get [R13].
    .title = Do I get both if a connection crosses a border?
    .board-both = From e1 to e4: either e2 and e3, or one neutral field around e4.

question-sides-of-a-pincer = No. They may stand anywhere, also side by side. What counts is that each of them could reach the enemy chevron: within its power, in one of its three directions, with no chevron between [R11].
    .title = Must the two attackers stand on opposite sides?
    .board-same-side = The chevrons on d3 and e3 both attack e4, so either of them may take it.

question-pincer-at-once = No. Both must attack it when your turn begins. So bring the second attacker up in one turn, and take in the next, if the other chevron is still there [R11].
    .title = I move my second attacker into place. May I take at once?

question-marker-protects = No. In a pincer you may move onto another player's marker, and the field becomes yours whatever its colour was [R11]. It is the only move that may end on such a field [R7].
    .title = Does a marker under a chevron protect it?

question-meeting-of-players = No. Both chevrons must be yours [R12]. Two neighbouring chevrons of different players that look at each other attack each other, nothing more [R11].
    .title = Do chevrons of two players meet?

question-meeting-by-turning = No. A meeting comes only after a move, and one of the two chevrons must be the one that moved [R12]. A turn on the spot is no move [R14].
    .title = Can I make a meeting by turning a chevron?

question-field-just-left = Yes. Your chevron has left it, so it is no longer occupied. It must not be yours already [R12].
    .title = May a meeting change the field that I have just left?

question-turn-when-blocked = No. You may turn a chevron only while at least one of yours can move [R14]. If none can move when your turn begins, you are out [R15]. So turn in time!
    .title = None of my chevrons can move. May I turn one?

question-which-markers-to-pay = Any of your markers on fields where no chevron stands: two for 45°, four for 90°. Markers under chevrons cannot be used, not even the one under the chevron that turns [R14].
    .title = Which markers may I give for a reorientation?

question-markers-of-the-out = They stay where they are. Others may take these fields by connections, transformations and meetings, but nobody may stop on them. Only the chevrons leave the board [R15].
    .title = What happens to the markers of a player who is out?

question-win-when = At the end of your turn, when everything that your move brought about is done, or as soon as you are the only player with a chevron on the board [R16]. A reorientation costs markers, so count before you turn [R14].
    .title = When exactly do I win?

question-never-ends = Then it is ended. A turn is idle if no marker changes and no chevron is taken off. After 40 idle turns in a row for each player at the start, Shacru and Azacru are counted as they stand, and Pacru is a draw between the players still in. Pacru is also a draw when the same position comes up for the third time. The booklets are silent here; these limits are ours.
    .title = What if a game never ends?

question-somebody-leaves = Their chevrons leave the board, their markers stay, and their turns are skipped. They cannot win any more. If only one player is left, that player wins. In Azacru a skipped turn is not a pass.
    .title = What if somebody leaves the game?

question-markers-run-out = A set has 50 markers of each colour. Here on the page they never run out.
    .title = What if we run out of markers?
