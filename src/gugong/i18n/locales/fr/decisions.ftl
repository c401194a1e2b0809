## La question que pose une décision

decision-card = Quelle carte échangez-vous ?
decision-location = Où posez-vous { $card } ?
decision-pay = { $location-key ->
    [travel] Au Voyage
    [wall] À la Grande Muraille
    [jade] Au Jade
    [intrigue] Aux Intrigues
    [palace] Au Pavillon
    [decrees] Aux Décrets
    [canal] Au Grand Canal
   *[other] { $location }
}, { $card } ne suffit pas : comment payez-vous ?
decision-remove = { $count ->
    [one] Quel Serviteur retirez-vous ?
   *[other] Quels Serviteurs retirez-vous ? Il en faut { $count }.
}
decision-gain = { $count ->
    [one] Vous recevez 1 Serviteur : un Serviteur simple ou le Double Serviteur ?
   *[other] Vous recevez { $count } Serviteurs : le Double Serviteur doit-il en faire partie ?
}
decision-action = { $source-key ->
    [card] Action de la carte
    [location] Action du lieu
    [follow] Jeton « Suivre »
    [repeat] Jeton « Action double »
   *[other] { $source }
} : { $action-key ->
    [gain1] 1 Serviteur
    [gain2] 2 Serviteurs
    [swap] échange d'une carte
   *[other] { $action }
}. Que faites-vous ?
decision-city = Où va votre Voyageur ?
decision-token = Utilisez-vous le jeton « { $token } » ?
decision-forced-trade = Vous avez plus de jetons que d'encoches : échangez-en quelques-uns.
decision-spend = Quel jeton face visible rendez-vous en plus ?
decision-wall-place = Quel Serviteur placez-vous sur la Muraille ?
decision-wall-extra = Votre Décret : placer 1 Serviteur de plus, pris dans la pioche, sur la Muraille ?
decision-benefit = Quelle Récompense d'Intrigues prenez-vous ?
decision-die = Quel Dé tournez-vous, et sur quelle face ?
decision-ship-place = { $from ->
    [supply] Où placez-vous le Serviteur de la pioche ?
   *[pool] Où chargez-vous un Serviteur ?
}
decision-ship-move = Déplacez-vous un Bateau vers le prochain Port libre ?
decision-claim = Prenez-vous une récompense de Commerce ?
decision-give = Quelle carte de votre main échangez-vous ?
decision-swap = Quelle carte du Plateau prenez-vous contre { $card } ?
decision-morning = Quel Décret du Matin utilisez-vous ?
decision-night-envoy = Vous avez le plus de correspondances : avancez-vous votre Émissaire d'une case ?
decision-repeat = Utilisez-vous votre jeton « Action double » pour { $action-key ->
    [gain1] recevoir encore 1 Serviteur
    [gain2] recevoir encore 2 Serviteurs
    [swap] échanger encore une carte
   *[other] effectuer de nouveau l'action { $action }
} ?
decision-final-trade = Dernière occasion d'échanger des jetons avant le décompte final.
decision-lay = Quel Serviteur posez-vous avec le jeton « { $token } » ?
decision-decree-trade = Il manque un Serviteur pour votre Décret : quels jetons échangez-vous pour l'obtenir ?
