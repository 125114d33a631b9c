### Lessons of Pacru. English. For players from nine up who have done the Azacru lessons.

pacru-course = Pacru is the big game of the three: borders bring markers, two chevrons together catch a third, and two that meet may change any field on the board. You should know Azacru already. Take your time: one idea a step.
    .title = Learn Pacru
    .done = Now you know all of Pacru. Play your first game with two players; three or four are more fun once you have seen it all happen.

pacru-target = The board and the starting position are the ones you know. The aim is new: the first player to have enough markers on the board wins. That number is the *target* [R1].

    With two players it is 42, with three 28 and with four 24. Everybody may see at any time how many you still need.
    .title = A race

pacru-bare-move = A chevron travels as in Azacru: the way it faces, or 45° left or right of that. But in Pacru *moving leaves no marker*, and there is no twist [R3].

    In your turn you must do something: you cannot pass [R2].
    .title = A move leaves nothing
    .task = Move your chevron one field.
    .done = No marker anywhere. In Pacru markers come only from special actions, and here comes the first.
    .hint = Move the chevron on e2 to d3, e3 or f3.
    .hint-sideways = It goes the way it faces, or 45° to the left or right of that.
    .hint-pass = Pacru has no passing. Move your chevron.

pacru-borderland-change = When your chevron *crosses a border*, you put your marker on a neutral field in the borderland it has arrived in. You choose which field. This is the *borderland change* [R4].
    .title = Borderland change
    .task = Cross the border and put your marker on e5.
    .done = Your first marker. Every crossing brings one, as long as there is room.
    .hint = Move to d4, e4 or f4, then choose e5.
    .hint-field = That is allowed, but this time choose e5 for your marker.
    .hint-elsewhere = The marker must go into the borderland you have arrived in.

pacru-which-field = The field must be neutral. It may be the one you have just arrived on. It may not be one where *another* chevron stands [R4].
    .title = Which fields?
    .task = Go to e4 and put your marker on the very field you arrive on.
    .done = Right. A marker under your chevron is often useful. You will soon see why.
    .hint = Move to e4, then choose e4 again for your marker.
    .hint-occupied = Yellow's chevron stands on e5, so you cannot mark it.
    .hint-taken = d4 has a yellow marker. As long as the borderland has neutral fields, only those can be marked.
    .hint-other = That is allowed, too. But this time mark e4, where you have arrived.

pacru-power-two = Power of movement is as in Azacru: count your markers in the borderland where the chevron starts. So many fields it may go, and one field it may always go [R5].
    .title = Two markers, two fields
    .task = Move your chevron two fields.
    .done = So it pays to collect markers in one place.
    .hint = There are two green markers in its borderland, so the chevron goes one or two fields.
    .hint-short = That was one field. Go two.
    .hint-far = Too far: two markers, two fields.

pacru-power-three = Three markers, three fields. If the move ends in another borderland, the borderland change follows, however far you went [R5].
    .title = Three markers, three fields
    .task = Go straight on to e4, and mark any field you like.
    .done = Fast and a marker, too. A chevron with power gets over borders every time.
    .hint = e4 is three fields straight ahead. Then choose a neutral field around it.
    .hint-far = Too far: three markers, three fields.
    .hint-short = One more! e4 lies behind the border.

pacru-over-markers = A long move is one straight line, and it passes over markers as if they were not there, no matter whose they are [R6].
    .title = Over the markers
    .task = Pass over the yellow markers to e4.
    .done = Markers do not stop anybody on the way. Only the last field counts.
    .hint = Your power is three, and e4 is straight ahead.
    .hint-land = You may pass over a yellow marker, but not stop on it.
    .hint-straight = No bends: a move is one straight line in one of the three directions.

pacru-forbidden = Chevrons do stop you, your own ones, too. You may not jump over a chevron, you may not stop where one stands, and you may not stop on another player's marker [R7].

    There are two exceptions. You will learn both soon.
    .title = Where you cannot go
    .task = Move the chevron on e1 three fields.
    .done = h4 was the only way. Remember: your own chevrons block you, too.
    .hint = Three fields away lie b4, e4 and h4. What is on them, and what is on the way?
    .hint-jump = Your own chevron on e2 is in the way.
    .hint-occupied = A chevron stands there. It does not help that it is yours.
    .hint-marker = b4 has a yellow marker, so you cannot stop there.
    .hint-which = That is the other chevron. Move the one on e1.

pacru-connection = You know this one: a long move from a field of your colour to a field of your colour, over no chevron, is a *connection*. The fields in between become yours [R8].
    .title = Connection
    .task = Connect e1 with e3.
    .done = e2 is yours. And no border was needed for it.
    .hint = Move from your field e1 to your field e3.
    .hint-short = Moving to e2 brings nothing. Go on to your own marker.

pacru-connection-over-opponent = In Pacru a connection takes other players' fields for free: *the chevron stays on the board* [R8]. So watch the lines between their markers!
    .title = No price to pay
    .task = Take the yellow field by a connection.
    .done = b5 has changed from yellow to green, and your chevron is still there.
    .hint = a5 and c5 are green. Connect them.
    .hint-land = You may not stop on b5. Pass over it, to your own marker on c5.
    .hint-short = That was no connection. Go from a5 to c5.

pacru-connection-or-border = What if a connection crosses a border? Then *you choose*: the fields in between, or one field in the new borderland. Never both [R8].
    .title = This or that
    .task = Go to e4, and choose what brings you two fields.
    .done = e2 and e3 for you. Count before you choose!
    .hint = Go from e1 to e4 and choose the connection.
    .hint-border = The borderland change brings only one field. Choose the connection.
    .hint-short = Go on to e4, your own field.

pacru-border-instead = Sometimes the other choice is better. Here everything in between is yours already [R8].
    .title = That or this
    .task = Go to e4 so that you gain a field.
    .done = Right: this time the border brings more.
    .hint = Go to e4. Do not choose the connection, but a field.
    .hint-nothing = The connection changes nothing here: those fields are yours already. Choose a field behind the border.
    .hint-inside = You stayed in your borderland. Cross the border to e4.

pacru-jump = The first exception: from a field of your colour to a field of your colour you may *jump* over chevrons, one or several, anybody's. Nothing in between changes [R9].
    .title = The jump
    .task = Jump over the yellow chevron.
    .done = Over it. e2 stays yellow, because a jump is no connection change.
    .hint = e1 and e3 are green, and your power is two.
    .hint-occupied = You cannot go where the chevron stands. Jump over it, to e3.
    .hint-round = You went round it. Jump over it instead.

pacru-jump-over-border = If a jump crosses a border, the borderland change follows as after every crossing [R9].
    .title = Jump over the border
    .task = Jump into the next borderland, and mark a field there.
    .done = A jump and a marker in one move.
    .hint = Jump from e3 to e5, then choose a neutral field around it.
    .hint-occupied = A chevron stands on e4. Jump over it, to e5.
    .hint-round = That crosses the border, but without a jump. Go to e5.
    .hint-under = A chevron stands on e4, so you cannot mark it. Choose another neutral field.

pacru-transformation = What if the borderland is full, without any neutral field? Then you change *one field of another player* there into your colour. This is the *borderland transformation* [R10].

    Fields where another chevron stands are safe.
    .title = A full borderland
    .task = Cross into the full borderland and take a yellow field.
    .done = One more for you, one fewer for Yellow. A full borderland is a dangerous place for markers.
    .hint = Go to e4, then choose one of the yellow fields without a chevron.
    .hint-occupied = A chevron stands on f5, so that field is safe. Choose another yellow one.
    .hint-own = That field is green already. Choose a yellow one.

pacru-pincer = The second exception. Your chevron *attacks* an enemy chevron if that chevron stands within its power, in one of its three directions, with no chevron between.

    If *two or more* of your chevrons attack the same enemy chevron when your turn begins, one of them may move onto it and take it off the board. Its field becomes yours. This is the *pincer* [R11].
    .title = The pincer
    .task = Take the yellow chevron that two of yours attack.
    .done = Caught! It leaves the board, and e5 is yours, whatever colour it was.
    .hint = The chevron on e4 attacks e5. So does the one on c5: it has a power of two.
    .hint-alone = Only one of your chevrons attacks the one on d6. Two are needed.
    .hint-beside = You went past. Move right onto the yellow chevron on e5.

pacru-pincer-over-border = If a pincer crosses a border, you get the borderland change as well, on the board as it is after the capture [R11]. One move may bring several things, and you get them all [R13].
    .title = Catch and mark
    .task = Take the yellow chevron across the border, and mark a field.
    .done = A chevron caught and two fields gained, with one move!
    .hint = Two of your chevrons attack the one on e4. Take it with either of them, then choose a neutral field.
    .hint-plain = That was only a crossing. Move onto the yellow chevron.
    .hint-elsewhere = The marker goes into the borderland you have arrived in.

pacru-meeting = Two of your chevrons *meet* if, after a move, the one that moved and another one stand on neighbouring fields and look straight at each other, both on fields of your colour.

    Then you change *any one field on the whole board* to your colour: one that is not yours yet and that no chevron stands on [R12].
    .title = The meeting
    .task = Make a meeting and take Yellow's marker on h8 with it.
    .done = From one end of the board to the other. A meeting reaches everywhere!
    .hint = Move from e4 to e5: there it looks straight at the chevron on e6. Then choose h8.
    .hint-field = The meeting is right. But choose h8: that also takes a field from Yellow.
    .hint-occupied = A chevron stands there. A meeting cannot change an occupied field.
    .hint-past = No meeting there. Go to e5, face to face with your other chevron.

pacru-both-fields-yours = For a meeting *both fields* must be of your colour when the move is done. On a neutral field two chevrons may look at each other all day: nothing happens [R12].
    .title = Both on your colour
    .task = Two moves bring your chevrons face to face. Make the one that is a meeting, and choose any field.
    .done = b5 and b6 are both green, so that was a meeting.
    .hint = Compare b5 with h5.
    .hint-neutral = h5 is neutral, so there is no meeting. Try the other side.

pacru-two-at-once = Now put things together. If you cross a border, you may mark the field you have arrived on. That can be just what a meeting needs: the meeting is looked at last, when everything else is done [R13].
    .title = Two at once
    .task = Gain two fields with one move.
    .done = A borderland change *and* a meeting. One exception remains: never a connection and a border together.
    .hint = Go to e4 and mark e4 itself. Then your two chevrons meet.
    .hint-elsewhere = With that marker there is no meeting, because e4 stays neutral. Mark e4 itself.
    .hint-past = That brings one field. Go face to face with your chevron on e5.

pacru-small-turn = Instead of moving, you may turn one of your chevrons on the spot. This is a *reorientation*. A turn by 45° costs you *two markers*: you take them off the board [R14].

    You choose which ones. They may not lie under a chevron.
    .title = A small turn
    .task = Turn your chevron by 45°, to the left or right, and pay with two markers.
    .done = The two fields are neutral again. A turn is dear, but sometimes it saves a chevron.
    .hint = Choose the chevron, turn it once, then choose two of your markers.
    .hint-under = That marker lies under a chevron. Take one that lies free.
    .hint-big = A turn by 90° costs four markers, and you have only three that lie free. Turn it by 45°.
    .hint-move = That was a move. Turn the chevron on the spot instead.

pacru-big-turn = A turn by 90° costs *four markers* [R14].

    The chevron on e9 looks over the edge: it can never move again, unless you turn it. You may turn a chevron only while at least one of yours can still move. Here b2 can.
    .title = A big turn
    .task = Turn the chevron on e9 by 90°, and pay with four markers.
    .done = Now it looks along the edge and can travel again.
    .hint = Choose e9, turn it twice the same way, then choose four markers.
    .hint-small = That was a turn by 45°. This time turn it twice, by 90°.
    .hint-price = A turn by 90° costs four markers.
    .hint-move = That was a move. Turn the chevron on e9 instead.

pacru-blocked = If none of your chevrons can move when your turn begins, you are *out*: all your chevrons leave the board, and only your markers stay. A reorientation cannot help you then [R15].

    Yellow has one chevron left, and it looks at h9 and i9.
    .title = Blocked
    .task = Block Yellow's last chevron.
    .done = Yellow cannot move and is out. You are the only player with a chevron on the board, so you win!
    .hint = Yellow cannot stop on a green field. h9 is green already. Cross the border and mark i9.
    .hint-open = Now Yellow can still go to i9. Put your marker there.
    .hint-far = From there you cannot mark i9. Cross into Yellow's borderland.

pacru-last-chevron = You are also out when your last chevron is taken. The markers of a player who is out stay where they are, and the others play on [R15].

    Three players here: you are green, Red sits on the right, and Yellow has one chevron left.
    .title = The last chevron
    .task = Take Yellow's last chevron.
    .done = Yellow is out, and the yellow markers stay on the board. Now it is between Red and you.
    .hint = Two of your chevrons attack e5.
    .hint-past = You let it go. Move onto the chevron on e5.

pacru-winning = You win if you have the target at the end of your turn, or if you are the only player with a chevron left on the board [R16].

    Four players, so the target is 24. You have 22 markers.
    .title = Win the game
    .task = Win with this move.
    .done = 24 markers. You have won!
    .hint = You need two fields. What lies between e3 and e6?
    .hint-border = That brings one field: 23. Choose the connection.
    .hint-short = That brings one field. Go on to e6, your own field.
