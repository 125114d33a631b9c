### The texts of games with people elsewhere, English. They are fetched when they are first needed.

## Names that are suggested, and how the two words stand together

name-adjectives = Brave, Merry, Quiet, Swift, Clever, Sunny, Gentle, Lucky, Bold, Curious, Golden, Silver, Dreamy, Nimble, Wise, Jolly
name-animals = Fox, Otter, Owl, Hare, Badger, Heron, Lynx, Robin, Dolphin, Hedgehog, Raven, Panda, Squirrel, Falcon, Turtle, Beaver
name-suggested = { $adjective } { $animal }
your-name = Your name
another-name = Another name

## Inviting

who-may-come = Who may come?
only-with-link = Whoever has the link
anyone-may-come = Anyone: it stands in the lobby
invite = Set up the game and invite
invite-someone = Invite someone
invite-link = Send this link to whoever shall play
watch-link = Whoever opens this link watches
watch-link-more = A link for watching only
copy-link = Copy the link
share-link = Share
qr-code = QR code of { $link }
qr-why = Or let them photograph this code.

## Waiting

waiting-for = { $seats ->
    [one] Waiting for one more player…
   *[other] Waiting for { $seats } more players…
}
waiting-watch = You will see the game as soon as it begins.
seat-free = Free seat
sit-down = Sit down
sit-down-as = { $color ->
    [yellow] Sit down as yellow
    [red] Sit down as red
    [green] Sit down as green
   *[black] Sit down as black
}
stand-up = Stand up
call-off = Call the game off
call-off-sure = Really call it off?
public-game = In the lobby for everybody
private-game = Only with the link

## The connection

link-connecting = Connecting…
link-connected = Connected
link-reconnecting = The connection is lost. Trying again…
link-offline = This device is offline. The game goes on when it is back.
link-restarting = The server is restarting. Back in a moment…
link-other-version = The server has a new version. Please reload the page.
unsent = What you asked for is sent when the connection is back.
player-present = Connected
player-away = Away
you = You
you-watch = You are watching
watchers = { $watchers ->
    [one] { $watchers } person watches
   *[other] { $watchers } people watch
}
looking-for-game = Looking for the game…
no-game = There is no such game, or it is not for you
no-game-why = A private game is seen only by those who have its link. Perhaps a part of the address is missing.
no-server-title = The game cannot be reached
no-server = There is no game server here, or it cannot be reached. Playing at this screen works as ever.

## Playing

your-turn = Your turn
do-elsewhere = { $color ->
    [yellow] It is yellow’s turn.
    [red] It is red’s turn.
    [green] It is green’s turn.
   *[black] It is black’s turn.
}
do-sending = Sending your move…
time-left = { $days } d { $hours } h
time-until = { $left } left
clock-seconds = { $seconds } s + { $increment } s a turn
fair-play = No hints, no undo and no analysis while a game with others is under way.
offer-draw = Offer a draw
take-back = Ask to take back
offer-open = { $offer ->
    [draw] { $name } offers a draw.
    [take-back] { $name } would like to take back the last turn.
   *[rematch] { $name } would like to play again.
}
offer-waiting = { $offer ->
    [draw] A draw is offered. Waiting for an answer…
    [take-back] You asked to take back your last turn. Waiting for an answer…
   *[rematch] You would like to play again. Waiting for the others…
}
offer-yes = Accept
offer-no = Decline
offer-withdraw = Withdraw
claim-why = { $name } has been gone for a long time.
claim = Go on without this player

## Table talk

talk = At the table
say-something = Say something
said-hidden = This message was hidden.
chat = Own words
chat-why = If everybody at the table switches this on, you can write to each other. Until then there are ready phrases.
chat-waits = Waiting until everybody has switched it on.
chat-flows = Everybody has switched it on. Be kind.
chat-text = Message
chat-send = Send
mute = Do not show what { $name } says
unmute = Show what { $name } says again
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-your-turn = It is your turn!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-again = Another game?
phrase-bye = I have to go. Bye!

## The lobby, and my games

open-invitations = Open invitations
no-invitations = Nobody is waiting at the moment. Invite someone!
playing-now = Being played now
nobody-plays = No public game is under way.
watch = Watch
open-it = Open
option-meet9-short = tournament meetings
option-target-short = { $target } markers to win
games-online = With people elsewhere
game-waits = Waiting for players
device-why = To go on with these games on another device, open a personal link there. Keep it to yourself.
device-ask = Link for another device
device-link = Open this link on your other device
device-until = It works once, within 15 minutes.
device-title = Your games on this device
device-none = To bring your games along, open the personal link from your other device here. You find it there under “My games”.
device-own = This browser has games of its own. If you go on, it shows those of your other device instead, and its own can no longer be played here.
device-instead = Show the games of the other device
device-entering = One moment…
device-entered = Done. Your games are here, too.

## What the server does not do

refused-behind = The game has gone on meanwhile. This is how it stands.
refused-illegal = The server does not accept this move.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = This seat is not yours.
refused-seat-taken = Somebody else was quicker: this seat is taken.
refused-not-begun = The game has not begun yet.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-too-late = It is too late for that.
refused-too-early = It is too early for that.
refused-no-offer = That offer is no longer on the table.
refused-nothing-to-take-back = There is no turn of yours to take back.
refused-chat-off = Own words need a private game, and everybody has to switch them on.
refused-bad-text = Please write something shorter, or a little more.
refused-bad-setup = The game cannot be set up like this.
refused-bad-message = The server did not understand this page. Please reload it.
refused-not-found = There is no such game, or it is not for you.
refused-bad-key = This link does not work, or no longer.
refused-too-many = That was too much in a short time. Please wait a moment.
refused-storage = The server cannot store anything at the moment. It will be tried again.
refused-stopping = The server is restarting. It will be tried again.
refused-version = The server has a new version. Please reload the page.
