# The table in the browser.

web-title = Gùgōng
web-title-turn = ● Your turn – Gùgōng
web-home = Start page
web-loading = Setting up the game …
web-no-entrance = This table cannot be opened
web-unreachable = The server cannot be reached just now. Nothing is lost; try again in a moment.
web-fault = Something went wrong here. Nothing has changed; try again.
web-close = Close
web-back = Back

## The top of the table

web-day-of = Day { $day } of { $days }
web-phase-morning = Morning phase
web-phase-day = Day phase
web-phase-dusk = Dusk phase
web-phase-night = Night phase
web-phase-final = Final scoring
web-phase-over = The end
web-die = Destiny die { $die }: { $face }
web-medal-free = The next start player medal: nobody has it today
web-medal-of = { $you ->
    [yes] The next start player medal: you have it
   *[no] The next start player medal: { $player } has it
}
web-your-turn = Your turn
web-tools = Take back, replay, settings
web-undo = Take back my last choice
    .keyed = Take back my last choice (Backspace)
web-undo-ask = Ask the others whether you may take back your last choice
web-undo-short = Undo
web-restart = Take back everything since my turn began
    .keyed = Take back everything since my turn began (Shift+Backspace)
web-restart-short = Restart turn
web-redo = Redo what was taken back
web-since = Show me again what the others did since my last turn
web-table = The table
web-side = Players, log and chat
web-seats = Players
web-log = Log
web-whole-board = Whole board
web-stands = The seven places
web-more-choices = More to choose lies {$side ->
        [left] to the left
        [right] to the right
        [up] further up
       *[down] further down
    }
web-bot-name = { $level } ({ $seat })

## Choosing

web-asked = { $count ->
    [one] Your turn. { $question } One choice.
   *[other] Your turn. { $question } { $count } choices.
}
web-asked-of = { $player }: { $question }
web-spot = { $thing }: { $choice }
web-cannot = { $choice } – { $why }
web-put-back = Put this card back
web-rather = Choose this card instead
web-pay-card = Or discard one of the glowing cards of your hand.
web-watching = You are watching. { $status }
web-explaining = Tab now goes to each area of the table, too, and the arrow keys to everything in it; press H to end this.
web-not-explaining = Tab goes only to your choices again.
web-choices = Your choices
web-confirm = Sure? { $option }
web-waiting-for = { $player } is thinking …
web-asked-in-turn = { $player }’s turn: { $question }
web-waiting-in-turn = { $turn }’s turn: { $player } is asked …
web-waiting-in-mine = Your turn: { $player } is asked …
web-turn-told = { $player }: { $what }
web-turn-so-far = Your turn so far: { $what }
web-go-on = Go on
web-waiting-server = One moment …
web-over = The game is over.
web-rule-open = The rule about this
    .keyed = The rule about this (?)
web-rule-title = The rule
web-rule-all = All rules

## What is wrong, or waits for an answer

web-lost = You are offline. The game is safe on the server; it goes on as soon as the connection is back.
web-restarting = The server is being restarted. The game is safe; this page reconnects by itself in a moment.
web-offline = You are offline. You can read the rules, and the finished games that you have opened on this device.
web-offline-title = You are offline
web-offline-table = This game is on the server: it cannot be shown or played without a connection. It opens by itself as soon as the connection is back.
web-offline-kept = You are offline. This is the game as it was kept on this device.
web-touch-hint = A tap explains things, a long press choices too.
web-sealed-closed = Whoever runs this server has closed this table; its log can be read, but it does not go on.
web-server-restart = { $minutes ->
    [0] The server is about to be restarted. Your games are safe; the page comes back by itself.
    [one] The server will be restarted in { $minutes } minute. Your games are safe; the page comes back by itself.
   *[other] The server will be restarted in { $minutes } minutes. Your games are safe; the page comes back by itself.
}
web-sealed-old-rules = This game was played by rules that the server does not have: its log can be read, but it cannot go on.
web-sealed-other-box = This game was played with a box that the server no longer has: its log can be read, but it cannot go on.
web-sealed-new-rules = This game is played by newer rules than the server has: it goes on as soon as the server has been upgraded. Until then its log can be read.
web-sealed-damaged = The server cannot read something in the log of this table: what happened before it can be read, but the game cannot go on. Tell whoever runs the server.
web-proposal = { $you ->
    [yes] You ask to take something back.
   *[no] { $player } asks to take something back.
}
web-agree = Agree
web-disagree = No
web-bot-plays-you = A bot is playing for you.
web-return = Take my seat back
web-absent = { $player } is not at the table.
web-idle = { $player } has not moved for a long time.
web-vote = Let a bot play
web-looking-back = You are looking at moment { $moment } of { $last }.
web-looking-back-asked = Moment { $moment } of { $last }. { $player }: { $question }
web-pass-screen = Pass the screen to { $player }.
web-to-now = Back to the game
