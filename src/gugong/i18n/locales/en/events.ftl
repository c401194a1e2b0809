## What happened. `$you` is yes where the reader did it. `.short` stands below a heading that says who did it.

event-game-begins = { $you ->
    [yes] You are the start player.
   *[no] { $player } is the start player.
}
event-day-begins = Day { $day } begins. { $you ->
    [yes] You start.
   *[no] { $player } starts.
}
event-dice-rolled = The dice show { $die1 }, { $die2 } and { $die3 }.
event-start-player = { $you ->
    [yes] You hand back the medal and start.
   *[no] { $player } hands back the medal and starts.
}
event-map-refilled = { $count ->
    [one] 1 new token lies on the map.
   *[other] { $count } new tokens lie on the map.
}
event-tokens-reshuffled = The traded tokens are shuffled into new piles.
event-turn-begins = { $you ->
    [yes] Your turn.
   *[no] { $player }’s turn.
}
event-exchanged = { $you ->
    [yes] You lay { part-card } { part-at } and take { part-taken }.
   *[no] { $player } lays { part-card } { part-at } and takes { part-taken }.
}
    .short = Laid { part-card } { part-at }, took { part-taken }.
event-paid-with-card = { $you ->
    [yes] You pay by discarding { part-card }.
   *[no] { $player } pays by discarding { part-card }.
}
    .short = Paid by discarding { part-card }.
event-no-action = { $you ->
    [yes] You exchange without an action.
   *[no] { $player } exchanges without an action.
}
    .short = Exchanged without an action.
event-action-taken = { $you ->
    [yes] You { $action-key ->
        [travel] travel
        [wall] build on the Wall
        [jade] buy jade
        [intrigue] plot
        [palace] go to the Palace
        [decrees] ask for a decree
        [canal] trade on the Canal
        [gain1] call a servant
        [gain2] call 2 servants
        [swap] swap a card
       *[other] do this: { $action }
    }
   *[no] { $player } { $action-key ->
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
    }
}{ part-variant }.
    .short = { $action-key ->
        [travel] Travelled
        [wall] Built on the Wall
        [jade] Bought jade
        [intrigue] Plotted
        [palace] Went to the Palace
        [decrees] Asked for a decree
        [canal] Traded on the Canal
        [gain1] Called a servant
        [gain2] Called 2 servants
        [swap] Swapped a card
       *[other] Did this: { $action }
    }{ part-variant }.
event-action-declined = { $you ->
    [yes] You { $action-key ->
        [travel] do not travel
        [wall] do not build
        [jade] buy no jade
        [intrigue] do not plot
        [palace] stay away from the Palace
        [decrees] take no decree
        [canal] do not trade on the Canal
        [gain1] take no servant
        [gain2] take no servants
        [swap] do not swap
       *[other] skip this: { $action }
    }
   *[no] { $player } { $action-key ->
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
    }
}.
    .short = { $action-key ->
        [travel] Did not travel
        [wall] Did not build
        [jade] Bought no jade
        [intrigue] Did not plot
        [palace] Stayed away from the Palace
        [decrees] Took no decree
        [canal] Did not trade on the Canal
        [gain1] Took no servant
        [gain2] Took no servants
        [swap] Did not swap
       *[other] Skipped this: { $action }
    }.
event-action-impossible = { $you ->
    [yes] You cannot { part-done }: { $reason }.
   *[no] { $player } cannot { part-done }: { $reason }.
}
    .short = Could not { part-done }: { $reason }.
event-token-impossible = { $you ->
    [yes] You cannot use the token “{ $token }”: { $reason }.
   *[no] { $player } cannot use the token “{ $token }”: { $reason }.
}
    .short = Could not use the token “{ $token }”: { $reason }.
event-benefit-impossible = { $you ->
    [yes] You cannot take an intrigue benefit: { $reason }.
   *[no] { $player } cannot take an intrigue benefit: { $reason }.
}
    .short = Could not take an intrigue benefit: { $reason }.
event-gained = { $you ->
    [yes] You gain { part-gained }.
   *[no] { $player } gains { part-gained }.
}
    .short = Gained { part-gained }.
event-removed = { $you ->
    [yes] You remove { part-removed }.
   *[no] { $player } removes { part-removed }.
}
    .short = Removed { part-removed }.
event-travelled = { $you ->
    [yes] You reach { $city } and take a token: { $token }.
   *[no] { $player } reaches { $city } and takes a token: { $token }.
}
    .short = Reached { $city }, took a token: { $token }.
event-token-used = { $you ->
    [yes] You use a token: { $token }.
   *[no] { $player } uses a token: { $token }.
}
    .short = Used a token: { $token }.
event-token-declined = { $you ->
    [yes] You do not use the token ({ $token }).
   *[no] { $player } does not use the token ({ $token }).
}
    .short = Did not use the token ({ $token }).
event-traded = { $you ->
    [yes] You trade { $cost } tokens for { $trade }.
   *[no] { $player } trades { $cost } tokens for { $trade }.
}
    .short = Traded { $cost } tokens for { $trade }.
event-vp = { $you ->
    [yes] You score { $count } VP for { $points } (now { $total }).
   *[no] { $player } scores { $count } VP for { $points } (now { $total }).
}
    .short = { $count } VP for { $points } (now { $total }).
event-vp-lost = { $you ->
    [yes] You lose { $count } VP for { $points } (now { $total }).
   *[no] { $player } loses { $count } VP for { $points } (now { $total }).
}
    .short = Lost { $count } VP for { $points } (now { $total }).
event-jade-gained = { $you ->
    [yes] You now have { $total } jade.
   *[no] { $player } now has { $total } jade.
}
    .short = Now { $total } jade.
event-wall-placed = { $you ->
    [yes] You put { part-servant } on the Wall.
   *[no] { $player } puts { part-servant } on the Wall.
}
    .short = Put { part-servant } on the Wall.
event-wall-scored = { $you ->
    [yes] You have the most servants on the Wall: { $count }.
   *[no] { $player } has the most servants on the Wall: { $count }.
}
    .short = Most servants on the Wall: { $count }.
event-benefit-taken = { $you ->
    [yes] You cash in intrigue { part-benefit }.
   *[no] { $player } cashes in intrigue { part-benefit }.
}
    .short = Cashed in intrigue { part-benefit }.
event-benefit-declined = { $you ->
    [yes] You take no intrigue benefit.
   *[no] { $player } takes no intrigue benefit.
}
    .short = Took no intrigue benefit.
event-die-turned = { $you ->
    [yes] You turn die { $die } from { $from } to { $face }.
   *[no] { $player } turns die { $die } from { $from } to { $face }.
}
    .short = Turned die { $die } from { $from } to { $face }.
event-jade-bought = { $you ->
    [yes] You take a jade from { $house }.
   *[no] { $player } takes a jade from { $house }.
}
    .short = Took a jade from { $house }.
event-intrigue-up = { $you ->
    [yes] Your intrigue goes up to step { $step }.
   *[no] { $player }’s intrigue goes up to step { $step }.
}
    .short = Intrigue up to step { $step }.
event-intrigue-down = { $you ->
    [yes] Your intrigue goes back to step { $step }.
   *[no] { $player }’s intrigue goes back to step { $step }.
}
    .short = Intrigue back to step { $step }.
event-medal-taken = { $you ->
    [yes] You take the medal.
   *[no] { $player } takes the medal.
}
    .short = Took the medal.
event-envoy-step = { $you ->
    [yes] Your envoy moves to step { $step }.
   *[no] { $player }’s envoy moves to step { $step }.
}
    .short = Envoy to step { $step }.
event-palace-entered = { $you ->
    [yes] Your envoy enters the Palace: { $vp } VP at the end.
   *[no] { $player }’s envoy enters the Palace: { $vp } VP at the end.
}
    .short = Envoy into the Palace: { $vp } VP at the end.
event-decree-taken = { $you ->
    [yes] You take a decree: { $decree }.
   *[no] { $player } takes a decree: { $decree }.
}
    .short = Took a decree: { $decree }.
event-decree-used = { $you ->
    [yes] You use a decree: { $decree }.
   *[no] { $player } uses a decree: { $decree }.
}
    .short = Used a decree: { $decree }.
event-ship-launched = { $you ->
    [yes] You launch a ship in port { $port } of route { $route }.
   *[no] { $player } launches a ship in port { $port } of route { $route }.
}
    .short = Launched a ship in port { $port } of route { $route }.
event-ship-loaded = { $you ->
    [yes] You load { part-servant }.
   *[no] { $player } loads { part-servant }.
}
    .short = Loaded { part-servant }.
event-ship-moved = { $you ->
    [yes] Your ship sails to port { $port } of route { $route }.
   *[no] { $player }’s ship sails to port { $port } of route { $route }.
}
    .short = Ship to port { $port } of route { $route }.
event-ship-lost = { $you ->
    [yes] Your ship is lost at sea; ship and servants come back.
   *[no] { $player }’s ship is lost at sea; ship and servants come back.
}
    .short = Ship lost at sea; ship and servants come back.
event-reward-claimed = { $you ->
    [yes] You claim { $reward } in the harbour.
   *[no] { $player } claims { $reward } in the harbour.
}
    .short = Claimed { $reward } in the harbour.
event-card-drawn = { $you ->
    [yes] You draw { part-card }.
   *[no] { $player } draws { part-card }.
}
    .short = Drew { part-card }.
event-swapped = { $you ->
    [yes] You swap { part-card } for { part-taken } { part-at }.
   *[no] { $player } swaps { part-card } for { part-taken } { part-at }.
}
    .short = Swapped { part-card } for { part-taken } { part-at }.
event-taken-back = { $you ->
    [yes] You take { part-card } back into your hand.
   *[no] { $player } takes { part-card } back into hand.
}
    .short = Took { part-card } back into hand.
event-discarded-for-jade = { $you ->
    [yes] You discard { part-card } for a jade.
   *[no] { $player } discards { part-card } for a jade.
}
    .short = Discarded { part-card } for a jade.
event-bonus-laid = { $you ->
    [yes] You { $location-key ->
        [none] lay out a token: { $token }.
       *[other] lay a token { part-at }: { $token }.
    }
   *[no] { $player } { $location-key ->
        [none] lays out a token: { $token }.
       *[other] lays a token { part-at }: { $token }.
    }
}
    .short = { $location-key ->
        [none] Laid out a token: { $token }.
       *[other] Laid a token { part-at }: { $token }.
    }
event-bonus-returned = { $you ->
    [yes] You get the servant back from the token ({ $token }).
   *[no] { $player } gets the servant back from the token ({ $token }).
}
    .short = Got the servant back from the token ({ $token }).
event-toll-paid = { $you ->
    [yes] You owe { $owner } a toll for { part-toll }.
   *[no] { $owner-key ->
        [you] { $player } owes you a toll for { part-toll }.
       *[other] { $player } owes { $owner } a toll for { part-toll }.
    }
}
    .short = { $owner-key ->
        [you] Owes you a toll for { part-toll }.
       *[other] Toll to { $owner } for { part-toll }.
    }
event-special-used = { $you ->
    [yes] You use a token: { $token }.
   *[no] { $player } uses a token: { $token }.
}
    .short = Used a token: { $token }.
event-followed = { $you ->
    [yes] You follow and { $action-key ->
        [travel] travel too
        [wall] build too
        [jade] buy jade too
        [intrigue] plot too
        [palace] go to the Palace too
        [decrees] ask for a decree too
        [canal] trade on the Canal too
       *[other] do this too: { $action }
    }
   *[no] { $player } follows and { $action-key ->
        [travel] travels too
        [wall] builds too
        [jade] buys jade too
        [intrigue] plots too
        [palace] goes to the Palace too
        [decrees] asks for a decree too
        [canal] trades on the Canal too
       *[other] does this too: { $action }
    }
}.
event-matches = { $you ->
    [yes] { $count ->
        [0] You have no match.
        [one] You have 1 match.
       *[other] You have { $count } matches.
    }
   *[no] { $count ->
        [0] { $player } has no match.
        [one] { $player } has 1 match.
       *[other] { $player } has { $count } matches.
    }
}
event-most-matches = { $you ->
    [yes] You have the most matches.
   *[no] { $player } has the most matches.
}
event-hand-taken-up = { $you ->
    [yes] { $count ->
        [one] You pick up 1 card.
       *[other] You pick up { $count } cards.
    }
   *[no] { $count ->
        [one] { $player } picks up 1 card.
       *[other] { $player } picks up { $count } cards.
    }
}
event-night-falls = Night falls on day { $day }.
event-not-in-palace = { $you ->
    [yes] You are not in the Palace and score nothing.
   *[no] { $player } is not in the Palace and scores nothing.
}
event-game-over = { $you ->
    [yes] You win!
   *[no] { $player } wins.
}
event-nobody-wins = Nobody reached the Palace, so nobody wins.
event-dusk-begins = Dusk: Meng’s servants carry out their plans.
event-automa-turned = { $player } turns up { part-automa } and goes to { part-goal }.
    .short = Turned up { part-automa }, went to { part-goal }.
event-dusk-card = { $player }’s dusk card: { $automa }.
event-meng-cannot = { $player } cannot { part-done }.
    .short = Could not { part-done }.
event-meng-card-returns = { $player } puts the top discard under the pile.
    .short = Put the top discard under the pile.
event-focus = { $player } keeps an eye on { part-focus }.
    .short = Keeps an eye on { part-focus }.

## Parts of these sentences

part-card = { $card-key ->
    [hidden] a card
   *[other] the { $card }
}
part-taken = { $taken-key ->
    [hidden] a card
   *[other] the { $taken }
}
part-at = { $location-key ->
    [wall] at the Wall
    [palace] at the Palace
    [canal] at the Canal
   *[other] at { $location }
}
part-variant = { $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}
part-gained = { $double ->
    [yes] { $count ->
        [one] the double servant
       *[other] { $count } servants, the double servant among them
    }
   *[no] { $count ->
        [one] 1 servant
       *[other] { $count } servants
    }
}
part-removed = { $double-counts ->
    [0] { $count ->
        [one] 1 servant
       *[other] { $count } servants
    }
    [1] { $count ->
        [one] the double servant as one
       *[other] { $count } servants, the double servant as one
    }
   *[2] { $count ->
        [2] the double servant for two
       *[other] { $count } servants, the double servant for two
    }
}
part-servant = { $double ->
    [yes] the double servant
   *[no] a servant
}
part-benefit = { $benefit-key ->
    [gain1] for 1 servant
    [gain2] for 2 servants
    [die] to turn a die
    [jade] for a jade
   *[other] ({ $benefit })
}
part-toll = { $action-key ->
    [travel] travelling
    [wall] the Wall
    [jade] the jade
    [intrigue] the intrigue
    [palace] the Palace
    [decrees] the decree
    [canal] the Canal
   *[other] this: { $action }
}
part-automa = { $automa-key ->
    [special] a special card
   *[other] “{ $automa }”
}
part-goal = { $location-key ->
    [wall] the Wall
    [palace] the Palace
    [canal] the Canal
   *[other] { $location }
}
part-done = { $action-key ->
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
}
part-focus = { $location-key ->
    [travel] Travel
    [wall] the Wall
    [jade] the jade
    [intrigue] the intrigue
    [palace] the Palace
    [decrees] the decrees
    [canal] the Canal
   *[other] { $location }
}
