## Ce que sont les choses sur le plateau, pour qui les montre du doigt ; les titres précèdent les phrases

help-card-lies = Ici se trouve le { $card }. { $value ->
    [9] Seul un 1 s'échange gratuitement.
   *[other] Toute carte plus haute s'échange gratuitement.
  }
help-stand-travel = Action A : votre Voyageur se déplace une fois et prend le jeton de la cité. B : retirez { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  } pour vous déplacer deux fois.
help-stand-wall = Action A : 1 Serviteur sur la Muraille. B : retirez { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  } et placez-en jusqu'à { $count }.
help-stand-jade = Action : choisissez une maison, retirez les Serviteurs qu'elle indique et prenez un Jade. Le Jade rapporte à la fin.
help-stand-intrigue = Action A : { $steps ->
    [one] { $steps } case, et la Médaille
   *[other] { $steps } cases, et la Médaille
  } si personne ne l'a prise ce Jour. B : retirez { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  } pour { $more } cases. Les Intrigues tranchent toutes les égalités.
help-stand-palace = Action A : votre Émissaire avance de 1 case. B : retirez { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  } pour { $steps } cases, et { $intrigue } d'Intrigues. Si vous n'êtes pas à l'intérieur à la fin, vous ne marquez rien.
help-stand-decrees = Action : choisissez un Décret, retirez les Serviteurs qu'il coûte et placez-en un de plus dessus. Il sert jusqu'à la fin de la partie.
help-stand-canal = Action A : chargez 1 Serviteur, puis déplacez un Bateau. B : retirez { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  } et chargez-en 2, sans déplacement. Un Bateau plein obtient la récompense de son Port.

# $token est une phrase entière, comme « Recevez 1 Serviteur. »
help-city-token = { $token } En voyageant ici, on prend ce jeton et on peut l'utiliser aussitôt.
help-city-traveller = Ici se trouve un Voyageur ({ $player }). Il n'y a pas de jeton à prendre ; les autres passent sans s'arrêter.
help-city-empty = Pas de jeton ici ; les Voyageurs passent sans s'arrêter. Un nouveau jeton arrive le Matin.
help-traveller = Il suit les routes jusqu'à la prochaine cité avec un jeton. Les cités sans jeton ne l'arrêtent pas.
    .title = { $player } : Voyageur
help-traveller-home = Son premier déplacement peut mener à n'importe quelle cité qui a un jeton.
    .title = { $player } : Voyageur

help-house = Par l'action Jade, retirez { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  } pour prendre un Jade ici. { $count ->
    [0] Il n'en reste plus.
   *[other] Il en reste { $count }.
  }
    .title = Jade : { $house }
help-plaza = Quand toutes les maisons sont vides, un Jade coûte ici { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  }. La Place ne s'épuise jamais. { $count ->
    [0] Les maisons sont vides maintenant.
    [one] Il reste { $count } Jade dans les maisons.
   *[other] Il reste { $count } Jades dans les maisons.
  }
    .title = Jade : { $house }

help-decree-cost = Retirez { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
  }, puis placez-en un dessus.
help-decree-vp = Il rapporte tout de suite { $vp } PV.
help-decree-final = Il rapporte à la fin de la partie.
help-decree-owners = Pris par { $players }.

help-port-none = Le Port { $port } n'a pas de récompense : naviguez plus loin.
help-port-reward = Un Bateau plein peut obtenir ici cette récompense : { $reward }. Un Serviteur reste avec elle ; le Bateau vous revient.
help-port-any = Un Bateau plein peut obtenir ici une récompense de votre choix. Mais la Nuit, un Bateau dans ce Port est perdu en mer.
help-port = Port { $port }
help-ship = Espaces occupés : { $load } sur { $size }. Une fois plein, il peut obtenir la récompense du Port { $port }. La Nuit, chaque Bateau avance d'un Port.
    .title = { $player } : Bateau

help-die = La Nuit, chaque carte d'une défausse égale à un Dé rapporte 1 Serviteur. Le plus de correspondances : { $vp } PV, et l'Émissaire avance d'une case. Faces de ce Dé : { $faces }.
    .title = Dé du Destin : { $face }
help-medal-free = Personne ne l'a encore. La première personne qui choisit Intrigues A ce Jour la prend, et commence demain.
    .title = Médaille du Premier Joueur
help-medal-of = { $player } l'a prise et jouera en premier demain.
    .title = Médaille du Premier Joueur

help-wall = { $count } sur { $spaces } Serviteurs. Quand elle est terminée, le joueur qui en a le plus marque { $vp } PV et avance son Émissaire d'une case ; tous ceux qui ont aidé peuvent prendre une Récompense d'Intrigues.
help-wall-first = { $player } est en tête pour l'instant.
help-wall-seat = { $count ->
    [0] Aucun Serviteur sur la Muraille.
    [one] { $count } Serviteur sur la Muraille.
   *[other] { $count } Serviteurs sur la Muraille.
  } { $left ->
    [0] La Muraille est terminée.
    [one] Il en manque { $left } pour la terminer.
   *[other] Il en manque { $left } pour la terminer.
  }
    .title = { $player } sur la Muraille

help-intrigue = Case { $step } sur { $last }. Le pion le plus avancé, ou le plus haut dans une pile, l'emporte à chaque égalité ; les cases paient aussi les Récompenses d'Intrigues quand la Muraille est terminée.
    .title = { $player } : pion Intrigue
help-benefit = Quand la Muraille est terminée, tout joueur qui y a un Serviteur peut reculer ici de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } pour cette récompense.

help-palace-step = { $last } cases mènent les Émissaires au Pavillon. D'ici, il en reste { $left ->
    [one] { $left }.
   *[other] { $left }.
  }
    .title = Chemin du Pavillon, case { $step }
help-palace-start = Tous les Émissaires partent d'ici ; à la case { $last }, on entre dans le Pavillon. Si vous n'êtes pas à l'intérieur à la fin, vous ne marquez rien.
    .title = Début du chemin du Pavillon
help-palace-gate = L'Émissaire qui entre prend la meilleure place libre. Dès lors, chacune de ses avancées rapporte 1 PV.
    .title = Porte du Pavillon
help-envoy = Case { $step } sur { $last } : encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
  } jusqu'au Pavillon. Si vous n'êtes pas à l'intérieur à la fin, vous ne marquez rien.
    .title = { $player } : Émissaire
help-envoy-inside = Dans le Pavillon, à une place qui vaut { $vp } PV. Chaque nouvelle avancée de l'Émissaire rapporte 1 PV.
    .title = { $player } : Émissaire
help-place-free = Libre. Le prochain Émissaire qui entre prend la meilleure place libre, comptée à la fin.
    .title = Place dans le Pavillon : { $vp } PV
help-place-taken = { $player } l'occupe et la compte à la fin.
    .title = Place dans le Pavillon : { $vp } PV

help-draw = { $count ->
    [0] Il ne reste plus de carte.
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
  } La récompense de Commerce « { $reward } » pioche la première.
    .title = Pioche de cartes Cadeau
help-tokenpile = { $count ->
    [0] Il ne reste plus de jeton dans les piles.
    [one] Il reste { $count } jeton dans les piles.
   *[other] Il reste { $count } jetons dans les piles.
  } { $traded ->
    [0] Aucun n'a été échangé.
    [one] { $traded } a été échangé.
   *[other] { $traded } ont été échangés.
  } Chaque Matin, les cités vides en reçoivent de nouveaux.
    .title = Jetons Voyage
help-day = Un Jour finit quand toutes les mains sont vides ; la Nuit compare cartes et Dés, et votre défausse devient votre main.
    .title = Jour { $day } sur { $days }
help-day-last = Le dernier Jour. Après sa Nuit vient le décompte final ; hors du Pavillon, on ne marque rien.
    .title = Jour { $day } sur { $days }

## Jetons Voyage

help-token-gain1 = Recevez 1 Serviteur.
help-token-gain2 = Recevez 2 Serviteurs.
help-token-envoy = Votre Émissaire avance de 1 case.
help-token-intrigue = Votre pion Intrigue avance de 1 case.
help-token-discard-for-jade = Mettez une carte de votre main de valeur 7 ou plus dans votre défausse et prenez un Jade.
help-token-servants-for-jade = Retirez 3 Serviteurs et prenez un Jade.
help-token-swap = Échangez une carte de votre main ou de votre défausse contre une carte du Plateau.
help-token-take-back = Reprenez en main une carte de votre défausse : un tour de plus ce Jour.
help-token-ship = Mettez 1 Serviteur de votre pioche sur un Bateau.
help-token-vp2 = Marquez 2 PV.
help-token-wall = Mettez 1 Serviteur de votre pioche sur la Muraille.
help-token-double = Rien maintenant, mais il compte pour deux quand vous échangez des jetons.
help-token-plus-one = Posez-le avec un Serviteur : ce Jour, vos cartes valent 1 de plus.
help-token-toll = Posez-le sur un lieu avec un Serviteur : chaque joueur qui y agit ce Jour vous donne 1 PV.
help-token-follow = Posez-le sur un lieu avec un Serviteur : quand d'autres y agissent ce Jour, vous le pouvez aussi.
help-token-double-value = Gardez-le : une fois, une carte que vous échangez vaut le double.
help-token-double-action = Gardez-le : une fois, vous effectuez deux fois l'action de votre carte.
help-token-discount = Gardez-le : une fois, un Jade ou un Décret coûte 2 Serviteurs de moins.

## Plateaux des joueurs

help-pool = { $count ->
    [0] Aucun Serviteur n'est disponible.
    [one] { $count } Serviteur est disponible.
   *[other] { $count } Serviteurs sont disponibles.
  } On paie et on place d'ici ; ce qui est retiré va dans la pioche.
    .title = { $player } : Réserve
help-supply = { $count ->
    [0] Aucun Serviteur n'attend ici.
    [one] { $count } Serviteur attend ici.
   *[other] { $count } Serviteurs attendent ici.
  } Les Serviteurs que l'on reçoit passent d'ici à la Réserve.
    .title = { $player } : pioche de Serviteurs
help-double-locked = Pas encore obtenu : un Bateau plein dans le Port { $port } le libère. Il travaille pour deux.
    .title = { $player } : Double Serviteur
help-double-supply = Dans la pioche : on peut le recevoir comme un autre, et il travaille pour deux.
    .title = { $player } : Double Serviteur
help-double-pool = Disponible : sur la Muraille et sur les Bateaux il compte pour deux, et il peut payer pour deux.
    .title = { $player } : Double Serviteur
help-double-out = Au travail : il compte pour deux là où il est.
    .title = { $player } : Double Serviteur
help-tokens = Encoches occupées : { $count } sur { $slots }. Les jetons s'échangent à tout moment : { $servant } contre un Serviteur, { $vp } contre { $points } PV, { $jade } contre un Jade.
    .title = { $player } : jetons Voyage
help-trade = { $cost ->
    [one] Échangez { $cost } jeton Voyage contre cela
   *[other] Échangez { $cost } jetons Voyage contre cela
  }, à tout moment de votre tour. { $player } en a { $count }.
    .title = Échange : { $trade }
help-jade = { $count ->
    [0] Pas encore.
   *[other] Il y en a { $count } : { $vp } PV à la fin.
  } Le prochain ajoute { $next } PV.
    .title = { $player } : Jade
help-reward = { $spaces ->
    [one] Espace occupé : { $count } sur { $spaces }
   *[other] Espaces occupés : { $count } sur { $spaces }
  }. Un Bateau plein dans le bon Port l'obtient, et un Serviteur reste ici.
    .title = Récompense de Commerce : { $reward }
help-ships = { $count ->
    [0] Tous les Bateaux sont en route.
    [one] { $count } Bateau attend d'être mis à l'eau.
   *[other] { $count } Bateaux attendent d'être mis à l'eau.
  } Chacun a de la place pour { $size } Serviteurs.
    .title = { $player } : Bateaux
help-vp = Les points de Victoire jusqu'ici. Ils ne comptent à la fin que si l'Émissaire est dans le Pavillon : { $inside ->
    [yes] il y est.
   *[no] pas encore.
  }
    .title = { $player } : { $vp } PV
help-decrees = { $count ->
    [0] Pas encore.
   *[other] { $decrees }.
  }
    .title = { $player } : Décrets
help-laid = { $count ->
    [0] Aucun n'est posé.
   *[other] { $tokens }. Ils servent jusqu'à la fin de la Phase de la Journée.
  }
    .title = { $player } : jetons posés
help-handpile = { $count ->
    [0] Plus de carte : { $player } passe jusqu'à la fin du Jour.
    [one] { $count } carte : encore un tour ce Jour.
   *[other] { $count } cartes : autant de tours ce Jour.
  }
    .title = { $player } : main
help-discard = { $count ->
    [0] Pas encore de carte.
    [one] { $count } carte.
   *[other] { $count } cartes.
  } La Nuit, la défausse est comparée aux Dés ; demain, elle devient la main.
    .title = { $player } : défausse
help-card-action = Posez-la sur un lieu et prenez la carte qui s'y trouve. Vous pouvez d'abord effectuer son action ({ $action }), puis celle du lieu.
help-card-plain = Posez-la sur un lieu et prenez la carte qui s'y trouve. Elle n'a pas d'action ; il reste celle du lieu.
help-discarded = Dans votre défausse : demain, elle sera dans votre main. { $count ->
    [0] Aucun Dé n'indique sa valeur.
    [one] { $count } Dé indique sa valeur : 1 Serviteur cette Nuit.
   *[other] { $count } Dés indiquent sa valeur : { $count } Serviteurs cette Nuit.
  }

## La page des règles

help-rules-title = Règles
help-rules-search = Chercher dans les règles
help-rules-hint = Un mot, ou un identifiant comme { $rule }
help-rules-found = { $count ->
    [0] Aucune règle ne le dit. Essayez un mot plus court.
    [one] { $count } règle
   *[other] { $count } règles
  }
help-rules-contents = Sommaire
help-rules-back = Retour à la table
help-rules-home = Page d'accueil
help-rules-learn = Première leçon
help-rules-unknown = Il n'y a pas de règle { $rule }. Les voici toutes.
help-rules-figures = Chiffres reconstitués
help-rules-figures-text = Les livrets ne disent pas tous les nombres imprimés sur le plateau, les cartes et les tuiles. Ceux-ci sont reconstitués pour que le jeu soit équitable et que tout ce qui est dit soit respecté. Voici à quel point chacun est sûr :
help-rules-figures-about = Plus sur cette édition

## Autres choses sur le plateau

help-stand-focus = Lieu prioritaire de M. Meng : il y joue ses cartes Spéciales.
help-stand-laid = { $player } a posé un jeton ici : { $token }.
help-automa = Cartes à retourner : { $count }. À chaque tour, M. Meng en retourne une et échange un Cadeau sur ce lieu ; au Crépuscule, les cartes du Jour agissent encore une fois. { $turned ->
    [0] Aucune n'est encore retournée ce Jour.
   *[other] Ce Jour : { $cards }.
  }
    .title = Cartes Solo de M. Meng
help-stair = Les Intrigues font avancer les pions sur ces { $last } cases. Le pion le plus avancé, ou le plus haut dans une pile, l'emporte à chaque égalité ; pour l'instant, c'est { $player }.
    .title = Zone d'Intrigues
help-berth = { $taken ->
    [yes] Occupé.
   *[no] Libre.
  } Chaque Port a de la place pour un Bateau ; les autres passent leur chemin.
    .title = Mouillage du Port { $port }
help-start = { $player } joue en premier ce Jour. La Médaille décide pour demain.
    .title = Premier Joueur
help-thinking = Les autres attendent ce choix.
    .title = { $player } réfléchit

## Ce qui est différent pour M. Meng

help-meng-double = Il marque le lieu prioritaire de M. Meng ({ $place }), où celui-ci joue ses cartes Spéciales. Il n'a pas d'autre usage.
    .title = { $player } : Double Serviteur
help-meng-vp = Les points de Victoire jusqu'ici. M. Meng peut gagner même hors du Pavillon, mais alors sans les points d'une place.
    .title = { $player } : { $vp } PV
help-meng-tokens = Encoches occupées : { $count } sur { $slots }. S'il manque de Serviteurs, M. Meng échange { $servant } jetons contre un. Dès qu'il en a { $jade }, il les échange contre un Jade.
    .title = { $player } : jetons Voyage
help-meng-pool = Serviteurs disponibles : { $count }. M. Meng paie et place d'ici ; avec les cartes Spéciales seulement, il prend d'abord dans la pioche et ne paie rien.
    .title = { $player } : Réserve
help-meng-card = Emplacements marqués : { $count } sur { $spaces }. Les premiers Bateaux pleins de M. Meng lui rapportent une carte chacun, dans n'importe quel Port.
    .title = Récompense de Commerce : { $reward }
help-meng-vp4 = Emplacements marqués : { $count } sur { $spaces }. Une fois les cartes prises, chaque Bateau plein rapporte 4 PV à M. Meng, sans limite.
    .title = Récompense de Commerce : { $reward }
help-meng-ship = Espaces occupés : { $load } sur { $size }. Dès qu'il est plein, M. Meng prend une récompense, quel que soit le Port. Il ne déplace jamais de Bateau ; la Nuit, chacun avance d'un Port.
    .title = { $player } : Bateau
help-meng-envoy = Case { $step } sur { $last }. M. Meng peut gagner même hors du Pavillon, mais alors sans les points d'une place.
    .title = { $player } : Émissaire
help-meng-discard = Cartes : { $count }. Mélangées, elles forment demain la pile de M. Meng. La Nuit, ses correspondances dépendent du Jour, pas de ces cartes.
    .title = { $player } : défausse
