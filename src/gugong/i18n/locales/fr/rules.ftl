### L'aide de règles que les joueurs lisent pendant la partie : un message par règle, nommé d'après son identifiant.
### Chaque phrase est sur sa propre ligne ; qui montre une règle peut réunir les lignes.
### Les identifiants d'autres règles dans le texte, comme TRADE-2, peuvent devenir des liens.

## Mise en place

rules-section-setup = Mise en place

rule-setup-1 =
    Gùgōng se joue de 2 à 5 joueurs ; une personne peut aussi jouer seule contre M. Meng (SOLO-1).
    De 1 à 3 joueurs, vous utilisez la face A du Plateau de Jeu ; à 4 ou 5 joueurs, la face B.
    Les deux faces ont une carte de Voyage, des maisons de Jade et des places dans le Pavillon différentes, et la face A a un seul chemin de canal là où la face B en a deux.
    .title = Joueurs et faces du Plateau
rule-setup-2 =
    Vous commencez avec 12 Serviteurs : 6 dans votre Réserve et 6 dans votre pioche de Serviteurs.
    Votre Réserve est sur votre Plateau de Joueur et contient les Serviteurs que vous pouvez utiliser ; votre pioche est à côté du Plateau et contient ceux que vous devez d'abord recevoir.
    Recevoir un Serviteur, c'est le faire passer de la pioche à la Réserve, tant que la pioche en contient ; en retirer un, c'est le renvoyer de la Réserve à la pioche ; en placer un, c'est le prendre de votre Réserve pour le mettre sur la Muraille, un Bateau ou un Décret.
    Vous avez aussi un Double Serviteur, bloqué pour l'instant, 3 Bateaux, un Voyageur qui n'est pas encore sur la carte et un Émissaire au début du chemin du Pavillon.
    Tout le monde commence à 0 point de Victoire (PV).
    .title = Ce que possède chaque joueur
rule-setup-3 =
    Le Premier Joueur est tiré au sort, et l'on joue dans le sens des aiguilles d'une montre.
    Tous les pions Intrigue forment une seule pile sur la case de départ de la zone d'Intrigues : celui du Premier Joueur est tout en bas et les autres suivent dans l'ordre du tour, de sorte que le dernier à jouer est au-dessus.
    .title = Premier Joueur et pile d'Intrigues
rule-setup-4 =
    Il y a 38 cartes Cadeau.
    Les 7 cartes de départ sont réparties au hasard, face visible, une sur chacun des 7 lieux.
    Les 11 cartes de pioche forment une pioche, face cachée.
    Chaque joueur reçoit en main un paquet de 4 cartes : le paquet 1 va au Premier Joueur, le paquet 2 à celui qui joue en deuxième, et ainsi de suite autour de la table.
    Les paquets que personne ne reçoit ne servent pas dans cette partie.
    .title = Distribution des cartes Cadeau
rule-setup-5 =
    Mélangez les jetons Voyage et posez-en un, face visible, sur chaque cité.
    Ceux qui restent sont répartis en deux piles égales, face cachée.
    Les jetons Voyage Bonus ne s'y ajoutent que si vous choisissez cette option : aucun, 6, ou 12 dans la version deluxe.
    .title = Jetons Voyage sur la carte
rule-setup-6 =
    Chacun des trois niveaux a cinq tuiles Décret ; deux d'entre elles sont tirées au hasard et posées face visible.
    À chaque niveau, une tuile occupe la place du haut et l'autre la place du bas.
    Les Décrets restants ne servent pas dans cette partie.
    .title = Tirage des Décrets
rule-setup-7 =
    Chaque emplacement des maisons de Jade reçoit un Jade.
    Tous les autres Jades sont sur la Place de Jade et forment la pioche de Jade, qui ne s'épuise jamais.
    .title = Maisons et Place de Jade
rule-setup-8 =
    Lancez les trois Dés du Destin et mettez le pion Compteur de Jour sur le Jour 1.
    La Médaille du Premier Joueur (en bref : la Médaille) attend à côté du lieu Intrigues.
    .title = Dés, Compteur de Jour, Médaille
rule-setup-9 =
    Dans la variante pour experts, on mélange ensemble les cartes de départ, les cartes de pioche et tous les paquets de joueur non utilisés.
    Des cartes de ce tas remplissent les 7 lieux ; ce qui reste est la pioche de cartes Cadeau.
    .title = Variante pour experts

## Déroulement de la partie

rules-section-game = Déroulement de la partie

rule-game-1 =
    Une partie dure quatre Jours ; chacun est une manche de trois phases : Matin, Journée et Nuit.
    Dans une partie solo, une Phase du Crépuscule s'intercale entre la Journée et la Nuit.
    Le premier Jour n'a pas de Phase du Matin.
    Quand la quatrième Nuit est terminée, on passe au décompte final des scores (de FINAL-1 à FINAL-5).
    .title = Quatre Jours de trois phases

## Phase du Matin

rules-section-morning = Phase du Matin

rule-morning-1 =
    Les Jours 2, 3 et 4, le Matin a cinq étapes, dans l'ordre, et voici la première.
    Le joueur qui a la Médaille devient Premier Joueur et remet la Médaille sur le Plateau.
    Si personne ne l'a prise, le Premier Joueur reste le même.
    .title = Nouveau Premier Joueur
rule-morning-2 =
    Deuxième étape : chaque cité où il n'y a ni jeton ni Voyageur reçoit un jeton des piles.
    Dès que les deux piles sont épuisées, les jetons que les joueurs ont échangés sont mélangés en deux nouvelles piles, et l'on continue à garnir les cités.
    .title = Garnir les cités
rule-morning-3 =
    Troisième étape : les trois Dés du Destin sont relancés.
    .title = Lancer les Dés du Destin
rule-morning-4 =
    Quatrième étape : dans l'ordre des joueurs, vous pouvez utiliser chaque Décret du Matin (niveau 1) sur lequel vous avez un Serviteur, chacun une fois.
    .title = Utiliser les Décrets du Matin
rule-morning-5 =
    Cinquième étape : le pion Compteur de Jour avance, et vous recevez autant de Serviteurs qu'il est imprimé à côté du nouveau Jour.
    Si votre pioche de Serviteurs en contient moins, vous recevez tous ceux qu'elle contient.
    .title = Nouveaux Serviteurs

## Phase de la Journée

rules-section-day = Phase de la Journée

rule-day-1 =
    Le Premier Joueur commence et le tour passe dans le sens des aiguilles d'une montre.
    Quand il arrive à vous, vous jouez si vous avez au moins une carte en main ; si votre main est vide, vous passez.
    La Phase de la Journée se termine dès qu'aucun joueur n'a plus de carte en main.
    .title = Jouer ou passer
rule-day-2 =
    À votre tour, vous devez échanger un Cadeau.
    Ensuite, vous pouvez effectuer l'action de votre carte, l'action du lieu, ou les deux.
    .title = Le contenu d'un tour

## Échange des Cadeaux

rules-section-exchange = Échange des Cadeaux

rule-exchange-1 =
    Posez une carte de votre main sur l'un des 7 lieux ; la carte qui s'y trouvait va face cachée dans votre défausse.
    La défausse que vous formez aujourd'hui est la main que vous jouerez demain.
    Vous pouvez consulter votre propre défausse quand vous voulez, mais vos adversaires n'ont pas le droit de la voir ni de poser des questions à son sujet.
    .title = Échanger une carte Cadeau
rule-exchange-2 =
    Si la carte que vous posez a une valeur supérieure à celle de la carte du lieu, l'échange ne coûte rien.
    .title = Valeur supérieure : gratuit
rule-exchange-3 =
    Si la valeur de votre carte est égale ou inférieure, vous devez d'abord faire l'une de ces trois choses.
    (a) Retirer 2 Serviteurs.
    (b) Mettre une autre carte de votre main dans votre propre défausse.
    (c) Renoncer à toute action : vous échangez les cartes et n'effectuez ni l'action de la carte ni celle du lieu.
    .title = Valeur inférieure ou égale
rule-exchange-4 =
    Une carte de valeur 1 bat une carte de valeur 9 : cet échange est gratuit.
    .title = Le 1 contre le 9

## Actions des cartes et des lieux

rules-section-action = Actions

rule-action-1 =
    Si votre échange était gratuit, ou si vous l'avez payé selon (a) ou (b) de EXCHANGE-3, vous pouvez effectuer l'action de la carte que vous avez posée, si elle en a une, ou l'action du lieu, ou les deux.
    Quand vous faites les deux, l'action de la carte passe avant celle du lieu.
    Si la carte et le lieu indiquent la même action, vous pouvez l'effectuer deux fois.
    Rien ne vous oblige jamais à effectuer une action.
    .title = Effectuer vos actions
rule-action-2 =
    Une carte Cadeau peut indiquer l'action de l'un de cinq lieux : Pavillon de la Pureté Céleste, Grand Canal, Grande Muraille, Décrets ou Intrigues ; elle fonctionne exactement comme l'action du lieu lui-même.
    Elle peut aussi vous permettre, à la place, de recevoir 1 Serviteur, de recevoir 2 Serviteurs ou d'échanger une carte (SWAP-1).
    Certaines cartes n'indiquent rien du tout.
    .title = Ce que les cartes indiquent

## Échange de cartes

rules-section-swap = Échange de cartes

rule-swap-1 =
    Choisissez une carte de votre main ou de votre défausse et échangez-la contre n'importe quelle carte du Plateau.
    La nouvelle carte va là où était l'ancienne : dans votre main, ou dans votre défausse.
    Les valeurs des deux cartes n'ont pas d'importance, et cet échange de cartes ne déclenche aucune action.
    .title = Échanger une carte

## Voyage

rules-section-travel = Voyage

rule-travel-1 =
    Comme toute action de lieu, l'action Voyage est facultative, et quand un lieu propose A et B, vous choisissez l'un des deux.
    A : votre Voyageur fait un déplacement et vous prenez le jeton de la cité atteinte.
    Vous pouvez utiliser tout de suite la récompense de ce jeton.
    .title = Voyage, choix A
rule-travel-2 =
    B : retirez 2 Serviteurs, puis effectuez le choix A (TRAVEL-1) deux fois de suite.
    .title = Voyage, choix B
rule-travel-3 =
    Lors de votre tout premier déplacement, vous posez votre Voyageur sur n'importe quelle cité qui a un jeton.
    Chaque déplacement suivant mène, le long des routes, à une cité où il y a encore un jeton.
    Vous sautez les cités sans jeton, qu'elles soient vides ou qu'un Voyageur s'y trouve, mais vous ne pouvez pas dépasser une cité qui en a un.
    .title = Déplacement du Voyageur
rule-travel-4 =
    Votre Plateau de Joueur a six encoches pour les jetons Voyage que vous prenez ; ils y sont face cachée.
    Seul le jeton qui compte double (TOKEN-12) reste face visible.
    .title = Six encoches pour les jetons
rule-travel-5 =
    D'abord, vous utilisez la récompense d'un jeton ou vous y renoncez ; ensuite seulement, le jeton va dans une encoche.
    Après cela, vérifiez si vous en avez trop (TRADE-2).
    .title = Quand un jeton est rangé

## Échanger des jetons

rules-section-trade = Échanger des jetons

rule-trade-1 =
    Vous pouvez échanger des jetons à tout moment.
    Pour 2 jetons, vous recevez 1 Serviteur ; pour 4 jetons, vous marquez 2 PV ; et pour 6 jetons, vous prenez 1 Jade de la pioche de Jade.
    Les jetons échangés vont dans la défausse de jetons à côté du Plateau, ils ne retournent pas dans les piles.
    .title = Ce que valent les jetons
rule-trade-2 =
    Dès que vos encoches contiennent plus de six jetons, vous devez aussitôt échanger des jetons jusqu'à en avoir six ou moins.
    .title = Plus de six jetons

## Jetons Voyage

rules-section-token = Jetons Voyage

rule-token-1 =
    Ce jeton vous fait recevoir 1 Serviteur.
    .title = Jeton : 1 Serviteur
rule-token-2 =
    Ce jeton vous fait recevoir 2 Serviteurs.
    .title = Jeton : 2 Serviteurs
rule-token-3 =
    Ce jeton avance votre Émissaire d'une case.
    .title = Jeton : l'Émissaire avance d'une case
rule-token-4 =
    Ce jeton avance votre pion Intrigue d'une case.
    Il ne vous donne jamais la Médaille.
    .title = Jeton : le pion Intrigue avance d'une case
rule-token-5 =
    Avec ce jeton, vous pouvez mettre une carte de valeur 7 ou plus de votre main dans votre propre défausse ; si vous le faites, prenez 1 Jade de la pioche de Jade.
    .title = Jeton : une carte contre un Jade
rule-token-6 =
    Avec ce jeton, vous pouvez retirer 3 Serviteurs ; si vous le faites, prenez 1 Jade de la pioche de Jade.
    .title = Jeton : 3 Serviteurs contre un Jade
rule-token-7 =
    Avec ce jeton, vous pouvez échanger une carte de votre main ou de votre défausse contre une carte du Plateau (SWAP-1).
    .title = Jeton : échanger une carte
rule-token-8 =
    Avec ce jeton, vous pouvez reprendre une carte de votre défausse et l'ajouter à votre main.
    .title = Jeton : reprendre une carte
rule-token-9 =
    Avec ce jeton, vous pouvez mettre 1 Serviteur de votre pioche sur un Bateau, déjà en route ou nouveau (CANAL-3, CANAL-4).
    Vous pouvez ensuite obtenir une récompense de Commerce si le Bateau est plein (CANAL-6).
    .title = Jeton : Serviteur sur un Bateau
rule-token-10 =
    Ce jeton vous fait marquer 2 PV.
    .title = Jeton : 2 PV
rule-token-11 =
    Avec ce jeton, vous pouvez mettre 1 Serviteur de votre pioche sur la Muraille.
    Si cela termine la Muraille, on procède à son décompte (WALL-3).
    .title = Jeton : Serviteur sur la Muraille
rule-token-12 =
    Ce jeton n'a pas de récompense quand vous le prenez.
    Il reste face visible et n'occupe qu'une encoche, mais quand vous échangez des jetons (TRADE-1), il compte pour deux.
    .title = Jeton qui compte double

## Jetons Voyage Bonus

rules-section-bonus = Jetons Voyage Bonus

rule-bonus-1 =
    Valeur +1, dans les parties avec 6 ou 12 jetons Voyage Bonus.
    Posez ce jeton à côté de votre Plateau de Joueur avec 1 Serviteur de votre Réserve.
    Jusqu'à la fin de la Phase de la Journée, chaque carte que vous jouez vaut 1 de plus.
    À la fin de la Phase de la Journée, et avant de comparer les cartes avec les Dés (NIGHT-1), le jeton va face cachée dans l'une de vos encoches et le Serviteur dans votre pioche.
    .title = Jeton Bonus : valeur +1
rule-bonus-2 =
    Péage, dans les parties avec 6 ou 12 jetons Voyage Bonus.
    Posez ce jeton et 1 Serviteur de votre Réserve sur un lieu de votre choix.
    Jusqu'à la fin de la Phase de la Journée, chaque fois qu'un autre joueur effectue l'action de ce lieu, vous gagnez 1 PV et ce joueur perd 1 PV.
    À la fin de la Phase de la Journée, le jeton et le Serviteur quittent le lieu comme dans BONUS-1 : le jeton pour l'une de vos encoches, face cachée, le Serviteur pour votre pioche.
    .title = Jeton Bonus : péage
rule-bonus-3 =
    Suivre, dans les parties avec 6 ou 12 jetons Voyage Bonus.
    Posez ce jeton et 1 Serviteur de votre Réserve sur un lieu de votre choix.
    Jusqu'à la fin de la Phase de la Journée, chaque fois qu'un autre joueur effectue l'action de ce lieu, vous pouvez l'effectuer aussi.
    À la fin de la Phase de la Journée, le jeton et le Serviteur quittent le lieu comme dans BONUS-1 : le jeton pour l'une de vos encoches, face cachée, le Serviteur pour votre pioche.
    .title = Jeton Bonus : suivre
rule-bonus-4 =
    Valeur double, seulement dans les parties avec 12 jetons Voyage Bonus.
    Ce jeton reste face visible sur votre Plateau de Joueur.
    Une seule fois, vous pouvez l'utiliser pour doubler la valeur d'une carte que vous échangez ; ensuite, il est face cachée.
    Au lieu de l'utiliser, vous pouvez l'échanger comme un jeton ordinaire.
    .title = Jeton Bonus : valeur double
rule-bonus-5 =
    Action double, seulement dans les parties avec 12 jetons Voyage Bonus.
    Ce jeton reste face visible sur votre Plateau de Joueur.
    Une seule fois, vous pouvez l'utiliser pour effectuer deux fois de suite l'action ou le bonus d'une carte Cadeau (y compris recevoir des Serviteurs et échanger une carte) ; ensuite, il est face cachée.
    Au lieu de l'utiliser, vous pouvez l'échanger comme un jeton ordinaire.
    .title = Jeton Bonus : action double
rule-bonus-6 =
    Remise, seulement dans les parties avec 12 jetons Voyage Bonus.
    Ce jeton reste face visible sur votre Plateau de Joueur.
    Une seule fois, vous pouvez l'utiliser pour retirer 2 Serviteurs de moins lors d'une action Jade ou Décrets, mais jamais moins de 0 ; ensuite, il est face cachée.
    Au lieu de l'utiliser, vous pouvez l'échanger comme un jeton ordinaire.
    .title = Jeton Bonus : remise
rule-bonus-7 =
    Tant qu'un jeton « Valeur +1 », « Péage » ou « Suivre » (de BONUS-1 à BONUS-3) est en jeu pour son effet, vous ne pouvez pas l'échanger, et il n'occupe pas d'encoche.
    .title = Jetons Bonus en jeu

## Grande Muraille

rules-section-wall = Grande Muraille

rule-wall-1 =
    A : placez 1 Serviteur sur la Muraille.
    .title = Grande Muraille, choix A
rule-wall-2 =
    B : retirez 1 Serviteur, puis placez 1 ou 2 autres Serviteurs sur la Muraille.
    .title = Grande Muraille, choix B
rule-wall-3 =
    Le nombre de Serviteurs qui termine la Muraille dépend du nombre de joueurs : 4 à un ou deux joueurs, 5 à trois, 6 à quatre, 7 à cinq.
    On met d'abord sur la Muraille tous les Serviteurs de l'action en cours, même s'il y en a alors plus que ce nombre.
    Si ce nombre est atteint ou dépassé, on procède immédiatement au décompte de la Muraille.
    .title = Terminer la Muraille
rule-wall-4 =
    Le joueur qui a le plus de Serviteurs sur la Muraille marque 3 PV et avance son Émissaire d'une case ; la zone d'Intrigues tranche les égalités (TIE-1).
    Ce joueur reprend tous ses propres Serviteurs de la Muraille et les met dans sa pioche.
    Les Serviteurs de tous les autres restent.
    .title = Décompte de la Muraille
rule-wall-5 =
    Maintenant, chaque joueur qui avait au moins un Serviteur sur la Muraille avant le décompte, y compris celui qui l'a remporté, peut prendre une Récompense d'Intrigues (de BENEFIT-1 à BENEFIT-4).
    Le joueur dont le pion Intrigue est le moins avancé choisit en premier, puis le suivant, et ainsi de suite ; dans une pile, le pion du dessous passe d'abord.
    .title = Récompenses après le décompte

## Récompenses d'Intrigues

rules-section-benefit = Récompenses d'Intrigues

rule-benefit-1 =
    Reculez votre pion Intrigue d'une case pour recevoir 1 Serviteur.
    .title = Reculer de 1 : 1 Serviteur
rule-benefit-2 =
    Reculez votre pion Intrigue de 3 cases pour recevoir 2 Serviteurs.
    .title = Reculer de 3 : 2 Serviteurs
rule-benefit-3 =
    Reculez votre pion Intrigue de 5 cases pour tourner l'un des Dés du Destin, de sorte qu'il montre une autre de ses faces.
    Le même Dé peut être tourné par plusieurs joueurs.
    .title = Reculer de 5 : tourner un Dé
rule-benefit-4 =
    Reculez votre pion Intrigue de 7 cases pour prendre 1 Jade de la pioche de Jade.
    .title = Reculer de 7 : 1 Jade
rule-benefit-5 =
    Si votre pion, en reculant, arrive sur une case où se trouvent d'autres pions, il est posé au-dessus d'eux, comme quand il avance (INTRIGUE-3).
    .title = Arriver sur d'autres pions
rule-benefit-6 =
    Vous ne pouvez prendre une récompense que si votre pion a avancé d'au moins autant de cases que cette récompense le fait reculer.
    .title = Assez de cases pour reculer

## Jade

rules-section-jade = Jade

rule-jade-1 =
    Choisissez une maison où il reste du Jade, retirez autant de Serviteurs qu'il y est imprimé, et prenez un Jade de cette maison.
    Vous ne pouvez acheter sur la Place de Jade que si toutes les maisons sont vides : retirez 5 Serviteurs pour un Jade ; la Place de Jade ne s'épuise jamais.
    .title = Acheter du Jade

## Intrigues

rules-section-intrigue = Intrigues

rule-intrigue-1 =
    A : avancez votre pion Intrigue d'une case.
    Le premier qui choisit A au cours d'un Jour prend aussi la Médaille.
    .title = Intrigues, choix A
rule-intrigue-2 =
    B : retirez 1 Serviteur et avancez votre pion Intrigue de 3 cases.
    .title = Intrigues, choix B
rule-intrigue-3 =
    Un pion qui finit son déplacement sur une case occupée est posé au-dessus des pions qui s'y trouvent.
    La zone d'Intrigues compte 14 cases, et un pion ne peut pas aller plus loin que la dernière.
    .title = Piles et fin de la zone

## Égalités

rules-section-tie = Égalités

rule-tie-1 =
    Quelle que soit l'égalité, elle est remportée par celui des joueurs à égalité qui est le plus avancé dans la zone d'Intrigues.
    Si leurs pions sont sur la même case, le plus haut dans la pile est devant.
    .title = Trancher toute égalité

## Pavillon de la Pureté Céleste

rules-section-palace = Pavillon de la Pureté Céleste

rule-palace-1 =
    A : avancez votre Émissaire d'une case sur le chemin du Pavillon.
    .title = Pavillon, choix A
rule-palace-2 =
    B : retirez 2 Serviteurs, puis avancez votre Émissaire de 2 cases et votre pion Intrigue d'une case.
    .title = Pavillon, choix B
rule-palace-3 =
    À sa 8e case, votre Émissaire entre dans le Pavillon.
    Il y occupe la place libre qui vaut le plus de PV ; vous marquez cette place à la fin de la partie.
    Une fois votre Émissaire à l'intérieur, chaque nouvelle avancée de votre Émissaire, d'où qu'elle vienne, vous fait marquer 1 PV à la place.
    .title = Entrer dans le Pavillon

## Décrets

rules-section-decree = Décrets

rule-decree-1 =
    Choisissez un Décret et retirez autant de Serviteurs qu'il y est imprimé, plus 1 pour chaque Serviteur que d'autres joueurs ont sur cette tuile.
    Placez ensuite un Serviteur de plus sur la tuile.
    Un Décret de niveau 1 ou 2 rapporte ses PV tout de suite.
    Vous ne pouvez prendre chaque Décret qu'une fois, et il vous sert jusqu'à la fin de la partie.
    .title = Prendre un Décret
rule-decree-2 =
    Les Décrets de niveau 1 agissent chaque Matin (MORNING-4), et vous êtes libre de renoncer à chacun d'eux.
    Celui-ci vaut 2 PV : chaque Matin, vous pouvez avancer votre pion Intrigue de 2 cases.
    .title = Niveau 1 : avancées d'Intrigues
rule-decree-3 =
    Niveau 1, vaut 2 PV : chaque Matin, vous pouvez mettre 1 Serviteur de votre pioche sur un Bateau, en route ou nouveau (CANAL-3, CANAL-4).
    Si le Bateau est plein, vous pouvez ensuite obtenir sa récompense de Commerce.
    .title = Niveau 1 : Serviteur sur un Bateau
rule-decree-4 =
    Niveau 1, vaut 3 PV : chaque Matin, vous pouvez recevoir 1 Serviteur.
    .title = Niveau 1 : 1 Serviteur
rule-decree-5 =
    Niveau 1, vaut 3 PV : chaque Matin, vous pouvez avancer votre Émissaire d'une case, ou marquer 1 PV s'il est déjà dans le Pavillon.
    .title = Niveau 1 : l'Émissaire avance d'une case
rule-decree-6 =
    Niveau 1, vaut 3 PV : chaque Matin, vous pouvez échanger une carte de votre main contre une carte du Plateau.
    Les Dés sont alors déjà lancés : vous savez donc ce qu'ils indiquent.
    .title = Niveau 1 : échanger une carte
rule-decree-7 =
    Les Décrets de niveau 2 ont un effet permanent.
    Celui-ci vaut 2 PV : le choix B de Voyage (TRAVEL-2) retire 1 Serviteur de moins.
    .title = Niveau 2 : Voyage moins cher
rule-decree-8 =
    Niveau 2, vaut 2 PV : pour l'action Jade (JADE-1), vous retirez 1 Serviteur de moins.
    Cela ne vaut pour aucune autre façon d'obtenir du Jade.
    .title = Niveau 2 : Jade moins cher
rule-decree-9 =
    Niveau 2, vaut 3 PV : chaque fois que vous effectuez l'action Grande Muraille, vous pouvez ajouter 1 Serviteur de votre pioche sur la Muraille.
    .title = Niveau 2 : 1 Serviteur de plus (Muraille)
rule-decree-10 =
    Niveau 2, vaut 3 PV : votre échange est gratuit non seulement avec une carte de valeur supérieure, mais aussi avec une carte de valeur égale.
    .title = Niveau 2 : valeurs égales
rule-decree-11 =
    Niveau 2, vaut 4 PV : chaque fois que vous prenez un Décret (DECREE-1), vous retirez 1 Serviteur de moins.
    .title = Niveau 2 : Décrets moins chers
rule-decree-12 =
    Les Décrets de niveau 3 rapportent des points lors du décompte final (FINAL-2).
    Celui-ci est compté avant tous les autres de son niveau : 1 PV tous les 3 PV que vous avez marqués jusque-là, mais pas plus de 10.
    .title = Niveau 3 : score acquis
rule-decree-13 =
    Niveau 3 : lors du décompte final, ce Décret vous donne 8 PV.
    .title = Niveau 3 : 8 PV
rule-decree-14 =
    Niveau 3 : lors du décompte final, chaque Jade que vous possédez vous donne 2 PV, jusqu'à 10 PV en tout.
    .title = Niveau 3 : Jade
rule-decree-15 =
    Niveau 3 : lors du décompte final, chaque Serviteur que vous avez sur un Décret vous donne 2 PV, y compris celui de ce Décret.
    .title = Niveau 3 : Décrets
rule-decree-16 =
    Niveau 3 : lors du décompte final, chaque Serviteur que vous avez sur un emplacement de récompense de Commerce de votre Plateau de Joueur vous donne 2 PV.
    .title = Niveau 3 : récompenses de Commerce

## Grand Canal

rules-section-canal = Grand Canal

rule-canal-1 =
    A : chargez 1 Serviteur de votre Réserve sur l'un de vos Bateaux, si vous le souhaitez.
    Ensuite, vous pouvez déplacer l'un de vos Bateaux, celui-là ou un autre, d'un cran : il va au prochain Port libre.
    .title = Grand Canal, choix A
rule-canal-2 =
    B : retirez 1 Serviteur, puis placez 2 autres Serviteurs, les deux sur un même Bateau ou un sur chacun de deux Bateaux.
    Vous ne déplacez aucun Bateau.
    .title = Grand Canal, choix B
rule-canal-3 =
    Un Bateau a de l'espace pour 3 Serviteurs et ne navigue jamais avec moins de 1.
    Un Serviteur que vous placez peut monter sur l'un de vos Bateaux en route, ou sur un nouveau tant que l'un de vos trois Bateaux n'est pas utilisé.
    Mettre un nouveau Bateau à l'eau ne compte pas comme un déplacement.
    .title = Charger et mettre à l'eau
rule-canal-4 =
    Un nouveau Bateau est posé dans le premier Port libre d'un chemin, c'est-à-dire le Port libre le plus proche du début de ce chemin.
    Sur la face B, vous décidez lequel des deux chemins il prend.
    Vous ne pouvez pas mettre de Bateau à l'eau sur un chemin qui n'a pas de Port libre.
    .title = Où commencent les Bateaux
rule-canal-5 =
    Un Bateau qui se déplace saute les Ports occupés ; il ne peut se déplacer que s'il y a un Port libre plus loin.
    Aucun Bateau ne passe jamais sur l'autre chemin.
    .title = Déplacer un Bateau
rule-canal-6 =
    Quand l'un de vos Bateaux porte 3 Serviteurs, vous pouvez obtenir la récompense du Port où il se trouve.
    Un Serviteur du Bateau va sur un emplacement de cette récompense sur votre Plateau de Joueur et y reste jusqu'à la fin de la partie ; les autres vont dans votre pioche, et le Bateau revient à côté de votre Plateau.
    Il vous faut un emplacement libre pour cette récompense : il y en a 1 pour le Double Serviteur, 2 pour une carte et 3 pour 4 PV.
    .title = Obtenir une récompense de Commerce
rule-canal-7 =
    Le Port 1 n'a pas de récompense.
    Le Port 2 donne 4 PV.
    Le Port 3 vous fait piocher en main la première carte de la pioche de cartes Cadeau.
    Le Port 4 amène votre Double Serviteur dans votre Réserve.
    Dans le Port 5, vous choisissez l'une de ces trois récompenses.
    .title = Les cinq Ports

## Double Serviteur

rules-section-double = Double Serviteur

rule-double-1 =
    Votre Double Serviteur est bloqué jusqu'à ce que vous l'obteniez dans un Port.
    À partir de là, vous le recevez, le retirez et le placez comme vos autres Serviteurs, dans les limites de DOUBLE-5.
    Quand vous le retirez, il compte pour 1 ou 2 Serviteurs ; sur la Muraille et sur un Bateau, il compte pour 2.
    .title = Ce qu'est le Double Serviteur
rule-double-2 =
    Chaque fois que vous recevez des Serviteurs, ne serait-ce que 1, vous pouvez choisir votre Double Serviteur comme l'un d'eux, s'il se trouve dans votre pioche.
    .title = Recevoir le Double Serviteur
rule-double-3 =
    Quand il faut retirer des Serviteurs, votre Double Serviteur peut payer pour 2 d'entre eux, ou pour 1 seul si vous préférez.
    .title = Retirer le Double Serviteur
rule-double-4 =
    Chaque fois qu'un de vos Serviteurs est placé sur un Bateau ou sur la Muraille, le Double Serviteur peut être ce Serviteur.
    Il occupe 2 espaces et compte pour 2 ; placé avec un autre Serviteur, les deux comptent pour 3.
    Sur un Bateau, il faut assez d'espace pour lui, alors que la Muraille peut en porter plus qu'il n'en faut.
    .title = Placer le Double Serviteur
rule-double-5 =
    Vous ne pouvez jamais mettre le Double Serviteur sur un Décret ni sur un emplacement de récompense de Commerce.
    S'il remplit un Bateau avec un Serviteur ordinaire et que vous obtenez la récompense, c'est le Serviteur ordinaire qui reste sur l'emplacement de la récompense.
    .title = Là où il ne peut pas aller

## Informations cachées

rules-section-hidden = Informations cachées

rule-hidden-1 =
    Les joueurs ne peuvent pas voir ce que contiennent la main et la défausse des autres, et personne ne connaît l'ordre de la pioche de cartes ni des piles de jetons.
    Tout le monde peut voir tout ce qui est sur le Plateau, combien d'éléments contient chaque pile et chaque main, et quels jetons un joueur possède ; des jetons face cachée, on ne connaît que le nombre.
    .title = Ce que les autres voient

## Phase de la Nuit

rules-section-night = Phase de la Nuit

rule-night-1 =
    Tous les joueurs comparent leur défausse avec les Dés du Destin.
    Pour chaque carte qui s'y trouve, vous recevez 1 Serviteur par Dé qui indique la valeur de la carte : une carte égale à deux Dés vous en apporte donc 2.
    .title = Comparer les cartes aux Dés
rule-night-2 =
    Le joueur qui a le plus de correspondances, et au moins une, marque 3 PV et peut avancer son Émissaire d'une case.
    La zone d'Intrigues tranche les égalités (TIE-1).
    .title = Le plus de correspondances
rule-night-3 =
    Chaque Bateau avance d'un Port, en commençant par le Bateau le plus avancé.
    Un Bateau qui était déjà dans le Port 5 est perdu en mer : il revient à son propriétaire, et les Serviteurs qu'il porte vont dans la pioche de celui-ci.
    .title = Tous les Bateaux avancent
rule-night-4 =
    Les joueurs qui ont des Bateaux pleins peuvent maintenant obtenir les récompenses des Ports que ces Bateaux ont atteints.
    Cela se fait dans l'ordre des joueurs du Jour qui se termine.
    .title = Récompenses de Commerce la Nuit
rule-night-5 =
    Chacun reprend sa défausse : c'est la main du Jour suivant.
    Si vous avez pioché une carte comme récompense pendant la Nuit (NIGHT-4), elle est déjà dans votre main et n'a pas été comparée avec les Dés.
    .title = Prendre la nouvelle main

## Limites

rules-section-limit = Limites

rule-limit-1 =
    Vous n'avez jamais plus que vos douze Serviteurs et votre Double Serviteur.
    Tant que votre pioche de Serviteurs est vide, vous n'en recevez aucun.
    .title = Les Serviteurs sont limités
rule-limit-2 =
    Il y a toujours assez de Jade.
    .title = Le Jade est illimité

## Décompte final des scores

rules-section-final = Décompte final des scores

rule-final-1 =
    Le décompte final suit la quatrième Nuit et a cinq étapes, dans cet ordre.
    Premièrement : s'il y a des Serviteurs sur la Muraille, le joueur qui en a le plus marque 3 PV et avance son Émissaire d'une case ; cette case peut encore faire entrer l'Émissaire dans le Pavillon.
    Personne ne prend de Récompense d'Intrigues.
    .title = Muraille inachevée
rule-final-2 =
    Deuxièmement : on compte les Décrets de niveau 3.
    Celui qui vaut 1 PV tous les 3 PV (DECREE-12) passe avant les autres.
    .title = Décrets de niveau 3
rule-final-3 =
    Troisièmement : chaque Émissaire dans le Pavillon rapporte les PV de sa place.
    .title = Places dans le Pavillon
rule-final-4 =
    Quatrièmement : on compte le Jade.
    Avec 1 Jade, vous marquez 1 PV en tout, avec 2 Jades 3 PV, avec 3 Jades 6 PV, avec 4 Jades 10 PV, avec 5 Jades 15 PV.
    Chaque Jade au-delà du cinquième ajoute 2 PV.
    .title = Décompte du Jade
rule-final-5 =
    Cinquièmement : un joueur dont l'Émissaire n'est pas dans le Pavillon ne peut pas gagner et termine avec un score de 0.
    Parmi tous les autres, celui qui a le plus de PV est le vainqueur, et la zone d'Intrigues tranche les égalités (TIE-1).
    .title = Qui gagne

## Partie solo contre M. Meng

rules-section-solo = Partie solo contre M. Meng

rule-solo-1 =
    Préparez une partie à deux joueurs sans jetons Voyage Bonus ; vous êtes Premier Joueur.
    Vous choisissez une paire de paquets de cartes : le 4 pour vous et le 5 pour M. Meng, le 2 pour vous et le 3 pour M. Meng, ou le 1 pour vous et le 2 pour M. Meng.
    Les cartes Cadeau de M. Meng sont mélangées et forment une pile, face cachée.
    .title = Mise en place pour M. Meng
rule-solo-2 =
    M. Meng a un lieu prioritaire : l'une des cartes de départ est tirée au hasard, et le lieu où elle est posée devient son lieu prioritaire.
    Vous pouvez aussi choisir ce lieu vous-même.
    Le Double Serviteur de M. Meng le marque et n'a pas d'autre usage.
    .title = Lieu prioritaire de M. Meng
rule-solo-3 =
    Les cartes Solo, neuf simples et deux Spéciales, indiquent un lieu dans leur partie supérieure et une action Crépuscule dans leur partie inférieure.
    Facile : une carte Solo Spéciale est mise de côté, ce qui fait 10 cartes.
    Normale : les 11 cartes sont toutes utilisées.
    Difficile : les 11 cartes sont toutes utilisées, et M. Meng commence avec une cinquième carte Cadeau, prise de la pioche de cartes Cadeau.
    .title = Cartes Solo et difficulté
rule-solo-4 =
    La Phase du Matin se déroule comme d'habitude.
    M. Meng utilise chaque avantage de ses Décrets et reçoit ses Serviteurs.
    .title = Le Matin avec M. Meng
rule-solo-5 =
    Tant que M. Meng a des cartes Cadeau, voici son tour : on retourne la première carte Solo et sa première carte Cadeau.
    Il échange cette carte Cadeau sur le lieu indiqué par la carte Solo ; les valeurs ne comptent pas et il ne paie rien.
    Il effectue alors l'action de la carte puis l'action du lieu, chacune selon le choix A et chacune seulement s'il le peut.
    Au lieu d'un échange de cartes, il marque 1 PV.
    .title = Le tour de M. Meng
rule-solo-6 =
    Les cartes Solo que M. Meng a jouées ce Jour sont gardées à part.
    Si la pioche de cartes Solo s'épuise, seules les cartes des Jours précédents sont mélangées pour en former une nouvelle.
    .title = La pioche de cartes Solo
rule-solo-7 =
    Le Crépuscule vient quand la Phase de la Journée est terminée.
    On parcourt les cartes Solo de ce Jour dans l'ordre où elles ont été jouées, et M. Meng effectue l'action inférieure de chacune, tant qu'il a les Serviteurs pour cela ou des jetons qu'il peut échanger contre eux ; sinon, la carte est sautée.
    Une carte qu'il gagne au Crépuscule comme récompense de Commerce va dans sa défausse.
    À la fin du Crépuscule, ces cartes Solo rejoignent celles des Jours précédents.
    .title = Phase du Crépuscule
rule-solo-8 =
    La Phase de la Nuit se déroule comme d'habitude, sauf pour les correspondances de M. Meng avec les Dés : quelles que soient ses cartes, il a 1 correspondance le Jour 1, 2 le Jour 2, 3 le Jour 3 et 4 le Jour 4 (voir aussi EDITION-5).
    Elles comptent pour les Serviteurs qu'il reçoit et pour le bonus du plus grand nombre de correspondances.
    .title = Correspondances de M. Meng
rule-solo-9 =
    Pendant la Journée, M. Meng fait 1 déplacement ; au Crépuscule, il retire 2 Serviteurs pour 1 déplacement.
    Son Voyageur entre sur la carte dans la cité en bas à droite et parcourt l'anneau extérieur dans le sens inverse des aiguilles d'une montre, chaque fois jusqu'à la prochaine cité qui a un jeton.
    S'il ne reste pas de jeton sur l'anneau, il va au jeton le plus proche ailleurs, et fait de même pour chacun des déplacements suivants de ce Jour ; le Jour suivant, il recommence à suivre l'anneau.
    Il utilise toujours la récompense normale d'un jeton, avec trois exceptions.
    Reprendre une carte : la première carte de sa défausse rejoint sa pioche de cartes ; au Crépuscule, il marque 1 PV à la place.
    Une carte contre un Jade : il défausse la première carte de sa pioche, si basse que soit sa valeur, et prend le Jade ; au Crépuscule, il marque 1 PV à la place.
    Un échange de cartes : il marque 1 PV à la place.
    .title = M. Meng voyage
rule-solo-10 =
    Quand M. Meng a trop peu de Serviteurs pour effectuer une action, il échange des jetons contre des Serviteurs, à condition que cela comble ce qui lui manque.
    Dès qu'il a 6 jetons à échanger contre un Jade, il prend le Jade.
    .title = M. Meng échange des jetons
rule-solo-11 =
    Pendant la Journée, M. Meng place 1 Serviteur sur la Muraille s'il en a un.
    Au Crépuscule, il lui faut 2 Serviteurs ou plus dans sa Réserve : il en retire 1 et en place 1.
    Lors d'un décompte de la Muraille où il a un Serviteur sur celle-ci, il prend un Jade comme Récompense d'Intrigues s'il peut reculer de 7 cases ; s'il ne le peut pas, il reçoit 1 Serviteur, à condition qu'il puisse reculer d'une case et ait un Serviteur dans sa pioche.
    .title = M. Meng à la Muraille
rule-solo-12 =
    Pendant la Journée, M. Meng achète le Jade le moins cher qu'il peut payer.
    Au Crépuscule, il fait gratuitement 1 déplacement de Voyage.
    .title = M. Meng et le Jade
rule-solo-13 =
    Pendant la Journée, le pion Intrigue de M. Meng avance d'une case, et M. Meng prend la Médaille si elle n'a pas été prise.
    Au Crépuscule, il retire 1 Serviteur pour 2 cases.
    .title = M. Meng et les Intrigues
rule-solo-14 =
    Pendant la Journée, l'Émissaire de M. Meng avance d'une case.
    Au Crépuscule, M. Meng retire 2 Serviteurs pour avancer son Émissaire d'une case et son pion Intrigue d'une case.
    .title = M. Meng et le Pavillon
rule-solo-15 =
    Pendant la Journée, M. Meng prend un Décret et paie le coût normal.
    Il regarde le niveau 1 le Jour 1, le niveau 2 le Jour 2 et le niveau 3 les Jours 3 et 4.
    Des deux Décrets, il choisit celui qui lui coûte le moins à ce moment, et s'ils coûtent autant l'un que l'autre, celui de la place du bas.
    S'il ne peut pas payer, ou possède les deux, il essaie les niveaux inférieurs, en descendant, puis les niveaux supérieurs, en montant : s'il y a un Décret qu'il peut prendre, il en prend un.
    Au Crépuscule, il fait gratuitement 1 déplacement de Voyage.
    Avec le Décret qui échange une carte chaque Matin, il marque 1 PV chaque Matin à la place ; avec le Décret du Voyage moins cher, son Voyage au Crépuscule coûte 1 Serviteur de moins.
    .title = M. Meng et les Décrets
rule-solo-16 =
    Pendant la Journée, M. Meng place 1 Serviteur sur l'un de ses Bateaux en route, ou met un Bateau à l'eau s'il n'y en a aucun qu'il puisse charger.
    Il n'utilise jamais l'action pour déplacer un Bateau.
    Au Crépuscule, il lui faut 2 Serviteurs ou plus dans sa Réserve : il en retire 1 et en place 1.
    Dès qu'un de ses Bateaux porte 3 Serviteurs, il obtient une récompense, quels que soient le Port et la phase.
    Pour sa première et sa deuxième récompense, il prend une carte, ou pour la première seulement s'il a commencé la partie avec cinq cartes ; chaque récompense suivante est de 4 PV, sans limite.
    Les trois Serviteurs retournent tous dans sa pioche.
    .title = M. Meng sur le canal
rule-solo-17 =
    Si la carte Solo est une carte Spéciale, M. Meng échange sur son lieu prioritaire.
    Il effectue alors l'action de la carte et celle du lieu, toutes deux selon le choix B, et ne paie rien ; les Serviteurs qu'il met en jeu viennent de sa pioche, et de sa Réserve une fois la pioche vide.
    Voyage : 2 déplacements. Grande Muraille : 2 Serviteurs. Jade : le moins cher. Intrigues : 3 cases.
    Pavillon : l'Émissaire avance de 2 cases, le pion Intrigue d'une. Décrets : le Décret qu'il choisirait normalement, pour seulement 1 Serviteur mis dessus. Grand Canal : 2 Serviteurs.
    Au Crépuscule, il fait gratuitement 1 déplacement de Voyage.
    .title = Cartes Solo Spéciales
rule-solo-18 =
    Le décompte final se déroule comme d'habitude, à une différence près : M. Meng peut gagner sans être dans le Pavillon, mais ne marque alors rien pour une place.
    .title = Décompte final avec M. Meng
rule-solo-19 =
    Des Serviteurs neutres sur le Plateau de Joueur de M. Meng marquent les récompenses qu'il a obtenues : jusqu'à 2 pour des cartes et jusqu'à 3 pour 4 PV ; les suivantes ne sont pas marquées.
    Au niveau difficile, l'un d'eux occupe dès le début un emplacement de carte.
    .title = Marquer les récompenses de M. Meng

## Là où les livrets imprimés diffèrent

rules-section-edition = Là où les livrets imprimés diffèrent

rule-edition-1 =
    Un livret de règles imprimé vous oblige à effectuer une action après un échange ; les autres vous laissent le choix.
    Cette édition vous laisse le choix (ACTION-1).
    .title = Les actions sont-elles obligatoires ?
rule-edition-2 =
    Pour le choix B de la Grande Muraille, un texte imprimé dit 2 Serviteurs et les autres disent jusqu'à 2.
    Dans cette édition, vous en placez 1 ou 2 (WALL-2).
    .title = Serviteurs du choix B de la Muraille
rule-edition-3 =
    Un livret de règles imprimé permet à l'action Grand Canal de faire sortir un Bateau du Port 5, où il est alors perdu ; les autres demandent un Port libre où aller.
    Dans cette édition, il faut un Port libre (CANAL-5).
    .title = Quitter le Port 5
rule-edition-4 =
    Un exemple d'un livret de règles imprimé semble donner gratuitement un Serviteur de plus à un Bateau tout juste mis à l'eau ; les autres n'en disent rien.
    Dans cette édition, il n'y a pas de Serviteur gratuit.
    .title = Serviteur sur un nouveau Bateau
rule-edition-5 =
    Certains livrets de règles imprimés donnent à M. Meng au moins 1, 2, 3 et 4 correspondances les quatre Jours, d'autres exactement ce nombre.
    Cette édition joue normalement avec exactement ce nombre (SOLO-8).
    L'option meng_matches fait passer de l'un à l'autre : exact ou at_least.
    .title = Correspondances de M. Meng aux Dés
rule-edition-6 =
    Les livrets de règles imprimés ne s'accordent pas : le jeton « Suivre » et le jeton « Péage » réagissent à l'action de n'importe quel joueur, ou seulement à celle d'un autre joueur.
    Dans cette édition, les deux ne réagissent qu'à un autre joueur (BONUS-2, BONUS-3).
    .title = Suivre et péage : l'action de qui
rule-edition-7 =
    Un livret de règles imprimé a 12 jetons Voyage Bonus de six sortes et annonce 32 jetons au total ; les autres ont 6 jetons Bonus de trois sortes parmi les 32.
    Cette édition joue normalement sans jetons Bonus.
    L'option bonus_tokens change cela : none, aucun ; standard, avec 6 jetons Bonus et donc 32 jetons en tout ; ou deluxe, qui en ajoute six de plus à ces 32.
    .title = Nombre de jetons Bonus
rule-edition-8 =
    Pour le Décret du Matin qui échange une carte, certains livrets de règles imprimés permettent une carte de votre main, un permet la main ou la défausse, et un dit seulement l'une de vos cartes.
    Dans cette édition, c'est une carte de votre main, puisque vous avez repris votre défausse la Nuit précédente (NIGHT-5).
    .title = Échange du Matin : quelle carte
rule-edition-9 =
    Certains livrets de règles imprimés vous font échanger dès que vous avez plus de six jetons, d'autres veulent que vous fassiez de la place avant d'en prendre un septième.
    Cette édition suit TRADE-2 : le septième jeton peut donc être l'un de ceux que vous échangez.
    .title = Le septième jeton
rule-edition-11 =
    Dans certains livrets de règles imprimés, M. Meng n'échange des jetons que pour payer des actions B, dans d'autres pour toute action.
    Dans cette édition, il le fait pour toute action (SOLO-10).
    .title = Quand M. Meng échange des jetons
rule-edition-12 =
    Certains livrets de règles imprimés donnent le bonus de la Nuit au joueur qui a le plus de cartes correspondantes, certains à celui qui a le plus de correspondances, et un à celui qui a gagné le plus de Serviteurs.
    Dans un exemple imprimé avec les Dés 3, 3 et 6, deux joueurs sont à égalité avec 4 chacun.
    Cette édition compte comme le dit RULING-9.
    .title = Compter le plus de correspondances
rule-edition-13 =
    Le Matin, un texte imprimé garnit chaque cité à laquelle il manque un Voyageur, un jeton ou les deux ; les autres ne garnissent que les cités qui n'ont ni l'un ni l'autre.
    Dans cette édition, une cité ne doit avoir ni l'un ni l'autre (MORNING-2).
    .title = Quelles cités sont garnies
rule-edition-14 =
    Quand votre Émissaire est déjà dans le Pavillon, un texte imprimé donne 1 PV pour chaque action qui l'avancerait, les autres 1 PV pour chaque case.
    Dans cette édition, vous marquez 1 PV pour chaque case (PALACE-3).
    .title = Cases une fois dans le Pavillon
rule-edition-15 =
    Sur le nombre de récompenses de Commerce que l'on obtient la Nuit, les livrets de règles imprimés diffèrent : un en permet pour chaque Bateau plein, un pour un seul Bateau, et les autres parlent de joueurs qui ont un Bateau plein.
    Dans cette édition, vous pouvez en obtenir avec chaque Bateau plein (NIGHT-4).
    .title = Nombre de récompenses la Nuit
rule-edition-16 =
    Dans un livret de règles imprimé, le Voyageur de M. Meng quitte l'anneau extérieur quand vous êtes sur son passage, dans les autres seulement quand il ne reste pas de jeton sur l'anneau.
    Dans cette édition, il ne le quitte que s'il n'y reste pas de jeton (SOLO-9).
    .title = Quand M. Meng quitte l'anneau
rule-edition-17 =
    Pour la récompense qui tourne un Dé, un livret de règles imprimé permet n'importe quel nombre, les autres n'importe quelle face de ce Dé.
    Dans cette édition, vous choisissez une face que ce Dé possède (BENEFIT-3).
    .title = Tourner un Dé
rule-edition-18 =
    Dans un livret de règles imprimé, le Double Serviteur sur la Muraille ou un Bateau compte pour 2 s'il est posé à plat ; dans les autres, il compte simplement pour 2.
    Dans cette édition, il y compte toujours pour 2 (DOUBLE-4).
    .title = Valeur du Double Serviteur
rule-edition-19 =
    Certains livrets de règles imprimés font aller votre Voyageur à la prochaine cité qui a un jeton, d'autres à une autre cité qui a un jeton.
    Dans cette édition, il va à la prochaine le long des routes (TRAVEL-3).
    .title = Jusqu'où va un Voyageur
rule-edition-20 =
    La plupart des livrets de règles imprimés vous laissent choisir d'utiliser ou non la récompense d'un jeton Voyage ; un omet le mot « pouvez », et un dit seulement que vous recevez la récompense s'il y en a une.
    Dans cette édition, c'est votre choix (TRAVEL-1).
    .title = La récompense d'un jeton est-elle facultative ?
rule-edition-21 =
    Un livret de règles imprimé augmente la valeur de toutes vos cartes avec le jeton « Valeur +1 », les autres seulement celle des cartes que vous jouez.
    Dans cette édition, seules les cartes que vous jouez sont augmentées (BONUS-1).
    .title = Portée de la valeur +1
rule-edition-22 =
    Certains livrets de règles imprimés formulent l'échange de cartes du Matin comme un ordre, d'autres comme une possibilité.
    Dans cette édition, vous pouvez y renoncer (DECREE-6).
    .title = L'échange du Matin est-il facultatif ?
rule-edition-23 =
    Un livret de règles imprimé dit qu'un Bateau qui se déplace a besoin d'un Port libre plus loin, les autres simplement d'un Port libre sur son chemin.
    Dans cette édition, le Port libre doit être plus loin (CANAL-5).
    .title = Sens du déplacement d'un Bateau
rule-edition-24 =
    Dans certains livrets de règles imprimés, vous pouvez prendre les Serviteurs du Matin et ceux que vos cartes apportent la Nuit ; dans d'autres, vous les prenez simplement.
    Dans cette édition, vous les recevez sans qu'on vous le demande (MORNING-5, NIGHT-1).
    .title = Revenu et Serviteurs de la Nuit : au choix ?

## Arbitrages

rules-section-ruling = Arbitrages

rule-ruling-1 =
    Là où aucun livret de règles imprimé ne donne de réponse, cette édition joue selon les arbitrages suivants.
    Vous pouvez échanger des jetons (TRADE-1) à chacune de vos propres décisions, et aussi entre les étapes d'une même action dès qu'un Serviteur ainsi reçu rend une étape possible ou meilleure : par exemple entre le paiement d'un Décret et le placement du Serviteur, ou entre les deux Serviteurs du choix B du Grand Canal, même s'il ne reste qu'une seule façon de continuer.
    Vous pouvez donc commencer une action que seul un échange en cours de route permet de terminer.
    Tous les joueurs en ont une dernière occasion, dans l'ordre des joueurs, juste avant le décompte final.
    .title = Quand échanger des jetons
rule-ruling-2 =
    Personne ne descend au-dessous de 0 PV.
    Le propriétaire d'un péage est payé même si l'autre joueur n'a pas de PV à perdre.
    .title = Pas de PV négatifs
rule-ruling-3 =
    Savoir si un 1 rencontre un 9 (EXCHANGE-4) dépend des valeurs imprimées sur les cartes.
    La valeur +1 et la valeur double ne comptent que lorsque l'on compare des valeurs.
    .title = Valeurs imprimées : 1 et 9
rule-ruling-4 =
    Chaque fois qu'un de vos effets a mis un Serviteur sur l'un de vos Bateaux ou a déplacé ce Bateau, vous pouvez obtenir une récompense avec chaque Bateau plein que vous avez.
    Vous pouvez aussi en obtenir la Nuit (NIGHT-4).
    Le choix A du Grand Canal peut ne servir qu'à cela : un de vos Bateaux pleins qui attend dans un Port obtient sa récompense même si vous ne chargez et ne déplacez rien.
    .title = Quand obtenir une récompense
rule-ruling-5 =
    Vous suivez (BONUS-3) dès que l'action de l'autre joueur est entièrement accomplie et avant sa prochaine action.
    Si plusieurs joueurs suivent, ils le font dans l'ordre des joueurs, compté à partir de celui qui a agi.
    Celui qui suit choisit A ou B, paie le coût et utilise ses propres remises ; il peut aussi gagner la Médaille.
    Une action effectuée en suivant ne peut pas être suivie à son tour, mais elle fait payer les péages.
    .title = Comment on suit
rule-ruling-6 =
    Vous effectuez une action quand vous accomplissez son choix A ou B, ou l'action Jade ou Décrets.
    Que l'action vous vienne du lieu ou d'une carte ne fait aucune différence : dans les deux cas, elle fait payer les péages et d'autres peuvent suivre.
    Une action à laquelle vous renoncez ne fait ni l'un ni l'autre.
    .title = Ce qu'est effectuer une action
rule-ruling-7 =
    Si aucun Émissaire n'a atteint le Pavillon, la partie n'a pas de vainqueur.
    Les joueurs sont alors classés selon leurs PV, puis selon les Intrigues, à titre purement indicatif.
    .title = Personne dans le Pavillon
rule-ruling-8 =
    Si les trois Dés indiquent le même nombre, chaque carte de cette valeur rapporte 3 Serviteurs.
    .title = Trois Dés égaux
rule-ruling-9 =
    Le plus grand nombre de correspondances (NIGHT-2) se compte comme les Serviteurs (NIGHT-1) : chaque carte compte une fois pour chaque Dé qui indique sa valeur.
    Cela s'accorde avec l'exemple imprimé, dans lequel un 3 compte deux fois face aux Dés 3, 3 et 6.
    .title = Comment on compte
rule-ruling-10 =
    Les remises ne font jamais descendre un coût au-dessous de 0.
    Les remises des Décrets s'appliquent d'elles-mêmes ; celle du jeton « Remise » (BONUS-6) ne s'applique que si son propriétaire décide de l'utiliser, et les deux s'additionnent.
    Aucune remise ne couvre le Serviteur que vous placez sur un Décret.
    .title = Comment les remises s'additionnent
rule-ruling-11 =
    Quand M. Meng met en jeu deux Serviteurs lors d'une action Grand Canal Spéciale et que le premier remplit un Bateau, le second monte sur un nouveau Bateau.
    S'il ne lui reste pas de Bateau ou s'il n'y a pas de Port libre, le second Serviteur reste là où il était.
    .title = Second Serviteur de M. Meng
rule-ruling-12 =
    Le Serviteur supplémentaire du Décret de niveau 2 de la Muraille (DECREE-9) vient de votre pioche une fois que vous avez accompli A ou B.
    Il peut être celui qui termine la Muraille, et s'il la termine avec les Serviteurs de A ou B, il y a un seul décompte pour tous.
    .title = Moment du Décret de la Muraille
rule-ruling-13 =
    Quand la pioche de cartes Cadeau est vide, vous ne pouvez pas choisir une carte comme récompense.
    .title = Pioche de cartes vide
rule-ruling-14 =
    M. Meng ne renonce jamais à un Décret du Matin.
    Si celui-ci met un Serviteur sur un Bateau, M. Meng procède comme dans SOLO-16.
    .title = Décrets du Matin de M. Meng
rule-ruling-15 =
    Pour payer un échange avec une carte, selon (b) de EXCHANGE-3, vous devez avoir une deuxième carte en main.
    La carte avec laquelle vous avez payé est dans votre défausse : elle compte donc quand on compare les cartes avec les Dés (NIGHT-1).
    .title = Payer avec une carte
rule-ruling-16 =
    Lors d'un échange de cartes, vous pouvez prendre n'importe quelle carte du Plateau, y compris celle que vous venez d'y poser, et vous pouvez donner celle que vous venez de recevoir.
    Après cet échange, vous pouvez encore effectuer l'action du lieu, et avant elle un second échange de cartes si vous le répétez avec BONUS-5.
    .title = Quelles cartes échanger
rule-ruling-17 =
    Si vous avez passé et avez ensuite de nouveau une carte, parce que vous en reprenez une ou comme récompense de Commerce, vous jouez de nouveau des tours.
    .title = Passer n'est pas définitif
rule-ruling-18 =
    Le jeton qui reprend une carte (TOKEN-8) peut rendre la carte même que vous venez d'acquérir.
    Si votre défausse est vide, le jeton n'a pas d'effet.
    .title = Limites de la reprise
rule-ruling-19 =
    Un jeton « Valeur +1 », « Péage » ou « Suivre » auquel vous renoncez, ou que vous prenez alors que votre Réserve est vide, va directement dans une encoche, face cachée.
    Le Serviteur que vous posez avec un tel jeton peut être votre Double Serviteur, qui compte alors pour 1.
    .title = Renoncer à un jeton Bonus
rule-ruling-20 =
    À la fin de la Phase de la Journée, tous les Serviteurs posés avec des jetons Bonus reviennent d'abord, puis ces jetons vont dans les encoches, puis quiconque a plus de six jetons en échange (TRADE-2), dans l'ordre des joueurs.
    Le Crépuscule et la Nuit ne commencent qu'après cela.
    .title = Fin de la Phase de la Journée
rule-ruling-21 =
    La valeur +1 et la valeur double ne valent que pour la comparaison lors d'un échange (EXCHANGE-2, EXCHANGE-3) et pour le Décret des valeurs égales (DECREE-10).
    Elles n'aident ni pour le jeton qui donne un Jade contre une carte (TOKEN-5), ni avec les Dés la Nuit (NIGHT-1).
    La valeur imprimée est doublée avant que l'on ajoute quoi que ce soit, et plusieurs jetons « Valeur +1 » s'additionnent tous.
    .title = Quand comptent les valeurs augmentées
rule-ruling-22 =
    Un jeton « Péage » ou « Suivre » n'agit que sur les actions qui commencent après qu'il a été posé.
    Il agit une fois chaque fois que l'action est effectuée : une action effectuée deux fois le déclenche donc deux fois.
    Les récompenses de jetons et les effets de Décrets ne sont pas des actions effectuées, et le Serviteur supplémentaire de DECREE-9 ne s'y ajoute pas.
    .title = Ce qui déclenche péage et suivre
rule-ruling-23 =
    Sans une seule correspondance, aucun joueur ne peut avoir le bonus de la Nuit (NIGHT-2).
    .title = Le bonus exige une correspondance
rule-ruling-24 =
    Si la Muraille est terminée au milieu d'un effet, comme un jeton, une action suivie ou un Décret, on procède à son décompte à ce moment même, Récompenses d'Intrigues comprises.
    Ensuite, l'effet interrompu continue.
    .title = Muraille terminée pendant un effet
rule-ruling-25 =
    Vous ne pouvez utiliser le Serviteur supplémentaire de DECREE-9 que si vous accomplissez A ou B de l'action Grande Muraille.
    Si votre Réserve est vide, vous ne pouvez pas effectuer l'action Grande Muraille.
    .title = Le Décret exige une action
rule-ruling-26 =
    Si un effet met un Serviteur de votre pioche sur un Bateau ou sur la Muraille, vous pouvez utiliser pour cela votre Double Serviteur s'il se trouve dans votre pioche.
    .title = Double Serviteur de la pioche
rule-ruling-27 =
    Quand un décompte, une récompense obtenue ou une perte en mer enlève le Double Serviteur de la Muraille ou d'un Bateau, il retourne dans votre pioche comme une seule pièce.
    S'il reste sur la Muraille après un décompte, il compte toujours pour 2.
    .title = Retour du Double Serviteur
rule-ruling-28 =
    Dans le choix B de la Grande Muraille ou du Grand Canal, le Double Serviteur peut être les deux Serviteurs à la fois, ou l'un des deux.
    Le Serviteur que vous retirez pour B doit être une autre pièce.
    .title = Double Serviteur dans le choix B
rule-ruling-29 =
    Les récompenses qui font recevoir des Serviteurs (BENEFIT-1, BENEFIT-2) ne sont pas disponibles tant que votre pioche est vide ; si elle en contient trop peu, vous recevez ceux qui s'y trouvent.
    L'ordre dans lequel les joueurs prennent leurs récompenses (WALL-5) est fixé lors du décompte de la Muraille et ne change pas.
    .title = Détails des Récompenses d'Intrigues
rule-ruling-30 =
    Un pion sur la case 14 ne bouge pas et garde sa position dans la pile.
    Le choix A d'Intrigues peut encore vous y donner la Médaille, et le choix B du Pavillon (PALACE-2) avance toujours votre Émissaire.
    Quand un pion quitte une pile, ceux du dessus restent dans le même ordre.
    .title = Bout de la zone d'Intrigues
rule-ruling-31 =
    Vous pouvez prendre la Médaille avec le choix A d'Intrigues (INTRIGUE-1), que vous l'effectuiez par le lieu, par une carte ou en suivant.
    .title = Comment avoir la Médaille
rule-ruling-32 =
    Si la première des deux avancées de PALACE-2 fait entrer votre Émissaire dans le Pavillon, la seconde rapporte 1 PV.
    .title = Entrer avec deux cases
rule-ruling-33 =
    Vous pouvez choisir B de Voyage (TRAVEL-2) si au moins un déplacement est possible ; si le second se révèle ensuite impossible, il est perdu.
    Quand votre Voyageur ne peut atteindre aucun jeton, vous ne pouvez pas effectuer l'action Voyage.
    .title = Voyage sans jetons
rule-ruling-34 =
    S'il n'y a pas assez de jetons pour garnir la carte (MORNING-2), les cités de l'anneau extérieur passent d'abord, depuis le bas à droite dans le sens où voyage M. Meng, puis les cités intérieures dans l'ordre de leur liste.
    Les cités pour lesquelles il ne reste pas de jeton demeurent vides.
    .title = Trop peu de jetons pour garnir
rule-ruling-35 =
    Vous échangez exactement le nombre de jetons demandé, le jeton qui compte double valant 2.
    Si vous devez échanger alors que votre pioche de Serviteurs est vide, il se peut que vous ne receviez rien.
    .title = Échanges exacts
rule-ruling-36 =
    Le Matin (MORNING-4), vous utilisez tous vos Décrets, dans l'ordre que vous voulez, avant que le joueur suivant utilise les siens.
    .title = Ordre des Décrets du Matin
rule-ruling-37 =
    Le choix B du Grand Canal place exactement deux Serviteurs, sauf si le Double Serviteur change cela (RULING-28).
    Si vos trois Bateaux sont tous en jeu, vous ne pouvez charger que des Bateaux en route.
    Vous ne pouvez jamais mettre sur un Bateau plus qu'il ne peut porter.
    .title = Limites du choix B du canal
rule-ruling-38 =
    Un Bateau revenu grâce à une récompense peut aussitôt être remis à l'eau, même au cours de la même action.
    Un Bateau plein dès sa mise à l'eau peut aussitôt obtenir une récompense s'il est dans l'un des Ports 2 à 5 ; dans le Port 1, il n'y en a jamais.
    .title = Remise à l'eau et récompense immédiate
rule-ruling-39 =
    Tous les Bateaux doivent avancer la Nuit (NIGHT-3), et chaque chemin est traité séparément.
    Être plein ne sauve pas un Bateau dans le Port 5 : il est perdu, car les Bateaux avancent avant les récompenses de NIGHT-4.
    .title = Les Bateaux doivent avancer la Nuit
rule-ruling-40 =
    Le Décret qui vaut 1 PV tous les 3 PV (DECREE-12) regarde votre pion points de Victoire tel qu'il est après le décompte de la Muraille (FINAL-1).
    .title = Ce que veut dire « jusque-là »
rule-ruling-41 =
    Une carte qui rejoint la pioche de M. Meng le Matin ou pendant la Journée est mise tout en dessous.
    À la fin de la Nuit (NIGHT-5), sa défausse est mélangée et devient sa nouvelle pioche.
    .title = Pioche de cartes de M. Meng
rule-ruling-42 =
    Si M. Meng prend pendant la Journée le jeton qui donne un Jade contre une carte alors que sa pioche est vide, il marque 1 PV, comme au Crépuscule.
    .title = M. Meng : pas de carte contre un Jade
rule-ruling-43 =
    M. Meng entre sur la carte dans la première cité de l'anneau extérieur qui a un jeton, cherchée depuis le bas à droite dans le sens inverse des aiguilles d'une montre.
    Le plus proche veut dire : à la distance du moins de routes ; si plusieurs cités sont aussi proches, les cités de l'anneau passent d'abord, depuis le bas à droite dans le sens de M. Meng, puis les cités intérieures dans l'ordre de leur liste, comme dans RULING-34.
    Pour revenir d'une cité intérieure à l'anneau, il va à la cité de l'anneau qui a un jeton et qui est la plus proche.
    S'il n'y a aucun jeton sur la carte, il ne se déplace pas et ne paie pas.
    .title = Le trajet de M. Meng sur la carte
rule-ruling-44 =
    Ce que M. Meng peut payer comprend les Serviteurs qu'il pourrait recevoir en échangeant des jetons, dans la mesure où sa pioche le permet ; il échange d'abord les jetons simples.
    Il fait de tels échanges pour les actions de la Journée et du Crépuscule, mais pas pour payer la récompense d'un jeton.
    .title = Ce que M. Meng peut payer
rule-ruling-45 =
    Avec une carte Solo Spéciale, un Décret ne coûte rien à M. Meng : il lui faut donc seulement un Serviteur à y mettre ; on juge toujours d'après les coûts normaux quel Décret est le moins cher.
    Son action Intrigues avec une carte Solo Spéciale est le choix B : il ne prend donc pas la Médaille.
    .title = Cartes Spéciales : Décrets et Intrigues
rule-ruling-46 =
    Les Décrets du Jade moins cher (DECREE-8), du Serviteur de plus sur la Muraille (DECREE-9) et des Décrets moins chers (DECREE-11) profitent tous à M. Meng.
    Il utilise chaque fois le Serviteur de plus sur la Muraille, au Crépuscule et avec les cartes Solo Spéciales aussi.
    .title = Décrets qui aident M. Meng
rule-ruling-47 =
    Les Serviteurs neutres qui marquent les récompenses de M. Meng (SOLO-19) comptent pour son Décret des récompenses de Commerce (DECREE-16).
    Si la pioche de cartes Cadeau est vide quand il devrait recevoir une carte, il marque 4 PV à la place.
    .title = Compter les récompenses de M. Meng
rule-ruling-48 =
    Si M. Meng est Premier Joueur, il passe avant vous pour les Décrets du Matin (MORNING-4), dans la Phase de la Journée et pour les récompenses de Commerce la Nuit (NIGHT-4).
    .title = M. Meng Premier Joueur
rule-ruling-49 =
    Si vous jouez la variante pour experts contre M. Meng, les sept cartes réparties sur les lieux tiennent le rôle des cartes de départ quand on détermine son lieu prioritaire (SOLO-2).
    .title = Variante pour experts avec M. Meng
rule-ruling-50 =
    Dans le choix A du Grand Canal (CANAL-1), le Serviteur est placé avant que le Bateau se déplace.
    Le décompte de la Muraille (WALL-3) n'a lieu qu'une fois placés tous les Serviteurs de l'action.
    .title = Ordre dans une action
rule-ruling-51 =
    Au Crépuscule, les cartes Solo du Jour sont utilisées de la première jouée à la dernière ; dans la version imprimée, la pile est retournée pour cela.
    .title = Ordre des cartes au Crépuscule

## Là où tous les livrets se taisent

rules-section-house = Là où tous les livrets se taisent
rule-house-1 =
    Une décision avec un seul choix permis se prend d'elle-même, sauf si cela apprenait aux autres quelque chose sur une main (le jeton qui demande une carte de valeur 7 ou plus pose sa question même si la main n'en a pas).
    La question est tout de même posée si un Serviteur reçu contre des jetons pouvait permettre plus que ce seul choix (RULING-1) ; et là où seul un échange de jetons permet de terminer une action, personne ne le fait à votre place.
    .title = Décisions avec un seul choix
rule-house-2 =
    Échanger des jetons contre un Serviteur que la pioche n'a pas n'est pas proposé, sauf si l'échange est forcé (RULING-35).
    .title = Échange contre un Serviteur qui manque
rule-house-3 =
    Les jetons face cachée partent dans l'ordre où ils sont venus.
    Les jetons Voyage Bonus face visible ne partent que si les jetons face cachée ne suffisent pas ; leur propriétaire dit alors lesquels.
    .title = Quels jetons partent
rule-house-4 =
    Un seul jeton « Valeur double » au plus agit sur un échange, et seulement là où il le rend gratuit.
    .title = Un jeton « Valeur double » par échange
rule-house-5 =
    On décide si un jeton « Action double » répète l'action d'une carte après la première fois et après ceux qui la suivent.
    L'action d'une même carte est effectuée deux fois au plus.
    .title = Quand utiliser un jeton « Action double »
rule-house-6 =
    Plusieurs jetons « Remise » peuvent servir pour une même action.
    Un jeton est retourné quand on l'utilise, même si l'on renonce ensuite à l'action.
    .title = Plusieurs jetons « Remise »
rule-house-7 =
    Chaque jeton « Péage » et chaque jeton « Suivre » compte pour lui-même : deux péages d'un même propriétaire sur un lieu rapportent 2 PV, deux jetons « Suivre » permettent de suivre deux fois.
    .title = Plusieurs jetons « Péage » et « Suivre »
rule-house-8 =
    Le choix A du Grand Canal sans rien placer, sans rien déplacer et sans récompense n'est pas une action effectuée : personne ne la suit et aucun péage n'est dû.
    .title = Canal A sans effet
rule-house-9 =
    Le choix B des Intrigues n'est pas proposé sur la dernière case de la zone ; le choix A, seulement tant que la Médaille peut encore être prise.
    Sur la dernière case, M. Meng ne dépense rien pour les Intrigues.
    .title = Intrigues sur la dernière case
rule-house-10 =
    Canal B : on ne peut pas placer un premier Serviteur de telle sorte que le second ne trouve pas d'espace.
    Une récompense obtenue entre les deux compte comme de l'espace, et doit alors être prise ; un Serviteur qu'un échange de jetons apportera entre les deux compte comme le second (RULING-1).
    .title = L'espace du second Serviteur de Canal B
rule-house-11 =
    Quand la pioche ne contient que le Double Serviteur, le joueur qui reçoit un Serviteur peut encore l'y laisser.
    .title = Le Double Serviteur seul dans la pioche
rule-house-12 =
    Parmi plusieurs Bateaux en route qui ont de l'espace, M. Meng charge le plus plein ; parmi ceux qui le sont autant, le plus avancé.
    .title = Quel Bateau charge M. Meng
rule-house-13 =
    Si M. Meng n'est pas encore sur la carte et que l'anneau n'a pas de jeton, il entre au jeton le plus proche de la cité en bas à droite.
    .title = M. Meng entre sur un anneau sans jeton
rule-house-14 =
    M. Meng n'échange des jetons que contre les Serviteurs dont il a besoin et contre du Jade, jamais contre des PV, même avant le décompte final.
    .title = Contre quoi M. Meng échange
rule-house-15 =
    Les faces égales d'un Dé sont un seul choix quand on tourne un Dé.
    .title = Faces égales d'un Dé
rule-house-16 =
    Si jamais M. Meng a révélé toutes ses cartes Solo en un même Jour, celles du Jour sont mélangées aussi.
    .title = Cartes Solo épuisées en un Jour
rule-house-17 =
    Un péage est dû quand l'action est achevée, avec le décompte de la Muraille ou la récompense qu'elle a pu amener, et avant que quelqu'un suive.
    Un joueur qui n'avait pas de PV peut donc en avoir à ce moment-là.
    .title = Quand un péage est dû
rule-house-18 =
    L'action Grande Muraille ou Grand Canal d'une carte Solo Spéciale de M. Meng place un seul Serviteur s'il n'en reste qu'un ou s'il n'y a d'espace que pour un.
    .title = Carte Spéciale de M. Meng avec un Serviteur
rule-house-19 =
    Vous retirez d'un seul coup tous les Serviteurs d'un paiement : un échange de jetons vient avant ou après, pas au milieu.
    Les jetons dont l'action en cours a encore besoin pour un Serviteur ne peuvent être échangés contre rien d'autre, et ce Serviteur ne peut pas en être un avec lequel l'action ne pourrait être terminée : sur un Décret, par exemple, le Double Serviteur ne sert à rien.
    .title = Actions qui reposent sur un échange de jetons
