## Ce qui s'est passé

event-game-begins = { $player } est Premier Joueur.
event-day-begins = Le Jour { $day } commence ; { $player } joue en premier.
event-dice-rolled = Les Dés indiquent { $die1 }, { $die2 } et { $die3 }.
event-start-player = { $player } rend la Médaille et devient Premier Joueur.
event-map-refilled = { $count ->
    [one] { $count } nouveau jeton est posé sur la carte.
   *[other] { $count } nouveaux jetons sont posés sur la carte.
}
event-tokens-reshuffled = Les jetons échangés sont mélangés et forment de nouvelles piles.
event-turn-begins = { $player } joue son tour.
event-exchanged = { $player } pose { $card } { $location-key ->
    [travel] au Voyage
    [wall] à la Grande Muraille
    [jade] au Jade
    [intrigue] aux Intrigues
    [palace] au Pavillon
    [decrees] aux Décrets
    [canal] au Grand Canal
   *[other] à cet emplacement : { $location }
} et prend { $taken }.
event-paid-with-card = { $player } paie en défaussant { $card }.
event-no-action = { $player } échange sans action.
event-action-taken = { $player } { $action-key ->
    [travel] part en Voyage
    [wall] bâtit à la Muraille
    [jade] achète du Jade
    [intrigue] trame une Intrigue
    [palace] se rend au Pavillon
    [decrees] demande un Décret
    [canal] commerce sur le Canal
    [gain1] fait venir 1 Serviteur
    [gain2] fait venir 2 Serviteurs
    [swap] échange une carte
   *[other] effectue l'action { $action }
}{ $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}.
event-action-declined = { $player } renonce { $action-key ->
    [travel] au Voyage
    [wall] à la Muraille
    [jade] au Jade
    [intrigue] aux Intrigues
    [palace] au Pavillon
    [decrees] au Décret
    [canal] au Canal
    [gain1] à 1 Serviteur
    [gain2] à 2 Serviteurs
    [swap] à l'échange d'une carte
   *[other] à l'action { $action }
}.
event-action-impossible = { $player } ne peut pas effectuer l'action { $action } : { $reason }.
event-token-impossible = { $player } ne peut pas utiliser le jeton « { $token } » : { $reason }.
event-benefit-impossible = { $player } ne peut prendre aucune Récompense d'Intrigues : { $reason }.
event-gained = { $double ->
    [yes] { $count ->
        [one] { $player } reçoit le Double Serviteur.
       *[other] { $player } reçoit { $count } Serviteurs, dont le Double Serviteur.
    }
   *[no] { $count ->
        [one] { $player } reçoit { $count } Serviteur.
       *[other] { $player } reçoit { $count } Serviteurs.
    }
}
event-removed = { $double-counts ->
    [0] { $count ->
        [one] { $player } retire { $count } Serviteur.
       *[other] { $player } retire { $count } Serviteurs.
    }
    [1] { $count ->
        [one] { $player } retire le Double Serviteur, compté pour un seul.
       *[other] { $player } retire { $count } Serviteurs, dont le Double Serviteur compté pour un seul.
    }
   *[2] { $count ->
        [2] { $player } retire le Double Serviteur, compté pour deux.
       *[other] { $player } retire { $count } Serviteurs, dont le Double Serviteur compté pour deux.
    }
}
event-travelled = { $player } se rend à { $city } et prend le jeton « { $token } ».
event-token-used = { $player } utilise le jeton « { $token } ».
event-token-declined = { $player } n'utilise pas le jeton « { $token } ».
event-traded = { $cost ->
    [one] { $player } échange { $cost } jeton contre { $trade }.
   *[other] { $player } échange { $cost } jetons contre { $trade }.
}
event-vp = { $player } marque { $count } PV { $points-key ->
    [wall] pour la Grande Muraille
    [night] pour le plus de correspondances la Nuit
    [decrees] grâce à un Décret
    [envoy] grâce à son Émissaire dans le Pavillon
    [harbours] grâce à une récompense de Commerce
    [tokens] grâce à un jeton Voyage
    [trades] en échangeant des jetons
    [tolls] grâce à un péage
    [final_wall] pour la Grande Muraille à la fin
    [decree_score] grâce au Décret Renommée
    [decree_eight] grâce au Décret Honneurs
    [decree_jade] grâce au Décret Trésor
    [decree_decrees] grâce au Décret Archives
    [decree_harbours] grâce au Décret Comptoirs
    [palace] pour sa place dans le Pavillon
    [jade] pour le Jade
    [swaps] à la place d'une carte échangée
   *[other] ({ $points })
} et passe à { $total }.
event-vp-lost = { $player } perd { $count } PV { $points-key ->
    [tolls] pour payer un péage
   *[other] ({ $points })
} et passe à { $total }.
event-jade-gained = { $total ->
    [one] { $player } a maintenant { $total } Jade.
   *[other] { $player } a maintenant { $total } Jades.
}
event-wall-placed = { $double ->
    [yes] { $player } place le Double Serviteur sur la Muraille.
   *[no] { $player } place un Serviteur sur la Muraille.
}
event-wall-scored = { $player } a le plus de Serviteurs sur la Muraille : { $count }.
event-benefit-taken = { $player } prend { $benefit-key ->
    [gain1] 1 Serviteur comme Récompense d'Intrigues
    [gain2] 2 Serviteurs comme Récompense d'Intrigues
    [die] la Récompense d'Intrigues qui tourne un Dé
    [jade] 1 Jade comme Récompense d'Intrigues
   *[other] une Récompense d'Intrigues : { $benefit }
}.
event-benefit-declined = { $player } ne prend pas de Récompense d'Intrigues.
event-die-turned = { $player } tourne le Dé { $die } du { $from } au { $face }.
event-jade-bought = { $player } prend 1 Jade { $house-key ->
    [plaza] sur { $house }
   *[other] dans { $house }
}.
event-intrigue-up = { $player } avance son pion Intrigue jusqu'à la case { $step }.
event-intrigue-down = { $player } recule son pion Intrigue jusqu'à la case { $step }.
event-medal-taken = { $player } prend la Médaille.
event-envoy-step = { $player } avance son Émissaire jusqu'à la case { $step }.
event-palace-entered = { $player } fait entrer son Émissaire dans le Pavillon : { $vp } PV à la fin.
event-decree-taken = { $player } obtient le Décret { $decree }.
event-decree-used = { $player } utilise le Décret { $decree }.
event-ship-launched = { $player } met un Bateau à l'eau dans le Port { $port } du chemin { $route }.
event-ship-loaded = { $double ->
    [yes] { $player } charge le Double Serviteur.
   *[no] { $player } charge un Serviteur.
}
event-ship-moved = { $player } déplace un Bateau vers le Port { $port } du chemin { $route }.
event-ship-lost = { $player } perd un Bateau en mer ; le Bateau et ses Serviteurs lui reviennent.
event-reward-claimed = { $player } obtient { $reward } comme récompense de Commerce.
event-card-drawn = { $player } pioche { $card }.
event-swapped = { $player } échange { $card } contre { $taken } { $location-key ->
    [travel] au Voyage
    [wall] à la Grande Muraille
    [jade] au Jade
    [intrigue] aux Intrigues
    [palace] au Pavillon
    [decrees] aux Décrets
    [canal] au Grand Canal
   *[other] à cet emplacement : { $location }
}.
event-taken-back = { $player } reprend { $card } en main.
event-discarded-for-jade = { $player } défausse { $card } contre 1 Jade.
event-bonus-laid = { $location-key ->
    [none] { $player } met en jeu le jeton « { $token } ».
   *[other] { $player } pose le jeton « { $token } » { $location-key ->
        [travel] au Voyage
        [wall] à la Grande Muraille
        [jade] au Jade
        [intrigue] aux Intrigues
        [palace] au Pavillon
        [decrees] aux Décrets
        [canal] au Grand Canal
       *[other] à cet emplacement : { $location }
    }.
}
event-bonus-returned = { $player } récupère le Serviteur du jeton « { $token } ».
event-toll-paid = { $player } doit un péage à { $owner } pour l'action { $action }.
event-special-used = { $player } utilise le jeton « { $token } ».
event-followed = { $player } suit et { $action-key ->
    [travel] part aussi en Voyage
    [wall] bâtit aussi à la Muraille
    [jade] achète aussi du Jade
    [intrigue] trame aussi une Intrigue
    [palace] se rend aussi au Pavillon
    [decrees] demande aussi un Décret
    [canal] commerce aussi sur le Canal
    [gain1] fait aussi venir 1 Serviteur
    [gain2] fait aussi venir 2 Serviteurs
    [swap] échange aussi une carte
   *[other] effectue aussi l'action { $action }
}.
event-matches = { $count ->
    [0] { $player } n'a aucune correspondance.
    [one] { $player } a { $count } correspondance.
   *[other] { $player } a { $count } correspondances.
}
event-most-matches = { $player } a le plus de correspondances.
event-hand-taken-up = { $count ->
    [one] { $player } prend { $count } carte en main.
   *[other] { $player } prend { $count } cartes en main.
}
event-night-falls = La Nuit tombe sur le Jour { $day }.
event-not-in-palace = { $player } n'a pas atteint le Pavillon et ne marque rien.
event-game-over = { $player } remporte la partie.
event-nobody-wins = Aucun Émissaire n'a atteint le Pavillon, donc personne ne gagne.
event-dusk-begins = Crépuscule : les Serviteurs de M. Meng exécutent ses plans.
event-automa-turned = { $player } révèle { $automa-key ->
    [special] une carte Solo Spéciale
    [palace] la carte Solo Pavillon
   *[other] la carte Solo { $automa }
} et va { $location-key ->
    [travel] au Voyage
    [wall] à la Grande Muraille
    [jade] au Jade
    [intrigue] aux Intrigues
    [palace] au Pavillon
    [decrees] aux Décrets
    [canal] au Grand Canal
   *[other] à cet emplacement : { $location }
}.
event-dusk-card = Crépuscule : { $player } utilise { $automa-key ->
    [special] une carte Solo Spéciale
    [palace] la carte Solo Pavillon
   *[other] la carte Solo { $automa }
}.
event-meng-cannot = { $player } ne peut pas effectuer l'action { $action }.
event-meng-card-returns = { $player } glisse la première carte de sa défausse sous sa pioche.
event-focus = { $player } a pour lieu prioritaire { $location-key ->
    [travel] le Voyage
    [wall] la Grande Muraille
    [jade] le Jade
    [intrigue] les Intrigues
    [palace] le Pavillon
    [decrees] les Décrets
    [canal] le Grand Canal
   *[other] { $location }
}.
