# Ce qui se voit à la table, et ce qu'un choix apporterait.

## Pourquoi une chose est impossible, en quelques mots : après un nom et deux-points

why-too-few-servants = trop peu de Serviteurs dans la Réserve
why-pool-empty = aucun Serviteur dans la Réserve
why-supply-empty = aucun Serviteur dans la pioche
why-still-too-low = trop faible, même doublée
why-no-city-in-reach = aucune cité avec un jeton à portée
why-not-in-reach = une cité avec un jeton barre la route
why-no-token-there = aucun jeton à cet endroit
why-house-empty = plus de Jade dans cette maison
why-houses-not-empty = il reste du Jade dans les maisons
why-decree-owned = Décret déjà obtenu
why-too-few-steps = pion Intrigue pas assez avancé
why-at-the-top = pion Intrigue déjà sur la dernière case
why-value-too-low = il faut une carte de 7 ou plus
why-ship-full = Bateau plein
why-ship-too-full = pas d'espace pour deux sur le Bateau
why-no-free-ship = tous les Bateaux sont en route
why-no-free-port = aucun Port libre sur ce chemin
why-no-free-port-ahead = aucun Port libre plus loin
why-nothing-to-load = rien à charger, à déplacer ni à obtenir
why-no-room-for-two = pas d'espace pour deux Serviteurs
why-reward-taken = plus d'emplacement pour cette récompense
why-draw-pile-empty = la pioche de cartes Cadeau est vide
why-too-few-tokens = trop peu de jetons
why-no-card = aucune carte en main
why-nothing-to-repeat = impossible une deuxième fois
why-nothing-to-discount = rien à réduire
why-must-be-left = l'action a encore besoin de ce Serviteur
why-already-used = déjà utilisé ce Matin
why-no-ship = aucun Bateau n'a d'espace libre
why-could-not-finish = l'action ne pourrait pas être terminée
why-no-discard = aucune carte dans la défausse
