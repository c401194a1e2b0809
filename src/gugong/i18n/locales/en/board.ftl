## The drawn board: names of places, short enough to stand on it

board-name = The board
board-place-travel = Travel
board-place-wall = Wall
board-place-jade = Jade
board-place-intrigue = Intrigue
board-place-palace = Palace
board-place-decrees = Decrees
board-place-canal = Canal
board-place-plaza = Plaza

## What lies on it, for whoever points at it or hears it

board-stand = { $place }: { $card }
board-draw = { $count ->
    [0] No gift card is left to draw
    [one] { $count } gift card to draw
   *[other] { $count } gift cards to draw
  }
board-automa = { $count ->
    [0] Meng’s pile is empty
    [one] { $count } card in Meng’s pile
   *[other] { $count } cards in Meng’s pile
  }
board-tokens = { $count ->
    [0] No travel token is left to draw
    [one] { $count } travel token to draw
   *[other] { $count } travel tokens to draw
  }
board-city-token = { $city }: { $token }
board-city-traveller = { $city }: traveller of { $seat }
board-city-empty = { $city }: no token
board-wall = Great Wall: { $count } of { $spaces } servants
board-wall-seat = { $seat } on the Wall: { $count ->
    [0] no servant
    [one] { $count } servant
   *[other] { $count } servants
  }
board-palace-step = Palace track, step { $step }{ $count ->
    [0] {""}
   *[other] : { $seats }
  }
board-palace-gate = Gate of the Palace
board-place-free = Place in the Palace: { $vp } VP
board-place-taken = Place in the Palace: { $vp } VP, taken by { $seat }
board-marker = Intrigue marker of { $seat }: step { $step }
board-benefit = Go back { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }: { $benefit }
board-decree-owned = { $decree }, taken by { $seats }
board-house = Jade, { $house }: { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } for a jade, { $count ->
    [0] none left
   *[other] { $count } left
  }
board-plaza = Jade, the plaza: { $cost ->
    [one] { $cost } servant
   *[other] { $cost } servants
  } for a jade when all houses are empty
board-port = Port { $port } of route { $route }: { $reward }
board-reward-none = no reward
board-reward-any = a reward of your choice
board-ship = Ship of { $seat } in port { $port }: { $load } of { $size } places filled
