## The boards of the seats: what lies on them, for whoever points at it or hears it

seats-board = Board of { $player }
seats-others = The other boards
seats-hand = Hand of { $player }
seats-vp = { $count } VP
seats-pool = { $count ->
    [0] No servant in the pool
    [one] { $count } servant in the pool
   *[other] { $count } servants in the pool
  }
seats-supply = { $count ->
    [0] No servant in the supply
    [one] { $count } servant in the supply
   *[other] { $count } servants in the supply
  }
seats-double = { $at ->
    [pool] The double servant is in the pool
    [supply] The double servant is in the supply
    [wall] The double servant is on the Great Wall
    [ship] The double servant is on a ship
    [locked] The double servant is not won yet
   *[other] The double servant lies with a bonus token
  }
seats-jade = { $count ->
    [0] No jade
    [one] { $count } jade: { $vp } VP at the end
   *[other] { $count } jade: { $vp } VP at the end
  }
seats-tokens = { $count ->
    [0] No travel token in { $slots } slots
    [one] { $count } travel token in { $slots } slots
   *[other] { $count } travel tokens in { $slots } slots
  }
seats-trade-name = Trade tokens
seats-trade = Trade { $count } travel tokens: { $gain }
seats-ships = { $count ->
    [0] All ships are under way
    [one] { $count } ship not yet under way
   *[other] { $count } ships not yet under way
  }
seats-reward = Harbour reward ({ $reward }): { $count } of { $spaces } taken
seats-decrees = Decrees: { $decrees }
seats-decrees-none = No decree yet
seats-laid = Bonus tokens laid: { $tokens }
seats-laid-none = No bonus token laid
seats-envoy = { $entered ->
    [yes] The envoy is in the Palace
   *[no] Envoy: step { $step } of { $steps }
  }
seats-intrigue = Intrigue: step { $step } of { $steps }
seats-hand-count = { $count ->
    [0] No card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
seats-discard = { $count ->
    [0] No card in the discard pile
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
  }
seats-discard-mine = My discard pile, tomorrow’s hand
seats-hand-empty = All cards are played.
seats-hidden-card = A card of { $player }

## Who sits there

seats-bot = A bot plays here: { $bot }
seats-free = Nobody sits here
seats-here = At the table
seats-gone = Not at the table just now
seats-away = { $why ->
    [left] Has left; a bot plays on
    [clock] Ran out of time; a bot plays on
    [idle] Did not play; a bot plays on
   *[other] Was away; a bot plays on
  }
seats-start = Start player
seats-medal = Start player of the next day
seats-thinking = Deciding now
seats-time = Time left: { $time }
seats-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }

## One screen for several

seats-covered = The hand of { $player } is hidden.
seats-uncover = I am { $player } – show my hand

## Meng

seats-double-focus = The double servant marks Meng’s focus: { $place }

seats-recap-laid = { $value } → { $place }, took { $taken }
seats-recap-paid-card = paid a card
seats-recap-paid = { $count ->
    [one] paid 1 servant
   *[other] paid { $count } servants
}
seats-recap-medal = medal
seats-recap-palace = into the Palace
seats-recap-wall = wall complete
seats-recap = In the last turn: { $what }
