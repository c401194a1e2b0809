# Ce qui se voit à la table, et ce qu'un choix apporterait.

## Pourquoi une chose est impossible, en quelques mots : après un nom et deux-points

why-too-few-servants = pas assez de Serviteurs dans la Réserve
why-pool-empty = aucun Serviteur dans la Réserve
why-supply-empty = aucun Serviteur dans la pioche
why-still-too-low = pas assez, même doublée
why-no-city-in-reach = aucune cité avec un jeton à portée
why-not-in-reach = une cité avec un jeton barre la route
why-no-token-there = pas de jeton là
why-house-empty = plus de Jade dans cette maison
why-houses-not-empty = il reste du Jade dans les maisons
why-decree-owned = Décret déjà obtenu
why-too-few-steps = pion Intrigue pas assez avancé
why-at-the-top = pion Intrigue déjà sur la dernière case
why-value-too-low = il faut une carte de 7 ou plus
why-ship-full = Bateau plein
why-ship-too-full = pas d'espace pour deux sur le Bateau
why-no-free-ship = tous les Bateaux sont en route
why-no-free-port = aucun Port libre sur ce chemin
why-no-free-port-ahead = aucun Port libre plus loin
why-nothing-to-load = rien à charger, à déplacer ni à obtenir
why-no-room-for-two = pas d'espace pour deux Serviteurs
why-reward-taken = plus d'emplacement pour cette récompense
why-draw-pile-empty = la pioche de cartes Cadeau est vide
why-too-few-tokens = pas assez de jetons
why-no-card = aucune carte en main
why-nothing-to-repeat = impossible une deuxième fois
why-nothing-to-discount = rien à réduire
why-must-be-left = l'action a encore besoin de ce Serviteur
why-already-used = déjà utilisé ce Matin
why-no-ship = aucun Bateau n'a d'espace libre
why-could-not-finish = l'action resterait inachevée
why-no-discard = aucune carte dans la défausse

## Ce qu'un échange apporterait

sight-takes = Vous prenez le { $card }. { $count ->
    [0] {""}
    [one] Il correspond à un Dé : 1 Serviteur cette Nuit.
   *[other] Il correspond à { $count } Dés : { $count } Serviteurs cette Nuit.
  }
sight-way-free = Gratuit
sight-way-servants = { $count ->
    [one] Pour { $count } Serviteur
   *[other] Pour { $count } Serviteurs
  }
sight-way-card = Pour une autre carte de votre main
sight-way-double-value = Avec le jeton « Valeur double »
sight-action-no = { $action } : { $reason }
sight-action-either = { $action } : cela ou l'action de la carte, pas les deux
sight-action-after = { $action } : après l'action de la carte
sight-action-trade = { $action } : en échangeant des jetons contre des Serviteurs
sight-action-only = { $action } : { $variant } impossible, { $reason }
sight-way-none = Échange seul, sans action

## Ce qui se voit : tours, Intrigues, points, l'Émissaire, la main de demain

sight-seat-count = { $player } { $count }
sight-turns-label = Cartes à jouer aujourd'hui : { $seats }
help-turns = { $seats }. Une carte par tour ; la Journée finit quand toutes les mains sont vides.
    .title = Cartes à jouer aujourd'hui
help-order = { $seats }. Le pion le plus à gauche l'emporte à chaque égalité, même sur une même case.
    .title = Ordre des Intrigues
sight-projected = { $inside ->
    [yes] Si la partie s'arrêtait maintenant : { $count } PV
   *[no] Si la partie s'arrêtait maintenant : { $count } PV, mais l'Émissaire n'est pas au Pavillon
  }
sight-part-now = { $count } à présent
sight-part = { $count } ({ $points })
help-projection = { $parts }. { $inside ->
    [yes] {""}
   *[no] Mais l'Émissaire n'est pas au Pavillon : ainsi, ce joueur ne peut pas gagner et ne marque rien.
  }
    .title = { $player }, si la partie s'arrêtait maintenant : { $total } PV
help-wall-prize = Terminée maintenant, elle rapporterait { $vp } PV{ $envoy ->
    [0] {""}
   *[other] {" "}et ferait avancer l'Émissaire d'une case
  }{ $palace ->
    [0] .
   *[other] , jusque dans le Pavillon ({ $palace } PV à la fin).
  }
sight-envoy-late = { $left ->
    [one] Votre Émissaire est à { $left } case du Pavillon ; s'il reste dehors, vous ne pouvez pas gagner.
   *[other] Votre Émissaire est à { $left } cases du Pavillon ; s'il reste dehors, vous ne pouvez pas gagner.
  }
sight-tomorrow = Main de demain
sight-matches = { $count ->
    [0] Aucune correspondance avec les Dés pour l'instant
    [one] { $count } correspondance avec les Dés : { $count } Serviteur cette Nuit
   *[other] { $count } correspondances avec les Dés : { $count } Serviteurs cette Nuit
  }
sight-matching-card = { $card } : { $count ->
    [one] correspond à un Dé
   *[other] correspond à { $count } Dés
  }
