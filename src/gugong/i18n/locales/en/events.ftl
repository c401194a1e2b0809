## What happened

event-game-begins = { $player } is the start player.
event-day-begins = Day { $day } begins; { $player } starts.
event-dice-rolled = The dice show { $die1 }, { $die2 } and { $die3 }.
event-start-player = { $player } hands the medal back and is the start player.
event-map-refilled = { $count ->
    [one] 1 new token lies on the map.
   *[other] { $count } new tokens lie on the map.
}
event-tokens-reshuffled = The traded-in tokens are shuffled into new piles.
event-turn-begins = { $player } takes a turn.
event-exchanged = { $player } lays { $card } at { $location } and takes { $taken }.
event-paid-with-card = { $player } discards { $card } to pay for the exchange.
event-no-action = { $player } exchanges without an action.
event-action-taken = { $player } performs the { $action } action{ $variant ->
    [A] , choice A
    [B] , choice B
   *[none] {""}
}.
event-action-declined = { $player } does not perform { $action }.
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
       *[other] { $player } removes { $count } servants, the double servant as one of them.
    }
   *[2] { $count ->
        [2] { $player } removes the double servant for two.
       *[other] { $player } removes { $count } servants, the double servant for two of them.
    }
}
event-travelled = { $player } travels to { $city } and takes the token: { $token }.
event-token-used = { $player } uses the token: { $token }.
event-token-declined = { $player } does not use the token: { $token }.
event-traded = { $player } trades { $cost } tokens for { $trade }.
event-vp = { $count ->
    [one] { $player } scores 1 VP for { $points } and has { $total }.
   *[other] { $player } scores { $count } VP for { $points } and has { $total }.
}
event-vp-lost = { $player } loses { $count } VP for { $points } and has { $total }.
event-jade-gained = { $player } has { $total } jade.
event-wall-placed = { $double ->
    [yes] { $player } places the double servant on the wall.
   *[no] { $player } places a servant on the wall.
}
event-wall-scored = { $player } has most servants on the wall: { $count }.
event-benefit-taken = { $player } takes an intrigue benefit: { $benefit }.
event-benefit-declined = { $player } takes no intrigue benefit.
event-die-turned = { $player } turns die { $die } from { $from } to { $face }.
event-jade-bought = { $player } takes a jade from { $house }.
event-intrigue-up = { $player }'s intrigue marker climbs to step { $step }.
event-intrigue-down = { $player }'s intrigue marker goes back to step { $step }.
event-medal-taken = { $player } takes the medal.
event-envoy-step = { $player }'s envoy moves to step { $step }.
event-palace-entered = { $player }'s envoy enters the palace; the place is worth { $vp } VP at the end.
event-decree-taken = { $player } takes the decree { $decree }.
event-decree-used = { $player } uses the decree { $decree }.
event-ship-launched = { $player } launches a ship in port { $port } of route { $route }.
event-ship-loaded = { $double ->
    [yes] { $player } loads the double servant.
   *[no] { $player } loads a servant.
}
event-ship-moved = { $player }'s ship sails to port { $port } of route { $route }.
event-ship-lost = { $player }'s ship is lost at sea; it and its servants come back.
event-reward-claimed = { $player } claims a harbour reward: { $reward }.
event-card-drawn = { $player } draws { $card }.
event-swapped = { $player } swaps { $card } for { $taken } at { $location }.
event-taken-back = { $player } takes { $card } back into the hand.
event-discarded-for-jade = { $player } discards { $card } for a jade.
event-bonus-laid = { $location-key ->
    [none] { $player } lays out the token { $token }.
   *[other] { $player } lays the token { $token } at { $location }.
}
event-bonus-returned = { $player } gets the servant of the token { $token } back.
event-toll-paid = { $player } owes { $owner } a toll for { $action }.
event-special-used = { $player } uses the token: { $token }.
event-followed = { $player } follows and performs { $action }.
event-matches = { $count ->
    [0] { $player } has no match with the dice.
    [one] { $player } has 1 match with the dice.
   *[other] { $player } has { $count } matches with the dice.
}
event-most-matches = { $player } has most matches.
event-hand-taken-up = { $count ->
    [one] { $player } takes up 1 card.
   *[other] { $player } takes up { $count } cards.
}
event-night-falls = Night { $day } falls.
event-not-in-palace = { $player } has not reached the palace and scores nothing.
event-game-over = { $player } wins.
event-nobody-wins = Nobody has reached the palace, so nobody wins.
event-dusk-begins = Dusk: Meng's servants carry out their plans.
event-automa-turned = { $player } turns up { $automa } and goes to { $location }.
event-dusk-card = { $player }'s dusk card: { $automa }.
event-meng-cannot = { $player } cannot perform { $action }.
event-meng-card-returns = { $player } puts the top card of the discard under the pile.
event-focus = { $player } keeps an eye on { $location }.
