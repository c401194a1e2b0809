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
cli-medal-free = Medal at Intrigue
cli-medal-of = Medal { $player }
cli-start = Start { $player }
cli-draw-pile = Draw pile { $count }

## Headings

cli-heading-places = Places: the gift that lies there (* a die shows its value), and what stands there
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

cli-focus = Meng's focus
cli-token-piles = token piles { $first } + { $second }, traded in { $traded }
cli-wall-complete = { $count } of { $needed } complete it
cli-jade-house = for { $cost }
cli-jade-plaza = plaza for { $cost }
cli-intrigue-steps = { $medal ->
    [yes] of { $steps }, medal here
   *[no] of { $steps }
}
cli-palace-in = in for { $vp }
cli-palace-steps = step { $steps } enters
cli-palace-free = free { $places }
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
cli-ships-out = { $count }/3
cli-token-up = { $count ->
    [one] +{ $short }
   *[other] +{ $count } { $short }
}
cli-pile-hand = Hand
cli-pile-discard = Discard
cli-meng-cards = Meng's cards: { $pile } to come; today { $today }; earlier { $earlier }
cli-automa-travel = travel
cli-automa-wall = wall
cli-automa-jade = jade
cli-automa-intrigue = intrigue
cli-automa-palace = palace
cli-automa-decrees = decrees
cli-automa-canal = canal
cli-automa-special = special
