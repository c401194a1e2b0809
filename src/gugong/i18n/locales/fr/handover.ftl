# Emporter des places sur un autre appareil, par une image ou un code.

handover-open = Jouer sur un autre appareil
handover-which = Ce que vous emportez
handover-this = Cette partie
handover-all = Toutes mes parties
handover-making = Préparation d'un code …
handover-scan = Dirigez l'appareil photo de l'autre appareil vers cette image.
handover-picture = QR code d'un lien que l'autre appareil ouvre
handover-type = Ou ouvrez-y { $address } et tapez :
handover-until = Valable une fois, jusqu'à { $time }.
handover-both = Vous pourrez ensuite jouer sur les deux appareils. Qui a le code obtient vos places : gardez-le pour vous.
handover-over = Ce code a expiré.
handover-again = Faire un nouveau code

## Sur l'autre appareil

handover-take = Reprendre des parties d'un autre appareil
handover-take-short = Depuis un autre appareil
handover-take-about = Sur l'appareil où vous jouez, choisissez « { $entry } » dans le menu. Tapez ensuite le code qu'il montre :
handover-code = Code
handover-look = Continuer
handover-looking = Vérification du code …
handover-comes = { $count ->
    [one] Cette partie vient sur cet appareil :
   *[other] Ces { $count } parties viennent sur cet appareil :
}
handover-stays = { $count ->
    [one] Cette partie reste ici comme elle est :
   *[other] Ces { $count } parties restent ici comme elles sont :
}
handover-seats = { $count ->
    [one] Votre place : { $seats }
   *[other] Vos places : { $seats }
}
handover-watched = Vous regardez.
handover-known = Votre place est déjà ici.
handover-other = Sur cet appareil, vous y avez une autre place.
handover-gone = Le serveur ne la connaît plus.
handover-more = { $count ->
    [one] et encore une
   *[other] et { $count } autres
}
handover-confirm = Reprendre
handover-nothing = Il n'y a rien à reprendre.
