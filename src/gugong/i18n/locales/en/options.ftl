## What an option does; `option-<decision>-<verb>` where the decision makes a difference

option-decline = No, thank you
option-action-decline = Do not perform it
option-token-decline = Do not use it
option-benefit-decline = Take no benefit
option-claim-decline = Claim nothing now
option-morning-decline = Use no further decree
option-ship-place-decline = Load nobody
option-ship-move-decline = Move no ship
option-wall-place-decline = Place no more
option-wall-extra-decline = Place nobody
option-final-trade-decline = Done trading
option-night-envoy-decline = Leave the envoy where he is

option-accept = Yes
option-action-accept = Take it: { $action }
option-token-accept = Use it: { $token }
option-night-envoy-accept = Move the envoy 1 step
option-repeat-accept = Use the token and perform { $action } again

option-variant-a = { $action-key ->
    [travel] A: move once and take the token
    [wall] A: place 1 servant on the wall
    [intrigue] A: 1 step, and the medal if it is there
    [palace] A: envoy 1 step
    [canal] A: load 1 servant, then move a ship
   *[other] A
}
option-variant-b = { $action-key ->
    [travel] B: remove { $cost }, move twice
    [wall] B: remove { $cost }, place up to 2 servants
    [intrigue] B: remove { $cost }, 3 steps
    [palace] B: remove { $cost }, envoy 2 steps and intrigue 1 step
    [canal] B: remove { $cost }, load 2 servants
   *[other] B: remove { $cost }
}

option-play-card = { $card }
option-exchange-at = { $location }: for { $lying }, { $free ->
    [yes] free
   *[no] to be paid for
}
option-pay-servants = Remove { $cost } servants
option-discard-card = Discard { $card }
option-pay-discard-card = Discard { $card } and keep your servants
option-no-action = Exchange without an action
option-double-value = Use the double-value token

option-plain = Plain servants only
option-gain-plain = Plain servants only; the double servant stays in the supply
option-wall-place-plain = A plain servant
option-wall-extra-plain = A plain servant from the supply
option-token-plain = A plain servant from the supply
option-lay-plain = A plain servant
option-double = The double servant as one of them
option-remove-double = The double servant for two
option-wall-place-double = The double servant, which counts 2
option-wall-extra-double = The double servant from the supply, which counts 2
option-token-double = The double servant from the supply, which counts 2
option-double-as-one = The double servant as one
option-lay-double-as-one = The double servant

option-give-card = Swap { $card }
option-swap-with = { $lying } at { $location }
option-take-back = Take { $card } back
option-lay-at = Lay it at { $location }
option-go-to = { $city }: { $token }

option-buy-jade = { $house }: { $cost ->
    [0] for nothing
    [one] 1 servant
   *[other] { $cost } servants
}
option-take-decree = { $decree }: remove { $cost }, place 1{ $vp ->
    [0] {""}
   *[other] , { $vp } VP
}
option-discount = Use a discount token: remove 2 fewer
option-use-decree = { $decree }

option-benefit = { $benefit-key ->
    [gain1] Go back 1: gain 1 servant
    [gain2] Go back 3: gain 2 servants
    [die] Go back 5: turn a die
   *[jade] Go back 7: take a jade
}
option-turn-die = Die { $die }: { $from } → { $face }

option-load = { $routes ->
    [one] Ship in port { $port } (carries { $load })
   *[other] Ship in port { $port } of route { $route } (carries { $load })
}
option-load-double = { $routes ->
    [one] The double servant on the ship in port { $port } (carries { $load })
   *[other] The double servant on the ship in port { $port } of route { $route } (carries { $load })
}
option-launch = { $routes ->
    [one] New ship in port { $port }
   *[other] New ship in port { $port } of route { $route }
}
option-launch-double = { $routes ->
    [one] New ship in port { $port } with the double servant
   *[other] New ship in port { $port } of route { $route } with the double servant
}
option-move-ship = { $routes ->
    [one] Ship in port { $port } to port { $to }
   *[other] Ship in port { $port } of route { $route } to port { $to }
}
option-claim = { $routes ->
    [one] { $reward }: the ship in port { $port }
   *[other] { $reward }: the ship in port { $port } of route { $route }
}

option-trade-servant = { $doubles ->
    [0] Trade { $cost } tokens for 1 servant
    [one] Trade tokens for 1 servant, 1 double token among them
   *[other] Trade tokens for 1 servant, { $doubles } double tokens among them
}
option-trade-vp = { $doubles ->
    [0] Trade { $cost } tokens for 2 VP
    [one] Trade tokens for 2 VP, 1 double token among them
   *[other] Trade tokens for 2 VP, { $doubles } double tokens among them
}
option-trade-jade = { $doubles ->
    [0] Trade { $cost } tokens for a jade
    [one] Trade tokens for a jade, 1 double token among them
   *[other] Trade tokens for a jade, { $doubles } double tokens among them
}
option-spend = { $token }

## Why an option is greyed

reason-too-few-servants = You have too few servants in your pool.
reason-pool-empty = There is no such servant in your pool.
reason-supply-empty = There is no servant in your supply.
reason-still-too-low = Even doubled, the card is not worth enough.
reason-no-city-in-reach = No city with a token is in reach.
reason-not-in-reach = Your traveller would have to pass a city with a token.
reason-no-token-there = There is no token there.
reason-house-empty = This house has no jade left.
reason-houses-not-empty = The plaza sells only when all houses are empty.
reason-decree-owned = You have this decree already.
reason-too-few-steps = Your intrigue marker is not that far up.
reason-at-the-top = Your intrigue marker is at the top.
reason-value-too-low = Only a card of value 7 or more will do.
reason-ship-full = This ship is full.
reason-ship-too-full = The double servant needs room for two on this ship.
reason-no-free-ship = All your ships are under way.
reason-no-free-port = No port of this route is free.
reason-no-free-port-ahead = No port further on is free.
reason-nothing-to-load = You can neither load a servant nor move a ship nor claim a reward.
reason-no-room-for-two = There is no room for two servants.
reason-reward-taken = The space of this reward on your board is taken.
reason-draw-pile-empty = The draw pile is empty.
reason-too-few-tokens = You have too few tokens.
reason-no-card = You have no card in hand.
reason-nothing-to-repeat = The action is not possible a second time.
reason-nothing-to-discount = A discount would change nothing here.
reason-must-be-left = The action still needs this servant.
reason-already-used = You have used it this morning.
reason-no-ship = None of your ships has room, and none can be launched.
reason-could-not-finish = After this you could not finish your action.
