## Ce qui s'est passé. `$you` vaut yes si c'est le lecteur ; `.short` suit un titre qui dit de qui il s'agit.

event-game-begins = { $you ->
    [yes] Vous êtes Premier Joueur.
   *[no] { $player } est Premier Joueur.
}
event-day-begins = Le Jour { $day } commence. { $you ->
    [yes] Vous jouez en premier.
   *[no] { $player } joue en premier.
}
event-dice-rolled = Les Dés indiquent { $die1 }, { $die2 } et { $die3 }.
event-start-player = { $you ->
    [yes] Vous rendez la Médaille et jouez en premier.
   *[no] { $player } rend la Médaille et joue en premier.
}
event-map-refilled = { $count ->
    [one] { $count } nouveau jeton arrive sur la carte.
   *[other] { $count } nouveaux jetons arrivent sur la carte.
}
event-tokens-reshuffled = Les jetons échangés, mélangés, forment de nouvelles piles.
event-turn-begins = { $you ->
    [yes] C'est à vous.
   *[no] C'est à { $player }.
}
event-exchanged = { $you ->
    [yes] Vous posez { part-card } { part-at } et prenez { part-taken }.
   *[no] { $player } pose { part-card } { part-at } et prend { part-taken }.
}
    .short = { part-card } posé { part-at }, { part-taken } pris.
event-paid-with-card = { $you ->
    [yes] Vous payez en défaussant { part-card }.
   *[no] { $player } paie en défaussant { part-card }.
}
    .short = Payé en défaussant { part-card }.
event-no-action = { $you ->
    [yes] Vous échangez sans action.
   *[no] { $player } échange sans action.
}
    .short = Échange sans action.
event-action-taken = { $you ->
    [yes] Vous { $action-key ->
        [travel] partez en Voyage
        [wall] bâtissez la Muraille
        [jade] achetez du Jade
        [intrigue] intriguez
        [palace] allez au Pavillon
        [decrees] demandez un Décret
        [canal] commercez sur le Canal
        [gain1] appelez 1 Serviteur
        [gain2] appelez 2 Serviteurs
        [swap] échangez une carte
       *[other] effectuez l'action { $action }
    }
   *[no] { $player } { $action-key ->
        [travel] part en Voyage
        [wall] bâtit la Muraille
        [jade] achète du Jade
        [intrigue] intrigue
        [palace] va au Pavillon
        [decrees] demande un Décret
        [canal] commerce sur le Canal
        [gain1] appelle 1 Serviteur
        [gain2] appelle 2 Serviteurs
        [swap] échange une carte
       *[other] effectue l'action { $action }
    }
}{ part-variant }.
    .short = { $action-key ->
        [travel] Départ en Voyage
        [wall] Travaux à la Muraille
        [jade] Achat de Jade
        [intrigue] Intrigues
        [palace] Visite au Pavillon
        [decrees] Demande d'un Décret
        [canal] Commerce sur le Canal
        [gain1] Appel d'un Serviteur
        [gain2] Appel de 2 Serviteurs
        [swap] Échange d'une carte
       *[other] Action { $action }
    }{ part-variant }.
event-action-declined = { $you ->
    [yes] Vous renoncez { part-declined }.
   *[no] { $player } renonce { part-declined }.
}
    .short = { $action-key ->
        [travel] Pas de Voyage.
        [wall] Pas de travaux à la Muraille.
        [jade] Pas d'achat de Jade.
        [intrigue] Pas d'intrigue.
        [palace] Pas de visite au Pavillon.
        [decrees] Pas de Décret.
        [canal] Pas de commerce sur le Canal.
        [gain1] Pas de Serviteur.
        [gain2] Pas de Serviteurs.
        [swap] Pas d'échange de carte.
       *[other] Pas d'action { $action }.
    }
event-action-impossible = { $you ->
    [yes] Vous ne pouvez pas { part-done } : { $reason }.
   *[no] { $player } ne peut pas { part-done } : { $reason }.
}
    .short = Impossible { part-impossible } : { $reason }.
event-token-impossible = { $you ->
    [yes] Vous ne pouvez pas utiliser le jeton « { $token } » : { $reason }.
   *[no] { $player } ne peut pas utiliser le jeton « { $token } » : { $reason }.
}
    .short = Jeton « { $token } » inutilisable : { $reason }.
event-benefit-impossible = { $you ->
    [yes] Vous ne pouvez prendre aucune Récompense d'Intrigues : { $reason }.
   *[no] { $player } ne peut prendre aucune Récompense d'Intrigues : { $reason }.
}
    .short = Aucune Récompense d'Intrigues possible : { $reason }.
event-gained = { $you ->
    [yes] Vous recevez { part-gained }.
   *[no] { $player } reçoit { part-gained }.
}
    .short = { $double ->
        [yes] { $count ->
            [one] Double Serviteur reçu.
           *[other] { $count } Serviteurs reçus, dont le Double Serviteur.
        }
       *[no] { $count ->
            [one] { $count } Serviteur reçu.
           *[other] { $count } Serviteurs reçus.
        }
    }
event-removed = { $you ->
    [yes] Vous retirez { part-removed }.
   *[no] { $player } retire { part-removed }.
}
    .short = { $double-counts ->
        [0] { $count ->
            [one] { $count } Serviteur retiré.
           *[other] { $count } Serviteurs retirés.
        }
        [1] { $count ->
            [one] Double Serviteur retiré pour un seul.
           *[other] { $count } Serviteurs retirés, dont le Double Serviteur pour un seul.
        }
       *[2] { $count ->
            [2] Double Serviteur retiré pour deux.
           *[other] { $count } Serviteurs retirés, dont le Double Serviteur pour deux.
        }
    }
event-travelled = { $you ->
    [yes] Vous rejoignez { $city } et prenez le jeton « { $token } ».
   *[no] { $player } rejoint { $city } et prend le jeton « { $token } ».
}
    .short = Arrivée à { $city }, jeton « { $token } » pris.
event-token-used = { $you ->
    [yes] Vous utilisez le jeton « { $token } ».
   *[no] { $player } utilise le jeton « { $token } ».
}
    .short = Jeton « { $token } » utilisé.
event-token-declined = { $you ->
    [yes] Vous n'utilisez pas le jeton « { $token } ».
   *[no] { $player } n'utilise pas le jeton « { $token } ».
}
    .short = Jeton « { $token } » non utilisé.
event-traded = { $you ->
    [yes] { $cost ->
        [one] Vous échangez { $cost } jeton contre { $trade }.
       *[other] Vous échangez { $cost } jetons contre { $trade }.
    }
   *[no] { $cost ->
        [one] { $player } échange { $cost } jeton contre { $trade }.
       *[other] { $player } échange { $cost } jetons contre { $trade }.
    }
}
    .short = { $cost ->
        [one] { $cost } jeton échangé contre { $trade }.
       *[other] { $cost } jetons échangés contre { $trade }.
    }
event-vp = { $you ->
    [yes] Vous marquez { $count } PV { part-points } et passez à { $total }.
   *[no] { $player } marque { $count } PV { part-points } et passe à { $total }.
}
    .short = { $count } PV { part-points } (total : { $total }).
event-vp-lost = { $you ->
    [yes] Vous perdez { $count } PV { part-loss } et passez à { $total }.
   *[no] { $player } perd { $count } PV { part-loss } et passe à { $total }.
}
    .short = Perte de { $count } PV { part-loss } (total : { $total }).
event-jade-gained = { $you ->
    [yes] { $total ->
        [one] Vous avez maintenant { $total } Jade.
       *[other] Vous avez maintenant { $total } Jades.
    }
   *[no] { $total ->
        [one] { $player } a maintenant { $total } Jade.
       *[other] { $player } a maintenant { $total } Jades.
    }
}
    .short = { $total ->
        [one] Maintenant { $total } Jade.
       *[other] Maintenant { $total } Jades.
    }
event-wall-placed = { $you ->
    [yes] Vous placez { part-servant } sur la Muraille.
   *[no] { $player } place { part-servant } sur la Muraille.
}
    .short = { $double ->
        [yes] Double Serviteur placé sur la Muraille.
       *[no] Serviteur placé sur la Muraille.
    }
event-wall-scored = { $you ->
    [yes] Vous avez le plus de Serviteurs sur la Muraille : { $count }.
   *[no] { $player } a le plus de Serviteurs sur la Muraille : { $count }.
}
    .short = Le plus de Serviteurs sur la Muraille : { $count }.
event-benefit-taken = { $you ->
    [yes] Vous prenez une Récompense d'Intrigues : { part-benefit }.
   *[no] { $player } prend une Récompense d'Intrigues : { part-benefit }.
}
    .short = Récompense d'Intrigues : { part-benefit }.
event-benefit-declined = { $you ->
    [yes] Vous ne prenez pas de Récompense d'Intrigues.
   *[no] { $player } ne prend pas de Récompense d'Intrigues.
}
    .short = Pas de Récompense d'Intrigues.
event-die-turned = { $you ->
    [yes] Vous tournez le Dé { $die } du { $from } au { $face }.
   *[no] { $player } tourne le Dé { $die } du { $from } au { $face }.
}
    .short = Dé { $die } tourné du { $from } au { $face }.
event-jade-bought = { $you ->
    [yes] Vous prenez 1 Jade { part-house }.
   *[no] { $player } prend 1 Jade { part-house }.
}
    .short = 1 Jade pris { part-house }.
event-intrigue-up = { $you ->
    [yes] Votre pion Intrigue avance à la case { $step }.
   *[no] { $player } avance son pion Intrigue à la case { $step }.
}
    .short = Pion Intrigue avancé à la case { $step }.
event-intrigue-down = { $you ->
    [yes] Votre pion Intrigue recule à la case { $step }.
   *[no] { $player } recule son pion Intrigue à la case { $step }.
}
    .short = Pion Intrigue reculé à la case { $step }.
event-medal-taken = { $you ->
    [yes] Vous prenez la Médaille.
   *[no] { $player } prend la Médaille.
}
    .short = Médaille prise.
event-envoy-step = { $you ->
    [yes] Votre Émissaire avance à la case { $step }.
   *[no] { $player } avance son Émissaire à la case { $step }.
}
    .short = Émissaire avancé à la case { $step }.
event-palace-entered = { $you ->
    [yes] Votre Émissaire entre dans le Pavillon : { $vp } PV à la fin.
   *[no] { $player } fait entrer son Émissaire dans le Pavillon : { $vp } PV à la fin.
}
    .short = Émissaire entré dans le Pavillon : { $vp } PV à la fin.
event-decree-taken = { $you ->
    [yes] Vous obtenez le Décret { $decree }.
   *[no] { $player } obtient le Décret { $decree }.
}
    .short = Décret obtenu : { $decree }.
event-decree-used = { $you ->
    [yes] Vous utilisez le Décret { $decree }.
   *[no] { $player } utilise le Décret { $decree }.
}
    .short = Décret utilisé : { $decree }.
event-ship-launched = { $you ->
    [yes] Vous mettez un Bateau à l'eau : Port { $port }, chemin { $route }.
   *[no] { $player } met un Bateau à l'eau : Port { $port }, chemin { $route }.
}
    .short = Bateau mis à l'eau : Port { $port }, chemin { $route }.
event-ship-loaded = { $you ->
    [yes] Vous chargez { part-servant }.
   *[no] { $player } charge { part-servant }.
}
    .short = { $double ->
        [yes] Double Serviteur chargé.
       *[no] Serviteur chargé.
    }
event-ship-moved = { $you ->
    [yes] Votre Bateau rejoint le Port { $port } du chemin { $route }.
   *[no] { $player } mène un Bateau au Port { $port } du chemin { $route }.
}
    .short = Bateau arrivé au Port { $port } du chemin { $route }.
event-ship-lost = { $you ->
    [yes] Vous perdez un Bateau en mer ; il vous revient avec ses Serviteurs.
   *[no] { $player } perd un Bateau en mer ; il lui revient avec ses Serviteurs.
}
    .short = Bateau perdu en mer ; il revient avec ses Serviteurs.
event-reward-claimed = { $you ->
    [yes] Vous obtenez une récompense de Commerce : { $reward }.
   *[no] { $player } obtient une récompense de Commerce : { $reward }.
}
    .short = Récompense de Commerce : { $reward }.
event-card-drawn = { $you ->
    [yes] Vous piochez { part-card }.
   *[no] { $player } pioche { part-card }.
}
    .short = { $card-key ->
        [hidden] Une carte piochée.
       *[other] Le { $card } pioché.
    }
event-swapped = { $you ->
    [yes] Vous échangez { part-card } contre { part-taken } { part-at }.
   *[no] { $player } échange { part-card } contre { part-taken } { part-at }.
}
    .short = { $card-key ->
        [hidden] Une carte échangée contre { part-taken } { part-at }.
       *[other] Le { $card } échangé contre { part-taken } { part-at }.
    }
event-taken-back = { $you ->
    [yes] Vous reprenez { part-card } en main.
   *[no] { $player } reprend { part-card } en main.
}
    .short = { $card-key ->
        [hidden] Une carte reprise en main.
       *[other] Le { $card } repris en main.
    }
event-discarded-for-jade = { $you ->
    [yes] Vous défaussez { part-card } contre 1 Jade.
   *[no] { $player } défausse { part-card } contre 1 Jade.
}
    .short = { $card-key ->
        [hidden] Une carte défaussée contre 1 Jade.
       *[other] Le { $card } défaussé contre 1 Jade.
    }
event-bonus-laid = { $you ->
    [yes] { $location-key ->
        [none] Vous mettez en jeu le jeton « { $token } ».
       *[other] Vous posez le jeton « { $token } » { part-at }.
    }
   *[no] { $location-key ->
        [none] { $player } met en jeu le jeton « { $token } ».
       *[other] { $player } pose le jeton « { $token } » { part-at }.
    }
}
    .short = { $location-key ->
        [none] Jeton « { $token } » mis en jeu.
       *[other] Jeton « { $token } » posé { part-at }.
    }
event-bonus-returned = { $you ->
    [yes] Vous récupérez le Serviteur du jeton « { $token } ».
   *[no] { $player } récupère le Serviteur du jeton « { $token } ».
}
    .short = Serviteur du jeton « { $token } » récupéré.
event-toll-paid = { $you ->
    [yes] Vous devez un péage à { $owner } pour { part-toll }.
   *[no] { $owner-key ->
        [you] { $player } vous doit un péage pour { part-toll }.
       *[other] { $player } doit un péage à { $owner } pour { part-toll }.
    }
}
    .short = { $owner-key ->
        [you] Vous doit un péage pour { part-toll }.
       *[other] Péage dû à { $owner } pour { part-toll }.
    }
event-special-used = { $you ->
    [yes] Vous utilisez le jeton « { $token } ».
   *[no] { $player } utilise le jeton « { $token } ».
}
    .short = Jeton « { $token } » utilisé.
event-followed = { $you ->
    [yes] Vous suivez et { $action-key ->
        [travel] partez aussi en Voyage
        [wall] bâtissez aussi la Muraille
        [jade] achetez aussi du Jade
        [intrigue] intriguez aussi
        [palace] allez aussi au Pavillon
        [decrees] demandez aussi un Décret
        [canal] commercez aussi sur le Canal
       *[other] effectuez aussi l'action { $action }
    }
   *[no] { $player } suit et { $action-key ->
        [travel] part aussi en Voyage
        [wall] bâtit aussi la Muraille
        [jade] achète aussi du Jade
        [intrigue] intrigue aussi
        [palace] va aussi au Pavillon
        [decrees] demande aussi un Décret
        [canal] commerce aussi sur le Canal
       *[other] effectue aussi l'action { $action }
    }
}.
event-matches = { $you ->
    [yes] { $count ->
        [0] Vous n'avez aucune correspondance.
        [one] Vous avez { $count } correspondance.
       *[other] Vous avez { $count } correspondances.
    }
   *[no] { $count ->
        [0] { $player } n'a aucune correspondance.
        [one] { $player } a { $count } correspondance.
       *[other] { $player } a { $count } correspondances.
    }
}
event-most-matches = { $you ->
    [yes] Vous avez le plus de correspondances.
   *[no] { $player } a le plus de correspondances.
}
event-hand-taken-up = { $you ->
    [yes] { $count ->
        [one] Vous prenez { $count } carte en main.
       *[other] Vous prenez { $count } cartes en main.
    }
   *[no] { $count ->
        [one] { $player } prend { $count } carte en main.
       *[other] { $player } prend { $count } cartes en main.
    }
}
event-night-falls = La Nuit tombe sur le Jour { $day }.
event-not-in-palace = { $you ->
    [yes] Vous n'avez pas atteint le Pavillon et ne marquez rien.
   *[no] { $player } n'a pas atteint le Pavillon et ne marque rien.
}
event-game-over = { $you ->
    [yes] Vous gagnez !
   *[no] { $player } gagne.
}
event-nobody-wins = Aucun Émissaire n'est au Pavillon : personne ne gagne.
event-dusk-begins = Crépuscule : les Serviteurs de M. Meng exécutent ses plans.
event-automa-turned = { $player } révèle { part-automa } et va { part-at }.
    .short = Révèle { part-automa } et va { part-at }.
event-dusk-card = Crépuscule : { $player } utilise { part-automa }.
event-meng-cannot = { $player } ne peut pas { part-done }.
    .short = Ne peut pas { part-done }.
event-meng-card-returns = { $player } glisse la première carte de sa défausse sous sa pioche.
    .short = Glisse la première carte de sa défausse sous sa pioche.
event-focus = { $player } a pour lieu prioritaire { part-focus }.
    .short = A pour lieu prioritaire { part-focus }.

## Des morceaux de ces phrases

part-at = { $location-key ->
    [travel] au Voyage
    [wall] à la Muraille
    [jade] au Jade
    [intrigue] aux Intrigues
    [palace] au Pavillon
    [decrees] aux Décrets
    [canal] au Canal
   *[other] sur ce lieu : { $location }
}
part-variant = { $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}
part-declined = { $action-key ->
    [travel] au Voyage
    [wall] à bâtir la Muraille
    [jade] à acheter du Jade
    [intrigue] à intriguer
    [palace] à aller au Pavillon
    [decrees] au Décret
    [canal] au commerce sur le Canal
    [gain1] au Serviteur
    [gain2] aux Serviteurs
    [swap] à échanger une carte
   *[other] à l'action { $action }
}
part-gained = { $double ->
    [yes] { $count ->
        [one] le Double Serviteur
       *[other] { $count } Serviteurs, dont le Double Serviteur
    }
   *[no] { $count ->
        [one] { $count } Serviteur
       *[other] { $count } Serviteurs
    }
}
part-removed = { $double-counts ->
    [0] { $count ->
        [one] { $count } Serviteur
       *[other] { $count } Serviteurs
    }
    [1] { $count ->
        [one] le Double Serviteur pour un seul
       *[other] { $count } Serviteurs, dont le Double Serviteur pour un seul
    }
   *[2] { $count ->
        [2] le Double Serviteur pour deux
       *[other] { $count } Serviteurs, dont le Double Serviteur pour deux
    }
}
part-points = { $points-key ->
    [wall] pour la Muraille
    [night] pour le plus de correspondances
    [decrees] grâce à un Décret
    [envoy] grâce à l'Émissaire dans le Pavillon
    [harbours] comme récompense de Commerce
    [tokens] grâce à un jeton Voyage
    [trades] en échangeant des jetons
    [tolls] grâce à un péage
    [final_wall] pour la Muraille à la fin
    [decree_score] grâce au Décret Renommée
    [decree_eight] grâce au Décret Honneurs
    [decree_jade] grâce au Décret Trésor
    [decree_decrees] grâce au Décret Archives
    [decree_harbours] grâce au Décret Comptoirs
    [palace] pour la place dans le Pavillon
    [jade] pour le Jade
    [swaps] au lieu d'échanger une carte
   *[other] ({ $points })
}
part-loss = { $points-key ->
    [tolls] pour payer un péage
   *[other] ({ $points })
}
part-servant = { $double ->
    [yes] le Double Serviteur
   *[no] un Serviteur
}
part-benefit = { $benefit-key ->
    [gain1] 1 Serviteur
    [gain2] 2 Serviteurs
    [die] un Dé à tourner
    [jade] 1 Jade
   *[other] { $benefit }
}
part-house = { $house-key ->
    [plaza] sur { $house }
   *[other] dans { $house }
}
part-automa = { $automa-key ->
    [special] une carte Solo Spéciale
    [palace] la carte Solo Pavillon
   *[other] la carte Solo { $automa }
}
part-focus = { $location-key ->
    [travel] le Voyage
    [wall] la Muraille
    [jade] le Jade
    [intrigue] les Intrigues
    [palace] le Pavillon
    [decrees] les Décrets
    [canal] le Canal
   *[other] { $location }
}
part-done = { $action-key ->
    [travel] partir en Voyage
    [wall] bâtir la Muraille
    [jade] acheter de Jade
    [intrigue] intriguer
    [palace] aller au Pavillon
    [decrees] prendre de Décret
    [canal] commercer sur le Canal
    [gain1] appeler de Serviteur
    [gain2] appeler de Serviteurs
    [swap] échanger de carte
   *[other] effectuer l'action { $action }
}
part-impossible = { $action-key ->
    [travel] de partir en Voyage
    [wall] de bâtir la Muraille
    [jade] d'acheter du Jade
    [intrigue] d'intriguer
    [palace] d'aller au Pavillon
    [decrees] de prendre un Décret
    [canal] de commercer sur le Canal
    [gain1] d'appeler un Serviteur
    [gain2] d'appeler des Serviteurs
    [swap] d'échanger une carte
   *[other] d'effectuer l'action { $action }
}
part-card = { $card-key ->
    [hidden] une carte
   *[other] le { $card }
}
part-taken = { $taken-key ->
    [hidden] une carte
   *[other] le { $taken }
}
part-toll = { $action-key ->
    [travel] le Voyage
    [wall] la Muraille
    [jade] le Jade
    [intrigue] les Intrigues
    [palace] le Pavillon
    [decrees] le Décret
    [canal] le Canal
   *[other] l'action { $action }
}
