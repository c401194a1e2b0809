## Le plateau dessiné : des noms de lieux assez courts pour y tenir

board-name = Le Plateau de Jeu
board-place-travel = Voyage
board-place-wall = Muraille
board-place-jade = Jade
board-place-intrigue = Intrigues
board-place-palace = Pavillon
board-place-decrees = Décrets
board-place-canal = Canal
board-place-plaza = Place

## Ce qui s'y trouve, pour qui le montre du doigt ou l'entend

board-stand = { $place } : { $card }
board-draw = { $count ->
    [0] Il ne reste plus de carte Cadeau à piocher
    [one] { $count } carte Cadeau à piocher
   *[other] { $count } cartes Cadeau à piocher
  }
board-automa = { $count ->
    [0] La pioche de M. Meng est vide
    [one] { $count } carte dans la pioche de M. Meng
   *[other] { $count } cartes dans la pioche de M. Meng
  }
board-tokens = { $count ->
    [0] Il ne reste plus de jeton Voyage à piocher
    [one] { $count } jeton Voyage à piocher
   *[other] { $count } jetons Voyage à piocher
  }
board-city-token = { $city } : { $token }
board-city-traveller = { $city } : Voyageur ({ $seat })
board-city-empty = { $city } : pas de jeton
board-wall = { $spaces ->
    [one] Grande Muraille : { $count } Serviteur sur { $spaces }
   *[other] Grande Muraille : { $count } sur { $spaces } Serviteurs
  }
board-wall-seat = { $seat } sur la Muraille : { $count ->
    [0] aucun Serviteur
    [one] { $count } Serviteur
   *[other] { $count } Serviteurs
  }
board-palace-step = Chemin du Pavillon, case { $step }{ $count ->
    [0] {""}
   *[other] {" "}: { $seats }
  }
board-palace-gate = Porte du Pavillon
board-place-free = Place dans le Pavillon : { $vp } PV
board-place-taken = Place dans le Pavillon : { $vp } PV, prise par { $seat }
board-marker = Pion Intrigue ({ $seat }) : case { $step }
board-benefit = Reculer { $steps ->
    [one] de { $steps } case
   *[other] de { $steps } cases
  } : { $benefit }
board-decree-owned = { $decree }, pris par { $seats }
board-house = Jade, { $house } : { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  } pour un Jade, { $count ->
    [0] il n'en reste plus
   *[other] il en reste { $count }
  }
board-plaza = Jade, la Place de Jade : { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  } pour un Jade, une fois toutes les maisons vides
board-port = Port { $port } du chemin { $route } : { $reward }
board-reward-none = pas de récompense
board-reward-any = une récompense au choix
board-ship = Bateau ({ $seat }) dans le Port { $port } : { $load } sur { $size } espaces occupés
