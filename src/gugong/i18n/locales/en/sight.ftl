# What is in sight at the table, and what a choice would bring.

## Why something is not possible, in a few words: after a name and a colon

why-too-few-servants = too few servants in the pool
why-pool-empty = no servant in the pool
why-supply-empty = no servant in the supply
why-still-too-low = still too low when doubled
why-no-city-in-reach = no city with a token in reach
why-not-in-reach = a city with a token is in the way
why-no-token-there = no token there
why-house-empty = no jade left in this house
why-houses-not-empty = the houses still have jade
why-decree-owned = decree already taken
why-too-few-steps = the intrigue marker is too low
why-at-the-top = the intrigue marker is at the top
why-value-too-low = only a card of 7 or more will do
why-ship-full = the ship is full
why-ship-too-full = no room for two on the ship
why-no-free-ship = all ships are under way
why-no-free-port = no free port on this route
why-no-free-port-ahead = no free port further on
why-nothing-to-load = nothing to load, move or claim
why-no-room-for-two = no room for two servants
why-reward-taken = no space left for this reward
why-draw-pile-empty = the draw pile is empty
why-too-few-tokens = too few tokens
why-no-card = no card in hand
why-nothing-to-repeat = not possible a second time
why-nothing-to-discount = nothing to discount
why-must-be-left = the action still needs this servant
why-already-used = already used this morning
why-no-ship = no ship has room
why-could-not-finish = the action could not be finished
why-no-discard = no card in the discard pile

## What an exchange would bring

sight-takes = You take the { $card }. { $count ->
    [0] {""}
    [one] It matches a die: 1 servant tonight.
   *[other] It matches { $count } dice: { $count } servants tonight.
  }
sight-way-free = Free
sight-way-servants = { $count ->
    [one] For 1 servant
   *[other] For { $count } servants
  }
sight-way-card = For another hand card
sight-way-double-value = With the double-value token
sight-action-no = { $action }: { $reason }
sight-action-either = { $action }: this or the card’s action, not both
sight-action-after = { $action }: after the card’s action
sight-action-trade = { $action }: with tokens traded for servants
sight-action-only = { $action }: no { $variant }, { $reason }
sight-way-none = Exchange only, without an action

## What is in sight: turns, intrigue, points, the envoy, tomorrow's hand

sight-seat-count = { $player } { $count }
sight-turns-label = Cards left to play today: { $seats }
help-turns = { $seats }. Each plays one card a turn; the day ends when all hands are empty.
    .title = Cards left to play today
help-order = { $seats }. Whoever stands further left wins every tie, on the same step too.
    .title = Order of intrigue
sight-projected = { $inside ->
    [yes] If the game ended now: { $count } VP
   *[no] If the game ended now: { $count } VP, but the envoy is outside the Palace
  }
sight-part-now = { $count } now
sight-part = { $count } ({ $points })
help-projection = { $parts }. { $inside ->
    [yes] {""}
   *[no] But the envoy is not in the Palace: so far this player cannot win and scores nothing.
  }
    .title = { $player }, if the game ended now: { $total } VP
help-wall-prize = Completed now, it would bring { $vp } VP{ $envoy ->
    [0] {""}
   *[other] {" "}and an envoy step
  }{ $palace ->
    [0] .
   *[other] {" "}into the Palace ({ $palace } VP at the end).
  }
sight-envoy-late = { $left ->
    [one] Your envoy is 1 step from the Palace; outside it you cannot win.
   *[other] Your envoy is { $left } steps from the Palace; outside it you cannot win.
  }
sight-tomorrow = Tomorrow’s hand
sight-matches = { $count ->
    [0] No match with the dice so far
    [one] 1 match with the dice so far: 1 servant tonight
   *[other] { $count } matches with the dice so far: { $count } servants tonight
  }
sight-matching-card = { $card }: { $count ->
    [one] matches a die
   *[other] matches { $count } dice
  }
