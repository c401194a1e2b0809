### What the terminal says. The board has 100 columns, so its words are short.

## The top bar

cli-day = Day { $day } of { $days }, { $phase }
cli-phase-morning = morning
cli-phase-day = day phase
cli-phase-dusk = dusk
cli-phase-night = night
cli-phase-final = final scoring
cli-phase-over = game over
cli-dice = Dice {""}
cli-medal = Medal {""}
cli-medal-free = at Intrigue
cli-start = Start {""}
cli-draw-pile = Draw pile { $count }

## Headings

cli-heading-places = Locations: the gift that lies there (* a die shows its value), and what stands there
cli-heading-decrees = { $known ->
    [yes] Decrees: VP, how many you would remove (and place 1 more), who has them
   *[no] Decrees: VP, what the next one would remove (and place 1 more), who has them
}
cli-heading-map = Map: the ring in its order, its last city joined to its first (h and a city: its paths)

## Places

cli-place-travel = Travel
cli-place-wall = Great Wall
cli-place-jade = Jade
cli-place-intrigue = Intrigue
cli-place-palace = Palace
cli-place-decrees = Decrees
cli-place-canal = Grand Canal

cli-action-palace = palace
cli-action-canal = canal
cli-action-wall = wall
cli-action-decrees = decree
cli-action-intrigue = intrigue
cli-action-travel = travel
cli-action-jade = jade
cli-action-gain1 = gain 1
cli-action-gain2 = gain 2
cli-action-swap = swap
cli-action-none = –

cli-laid-out = Laid out {""}
cli-laid-at = { $short } at { $place }
cli-token-piles = token piles { $first } + { $second }, traded in { $traded }
cli-wall-complete = { $count } of { $needed } complete it
cli-jade-house = for { $cost }
cli-jade-plaza = plaza for { $cost }
cli-intrigue-steps = { $medal ->
    [yes] of { $steps }, medal here
   *[no] of { $steps }
}
cli-palace-in = in, { $vp }
cli-palace-steps = of { $steps }
cli-palace-free = free places { $places }
cli-decrees-below = tiles below
cli-port-none = –
cli-port-vp4 = 4 VP
cli-port-card = card
cli-port-double = double
cli-port-any = any

## Decrees

cli-level-1 = morning
cli-level-2 = lasting
cli-level-3 = at end
cli-decree-vp = { $vp } VP
cli-decree-cost = −{ $cost }
cli-decree-yours = yours

cli-decree-level1-intrigue = Whispers
cli-decree-level1-ship = Convoys
cli-decree-level1-servant = Retinue
cli-decree-level1-envoy = Petitions
cli-decree-level1-swap = Courtesies
cli-decree-level2-travel = Post roads
cli-decree-level2-jade = Jade licence
cli-decree-level2-wall = Masons
cli-decree-level2-equal = Fair measure
cli-decree-level2-decree = Chancery
cli-decree-level3-score = Renown
cli-decree-level3-eight = Honours
cli-decree-level3-jade = Treasury
cli-decree-level3-decrees = Archive
cli-decree-level3-harbours = Trade houses

cli-effect-level1-intrigue = intrigue +2
cli-effect-level1-ship = load 1 (supply)
cli-effect-level1-servant = gain 1
cli-effect-level1-envoy = envoy +1
cli-effect-level1-swap = swap a card
cli-effect-level2-travel = travel B −1
cli-effect-level2-jade = jade −1
cli-effect-level2-wall = wall +1
cli-effect-level2-equal = equal is free
cli-effect-level2-decree = decrees −1
cli-effect-level3-score = 1 VP per { $per } VP
cli-effect-level3-eight = { $eight } VP
cli-effect-level3-jade = { $jade } VP per jade
cli-effect-level3-decrees = { $decrees } VP per decree
cli-effect-level3-harbours = { $harbours } VP per reward

## The map

cli-map-ring = ring
cli-map-inner = inner

cli-token-gain1 = gain 1
cli-token-gain2 = gain 2
cli-token-envoy = envoy
cli-token-intrigue = intrigue
cli-token-discard-for-jade = 7+→jade
cli-token-servants-for-jade = 3→jade
cli-token-swap = swap
cli-token-take-back = get back
cli-token-ship = ship
cli-token-vp2 = 2 VP
cli-token-wall = wall
cli-token-double = double
cli-token-plus-one = value+1
cli-token-toll = toll
cli-token-follow = follow
cli-token-double-value = value×2
cli-token-double-action = action×2
cli-token-discount = discount

## Seats

cli-column-seat = ── Seats ─────────
cli-column-vp = VP
cli-column-hand = hand
cli-column-discard = discard
cli-column-pool = pool
cli-column-supply = supply
cli-column-double = double
cli-column-jade = jade
cli-column-ships = ships
cli-column-rewards = 4VP/card/dbl
cli-column-tokens = tokens, face up
cli-double-locked = locked
cli-double-supply = supply
cli-double-pool = pool
cli-double-wall = wall
cli-double-ship = ship
cli-double-laid = laid
cli-ships-out = { $count }/{ $all }
cli-face-up = { $count ->
    [one] { $short }
   *[other] { $count }{ $short }
}
cli-up-double = dbl
cli-up-double-value = v×2
cli-up-double-action = a×2
cli-up-discount = disc
cli-pile-hand = Hand
cli-pile-discard = Discard
cli-meng-cards = Meng: focus { $focus }; { $pile } cards to come; today { $today }; earlier { $earlier }
cli-automa-travel = travel
cli-automa-wall = wall
cli-automa-jade = jade
cli-automa-intrigue = intrigue
cli-automa-palace = palace
cli-automa-decrees = decrees
cli-automa-canal = canal
cli-automa-special = special

## Options

cli-option-city = { $city }: { $short }
cli-greyed = { $options }: { $why }

## The conversation

cli-welcome = Gùgōng
cli-ask-players = How many players, 1 to { $most } (1: alone against Meng)? [{ $default }]
cli-ask-people = How many of them are people at this screen, 1 to { $most }? [{ $default }]
cli-ask-meng = How strong is Meng: { $words }? [{ $default }]
cli-ask-bonus = Bonus tokens: { $words }? [{ $default }]
cli-ask-level = Which of these are the other players? [{ $default }]
cli-about-novice = makes the most of its own turn and sees no further
cli-about-apprentice = has played a lot and does not think long: a good game for most
cli-about-courtier = thinks some turns ahead
cli-about-chancellor = thinks ahead for a second about each decision: the strongest
cli-ask-again = "{ $answer }" is not one of { $allowed }.
cli-thinking = { $player } ({ $opponent }) is thinking …
cli-pass-keyboard = { $named ->
    [no] { $player } decides now: pass the keyboard.
   *[yes] { $name } ({ $player }) decides now: pass the keyboard.
}
cli-press-enter = Press Enter to go on.
cli-news = Since your last decision
cli-prompt = { $count ->
    [one] Enter, or u undo · r redo · s save · l log · h help · b board · q quit >
   *[other] { $least } to { $most }, or u undo · r redo · s save · l log · h help · b board · q quit >
}
cli-prompt-over = u undo · s save · l log · h help · b board · q quit >
cli-compiling = compiling, once after an install
cli-warming-up = { $searching ->
    [yes] The engine is warming up in the background; play on. Meanwhile opponents play by instinct.
   *[no] The engine is warming up in the background; play on.
}
cli-bot-failed = { $player } ({ $opponent }) could not choose ({ $why }); chance chose for it this time.
cli-bot-failed-at-end = { $player } ({ $opponent }) failed after the end of the game ({ $why }); the result stands.
cli-too-narrow = The board needs a window { $width } columns wide; make this one wider and type b.
cli-kept = The game is saved. Go on with: gugong play --resume { $path }
cli-kept-over = The game is saved. Look at it again with: gugong replay { $path }

cli-not-understood = { $given ->
    [yes] "{ $line }" is neither a number of the list nor a command; h shows the commands.
   *[no] Type a number of the list, or h for the commands.
}
cli-no-such-number = There is no option { $number } here; choose { $least } to { $most }.
cli-game-is-over = The game is over; u takes the last decision back, q leaves.
cli-nothing-to-undo = There is no decision of yours to take back.
cli-undo-barrier = This takes back what others did or what chance revealed. Do all at the table agree? y/n
cli-yes-letter = y
cli-nothing-to-redo = Nothing was taken back, so there is nothing to redo.
cli-overwrite = { $path } exists. Write over it? y/n
cli-saved = Saved to { $path }.
cli-log-hint = l and a number shows so many lines, l all shows everything, b the board.

cli-help =
    A number chooses an option; 0 declines.
    u  takes back to your last decision       r  does again what was taken back
    s  saves (s FILE: to that file)           l  the log (l 50: so many lines, l all: everything)
    b  the board again                        q  leaves; the game is saved
    h  this help (h board: the signs on the board; h WORD: a piece, a location, a city or a rule,
       such as h toll, h Renown, h Beijing, h travel, h travel-3)
cli-help-board-word = board
cli-help-board =
    ● Red, ◆ White, ▲ Orange, ■ Lilac and ⬢ Blue stand for the seats; ▸ before the one that decides.
    A * behind a value: one of the dice shows it, so it counts at night.
    Great Wall: servants by seat. Intrigue: the highest marker first.
    Palace: the steps of each envoy, or "in" and the VP of the place taken; then the free places.
    Jade: what a jade costs you in each house, ◈ for each that is left.
    Grand Canal: the ports 1 to 5 with their rewards; ●2 is a ship of Red with 2 servants.
    Decrees: −2 is how many servants you remove; then you place 1 more on the tile.
    Seats: rewards are counted as 4 VP / card / double servant; tokens: face-down ones by
    count, then face-up ones: dbl double, v×2 double value, a×2 double action, disc discount.
cli-help-city = { $city } is joined to { $paths }.
cli-help-more = h and an id shows that rule.

## The end

cli-winner = { $player } wins
cli-nobody-wins = Nobody is in the Palace, so nobody wins; the order is for the record only
cli-rank = { $player }: { $score } VP
cli-points = Points
cli-points-total = Sum
cli-in-palace = In the Palace
cli-inside = { $inside ->
    [yes] yes
   *[no] no
}
cli-points-score = Score
cli-outside = { $player } is not in the Palace and cannot win; { $total } VP count as 0 (FINAL-5).
cli-meng-outside = Meng is not in the Palace, but he can win without it (SOLO-18).

## Replay

cli-replay-prompt = { $at } of { $last }: Enter next · p previous · a number · e end · q quit >
cli-replay-not-understood = "{ $line }" is neither Enter, n, p, e, q nor a number up to { $last } >
cli-replay-secret = { $player } decides.

## Boxes

cli-box-good = { $name } is a box you can play with.
cli-box-fingerprint = fingerprint { $print }
cli-box-cards = { $count } gift cards with { $total } points of value in all
cli-box-tokens = { $base } travel tokens, { $standard-bonus } bonus tokens, { $deluxe-bonus } deluxe ones
cli-box-decrees = Decrees cost { $first }, { $second } and { $third } by level
cli-box-dice = Dice { $dice }
cli-box-cities = { $a } cities on side A, { $b } on side B
cli-box-automa = { $count } cards for Meng
cli-box-differs = { $differs ->
    [yes] It differs from the standard box in: { $parts }.
   *[no] It has the figures of the standard box.
}

## Rules

cli-reconstructed =
    The rules are those of the printed rulebooks, but some figures of the standard box are reconstructed, because the
    rulebooks show them only as pictures: most card values and actions and some names of gifts; how many copies each
    travel token has; the costs of decrees of levels 2 and 3; the faces of the dice; the costs and spaces of the jade
    houses; the lower places in the Palace; all cities and paths; how often each location is on Meng's cards.
    Whoever owns the game can play with its own figures: gugong play --box FILE, gugong box check FILE.

## What is wrong, and what would be right

cli-unknown-rule = { $known ->
    [yes] There is no rule or section "{ $rule }"; did you mean { $near }?
   *[no] There is no rule or section "{ $rule }"; gugong rules lists them all.
}
cli-no-such-file = There is no file { $path }; give the path of a saved game.
cli-not-text = { $path } is no saved game: it is not UTF-8 text; give the path of a saved game.
cli-cannot-read = { $path } cannot be read ({ $why }); give the path of a saved game.
cli-cannot-write = { $path } cannot be written ({ $why }); give another path.
cli-usage = { $fault }; { $command } --help tells what can be given
cli-bad-people = { $most ->
    [one] Against Meng --people must be 1, not { $people }.
   *[other] --people must be a number from 1 to { $most } (the players), not { $people }.
}
cli-too-many-names = { $people ->
    [one] { $names } names were given for 1 person; give one.
   *[other] { $names } names were given for { $people } people; give at most one for each.
}
cli-no-opponents = { $meng ->
    [yes] Against Meng there are no other opponents; leave out --opponents.
   *[no] People have all { $people } seats, so there is none for an opponent; leave out --opponents or one of the people.
}
cli-too-many-opponents = { $seats ->
    [one] { $opponents } opponents were given for 1 free seat; give one.
   *[other] { $opponents } opponents were given for { $seats } free seats; give at most one for each.
}
cli-bot-not-made = The player "{ $opponent }" cannot be made ({ $why }); choose another for --opponents.
cli-bad-card-sets = --card-sets must be 4,5 or 2,3 or 1,2, not "{ $given }".
cli-resume-alone = With --resume the set-up comes from the file; leave out { $option }.
cli-no-such-seat = There is no seat "{ $seat }"; give a number from 0 to { $most }, a colour ({ $colours }) or spectator.

cli-serving = Tables are open at http://{ $host }:{ $port } (Ctrl+C ends it)
cli-no-extra = This needs { $module }, which is not installed: { $command }
cli-no-log-level = There is no log level { $level }; there are debug, info, warning and error.
cli-cannot-listen = The server cannot listen at { $host }, port { $port } ({ $why }); choose others with --host and --port.
cli-cannot-listen-metrics = Metrics cannot be served at { $host }, port { $port } ({ $why }); choose others with --metrics-host and --metrics-port.
cli-bad-public-url = The address { $url } cannot be that of the page; write it as https://play.example.org.
cli-bad-host-name = The host name { $host } cannot be one; write it without a scheme, a port and a path, as play.example.org.
cli-bad-proxy = The proxies { $proxy } are none; give addresses or networks with commas between them, as 127.0.0.1,10.0.0.0/8, or * for all.
cli-proxies-everybody = Every client is trusted as a proxy (--behind-proxy '*'): whoever reaches this port can claim any address, and no limit by address holds. Name the proxy's address instead, or make sure that only the proxy can reach the port.
cli-bad-contact = { $contact } is no way to reach you; write mailto: and your address, or an address with https.
cli-smtp-needs = For mails the server also needs --mail-from, the address that they come from, and --public-url, the address of the page.
cli-bad-sender = { $sender } is not an e-mail address.
cli-bad-smtp = That is not the address of a mail server; use smtp://user@host:587, smtps://user@host:465 or smtp+plain://host:25, and give the password by --smtp-password-file.
cli-no-password-file = The file { $file } with the password cannot be read.

cli-home = { $browser ->
    [yes] Gùgōng is open in your browser, at { $address }. Your games are kept; Ctrl+C ends the program.
   *[no] Gùgōng waits for you at { $address }: open that in your browser. Your games are kept; Ctrl+C ends the program.
}
cli-home-already = { $browser ->
    [yes] Gùgōng is already running; its page is opened, at { $address }.
   *[no] Gùgōng is already running, at { $address }: open that in your browser.
}
