## Joueurs

seat-red = Rouge
seat-white = Blanc
seat-orange = Orange
seat-lilac = Mauve
seat-blue = Bleu
seat-meng = M. Meng
seat-you = Vous

## Lieux, et actions du même nom

location-travel = Voyage
location-wall = Grande Muraille
location-jade = Jade
location-intrigue = Intrigues
location-palace = Pavillon de la Pureté Céleste
location-decrees = Décrets
location-canal = Grand Canal
location-none = aucun lieu

action-travel = Voyage
action-wall = Grande Muraille
action-jade = Jade
action-intrigue = Intrigues
action-palace = Pavillon
action-decrees = Décrets
action-canal = Grand Canal
action-gain1 = recevoir 1 Serviteur
action-gain2 = recevoir 2 Serviteurs
action-swap = échanger une carte
action-none = sans action

source-card = carte
source-location = lieu
source-follow = jeton « Suivre »
source-repeat = jeton « Action double »

## Cartes Cadeau

gift-1 = fruits
gift-2 = éventail
gift-3 = pierres de Go
gift-4 = bonsaï
gift-5 = service à thé
gift-6 = porcelaine
gift-7 = collier
gift-8 = pipa
gift-9 = statue de jade

card = { $value } ({ $gift }, { $action })
card-hidden = une carte

## Jetons Voyage

token-gain1 = recevoir 1 Serviteur
token-gain2 = recevoir 2 Serviteurs
token-envoy = Émissaire, 1 case
token-intrigue = Intrigues, 1 case
token-discard-for-jade = une carte de 7 ou plus contre 1 Jade
token-servants-for-jade = 3 Serviteurs contre 1 Jade
token-swap = échanger une carte
token-take-back = reprendre une carte
token-ship = 1 Serviteur de la pioche sur un Bateau
token-vp2 = 2 PV
token-wall = 1 Serviteur de la pioche sur la Muraille
token-double = compte double
token-plus-one = Valeur +1
token-toll = Péage
token-follow = Suivre
token-double-value = Valeur double
token-double-action = Action double
token-discount = Remise

trade-servant = 1 Serviteur
trade-vp2 = 2 PV
trade-jade = 1 Jade

## Décrets

decree-level1-intrigue = Murmures (chaque Matin : Intrigues, 2 cases)
decree-level1-ship = Convois (chaque Matin : 1 Serviteur de la pioche sur un Bateau)
decree-level1-servant = Cortège (chaque Matin : recevoir 1 Serviteur)
decree-level1-envoy = Requêtes (chaque Matin : Émissaire, 1 case)
decree-level1-swap = Politesses (chaque Matin : échanger une carte de la main)
decree-level2-travel = Relais (Voyage B : 1 Serviteur de moins à retirer)
decree-level2-jade = Patente Jade (action Jade : 1 Serviteur de moins à retirer)
decree-level2-wall = Maçons (chaque action Grande Muraille : 1 Serviteur de la pioche en plus)
decree-level2-equal = Juste mesure (à valeur égale, l'échange est gratuit)
decree-level2-decree = Chancellerie (action Décrets : 1 Serviteur de moins à retirer)
decree-level3-score = Renommée (à la fin : 1 PV tous les 3 PV, 10 au plus)
decree-level3-eight = Honneurs (à la fin : 8 PV)
decree-level3-jade = Trésor (à la fin : 2 PV par Jade, 10 au plus)
decree-level3-decrees = Archives (à la fin : 2 PV par Décret)
decree-level3-harbours = Comptoirs (à la fin : 2 PV par récompense de Commerce)

## Jade, Ports, Récompenses d'Intrigues

house-house1 = la première maison
house-house2 = la deuxième maison
house-house3 = la troisième maison
house-plaza = la Place de Jade

reward-vp4 = 4 PV
reward-card = une carte Cadeau
reward-double = le Double Serviteur

benefit-gain1 = recevoir 1 Serviteur
benefit-gain2 = recevoir 2 Serviteurs
benefit-die = tourner un Dé
benefit-jade = prendre 1 Jade

## Cartes Solo de M. Meng

automa-travel = Voyage
automa-wall = Grande Muraille
automa-jade = Jade
automa-intrigue = Intrigues
automa-palace = Pavillon de la Pureté Céleste
automa-decrees = Décrets
automa-canal = Grand Canal
automa-special = Spéciale

## D'où viennent les points

points-wall = Grande Muraille
points-night = le plus de correspondances
points-decrees = Décrets
points-envoy = avancées de l'Émissaire dans le Pavillon
points-harbours = récompenses de Commerce
points-tokens = jetons Voyage
points-trades = jetons échangés
points-tolls = péages
points-final-wall = Grande Muraille à la fin
points-decree-score = Décret Renommée
points-decree-eight = Décret Honneurs
points-decree-jade = Décret Trésor
points-decree-decrees = Décret Archives
points-decree-harbours = Décret Comptoirs
points-palace = place dans le Pavillon
points-jade = Jade
points-swaps = échange d'une carte Cadeau
points-carried = position de départ de la partie
