### La première leçon : quelqu'un vous guide à la table. Des phrases courtes ; ce dont on parle est montré sur le plateau.

lesson-title = Votre première leçon
lesson-neighbour = Voisin
lesson-scene-of = { $scene } sur { $scenes } : { $title }
lesson-scenes = Les chapitres de la leçon
lesson-go-on = Continuer
lesson-back = Retour
lesson-repeat = Reprendre ce chapitre au début
lesson-skip = Passer ce chapitre
lesson-next = Chapitre suivant
lesson-leave = Quitter la leçon
lesson-opening = Mise en place de la leçon…
lesson-again = Réessayer
lesson-to-do = À vous
lesson-not-now = C'est possible aussi. Mais essayons d'abord ceci :
lesson-read-on = Chaque chose en son temps. Lisez d'abord ceci :
lesson-praise-1 = Bien joué.
lesson-praise-2 = Exactement.
lesson-praise-3 = Très bien.
lesson-praise-4 = Joli coup.
lesson-play-bots = Jouer ma première partie
lesson-rules = Lire les règles

## Des Cadeaux pour la cour

lesson-gifts = Des Cadeaux pour la cour
lesson-gifts-welcome = Bienvenue dans la Cité Interdite ! Vous jouez Rouge, votre voisin joue Blanc : deux familles nobles, qui gagnent la faveur des Officiers de la cour par des Cadeaux.
lesson-gifts-goal = Voici le plus important : votre Émissaire avance de case en case jusqu'au Pavillon. Si vous n'êtes pas à l'intérieur après quatre Jours, vous ne marquez rien du tout.
lesson-gifts-points = À part cela, le joueur qui a le plus de points gagne. Il y en a partout sur le plateau, vous allez voir comment.
lesson-gifts-card = Vous avez en main quatre cartes Cadeau. À chaque tour, vous en échangez une contre une carte du Plateau. Prenez votre 6, la porcelaine.
lesson-gifts-place = Une carte de valeur plus haute s'échange gratuitement. Au Pavillon se trouve un 4 : posez-y votre 6.
lesson-gifts-own = L'Officier est ravi. Un tour offre jusqu'à deux actions. D'abord celle de votre carte : Intrigues. Choisissez A : une case, et la Médaille en plus, car personne ne l'a prise avant vous ce Jour. Demain, c'est vous qui commencez.
lesson-gifts-theirs = Maintenant, l'action du lieu. Choisissez B : deux de vos Serviteurs paient, et votre Émissaire avance de deux cases au lieu d'une.
lesson-gifts-done = Deux cases sur huit ! Et le 4 que vous avez pris est dans votre défausse : demain, il sera dans votre main. Pensez donc aussi à ce que vous prenez.

## Quand votre carte est basse

lesson-paying = Des Serviteurs, et un Jade
lesson-paying-low = Vos Serviteurs font le travail. Ceux de la Réserve sont disponibles ; ceux de la pioche, il faut d'abord les recevoir. Payer, c'est renvoyer des Serviteurs de la Réserve à la pioche.
lesson-paying-card = Un cas plus difficile : vous n'avez que des cartes basses contre des hautes. Prenez votre 5, le service à thé.
lesson-paying-place = Vous voulez du Jade, mais un 8 s'y trouve. Posez-y tout de même votre 5.
lesson-paying-pay = Un Cadeau plus bas doit être compensé : par 2 Serviteurs, par une deuxième carte, ou en renonçant aux deux actions. Payez avec 2 Serviteurs.
lesson-paying-gain = L'échange est fait, les deux actions sont donc à vous. D'abord votre carte : effectuez son action, et un Serviteur revient de la pioche.
lesson-paying-jade = Maintenant, le lieu : chaque maison vend du Jade contre le nombre de Serviteurs indiqué. Prenez le moins cher, dans la première maison.
lesson-paying-done = Le Jade rapporte à la fin, et chacun plus que le précédent : 1, 3, 6, 10, 15 points pour un à cinq Jades. Mais les Serviteurs partent vite.

## En route

lesson-travel = En route
lesson-travel-map = Voyager vous apporte des Serviteurs, des avancées, des points et plus encore. Votre Voyageur est à Jinan ; chaque cité qui a encore un jeton a quelque chose pour vous.
lesson-travel-card = Prenez votre 8, le pipa. Il n'a pas d'action, mais il bat presque tout.
lesson-travel-place = Posez-le au Voyage : 8 bat 7.
lesson-travel-move = Choisissez A : un déplacement. (B en donnerait deux, contre 2 Serviteurs.)
lesson-travel-city = Vous suivez les routes jusqu'à une cité avec un jeton. Celui de Kaifeng fait avancer votre Émissaire : allez-y.
lesson-travel-token = Un jeton s'utilise une fois, quand vous le prenez. Utilisez-le !
lesson-travel-trade = Votre voisin n'a plus de carte ce Jour et passe ; c'est encore à vous. Vous avez maintenant quatre jetons. Ils s'échangent à tout moment : 2 contre un Serviteur, 4 contre 2 points, 6 contre un Jade. Échangez-en quatre contre des points.
lesson-travel-done = Deux points. Les jetons servent deux fois : quand on les trouve, et quand on les échange.

## La Grande Muraille

lesson-wall = La Muraille et les Intrigues
lesson-wall-wall = Quatre Serviteurs terminent la Muraille. Vous y en avez un, votre voisin aussi. Le joueur qui en a alors le plus marque 3 points et avance son Émissaire d'une case.
lesson-wall-card = Prenez votre 1, les fruits. Son action est aussi la Grande Muraille.
lesson-wall-place = Un 9 se trouve à la Muraille, mais il y a une exception : un 1 bat un 9. La modestie plaît aux puissants. Posez-y votre 1.
lesson-wall-first = La carte et le lieu ont la même action : vous pouvez donc l'effectuer deux fois. D'abord votre carte : choisissez A, un Serviteur.
lesson-wall-second = Trois sur quatre. Maintenant, le lieu : choisissez encore A, et la Muraille est terminée.
lesson-wall-benefit = Vous en aviez le plus : 3 points, et votre Émissaire avance. À présent, tous ceux qui ont aidé peuvent tirer profit de leurs Intrigues. Reculez de 3 cases pour 2 Serviteurs.
lesson-wall-done = Vos Serviteurs reviennent dans la pioche. Gardez un œil sur les Intrigues : le pion le plus avancé l'emporte à chaque égalité.

## Bateaux et Décrets

lesson-canal = Le Canal et les Décrets
lesson-canal-ships = Un de vos Bateaux est dans le Port 2 avec deux Serviteurs. Plein, avec trois, il peut obtenir la récompense de son Port : ici 4 points.
lesson-canal-card = Prenez votre 4, le bonsaï. Son action est le Grand Canal.
lesson-canal-place = Posez-le aux Décrets, où se trouve un 2. Ainsi, vous avez les deux en un tour : Canal et Décret.
lesson-canal-act = D'abord le Canal. Choisissez A : chargez un Serviteur. (Ensuite, un Bateau pourrait aussi gagner le prochain Port.)
lesson-canal-load = Chargez votre Bateau : il sera plein.
lesson-canal-claim = Plein ! Prenez les 4 points.
lesson-canal-take = Un Serviteur reste pour de bon sur votre Plateau, les autres reviennent. Maintenant, choisissez un Décret. Celui-ci rapporte 3 points et vous donne un Serviteur chaque Matin.
lesson-canal-done = Les Décrets bon marché aident chaque Matin, les moyens tout le temps, et les plus chers rapportent à la fin.

## Quand la Nuit tombe

lesson-night = Les Dés et la Nuit
lesson-night-dice = Le Jour finit quand personne n'a plus de carte. Les cartes que vous avez prises sont alors comparées à ces Dés : un Serviteur par correspondance.
lesson-night-place = Il vous reste une carte, un 6. Deux Dés indiquent 5, et un 5 se trouve aux Intrigues. Posez-y votre 6 et prenez-le.
lesson-night-first = La carte et le lieu ont tous deux l'action Intrigues. Choisissez B : trois cases, contre un Serviteur.
lesson-night-second = Encore B. Puis la Nuit tombe : regardez les Dés.
lesson-night-envoy = Votre 5 correspond à deux Dés : 2 Serviteurs. Et personne n'a plus de correspondances : 3 points, et votre Émissaire peut avancer. Oui !
lesson-night-morning = Les Bateaux ont avancé d'un Port, et les cartes que vous avez prises sont votre nouvelle main. Le Matin, les Dés sont lancés et votre Décret agit : utilisez-le.
lesson-night-done = Chacun reçoit 4 Serviteurs, et le Jour 2 commence. Votre voisin avait la Médaille et joue en premier.

## Dans le Pavillon

lesson-palace = Dans le Pavillon
lesson-palace-last = Le dernier Jour, et votre dernière carte. Votre voisin a beaucoup plus de points, mais regardez : son Émissaire n'est pas dans le Pavillon. Le vôtre non plus, à une case près.
lesson-palace-place = Vous avez un 7. Au Pavillon se trouve un 4. Vous savez quoi faire.
lesson-palace-enter = Choisissez A : la huitième case mène à l'intérieur. Le premier arrivé a la meilleure place, qui vaut 7 points.
lesson-palace-done = Votre voisin a plus de points, mais pas de place dans le Pavillon : il ne marque rien. Vous avez gagné ! Vous savez l'essentiel ; pour le reste, pointez une chose sur la table, et elle s'explique.
