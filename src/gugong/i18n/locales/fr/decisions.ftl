## La question que pose une décision

decision-card = Quelle carte échangez-vous ?
decision-location = Où posez-vous { $card-key ->
    [hidden] votre carte
   *[other] le { $card }
} ?
decision-pay = { $card-key ->
    [hidden] Votre carte
   *[other] Le { $card }
} ne suffit pas pour { $location-key ->
    [travel] le Voyage
    [wall] la Muraille
    [jade] le Jade
    [intrigue] les Intrigues
    [palace] le Pavillon
    [decrees] les Décrets
    [canal] le Canal
   *[other] ce lieu ({ $location })
}. Comment payez-vous ?
decision-remove = { $count ->
    [one] Quel Serviteur retirez-vous ?
   *[other] Quels { $count } Serviteurs retirez-vous ?
}
decision-gain = { $count ->
    [one] Vous recevez 1 Serviteur : le Double Serviteur ou un simple ?
   *[other] Vous recevez { $count } Serviteurs : avec le Double Serviteur ?
}
decision-action = { $source-key ->
    [card] Votre carte
    [location] Le lieu
    [follow] Votre jeton « Suivre »
    [repeat] Votre jeton « Action double »
   *[other] { $source }
} : { $action-key ->
    [travel] partez-vous en Voyage ?
    [wall] bâtissez-vous la Muraille ?
    [jade] achetez-vous du Jade ?
    [intrigue] intriguez-vous ?
    [palace] allez-vous au Pavillon ?
    [decrees] prenez-vous un Décret ?
    [canal] commercez-vous sur le Canal ?
    [gain1] recevez-vous 1 Serviteur ?
    [gain2] recevez-vous 2 Serviteurs ?
    [swap] échangez-vous une carte ?
   *[other] { $action } ?
}
decision-city = Où va votre Voyageur ?
decision-token = Utilisez-vous le jeton « { $token } » ?
decision-forced-trade = Trop de jetons pour vos encoches : échangez-en.
decision-spend = Quel jeton face visible rendez-vous en plus ?
decision-wall-place = Qui va sur la Muraille ?
decision-wall-extra = Votre Décret : un Serviteur de plus, de la pioche, sur la Muraille ?
decision-benefit = Quelle Récompense d'Intrigues ?
decision-die = Quel Dé tournez-vous, et sur quelle face ?
decision-ship-place = { $from ->
    [supply] Où va le Serviteur de la pioche ?
   *[pool] Où chargez-vous un Serviteur ?
}
decision-ship-move = Un Bateau avance-t-il au prochain Port libre ?
decision-claim = Prenez-vous une récompense de Commerce ?
decision-give = Quelle carte de votre main échangez-vous ?
decision-swap = Que prenez-vous contre { $card-key ->
    [hidden] votre carte
   *[other] le { $card }
} ?
decision-morning = Quel Décret du Matin utilisez-vous ?
decision-night-envoy = Vous avez le plus de correspondances : votre Émissaire avance-t-il d'une case ?
decision-repeat = Utilisez-vous votre jeton « Action double » pour { $action-key ->
    [travel] repartir en Voyage
    [wall] bâtir encore la Muraille
    [jade] acheter encore du Jade
    [intrigue] intriguer encore
    [palace] retourner au Pavillon
    [decrees] prendre un autre Décret
    [canal] commercer encore sur le Canal
    [gain1] recevoir encore 1 Serviteur
    [gain2] recevoir encore 2 Serviteurs
    [swap] échanger une autre carte
   *[other] refaire cette action : { $action }
} ?
decision-final-trade = Dernière occasion d'échanger des jetons avant le décompte final.
decision-lay = Qui accompagne le jeton « { $token } » ?
decision-decree-trade = Il manque un Serviteur pour votre Décret. Quels jetons échangez-vous ?
