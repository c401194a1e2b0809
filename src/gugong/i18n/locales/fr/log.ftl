# Le journal, la discussion, revoir et étudier, et la fin d'une partie, dans le navigateur.

log-title = Journal et discussion
log-tab-log = Journal
log-tab-chat = Discussion
log-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
log-open-result = Résultat
log-day = Jour { $day }
log-day-show = Montrer le Jour { $day }
log-day-hide = Replier le Jour { $day }
log-before = Avant la partie
log-study-begins = Cette étude continue à partir du moment { $moment }.
log-empty = Ce qui se passe à la table s'écrira ici.
log-newest = Dernières lignes
log-gone-show = { $count ->
    [one] { $count } ligne a été annulée
   *[other] { $count } lignes ont été annulées
}

## À côté du jeu

log-sat = { $you ->
    [yes] Vous vous asseyez.
   *[no] { $player } s'assoit.
}
log-left = { $you ->
    [yes] Vous vous levez.
   *[no] { $player } se lève.
}
log-started = La partie commence.
log-undone = { $you ->
    [yes] Vous annulez un choix.
   *[no] { $player } annule un choix.
}
log-undone-agreed = { $you ->
    [yes] Vous annulez un choix ; tout le monde était d'accord.
   *[no] { $player } annule un choix ; tout le monde était d'accord.
}
log-undone-turn = { $you ->
    [yes] Vous annulez le tour
   *[no] { $player } annule le tour
}{ $agreed ->
    [yes] , avec l'accord de tous
   *[no] {""}
} ; { $mine ->
    [yes] c'est de nouveau à vous
   *[no] c'est de nouveau à { $turn }
}.
log-asked = { $you ->
    [yes] Vous demandez à annuler un choix.
   *[no] { $player } demande à annuler un choix.
}
log-agreed = { $you ->
    [yes] Vous êtes d'accord.
   *[no] { $player } est d'accord.
}
log-refused = { $you ->
    [yes] Vous refusez.
   *[no] { $player } refuse.
}
log-voted = { $you ->
    [yes] Vous proposez qu'un bot joue pour { $absent }.
   *[no] { $against ->
        [you] { $player } propose qu'un bot joue pour vous.
       *[other] { $player } propose qu'un bot joue pour { $absent }.
    }
}
log-stood-in = { $you ->
    [yes] { $why ->
        [clock] Le temps est écoulé : un bot joue pour vous.
        [vote] À la demande de tous, un bot joue pour vous.
        [idle] Vous ne jouiez pas : à la demande des autres, un bot joue pour vous.
       *[left] Vous avez quitté la table : un bot joue à votre place.
    }
   *[no] { $why ->
        [clock] Le temps est écoulé : un bot joue pour { $player }.
        [vote] À la demande de tous, un bot joue pour { $player }.
        [idle] { $player } ne jouait pas : à la demande des autres, un bot joue.
       *[left] { $player } a quitté la table : un bot joue à sa place.
    }
}
log-returned = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $player } est de retour.
}
log-expired = La table a été fermée : personne ne l'a utilisée pendant longtemps.
log-closed = La table a été fermée par la personne qui gère le serveur.
log-invited = Il y a une nouvelle invitation à cette table ; l'ancienne n'ouvre plus rien.
log-rematched = { $you ->
    [yes] Vous préparez une autre partie.
   *[no] { $player } prépare une autre partie.
}

## Discussion

log-chat-empty = Personne n'a encore rien dit.
log-chat-spectator = { $name } (regarde)
log-chat-label = Dites quelque chose à la table
log-chat-send = Envoyer
log-chat-nameless = Quelqu'un
log-spectator-chat = { $on ->
    [yes] Les spectateurs peuvent de nouveau discuter.
   *[no] Les spectateurs ne peuvent plus discuter.
}
log-chat-show-spectators = Afficher les messages des spectateurs
log-chat-spectators-may = Les spectateurs peuvent discuter
log-chat-quiet = Les spectateurs ne peuvent pas discuter à cette table.

## Revoir et étudier

study-stepper = Parcourir la partie
study-first = Au début
study-back = Un pas en arrière (←)
study-play = Dérouler la partie
study-pause = Arrêter
study-forward = Un pas en avant (→)
study-last = À la fin
study-slider = Moment de la partie
study-moment = { $moment } / { $last }
study-from-here = Étudier à partir d'ici
study-from-here-why = Ouvre une table à vous qui reprend à ce moment ; vous y jouez toutes les places.
study-opening = Mise en place de la partie…

study-chances = Chances
study-chances-title = Que vaut chaque option ?
study-chances-why = { $visits ->
    [one] Estimation d'après { $visits } essai d'un bot qui teste les coups.
   *[other] Estimation d'après { $visits } essais d'un bot qui teste les coups.
}
study-chances-thinking = Le bot réfléchit…
study-chances-more = Réfléchir plus longtemps
study-chances-none = Personne n'a de choix à faire à ce moment.
study-chances-hidden = Ce que l'on pouvait choisir à ce moment vous est caché.
study-chances-option = Option
study-chances-win = Victoires
study-chances-vp = PV
study-chances-share = Essais
study-chances-win-why = La part des essais commencés ainsi qui ont été gagnés.
study-chances-vp-why = Les points à la fin de ces essais, en moyenne.
study-chances-share-why = La part des essais qui ont commencé ainsi. Plus elle est grande, plus le bot y croit.
study-chances-columns = Le sens des colonnes
study-chances-played = C'est ce qui a été joué.

study-ribbon-title = Une étude.
study-ribbon = La partie dont elle vient reste telle quelle.
study-ribbon-back = Retour à la partie

## La fin

end-title = La partie est finie
end-won = { $player } gagne
end-you-won = Vous gagnez !
end-nobody = Personne ne gagne
end-nobody-why = Aucun Émissaire n'a atteint le Pavillon, et c'est là seulement que se gagne la faveur de l'Empereur.
end-solo-won = Vous avez gagné contre M. Meng.
end-solo-won-by = { $count ->
    [0] On ne peut pas faire plus serré : les Intrigues ont tranché.
    [one] De { $count } PV. C'était serré !
   *[other] De { $count } PV.
}
end-solo-lost = M. Meng a gagné, cette fois.
end-solo-lost-by = { $count ->
    [0] On ne peut pas faire plus serré : les Intrigues ont tranché.
    [one] De { $count } PV. C'était serré !
   *[other] De { $count } PV. Il accepte toujours une revanche.
}
end-solo-no-palace = Votre Émissaire n'a pas atteint le Pavillon : M. Meng gagne.
end-tie = Égalité de points : le pion Intrigue le plus avancé tranche.
end-vp-unit = PV
end-ranking = Classement
end-rank = { $rank }.
end-not-in-palace = { $count ->
    [0] Hors du Pavillon
    [one] Hors du Pavillon : { $count } PV non compté
   *[other] Hors du Pavillon : { $count } PV non comptés
}
end-not-in-palace-why = Pour gagner, quels que soient les points, il faut un Émissaire dans le Pavillon. Mieux vaut le faire avancer tôt.
end-scoring = Le décompte final
end-scoring-before = Avant le décompte final
end-step-wall-none = Personne n'avait de Serviteur sur la Muraille.
end-step-decrees-none = Personne n'avait de Décret qui rapporte à la fin.
end-step-palace-none = Aucun Émissaire n'a atteint le Pavillon.
end-step-jade-none = Personne n'avait de Jade.
end-total = Total
end-score = Score
end-sources = D'où viennent les points
end-source = Source
end-chart = Les points au fil du temps
end-chart-all = Tous
end-chart-label = { $player } : points du début à la fin, par source
end-chart-label-all = Points de tous les joueurs du début à la fin
end-chart-day = Jour { $day }
end-chart-final = Fin
end-chart-table = Montrer en tableau
end-chart-drawing = Montrer en dessin
end-chart-choose = Points affichés
end-rematch = Rejouer
end-rematch-open = À la nouvelle table
end-study = Parcourir la partie
end-save = Sauvegarder la partie
end-home = Page d'accueil
end-close = Revoir la table

## D'où viennent les points, en bref

end-kind-carried = Avant
end-kind-wall = Muraille
end-kind-decrees = Décrets
end-kind-envoy = Pavillon
end-kind-night = Nuits
end-kind-harbours = Commerce
end-kind-tokens = Jetons Voyage
end-kind-jade = Jade
