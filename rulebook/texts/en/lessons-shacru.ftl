### Lessons of Shacru. English. For a parent reading to a five-year-old: short sentences, one idea each.

shacru-course = Shacru is a game of little arrows that colour the board. Learn it here together, step by step. It takes about as long as eating an apple.
    .title = Learn Shacru
    .done = That is all of Shacru! Now play a game together, or try Azacru, where the chevrons learn to run.

shacru-board = This is the board. Every field is a star with eight points. Nobody owns a field yet: they are all *neutral*.

    The arrows are called *chevrons*. You play the four green ones. They start at the edge and look inwards. Yellow plays against you from the other side.

    The thick lines cut the board into nine squares. We call these squares *borderlands* [S-R1].
    .title = The board

shacru-three-ways = A chevron likes to go where it points.

    It can go straight on. It can go a little to the left, or a little to the right. One field, no more. Then it points the way it went [S-R3].
    .title = Three ways to go
    .task = Move your green chevron to one of the three fields in front of it.
    .done = Look: there is a green marker on the new field. Now that field is yours!
    .hint = Touch the chevron, then touch one of the three fields in front of it.
    .hint-sideways = A chevron cannot go sideways or back. It goes the way it points, or a little left or right of that.
    .hint-far = That is too far. In Shacru a chevron goes one field at a time.

shacru-pointing = After each move your chevron points the way it went. So a step to the left turns it to the left, and the next step can turn it even more [S-R3].
    .title = Round the bend
    .task = Bring your chevron to d2 in two moves. Yellow has a turn in between.
    .done = Well done! You went round a bend. Chevrons never drive backwards, but they can go in a circle.
    .hint = First go to e2. From there d2 is just a little to the left.
    .hint-straight = If it goes that way, it cannot get to d2 with its next move. Start to the left, to e2.
    .hint-steps = One field at a time! Go to e2 first.
    .hint-past = Nearly! Now turn a little more to the left: go to d2.

shacru-marker = When your chevron comes to a neutral field, it leaves a marker there. The field it came from gets nothing.

    You may also walk on your own markers. But that brings you nothing new [S-R3].
    .title = Make it yours
    .task = Move your chevron so that you get one more field.
    .done = Yes! You have one green field more. The most fields win in the end.
    .hint = Look for a field in front of your chevron that has no marker yet.
    .hint-own = You may go to e3, but it is yours already. Choose a field that is still neutral.

shacru-turns = You and Yellow take turns. When it is your turn, choose one of your chevrons and move it. Any one you like [S-R2].
    .title = Your turn, my turn
    .task = Play two moves with any of your green chevrons. Yellow moves in between.
    .done = That is how a game goes: you, then Yellow, then you again.
    .hint = Touch a green chevron, then a field in front of it.
    .hint-theirs = That chevron is yellow. You play the green ones.
    .hint-pass = You can move, so you must. Nobody may skip a turn just like that.

shacru-twist = Thick lines are *borders*. When your chevron steps over a border, something special happens. You may turn it one point more, to the left or to the right. This is called a *twist* [S-R4].

    You may also leave it as it is.
    .title = The twist
    .task = Step over the border, and then twist to the left.
    .done = Lovely! Your chevron has crossed the border and looks a little more to the left.
    .hint = Go to d4, e4 or f4. When you are asked which way to look, choose left.
    .hint-plain = You crossed the border, but you did not twist. Try again and choose left.
    .hint-other = That was a twist to the right. Try again and choose left.

shacru-corner = A step to the left and a twist to the left: that is a very sharp bend! Now your chevron can go where it could never go before [S-R4].
    .title = A sharp bend
    .task = Get to c3 in two moves. Go to d4 first, and twist.
    .done = Great! Without the twist your chevron could not get from e3 to c3 in two moves.
    .hint = Go to d4 and twist to the left. Then c3 lies in front of your chevron.
    .hint-plain = Now it looks too far up, and c3 is out of reach. Twist to the left on d4.
    .hint-other = That twist turns it away from c3. Twist to the left.
    .hint-field = From there it is too far. Go to d4 first.
    .hint-past = So close! c3 is a little more to the left.

shacru-chevron-in-the-way = Where a chevron stands, there is no room for another one. It does not matter whose chevron it is. Your own ones are in the way, too [S-R5].
    .title = No room!
    .task = Move the chevron on e2.
    .done = Right: f3 was the only free field. Keep your chevrons out of each other's way.
    .hint = The chevron on e2 looks at d3, e3 and f3. Which of them is empty?
    .hint-theirs = A yellow chevron stands on d3. You cannot go there.
    .hint-own = Your own chevron stands on e3. There is no room for two.
    .hint-which = That works, but please move the other one: the chevron on e2.

shacru-marker-in-the-way = A field with another player's marker is closed to you. You cannot go there for the rest of the game [S-R5].

    Your own markers are open to you. And closed to everybody else!
    .title = Closed fields
    .task = Find the only field that your chevron can go to.
    .done = Yes! f3 is green, so it is open to you. The yellow fields stay closed.
    .hint = Two of the three fields in front of your chevron are yellow. Take the other one.
    .hint-closed = That field has a yellow marker. It is closed to you.
    .hint-pass = You can still move, so you must. Look for a field that is not yellow.

shacru-stuck = Sometimes none of your chevrons can move. Then you *pass*: you say "pass", and the next player has a turn. You may pass only if you really cannot move [S-R2].

    Perhaps you can move again later. And even if you cannot, you may still win.
    .title = Stuck
    .task = Your green chevron cannot move. Pass.
    .done = Now Yellow goes on. A chevron in the way may move off one day. A marker in the way stays for good.
    .hint = There is no field to go to. Choose "Pass".
    .hint-chevron = A yellow chevron stands there. No room!
    .hint-marker = That field is closed: it has a yellow marker.
    .hint-back = A chevron cannot go back. It really is stuck, so pass.

shacru-last-field = The game ends when nobody can get a new field any more. Then count: who has the most markers wins! If two players have the same number, both win [S-R6].

    Here only e5 is left. You have 40 markers, and Yellow has 40, too.
    .title = Who wins?
    .task = Take the last field and win the game.
    .done = 41 to 40. You have won!
    .hint = One of your chevrons stands just next to e5 and looks at it.
    .hint-slow = If you go there, Yellow takes e5 and wins. Take it now!

shacru-no-way-in = Many fields are empty here. But look at the chevrons: they all look over the edge of the board, and there is nothing out there. Nobody can move, now or later. So the game is over [S-R6].

    Count the markers: green has 8 and yellow has 7. Green wins.

    If you like, play several games and add up your markers.
    .title = Empty, but over
