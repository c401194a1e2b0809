# What the server refuses, and why.

refused-no-table = There is no such table, or your link does not open it.
refused-not-seated = You have no seat at this table.
refused-not-running = The game has not begun yet.
refused-begun = The game has already begun.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-late = Your move answers action { $at }, and the game is at { $now } by now; look at the table again.
refused-not-your-turn = This is not your decision.
refused-not-your-seat = That is not your seat.
refused-bot-plays = A bot is playing for you; return to your seat first.
refused-not-offered = Action { $number } is not offered now; choose one of the options of your decision.
refused-illegal = Action { $number } is not legal now: { $why }
refused-nothing-to-undo = There is nothing of yours to take back.
refused-nothing-to-redo = There is nothing to redo.
refused-nothing-asked = Nobody is asking you to take anything back.
refused-no-vote-there = Nobody can vote about seat { $seat } now: only about another person’s, when it is their turn.
refused-vote-later = They may still be thinking; you can vote in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-they-are-here = They are at the table; give them time.
part-wait = { $unit ->
    [minutes] { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] one second
       *[other] { $count } seconds
    }
}
refused-they-may-think = They are at the table. If they make no move, you can vote in { part-wait }.
refused-asked-already = Somebody is already asking to take something back; answer that first.
refused-too-often = That has been done very often at this table lately; you can do it again in { part-wait }.
refused-not-away = No bot is playing for you.
refused-turn-given = The others gave your turn to a bot because you did not play; return when that turn is over.
refused-gone-already = A bot is already playing there.
refused-say-who = Say who you are: spectators chat with a name.
refused-spectators-quiet = Whoever leads this table has switched off the chat of spectators.
refused-name-taken = Somebody at this table is called “{ $name }”, and that looks alike; choose another name.
refused-no-such-bot = There is no such bot; there are { $bots }.
refused-seat-taken = That seat is not free; still free: { $free }.
refused-table-full = All seats are taken.
refused-not-leading = Only whoever leads the table can do that.
refused-seats-free = Every seat needs a person or a bot first; still free: { $seats }.
refused-old-rules = This game was played by rules that this server does not have (its newest are version { $version }); its log can be read, but it cannot go on.
refused-other-box = This game was played with a box that the server does not have any more; its log can be read, but it cannot go on.
refused-new-rules = This game is played by newer rules than this server has (its newest are version { $version }); it goes on as soon as the server has been upgraded. Until then its log can be read.
refused-damaged = Something in the log of this table cannot be read by this server; what happened before it can be, but the game cannot go on. Tell whoever runs the server.
refused-expired = This table was closed: nobody used it for a long time, and its game had not begun. Make a new one.
refused-no-moment = There is no moment { $moment } in this game; it has the moments 0 to { $last }.
refused-bad-setup = { $why }
refused-bad-save = { $why }
refused-no-such-box = There is no box { $box }; there are { $boxes }.
refused-too-many-seats = There are only { $seats } seats at this table.
refused-malformed = This is not understood: { $why }.
refused-too-large = Messages of more than { $most } bytes are not read.
refused-too-fast = That is too fast; wait a moment and try again.
refused-too-many-tables = You have made many tables lately; wait a while or play at one of them.
refused-too-many-connections = Too many connections from your address; close some.
refused-foreign-origin = This page is not served by this server, so it may not talk to it.
refused-hello-first = Say hello first.
refused-not-now = The server could not keep this just now; nothing has changed, try again.
refused-stopping = The server is being restarted; try again in a moment.
refused-muted = Whoever runs this server does not let you chat, sit down or make tables just now; try again in { $minutes } min. Your games go on.
refused-closed = Whoever runs this server has closed this table; its log can be read, but it does not go on.
refused-deleted = Whoever runs this server has deleted this table.
refused-not-found = There is nothing here.
refused-wrong-method = That cannot be done here.
refused-fault = Something went wrong here; nothing has changed. Try again, and tell us if it keeps happening.

# The page, before it was built.

page-title = Gùgōng
page-not-built = The board for the browser has not been built here. Build it with “{ $command }” and load this page again. Everything else on the server works.
page-not-found = There is no such page
page-not-found-about = Nothing lies at this address. Perhaps it was cut short, or a letter in it is wrong.

# Chances of the options of a decision.

refused-chances-later = While the game runs, its chances are shown only to whoever plays all the seats; look when it is over.
refused-help-later = People still play the game that you study: there are no chances and no bots until it is over.
refused-warming-up = The search is still being prepared for this computer, once after an install; try again in a minute or two.
refused-no-chances = The chances could not be estimated just now; try again.

# A rematch.

refused-people-away = The rematch waits for { $people }. Begin it without those who are not here, or give their seats to bots.

# Notifications.

refused-no-channel = Choose how you wish to be told: by push or by e-mail.
refused-no-push = This server sends no pushes.
refused-no-email = This server sends no e-mail.
refused-bad-subscription = This is not the address of a push service with its keys, as a browser gives it.
refused-bad-email = That is not an e-mail address.
refused-no-time-zone = There is no such time zone; name one as Europe/Paris.
refused-too-many-mails = So many mails were asked for lately that no more are sent now; try again tomorrow.
refused-no-browser-key = Send a key of your own: { $least } to { $most } random characters.

# Carrying seats to another device.

refused-handover-unknown = There is no such code. Compare it with what the other device shows, letter by letter.
refused-handover-used = This code has been used already. Let the other device make a new one.
refused-handover-expired = This code has expired. Let the other device make a new one.
refused-too-many-guesses = So many codes were tried lately that no more are taken just now; wait ten minutes and make a new one.
refused-too-many-handovers = So many codes were made lately that no more are made just now; try again in a few minutes.
