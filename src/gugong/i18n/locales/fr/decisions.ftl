## La question que pose une décision

decision-card = Choisissez une carte à échanger.
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
    [card] Votre carte
    [location] Le lieu
    [follow] Votre jeton suivre
    [repeat] Votre jeton action double
   *[other] Ceci ({ $source })
} vous permet { $action-key ->
    [gain1] de recevoir 1 Serviteur
    [gain2] de recevoir 2 Serviteurs
    [swap] d'échanger une carte
   *[other] l'action { $action }
}.
decision-city = Où va votre Voyageur ?
decision-token = Utilisez-vous le jeton « { $token } » ?
decision-forced-trade = Vous avez plus de jetons que d'encoches : échangez-en.
decision-spend = Quel jeton face visible rendez-vous en plus ?
decision-wall-place = Quel Serviteur placez-vous sur la Muraille ?
decision-wall-extra = Votre Décret vous permet de placer sur la Muraille 1 Serviteur de plus, pris dans la pioche.
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
decision-repeat = Utilisez-vous votre jeton action double pour { $action-key ->
    [gain1] recevoir 1 Serviteur
    [gain2] recevoir 2 Serviteurs
    [swap] échanger une carte
   *[other] effectuer l'action { $action }
} encore une fois ?
decision-final-trade = Dernière occasion d'échanger des jetons avant le décompte final.
decision-lay = Quel Serviteur posez-vous avec le jeton « { $token } » ?
decision-decree-trade = Il manque un Serviteur pour votre Décret : quels jetons échangez-vous contre lui ?
