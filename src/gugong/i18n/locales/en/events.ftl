## What happened

event-game-begins = { $player } is the start player.
event-day-begins = Day { $day } begins. { $player } starts.
event-dice-rolled = The dice show { $die1 }, { $die2 } and { $die3 }.
event-start-player = { $player } hands back the medal and starts.
event-map-refilled = { $count ->
    [one] 1 new token lies on the map.
   *[other] { $count } new tokens lie on the map.
}
event-tokens-reshuffled = The traded tokens are shuffled into new piles.
event-turn-begins = { $player }’s turn.
event-exchanged = { $player } lays { $card-key ->
    [hidden] a card
   *[other] the { $card }
} at { $location-key ->
    [wall] the Wall
    [palace] the Palace
    [canal] the Canal
   *[other] { $location }
} and takes { $taken-key ->
    [hidden] a card
   *[other] the { $taken }
}.
event-paid-with-card = { $player } pays by discarding { $card-key ->
    [hidden] a card
   *[other] the { $card }
}.
event-no-action = { $player } exchanges without an action.
event-action-taken = { $player } { $action-key ->
    [travel] travels
    [wall] builds on the Wall
    [jade] buys jade
    [intrigue] plots
    [palace] goes to the Palace
    [decrees] asks for a decree
    [canal] trades on the Canal
    [gain1] calls a servant
    [gain2] calls 2 servants
    [swap] swaps a card
   *[other] does this: { $action }
}{ $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}.
event-action-declined = { $player } { $action-key ->
    [travel] does not travel
    [wall] does not build
    [jade] buys no jade
    [intrigue] does not plot
    [palace] stays away from the Palace
    [decrees] takes no decree
    [canal] does not trade on the Canal
    [gain1] takes no servant
    [gain2] takes no servants
    [swap] does not swap
   *[other] skips this: { $action }
}.
event-action-impossible = { $player } cannot { $action-key ->
    [travel] travel
    [wall] build on the Wall
    [jade] buy jade
    [intrigue] plot
    [palace] go to the Palace
    [decrees] take a decree
    [canal] trade on the Canal
    [gain1] call a servant
    [gain2] call servants
    [swap] swap a card
   *[other] do this: { $action }
}: { $reason }.
event-token-impossible = { $player } cannot use the token “{ $token }”: { $reason }.
event-benefit-impossible = { $player } can take no intrigue benefit: { $reason }.
event-gained = { $double ->
    [yes] { $count ->
        [one] { $player } gains the double servant.
       *[other] { $player } gains { $count } servants, the double servant among them.
    }
   *[no] { $count ->
        [one] { $player } gains 1 servant.
       *[other] { $player } gains { $count } servants.
    }
}
event-removed = { $double-counts ->
    [0] { $count ->
        [one] { $player } removes 1 servant.
       *[other] { $player } removes { $count } servants.
    }
    [1] { $count ->
        [one] { $player } removes the double servant as one.
       *[other] { $player } removes { $count } servants, the double servant as one.
    }
   *[2] { $count ->
        [2] { $player } removes the double servant for two.
       *[other] { $player } removes { $count } servants, the double servant for two.
    }
}
event-travelled = { $player } reaches { $city } and takes a token: { $token }.
event-token-used = { $player } uses a token: { $token }.
event-token-declined = { $player } does not use the token: { $token }.
event-traded = { $player } trades { $cost } tokens for { $trade }.
event-vp = { $count ->
    [one] { $player } scores 1 VP for { $points } (now { $total }).
   *[other] { $player } scores { $count } VP for { $points } (now { $total }).
}
event-vp-lost = { $player } loses { $count } VP for { $points } (now { $total }).
event-jade-gained = { $player } now has { $total } jade.
event-wall-placed = { $double ->
    [yes] { $player } puts the double servant on the Wall.
   *[no] { $player } puts a servant on the Wall.
}
event-wall-scored = { $player } has most servants on the Wall: { $count }.
event-benefit-taken = { $player } { $benefit-key ->
    [gain1] cashes in intrigue for 1 servant
    [gain2] cashes in intrigue for 2 servants
    [die] cashes in intrigue to turn a die
    [jade] cashes in intrigue for a jade
   *[other] takes an intrigue benefit: { $benefit }
}.
event-benefit-declined = { $player } takes no intrigue benefit.
event-die-turned = { $player } turns die { $die } from { $from } to { $face }.
event-jade-bought = { $player } takes a jade from { $house }.
event-intrigue-up = { $player }’s intrigue goes up to step { $step }.
event-intrigue-down = { $player }’s intrigue goes back to step { $step }.
event-medal-taken = { $player } takes the medal.
event-envoy-step = { $player }’s envoy moves to step { $step }.
event-palace-entered = { $player }’s envoy enters the Palace: { $vp } VP at the end.
event-decree-taken = { $player } takes a decree: { $decree }.
event-decree-used = { $player } uses a decree: { $decree }.
event-ship-launched = { $player } launches a ship in port { $port } of route { $route }.
event-ship-loaded = { $double ->
    [yes] { $player } loads the double servant.
   *[no] { $player } loads a servant.
}
event-ship-moved = { $player }’s ship sails to port { $port } of route { $route }.
event-ship-lost = { $player }’s ship is lost at sea; ship and servants come back.
event-reward-claimed = { $player } claims { $reward } in the harbour.
event-card-drawn = { $player } draws { $card-key ->
    [hidden] a card
   *[other] the { $card }
}.
event-swapped = { $player } swaps { $card-key ->
    [hidden] a card
   *[other] the { $card }
} for { $taken-key ->
    [hidden] a card
   *[other] the { $taken }
} at { $location-key ->
    [wall] the Wall
    [palace] the Palace
    [canal] the Canal
   *[other] { $location }
}.
event-taken-back = { $player } takes { $card-key ->
    [hidden] a card
   *[other] the { $card }
} back in hand.
event-discarded-for-jade = { $player } discards { $card-key ->
    [hidden] a card
   *[other] the { $card }
} for a jade.
event-bonus-laid = { $location-key ->
    [none] { $player } lays out a token: { $token }.
    [wall] { $player } lays a token at the Wall: { $token }.
    [palace] { $player } lays a token at the Palace: { $token }.
    [canal] { $player } lays a token at the Canal: { $token }.
   *[other] { $player } lays a token at { $location }: { $token }.
}
event-bonus-returned = { $player } gets the servant back from the token: { $token }.
event-toll-paid = { $player } owes { $owner } a toll for { $action-key ->
    [travel] travelling
    [wall] the Wall
    [jade] the jade
    [intrigue] the intrigue
    [palace] the Palace
    [decrees] the decree
    [canal] the Canal
   *[other] this: { $action }
}.
event-special-used = { $player } uses a token: { $token }.
event-followed = { $player } follows and { $action-key ->
    [travel] travels too
    [wall] builds too
    [jade] buys jade too
    [intrigue] plots too
    [palace] goes to the Palace too
    [decrees] asks for a decree too
    [canal] trades on the Canal too
   *[other] does this too: { $action }
}.
event-matches = { $count ->
    [0] { $player } has no match.
    [one] { $player } has 1 match.
   *[other] { $player } has { $count } matches.
}
event-most-matches = { $player } has most matches.
event-hand-taken-up = { $count ->
    [one] { $player } takes up 1 card.
   *[other] { $player } takes up { $count } cards.
}
event-night-falls = Night falls on day { $day }.
event-not-in-palace = { $player } is not in the Palace and scores nothing.
event-game-over = { $player } wins.
event-nobody-wins = Nobody reached the Palace, so nobody wins.
event-dusk-begins = Dusk: Meng’s servants carry out their plans.
event-automa-turned = { $automa-key ->
    [special] { $player } turns up a special card
   *[other] { $player } turns up { $automa }
} and goes to { $location-key ->
    [wall] the Wall
    [palace] the Palace
    [canal] the Canal
   *[other] { $location }
}.
event-dusk-card = { $player }’s dusk card: { $automa }.
event-meng-cannot = { $player } cannot { $action-key ->
    [travel] travel
    [wall] build on the Wall
    [jade] buy jade
    [intrigue] plot
    [palace] go to the Palace
    [decrees] take a decree
    [canal] trade on the Canal
   *[other] do this: { $action }
}.
event-meng-card-returns = { $player } puts the top discard under the pile.
event-focus = { $player } keeps an eye on { $location-key ->
    [travel] Travel
    [wall] the Wall
    [jade] the jade
    [intrigue] the intrigue
    [palace] the Palace
    [decrees] the decrees
    [canal] the Canal
   *[other] { $location }
}.
