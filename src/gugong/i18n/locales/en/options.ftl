## What an option does; `option-<decision>-<verb>` where the decision makes a difference

option-decline = No, thank you
option-action-decline = No, skip it
option-token-decline = Do not use it
option-benefit-decline = No benefit
option-claim-decline = Not now
option-morning-decline = No more decrees
option-ship-place-decline = Load nobody
option-ship-move-decline = Move no ship
option-wall-place-decline = That is enough
option-wall-extra-decline = Nobody
option-final-trade-decline = Done trading
option-night-envoy-decline = The envoy stays

option-accept = Yes
option-action-accept = { $action-key ->
    [travel] Travel
    [wall] Build on the Wall
    [jade] Buy jade
    [intrigue] Plot
    [palace] Go to the Palace
    [decrees] Take a decree
    [canal] Trade on the Canal
    [gain1] Gain 1 servant
    [gain2] Gain 2 servants
    [swap] Swap a card
   *[other] Yes: { $action }
}
option-token-accept = Use it: { $token }
option-night-envoy-accept = The envoy moves 1 step
option-repeat-accept = Use the token and { $action-key ->
    [travel] travel again
    [wall] build again
    [jade] buy jade again
    [intrigue] plot again
    [palace] go to the Palace again
    [decrees] take another decree
    [canal] trade again
    [gain1] gain 1 more servant
    [gain2] gain 2 more servants
    [swap] swap another card
   *[other] do this again: { $action }
}

option-variant-a = { $action-key ->
    [travel] A: move once, take the token
    [wall] A: 1 servant on the Wall
    [intrigue] A: 1 step up, and the medal if it is still free
    [palace] A: envoy 1 step
    [canal] A: load 1 servant, then move a ship
   *[other] A
}
option-variant-b = B: { $cost ->
    [0] free
    [one] remove 1 servant
   *[other] remove { $cost } servants
}{ $action-key ->
    [travel] , move twice
    [wall] , up to 2 on the Wall
    [intrigue] , 3 steps up
    [palace] , envoy 2 steps, intrigue 1 step
    [canal] , load 2
   *[other] {""}
}

option-play-card = { $card }
option-exchange-at = { $location }: for the { $lying }, { $free ->
    [yes] free
   *[no] you pay
}
option-pay-servants = { $cost ->
    [one] Remove 1 servant
   *[other] Remove { $cost } servants
}
option-discard-card = Discard the { $card }
option-pay-discard-card = Discard the { $card }, keep your servants
option-no-action = Just exchange, no action
option-double-value = Use the double-value token

option-plain = Keep the double servant
option-gain-plain = Leave the double servant in the supply
option-wall-place-plain = A plain servant
option-wall-extra-plain = A plain servant from the supply
option-token-plain = A plain servant from the supply
option-lay-plain = A plain servant
option-double = Take the double servant
option-remove-double = The double servant for two
option-wall-place-double = The double servant (counts 2)
option-wall-extra-double = The double servant from the supply (counts 2)
option-token-double = The double servant from the supply (counts 2)
option-double-as-one = The double servant as one
option-lay-double-as-one = The double servant

option-give-card = Swap the { $card }
option-swap-with = The { $lying } at { $location-key ->
    [wall] the Wall
    [palace] the Palace
    [canal] the Canal
   *[other] { $location }
}
option-take-back = Take the { $card } back
option-lay-at = Lay it at { $location-key ->
    [wall] the Wall
    [palace] the Palace
    [canal] the Canal
   *[other] { $location }
}
option-go-to = { $city }{ $token-key ->
    [none] {""}
   *[other] : { $token }
}

option-buy-jade = { $house-key ->
    [house1] First house
    [house2] Second house
    [house3] Third house
    [plaza] Plaza
   *[other] { $house }
}: { $cost ->
    [0] free
    [one] 1 servant
   *[other] { $cost } servants
}
option-take-decree = { $decree }: { $cost ->
    [0] remove none
    [one] remove 1 servant
   *[other] remove { $cost } servants
}, place 1{ $vp ->
    [0] {""}
   *[other] , score { $vp } VP
}
option-discount = Use a discount token: 2 servants fewer
option-use-decree = { $decree }

option-benefit = { $benefit-key ->
    [gain1] 1 step back: gain 1 servant
    [gain2] 3 steps back: gain 2 servants
    [die] 5 steps back: turn a die
   *[jade] 7 steps back: take a jade
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
option-claim = { $reward-key ->
    [card] A gift card
    [double] The double servant
   *[other] { $reward }
}: { $routes ->
    [one] ship in port { $port }
   *[other] ship in port { $port } of route { $route }
}

option-trade-servant = { $doubles ->
    [0] Trade { $cost } tokens for 1 servant
    [one] Trade tokens (1 double) for 1 servant
   *[other] Trade tokens ({ $doubles } doubles) for 1 servant
}
option-trade-vp = { $doubles ->
    [0] Trade { $cost } tokens for 2 VP
    [one] Trade tokens (1 double) for 2 VP
   *[other] Trade tokens ({ $doubles } doubles) for 2 VP
}
option-trade-jade = { $doubles ->
    [0] Trade { $cost } tokens for a jade
    [one] Trade tokens (1 double) for a jade
   *[other] Trade tokens ({ $doubles } doubles) for a jade
}
option-spend = The token: { $token }

## Why an option is greyed

reason-too-few-servants = You have too few servants in your pool.
reason-pool-empty = There is no such servant in your pool.
reason-supply-empty = You have no servant in your supply.
reason-still-too-low = Even doubled, the card is not worth enough.
reason-no-city-in-reach = No city with a token is in reach.
reason-not-in-reach = Your traveller would have to pass a city with a token.
reason-no-token-there = There is no token there.
reason-house-empty = This house has no jade left.
reason-houses-not-empty = The plaza sells only when all houses are empty.
reason-decree-owned = You already have this decree.
reason-too-few-steps = Your intrigue marker is not that far up.
reason-at-the-top = Your intrigue marker is at the top.
reason-value-too-low = Only a card of value 7 or more will do.
reason-ship-full = This ship is full.
reason-ship-too-full = The double servant needs room for two on this ship.
reason-no-free-ship = All your ships are under way.
reason-no-free-port = No port of this route is free.
reason-no-free-port-ahead = No port further on is free.
reason-nothing-to-load = You have nothing to load, no ship to move and no reward to claim.
reason-no-room-for-two = There is no room for two servants.
reason-reward-taken = You have no space left for this reward.
reason-draw-pile-empty = The draw pile is empty.
reason-too-few-tokens = You have too few tokens.
reason-no-card = You have no card in hand.
reason-nothing-to-repeat = You cannot do this a second time.
reason-nothing-to-discount = A discount would change nothing here.
reason-must-be-left = The action still needs this servant.
reason-already-used = You have already used it this morning.
reason-no-ship = None of your ships has room, and none can be launched.
reason-could-not-finish = You could not finish your action after this.
reason-no-discard = You have no card in your discard pile.
