## Les plateaux des joueurs : ce qui s'y trouve, pour qui le montre du doigt ou l'entend

seats-board = { $player } : Plateau de Joueur
seats-others = Les autres Plateaux
seats-hand = { $player } : main
seats-vp = { $count } PV
seats-pool = { $count ->
    [0] Aucun Serviteur dans la Réserve
    [one] { $count } Serviteur dans la Réserve
   *[other] { $count } Serviteurs dans la Réserve
  }
seats-supply = { $count ->
    [0] Aucun Serviteur dans la pioche
    [one] { $count } Serviteur dans la pioche
   *[other] { $count } Serviteurs dans la pioche
  }
seats-double = { $at ->
    [pool] Le Double Serviteur est dans la Réserve
    [supply] Le Double Serviteur est dans la pioche
    [wall] Le Double Serviteur est sur la Grande Muraille
    [ship] Le Double Serviteur est sur un Bateau
    [locked] Le Double Serviteur n'est pas encore libéré
   *[other] Le Double Serviteur accompagne un jeton Bonus
  }
seats-jade = { $count ->
    [0] Pas de Jade
    [one] { $count } Jade : { $vp } PV à la fin
   *[other] { $count } Jades : { $vp } PV à la fin
  }
seats-tokens = { $count ->
    [0] Aucun jeton Voyage pour { $slots } encoches
    [one] { $count } jeton Voyage pour { $slots } encoches
   *[other] { $count } jetons Voyage pour { $slots } encoches
  }
seats-trade-name = Échange de jetons
seats-trade = { $count ->
    [one] Échanger { $count } jeton Voyage : { $gain }
   *[other] Échanger { $count } jetons Voyage : { $gain }
  }
seats-ships = { $count ->
    [0] Tous les Bateaux sont en route
    [one] { $count } Bateau pas encore en route
   *[other] { $count } Bateaux pas encore en route
  }
seats-reward = Récompense de Commerce ({ $reward }) : obtenue { $count } fois sur { $spaces }
seats-decrees = Décrets : { $decrees }
seats-decrees-none = Pas encore de Décret
seats-laid = Jetons Bonus posés : { $tokens }
seats-laid-none = Aucun jeton Bonus posé
seats-envoy = { $entered ->
    [yes] L'Émissaire est dans le Pavillon
   *[no] Émissaire : case { $step } sur { $steps }
  }
seats-intrigue = Intrigues : case { $step } sur { $steps }
seats-hand-count = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
seats-discard = { $count ->
    [0] Aucune carte dans la défausse
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
  }
seats-discard-mine = Ma défausse, la main de demain
seats-hand-empty = Toutes les cartes sont jouées.
seats-hidden-card = { $player } : une carte

## Qui joue là

seats-bot = Un bot joue ici : { $bot }
seats-free = Personne ne joue ici
seats-here = À la table
seats-gone = Pas à la table pour l'instant
seats-away = { $why ->
    [left] A quitté la table ; un bot continue
    [clock] Temps écoulé ; un bot continue
    [idle] Ne jouait pas ; un bot continue
   *[other] Absence prolongée ; un bot continue
  }
seats-start = Premier Joueur
seats-medal = Premier Joueur du prochain Jour
seats-thinking = Réfléchit
seats-time = Temps restant : { $time }
seats-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }

## Un seul écran pour plusieurs

seats-covered = { $player } : main cachée.
seats-uncover = Je suis { $player } – montrer ma main

## Meng

seats-double-focus = Le Double Serviteur marque le lieu prioritaire de M. Meng : { $place }

seats-recap-laid = { $value } → { $place }, contre un { $taken }
seats-recap-paid-card = 1 carte payée
seats-recap-paid = { $count ->
    [one] 1 Serviteur payé
   *[other] { $count } Serviteurs payés
}
seats-recap-medal = Médaille
seats-recap-palace = entrée au Pavillon
seats-recap-wall = Muraille terminée
seats-recap = Au dernier tour : { $what }
