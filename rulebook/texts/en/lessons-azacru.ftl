### Lessons of Azacru. English. For players who have done the Shacru lessons.

azacru-course = In Azacru your chevrons grow strong. The more markers you have around them, the farther they run. You should know Shacru already; everything new is here.
    .title = Learn Azacru
    .done = You know all of Azacru now. Play a game, or go on to Pacru, the big game of the three.

azacru-start = Azacru begins just like Shacru: the same board, the same chevrons, the same turns. A chevron goes the way it points or 45° left or right of that, and a neutral field it arrives on gets your marker.

    You move one chevron in your turn. Nobody has a marker yet, so every chevron still goes one field only [A-R1] [A-R2] [A-R3].
    .title = As you know it
    .task = Make a move, just as in Shacru.
    .done = So far, so familiar. Now let your chevrons run!
    .hint = Choose one of your green chevrons and move it one field forward.
    .hint-sideways = A chevron goes the way it points, or 45° to the left or right of that.
    .hint-far = Not yet! Without markers a chevron goes one field only.
    .hint-theirs = That is a yellow chevron. You play the green ones.

azacru-power-two = Count your markers in the borderland where the chevron starts. The marker under the chevron counts, too. That number is its *power of movement*: so many fields it may go, or fewer.

    Here you have two markers, on e1 and d2. So the power is two [A-R4].
    .title = Two markers, two fields
    .task = Move your chevron two fields.
    .done = A long move! Only the field you arrived on gets a marker, not the one you passed.
    .hint = The chevron on e1 may go one or two fields in each of its three directions.
    .hint-short = That was one field. You have power for two!
    .hint-far = Too far: with two markers in this borderland it goes two fields at most.

azacru-power-three = Three markers in the borderland, power of three. A long move may cross a border, too [A-R4].
    .title = Three markers, three fields
    .task = Go straight on to e4.
    .done = Three fields in one go. And e4 is yours.
    .hint = e4 is three fields straight ahead of your chevron.
    .hint-far = Too far: three markers, three fields.
    .hint-short = You can go farther than that. e4 is one more.
    .hint-line = Far enough, but in another direction. Go straight on to e4.

azacru-where-it-starts = Only markers in the borderland *where the chevron starts* count. Markers anywhere else do not help it. And a chevron without any marker around it still has a power of one [A-R4].

    You have two chevrons here. Which of them is the strong one?
    .title = Who is strong?
    .task = Reach one of the two fields e5 and h5 in one move.
    .done = Right! The chevron on h2 has three markers in its borderland, one of them under it. The one on e2 has none, so it goes one field.
    .hint = Count the green markers in the borderland of each chevron.
    .hint-weak = The chevron on e2 has no marker in its borderland, so its power is one. Your markers elsewhere do not help it.
    .hint-short = The right chevron, but it can go one field more.

azacru-over-markers = A long move is one straight line, without a bend. On its way it may pass over markers, no matter whose [A-R5].

    Only the field at the end must be free for you.
    .title = Over the markers
    .task = Run over the yellow markers to e4.
    .done = The yellow markers stay where they are, and e4 is yours.
    .hint = Your power is three. e4 lies straight ahead.
    .hint-land = You may pass over a yellow marker, but you may not stop on it. Go on to e4.
    .hint-straight = A move is one straight line in one of the three directions. There is no turning on the way.

azacru-long-twist = When a move ends in another borderland, you may twist: turn the chevron 45° to the left or right. It does not matter how long the move was [A-R6].
    .title = Run and twist
    .task = Go to e4 in one move and twist to the right.
    .done = Good. A long run with a twist at the end can surprise everybody.
    .hint = Move from e2 to e4. When you are asked, choose right.
    .hint-plain = You are there, but without a twist. Choose right this time.
    .hint-other = That was to the left. Choose right this time.
    .hint-inside = That move stayed in its borderland, so there is no twist. Go two fields, to e4.

azacru-connection = Now for the best thing in Azacru. A long move *from a field of your colour to a field of your colour* is a *connection*, as long as it passes over no chevron. All the fields in between become yours [A-R7]!
    .title = Connection
    .task = Make a connection: win e2 and e3 in one move.
    .done = Two new fields with one move. A connection happens by itself: you need not ask for it.
    .hint = e1 is green and e4 is green. Go from one to the other.
    .hint-short = That field is not green, so it was no connection. Go on to your own marker on e4.

azacru-connection-price = A connection takes other players' fields, too. But it has a price: if even one field in between belonged to somebody else, *your chevron leaves the board* after its move [A-R7].

    The fields stay yours.
    .title = A costly connection
    .task = Connect e1 with e4 and take both yellow fields.
    .done = Two fields for you, two fewer for Yellow. And your chevron is gone. Was it worth it? That depends!
    .hint = Move the chevron from e1 to your marker on e4.
    .hint-land = You may not stop on a yellow marker. Go all the way to e4, your own field.
    .hint-which = That is the other chevron. Make the connection from e1 to e4.

azacru-free-connection = If all the fields in between are neutral or yours, the chevron stays. So look twice before you connect [A-R7].

    Two connections are possible here.
    .title = Look twice
    .task = Make the connection that does not cost you the chevron.
    .done = Well seen: c3 and d2 were neutral. Two fields, and the chevron stays.
    .hint = Look at the fields between e1 and e4, and between e1 and b4. Where is nothing yellow?
    .hint-price = You connected over the yellow marker on e2, so the chevron is gone. Try the other connection.
    .hint-short = That was no connection. Go from green to green.

azacru-jump = Chevrons are usually in the way. But *from a field of your colour to a field of your colour* your chevron may jump over them, over one or several, yours or others'. This is a *connection jump* [A-R8].

    After a jump nothing in between changes.
    .title = The jump
    .task = Jump over the yellow chevron.
    .done = Over it! e2 is still yellow, because a jump changes nothing in between.
    .hint = You stand on a green field, and e3 is green, too. Your power is two.
    .hint-occupied = A chevron stands on e2. You cannot go there, but you can jump over it.
    .hint-round = You went round it. Try to jump over it instead.

azacru-jump-over-border = You may jump over a border as well. If you land in another borderland, you may twist as always [A-R8].
    .title = Jump over the border
    .task = Jump over the yellow chevron into the next borderland.
    .done = A jump and a border in one move. Twist or not: that was up to you.
    .hint = Go from your field e3 to your field e5.
    .hint-occupied = A chevron stands on e4. Jump over it to e5.
    .hint-round = That crosses the border, but it is no jump. Go to e5.

azacru-forbidden = What you may *not* do: stop on another player's marker, stop on an occupied field, or jump over a chevron when it is not from green to green [A-R9].

    Your chevron has a power of three. Three fields lie three steps away.
    .title = Where you cannot go
    .task = Move three fields.
    .done = Yes, h4 was the only one of the three.
    .hint = Look at b4, e4 and h4. What is on them, and what is on the way?
    .hint-jump = A chevron stands on e3, and e4 is not green. Without a green field at both ends there is no jump.
    .hint-occupied = A chevron stands there already.
    .hint-marker = b4 has a yellow marker. You may not stop on it.
    .hint-short = That works, but it was not three fields.

azacru-first-pass = Here three players are at the table, in the order red, green, yellow. You play red now.

    Both red chevrons look over the edge: they cannot move. Whoever cannot move must pass. The *first pass* in a game starts the *last round* [A-R10].
    .title = The first pass
    .task = Red cannot move. Pass.
    .done = The last round has begun: Green and Yellow have one more turn each, and then the game is over.
    .hint = There is no move for red. Choose "Pass".
    .hint-back = Chevrons do not go back. Red really cannot move.

azacru-last-round = Red has passed. Now it is Green's turn, then Yellow's, then the game ends. You play green: this is your last turn!

    A chevron that leaves the board does not matter any more. Only markers count [A-R10].
    .title = The last round
    .task = Win two fields with your last move.
    .done = You have 8 markers now. One was taken from Red, and losing the chevron costs nothing any more.
    .hint = A connection from e1 to e4 wins two fields.
    .hint-short = That is only one field. Can you connect?
    .hint-pass = You can move, so you may not pass.

azacru-last-turn = Yellow is last. You play yellow: after your move the turn would come back to Red, who passed first. So the game ends.

    Green has 8 markers, Red has 7, and you have 7. The most markers win; equal leaders share the win [A-R10].
    .title = The very last turn
    .task = Win the game for yellow, alone.
    .done = 9 for Yellow, 8 for Green, 7 for Red. Yellow wins!
    .hint = You need two more markers. Look for a connection.
    .hint-shared = Now you and Green have 8 each and share the win. You can get one more!
