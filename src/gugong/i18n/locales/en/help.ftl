## What things on the board are, for whoever points at them; the titles stand before the sentences

help-card-lies = The { $card } lies here. { $value ->
    [9] Only a 1 exchanges for free.
   *[other] Any higher card exchanges for free.
  }
help-stand-travel = Action A: your traveller makes one move and takes the token there. B: remove { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } for two moves.
help-stand-wall = Action A: 1 servant on the Wall. B: remove { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } and place up to { $count }.
help-stand-jade = Action: choose a house, remove the servants printed on it and take a jade. Jade scores at the end.
help-stand-intrigue = Action A: { $steps ->
    [one] { $steps } step, and the medal
   *[other] { $steps } steps, and the medal
  } for the first to choose it today. B: remove { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } for { $more } steps. Intrigue breaks every tie.
help-stand-palace = Action A: your envoy climbs 1 step. B: remove { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } for { $steps } steps and intrigue +{ $intrigue }. Whoever is not inside at the end scores nothing.
help-stand-decrees = Action: choose a decree, remove the servants it costs and place one more on it. It works for the rest of the game.
help-stand-canal = Action A: load 1 servant, then move a ship. B: remove { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } and load 2, without moving. A full ship takes the reward of its port.

# $token is a whole sentence, such as “Gain 1 servant.”
help-city-token = { $token } Whoever travels here takes this token and may use it at once.
help-city-traveller = { $player }’s traveller is here. There is no token to take; others pass through.
help-city-empty = No token lies here; travellers pass through. It gets a new one in the morning.
help-traveller = It follows the paths to the next city with a token. Cities without one do not stop it.
    .title = { $player }: traveller
help-traveller-home = Its first move may go to any city that has a token.
    .title = { $player }: traveller

help-house = With the jade action, remove { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } and take a jade here. { $count ->
    [0] None is left.
    [one] { $count } is left.
   *[other] { $count } are left.
  }
    .title = Jade: { $house }
help-plaza = When all houses are empty, a jade costs { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } here. The plaza never runs out. { $count ->
    [0] The houses are empty now.
    [one] The houses still have { $count }.
   *[other] The houses still have { $count }.
  }
    .title = Jade: { $house }

help-decree-cost = Remove { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  }, then place one on it.
help-decree-vp = It scores { $vp } VP at once.
help-decree-final = It scores at the end of the game.
help-decree-owners = Taken by { $players }.

help-port-none = Port { $port } has no reward: sail on.
help-port-reward = A full ship here may claim this reward: { $reward }. One servant stays with the reward; the ship comes home.
help-port-any = A full ship here may claim a reward of your choice. But at night a ship in this port is lost at sea.
help-port = Port { $port }
help-ship = { $load } of { $size } places are filled. Once it is full, its owner may claim the reward of port { $port }. At night every ship sails on by one port.
    .title = { $player }: ship

help-die = At night each card in a discard pile that equals a die brings its owner 1 servant. Most matches: { $vp } VP and an envoy step. Faces of this die: { $faces }.
    .title = Destiny die: { $face }
help-medal-free = Nobody has it yet. The first to choose Intrigue A today takes it and starts tomorrow.
    .title = Next start player medal
help-medal-of = { $player } has it, and will be the start player tomorrow.
    .title = Next start player medal

help-wall = { $count } of { $spaces } servants. When it is complete, whoever has the most scores { $vp } VP and moves their envoy 1 step; everyone who helped may take an intrigue benefit.
help-wall-first = { $player } is ahead now.
help-wall-seat = { $count ->
    [0] No servant on the Wall.
    [one] { $count } servant on the Wall.
   *[other] { $count } servants on the Wall.
  } { $left ->
    [0] The Wall is complete.
    [one] { $left } more completes it.
   *[other] { $left } more complete it.
  }
    .title = { $player } on the Wall

help-intrigue = Step { $step } of { $last }. Whoever is further along, or higher in a stack, wins every tie; steps also pay for benefits when the Wall is complete.
    .title = { $player }: intrigue marker
help-benefit = When the Wall is complete, all who have a servant on it may go back { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } on this track for this benefit.

help-palace-step = Envoys climb { $last } steps to the Palace. From here it is { $left ->
    [one] { $left } more step.
   *[other] { $left } more steps.
  }
    .title = Palace track, step { $step }
help-palace-start = All envoys start here; step { $last } leads into the Palace. Whoever is not inside at the end scores nothing.
    .title = Bottom of the palace track
help-palace-gate = Whoever enters takes the best free place inside. From then on each envoy step scores 1 VP.
    .title = Gate of the Palace
help-envoy = On step { $step } of { $last }: { $left ->
    [one] { $left } more step
   *[other] { $left } more steps
  } to the Palace. Whoever is not inside at the end scores nothing.
    .title = { $player }: envoy
help-envoy-inside = In the Palace, on a place worth { $vp } VP. Each further envoy step scores 1 VP.
    .title = { $player }: envoy
help-place-free = Free. The next envoy to come in takes the best free place, and scores it at the end.
    .title = Place in the Palace: { $vp } VP
help-place-taken = { $player } has it and scores it at the end.
    .title = Place in the Palace: { $vp } VP

help-draw = { $count ->
    [0] No card is left.
    [one] { $count } card is left.
   *[other] { $count } cards are left.
  } The harbour reward “{ $reward }” draws the top one.
    .title = Draw pile
help-tokenpile = { $count ->
    [0] No token is left in the piles.
    [one] { $count } token is left in the piles.
   *[other] { $count } tokens are left in the piles.
  } { $traded ->
    [0] None has been traded in.
    [one] { $traded } has been traded in.
   *[other] { $traded } have been traded in.
  } Each morning empty cities get new ones.
    .title = Travel tokens
help-day = A day ends when all hands are empty; night compares cards and dice, and your discard pile becomes your hand.
    .title = Day { $day } of { $days }
help-day-last = The last day. After its night comes the final scoring; whoever is not in the Palace scores nothing.
    .title = Day { $day } of { $days }

## Travel tokens

help-token-gain1 = Gain 1 servant.
help-token-gain2 = Gain 2 servants.
help-token-envoy = Your envoy climbs 1 step.
help-token-intrigue = Your intrigue marker climbs 1 step.
help-token-discard-for-jade = Put a hand card of value 7 or more on your discard pile and take a jade.
help-token-servants-for-jade = Remove 3 servants and take a jade.
help-token-swap = Swap a card from your hand or discard pile for one on the board.
help-token-take-back = Take a card from your discard pile back into your hand: one more turn today.
help-token-ship = Put 1 servant from your supply on a ship.
help-token-vp2 = Score 2 VP.
help-token-wall = Put 1 servant from your supply on the Wall.
help-token-double = Nothing now, but it counts as two tokens when you trade tokens in.
help-token-plus-one = Lay it out with a servant: your cards are worth 1 more today.
help-token-toll = Lay it at a location with a servant: whoever acts there today gives you 1 VP.
help-token-follow = Lay it at a location with a servant: when others act there today, you may too.
help-token-double-value = Keep it: once, a card you exchange is worth double.
help-token-double-action = Keep it: once, you do the action of your card twice.
help-token-discount = Keep it: once, a jade or a decree costs 2 servants fewer.

## Seat boards

help-pool = { $count ->
    [0] No servant is ready.
    [one] { $count } servant is ready.
   *[other] { $count } servants are ready.
  } You pay and place from here; what is removed goes to the supply.
    .title = { $player }: pool
help-supply = { $count ->
    [0] No servant waits here.
    [one] { $count } servant waits here.
   *[other] { $count } servants wait here.
  } Gaining servants moves them to the pool.
    .title = { $player }: supply
help-double-locked = Not yet won: a full ship in port { $port } frees it. It can do the work of two.
    .title = { $player }: double servant
help-double-supply = In the supply: it can be gained like any other, and does the work of two.
    .title = { $player }: double servant
help-double-pool = Ready: on the Wall and on ships it counts as two, and it may pay for two.
    .title = { $player }: double servant
help-double-out = At work: it counts as two where it is.
    .title = { $player }: double servant
help-tokens = { $count } of { $slots } slots are filled. Tokens can be traded in at any time: { $servant } for a servant, { $vp } for { $points } VP, { $jade } for a jade.
    .title = { $player }: travel tokens
help-trade = Give up { $cost } travel tokens for this, at any time in your turn. { $player } has { $count }.
    .title = Trade: { $trade }
help-jade = { $count ->
    [0] None yet.
   *[other] { $count } of them: { $vp } VP at the end.
  } The next one adds { $next } VP.
    .title = { $player }: jade
help-reward = { $count } of { $spaces ->
    [one] { $spaces } space is taken
   *[other] { $spaces } spaces are taken
  }. A full ship in the right port claims it, and one servant stays here.
    .title = Harbour reward: { $reward }
help-ships = { $count ->
    [0] All ships are under way.
    [one] { $count } ship waits to be launched.
   *[other] { $count } ships wait to be launched.
  } Each has room for { $size } servants.
    .title = { $player }: ships
help-vp = Victory points so far. They count at the end only if the envoy is in the Palace: { $inside ->
    [yes] it is.
   *[no] not yet.
  }
    .title = { $player }: { $vp } VP
help-decrees = { $count ->
    [0] None yet.
   *[other] { $decrees }.
  }
    .title = { $player }: decrees
help-laid = { $count ->
    [0] None is laid out.
   *[other] In effect until the end of the day phase: { $tokens }.
  }
    .title = { $player }: tokens laid out
help-handpile = { $count ->
    [0] No card left: { $player } passes for the rest of the day.
    [one] { $count } card: one more turn today.
   *[other] { $count } cards: as many turns today.
  }
    .title = { $player }: hand
help-discard = { $count ->
    [0] No card yet.
    [one] { $count } card.
   *[other] { $count } cards.
  } This pile is tonight’s chance to match the dice, and tomorrow’s hand.
    .title = { $player }: discard pile
help-card-action = Lay it at a location and take what lies there. You may do its own action first ({ $action }), then the location’s.
help-card-plain = Lay it at a location and take what lies there. It has no action of its own; you still have the location’s.
help-discarded = In your discard pile: tomorrow it is in your hand. { $count ->
    [0] No die shows its value.
    [one] { $count } die shows its value: 1 servant tonight.
   *[other] { $count } dice show its value: { $count } servants tonight.
  }

## The page of rules

help-rules-title = Rules
help-rules-search = Search the rules
help-rules-hint = A word, or an id such as { $rule }
help-rules-found = { $count ->
    [0] No rule says that. Try a shorter word.
    [one] { $count } rule
   *[other] { $count } rules
  }
help-rules-contents = Contents
help-rules-back = Back to the table
help-rules-home = Start page
help-rules-learn = First lesson
help-rules-unknown = There is no rule { $rule }. Here are all of them.
help-rules-figures = Reconstructed figures
help-rules-figures-text = The rulebooks do not give every number that is printed on board, cards and tiles. These are reconstructed so that the game is fair and everything that is stated holds. How sure each one is:
help-rules-figures-about = More about this edition

## More things on the board

help-stand-focus = Meng’s focus: he plays his special cards here.
help-stand-laid = { $player } has laid a token here: { $token }.
help-automa = Cards to turn up: { $count }. Each turn Meng turns one up and exchanges a gift at that location; at dusk the cards of the day act once more. { $turned ->
    [0] None is turned up yet today.
   *[other] Today: { $cards }.
  }
    .title = Meng’s automa cards
help-stair = Intrigue moves the markers up these { $last } steps. Whoever is further along, or higher in a stack, wins every tie; now that is { $player }.
    .title = Intrigue track
help-berth = { $taken ->
    [yes] Taken.
   *[no] Free.
  } Each port has room for one ship; others pass it by.
    .title = Mooring at port { $port }
help-start = { $player } has the first turn today. The medal decides who starts tomorrow.
    .title = Start player
help-thinking = The others are waiting for this choice.
    .title = { $player } is deciding

## What is different for Meng

help-meng-double = It marks Meng’s focus ({ $place }), where he plays his special cards. It has no other use.
    .title = { $player }: double servant
help-meng-vp = Victory points so far. Meng can win even outside the Palace, but then without the points of a place there.
    .title = { $player }: { $vp } VP
help-meng-tokens = { $count } of { $slots } slots are filled. Short of servants, Meng trades { $servant } tokens for one. As soon as he has { $jade }, he trades them for a jade.
    .title = { $player }: travel tokens
help-meng-pool = Servants ready: { $count }. Meng pays and places from here; only for special cards does he use the supply first, paying nothing.
    .title = { $player }: pool
help-meng-card = { $count } of { $spaces } spaces are marked. Meng’s first full ships bring him a card each, in any port.
    .title = Harbour reward: { $reward }
help-meng-vp4 = { $count } of { $spaces } spaces are marked. When the cards are taken, each full ship brings Meng 4 VP, without limit.
    .title = Harbour reward: { $reward }
help-meng-ship = { $load } of { $size } places are filled. As soon as it is full Meng takes a reward, whatever the port. He never moves a ship; at night each sails on by one port.
    .title = { $player }: ship
help-meng-envoy = On step { $step } of { $last }. Meng can win even outside the Palace, but then without the points of a place there.
    .title = { $player }: envoy
help-meng-discard = Cards: { $count }. Shuffled, they are Meng’s pile tomorrow. At night his matches go by the day, not by these cards.
    .title = { $player }: discard pile
