## Ce que fait une option ; `option-<décision>-<verbe>` quand la décision change les mots

option-decline = Non merci
option-action-decline = Non, y renoncer
option-token-decline = Ne pas l'utiliser
option-benefit-decline = Aucune récompense
option-claim-decline = Pas maintenant
option-morning-decline = Plus de Décret
option-ship-place-decline = Ne charger personne
option-ship-move-decline = Aucun Bateau n'avance
option-wall-place-decline = C'est tout
option-wall-extra-decline = Personne
option-final-trade-decline = Fini d'échanger
option-night-envoy-decline = L'Émissaire reste là

option-accept = Oui
option-action-accept = { $action-key ->
    [travel] Partir en Voyage
    [wall] Bâtir la Muraille
    [jade] Acheter du Jade
    [intrigue] Intriguer
    [palace] Aller au Pavillon
    [decrees] Prendre un Décret
    [canal] Commercer sur le Canal
    [gain1] Recevoir 1 Serviteur
    [gain2] Recevoir 2 Serviteurs
    [swap] Échanger une carte
   *[other] Oui : { $action }
}
option-token-accept = L'utiliser : { $token }
option-night-envoy-accept = L'Émissaire avance d'une case
option-repeat-accept = Utiliser le jeton et { $action-key ->
    [travel] repartir en Voyage
    [wall] bâtir encore
    [jade] acheter encore du Jade
    [intrigue] intriguer encore
    [palace] retourner au Pavillon
    [decrees] prendre un autre Décret
    [canal] commercer encore
    [gain1] recevoir encore 1 Serviteur
    [gain2] recevoir encore 2 Serviteurs
    [swap] échanger une autre carte
   *[other] refaire cette action : { $action }
}

option-variant-a = { $action-key ->
    [travel] A : 1 déplacement, prendre le jeton
    [wall] A : 1 Serviteur sur la Muraille
    [intrigue] A : 1 case, et la Médaille si elle est là
    [palace] A : Émissaire, 1 case
    [canal] A : charger 1 Serviteur, puis déplacer un Bateau
   *[other] A
}
option-variant-b = B : { $cost ->
    [0] gratuit
    [one] retirer { $cost } Serviteur
   *[other] retirer { $cost } Serviteurs
}{ $action-key ->
    [travel] , 2 déplacements
    [wall] , en placer 1 ou 2 sur la Muraille
    [intrigue] , 3 cases
    [palace] , Émissaire 2 cases, Intrigues 1 case
    [canal] , en charger 2
   *[other] {""}
}

option-play-card = { $card-key ->
    [hidden] Une carte
   *[other] Le { $card }
}
option-exchange-at = { $location } : contre { $lying-key ->
    [hidden] une carte
   *[other] le { $lying }
}, { $free ->
    [yes] gratuit
   *[no] vous payez
}
option-pay-servants = { $cost ->
    [one] Retirer { $cost } Serviteur
   *[other] Retirer { $cost } Serviteurs
}
option-discard-card = Défausser { $card-key ->
    [hidden] une carte
   *[other] le { $card }
}
option-pay-discard-card = Défausser { $card-key ->
    [hidden] une carte
   *[other] le { $card }
}, garder vos Serviteurs
option-no-action = Échanger sans action
option-double-value = Utiliser le jeton « Valeur double »

option-plain = Sans le Double Serviteur
option-gain-plain = Sans le Double Serviteur : il reste dans la pioche
option-wall-place-plain = Un Serviteur simple
option-wall-extra-plain = Un Serviteur simple de la pioche
option-token-plain = Un Serviteur simple de la pioche
option-lay-plain = Un Serviteur simple
option-double = Avec le Double Serviteur
option-remove-double = Le Double Serviteur pour deux
option-wall-place-double = Le Double Serviteur (compte pour 2)
option-wall-extra-double = Le Double Serviteur de la pioche (compte pour 2)
option-token-double = Le Double Serviteur de la pioche (compte pour 2)
option-double-as-one = Le Double Serviteur pour un seul
option-lay-double-as-one = Le Double Serviteur

option-give-card = Échanger { $card-key ->
    [hidden] une carte
   *[other] le { $card }
}
option-swap-with = Le { $lying } { $location-key ->
    [travel] au Voyage
    [wall] à la Muraille
    [jade] au Jade
    [intrigue] aux Intrigues
    [palace] au Pavillon
    [decrees] aux Décrets
    [canal] au Canal
   *[other] sur ce lieu : { $location }
}
option-take-back = Reprendre { $card-key ->
    [hidden] une carte
   *[other] le { $card }
}
option-lay-at = Le poser { $location-key ->
    [travel] au Voyage
    [wall] à la Muraille
    [jade] au Jade
    [intrigue] aux Intrigues
    [palace] au Pavillon
    [decrees] aux Décrets
    [canal] au Canal
   *[other] sur ce lieu : { $location }
}
option-go-to = { $city }{ $token-key ->
    [none] {""}
   *[other] {" "}: { $token }
}

option-buy-jade = { $house-key ->
    [house1] Première maison
    [house2] Deuxième maison
    [house3] Troisième maison
    [plaza] Place de Jade
   *[other] { $house }
} : { $cost ->
    [0] gratuit
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
}
option-take-decree = { $decree } : { $cost ->
    [0] rien à retirer
    [one] retirer { $cost } Serviteur
   *[other] retirer { $cost } Serviteurs
}, en placer 1{ $vp ->
    [0] {""}
   *[other] , { $vp } PV
}
option-discount = Utiliser un jeton « Remise » : 2 Serviteurs de moins
option-use-decree = { $decree }

option-benefit = { $benefit-key ->
    [gain1] Reculer de 1 : recevoir 1 Serviteur
    [gain2] Reculer de 3 : recevoir 2 Serviteurs
    [die] Reculer de 5 : tourner un Dé
   *[jade] Reculer de 7 : prendre 1 Jade
}
option-turn-die = Dé { $die } : { $from } → { $face }

option-load = { $routes ->
    [one] Bateau du Port { $port } (charge : { $load })
   *[other] Bateau du Port { $port }, chemin { $route } (charge : { $load })
}
option-load-double = { $routes ->
    [one] Le Double Serviteur sur le Bateau du Port { $port } (charge : { $load })
   *[other] Le Double Serviteur sur le Bateau du Port { $port }, chemin { $route } (charge : { $load })
}
option-launch = { $routes ->
    [one] Nouveau Bateau, Port { $port }
   *[other] Nouveau Bateau, Port { $port }, chemin { $route }
}
option-launch-double = { $routes ->
    [one] Nouveau Bateau, Port { $port }, avec le Double Serviteur
   *[other] Nouveau Bateau, Port { $port }, chemin { $route }, avec le Double Serviteur
}
option-move-ship = { $routes ->
    [one] Bateau du Port { $port } vers le Port { $to }
   *[other] Bateau du Port { $port }, chemin { $route }, vers le Port { $to }
}
option-claim = { $reward-key ->
    [card] Une carte Cadeau
    [double] Le Double Serviteur
   *[other] { $reward }
} : { $routes ->
    [one] Bateau du Port { $port }
   *[other] Bateau du Port { $port }, chemin { $route }
}

option-trade-servant = { $doubles ->
    [0] { $cost ->
        [one] Échanger { $cost } jeton contre 1 Serviteur
       *[other] Échanger { $cost } jetons contre 1 Serviteur
    }
    [one] Échanger des jetons (dont { $doubles } double) contre 1 Serviteur
   *[other] Échanger des jetons (dont { $doubles } doubles) contre 1 Serviteur
}
option-trade-vp = { $doubles ->
    [0] { $cost ->
        [one] Échanger { $cost } jeton contre 2 PV
       *[other] Échanger { $cost } jetons contre 2 PV
    }
    [one] Échanger des jetons (dont { $doubles } double) contre 2 PV
   *[other] Échanger des jetons (dont { $doubles } doubles) contre 2 PV
}
option-trade-jade = { $doubles ->
    [0] { $cost ->
        [one] Échanger { $cost } jeton contre 1 Jade
       *[other] Échanger { $cost } jetons contre 1 Jade
    }
    [one] Échanger des jetons (dont { $doubles } double) contre 1 Jade
   *[other] Échanger des jetons (dont { $doubles } doubles) contre 1 Jade
}
option-spend = Le jeton « { $token } »

## Pourquoi une option est grisée

reason-too-few-servants = Vous n'avez pas assez de Serviteurs dans votre Réserve.
reason-pool-empty = Vous n'avez pas ce Serviteur dans votre Réserve.
reason-supply-empty = Vous n'avez plus de Serviteur dans votre pioche.
reason-still-too-low = Même doublée, la carte ne vaut pas assez.
reason-no-city-in-reach = Aucune cité avec un jeton n'est à portée.
reason-not-in-reach = Votre Voyageur devrait dépasser une cité avec un jeton.
reason-no-token-there = Il n'y a pas de jeton là.
reason-house-empty = Il ne reste plus de Jade dans cette maison.
reason-houses-not-empty = La Place de Jade ne vend que si toutes les maisons sont vides.
reason-decree-owned = Vous avez déjà ce Décret.
reason-too-few-steps = Votre pion Intrigue n'est pas assez avancé.
reason-at-the-top = Votre pion Intrigue est déjà sur la dernière case.
reason-value-too-low = Il faut une carte de valeur 7 ou plus.
reason-ship-full = Ce Bateau est plein.
reason-ship-too-full = Sur ce Bateau, il n'y a pas deux espaces libres pour le Double Serviteur.
reason-no-free-ship = Tous vos Bateaux sont en route.
reason-no-free-port = Aucun Port de ce chemin n'est libre.
reason-no-free-port-ahead = Aucun Port n'est libre plus loin.
reason-nothing-to-load = Vous n'avez rien à charger, aucun Bateau à déplacer ni récompense à obtenir.
reason-no-room-for-two = Il n'y a pas d'espace pour deux Serviteurs.
reason-reward-taken = Vous n'avez plus d'emplacement libre pour cette récompense.
reason-draw-pile-empty = La pioche de cartes Cadeau est vide.
reason-too-few-tokens = Vous n'avez pas assez de jetons.
reason-no-card = Vous n'avez pas de carte en main.
reason-nothing-to-repeat = Vous ne pouvez pas le faire une deuxième fois.
reason-nothing-to-discount = Une remise ne changerait rien ici.
reason-must-be-left = L'action a encore besoin de ce Serviteur.
reason-already-used = Vous l'avez déjà utilisé ce Matin.
reason-no-ship = Aucun de vos Bateaux n'a d'espace libre, et aucun ne peut être mis à l'eau.
reason-could-not-finish = Après cela, vous ne pourriez pas terminer votre action.
reason-no-discard = Vous n'avez pas de carte dans votre défausse.
