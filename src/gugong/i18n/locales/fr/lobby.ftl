# Commencer à jouer : la page d'accueil, une table avant sa partie, le menu, et la page sur le programme.

## La page d'accueil

lobby-welcome = Quatre Jours à la cour des Ming
lobby-play = Jouer
lobby-name = Votre nom
lobby-name-hint = Sans nom, la cour vous appellera « { $title } ».

# Proposés à qui ne donne pas de nom ; 24 caractères au plus.
lobby-title-1 = Garde du Sceau
lobby-title-2 = Porte-Lanterne
lobby-title-3 = Scribe de la Porte Est
lobby-title-4 = Artiste du Thé
lobby-title-5 = Vigie de la Muraille
lobby-title-6 = Poète du Jardin
lobby-title-7 = Peintre des Grues
lobby-title-8 = Mécène du Jade

lobby-your-turn-at = { $count ->
    [one] C'est à vous de jouer à une table
   *[other] C'est à vous de jouer à { $count } tables
  }
lobby-lesson-title = Première visite à la cour ?
lobby-lesson = Une première leçon sur le vrai plateau dure une dizaine de minutes ; vous pouvez l'arrêter quand vous voulez.
lobby-lesson-start = Montrez-moi le jeu

## Façons de jouer

lobby-way-meng = En solo contre M. Meng
lobby-way-meng-about = La partie solo : M. Meng suit ses cartes, vous suivez vos plans.
lobby-way-bots = Contre des bots
lobby-way-bots-about = Un à quatre adversaires qui ne vous font jamais attendre.
lobby-way-screen = À plusieurs sur cet écran
lobby-way-screen-about = Deux à cinq personnes se passent l'appareil.
lobby-way-friends = Inviter des amis
lobby-way-friends-about = Chacun devant son écran, grâce à un lien que vous envoyez.

lobby-start = Commencer
lobby-open-table = Ouvrir la table
lobby-starting = Mise en place de la partie…
lobby-more-options = Plus d'options

## Options

lobby-meng = Niveau de M. Meng
lobby-meng-easy = Facile
lobby-meng-easy-about = Une seule de ses deux cartes Solo Spéciales est en jeu.
lobby-meng-normal = Normal
lobby-meng-normal-about = Ses deux cartes Solo Spéciales sont en jeu.
lobby-meng-hard = Difficile
lobby-meng-hard-about = Les deux cartes Spéciales, et M. Meng commence avec une cinquième carte Cadeau.

lobby-opponents = Adversaires
lobby-people = Personnes
lobby-players = Joueurs
lobby-bots-too = Bots avec vous
lobby-level = Leur niveau
lobby-level-novice = Novice
lobby-level-novice-about = Tire le meilleur de son tour et ne voit pas plus loin.
lobby-level-apprentice = Apprenti
lobby-level-apprentice-about = A beaucoup joué et ne réfléchit pas longtemps : un bon adversaire pour la plupart.
lobby-level-courtier = Courtisan
lobby-level-courtier-about = Prévoit quelques tours à l'avance.
lobby-level-chancellor = Chancelier
lobby-level-chancellor-about = Réfléchit jusqu'à une seconde à chaque décision : le plus fort.
lobby-names = Qui joue
lobby-name-of = Nom pour { $seat }
lobby-cover = Cacher les mains entre les tours
lobby-cover-about = Les cartes restent cachées jusqu'à ce que la personne suivante dise « c'est moi ».

lobby-bonus = Jetons Bonus
lobby-bonus-none = Aucun
lobby-bonus-none-about = Le jeu de base.
lobby-bonus-standard = Six
lobby-bonus-standard-about = Six jetons de trois sortes, à poser à côté de votre Plateau : « Valeur +1 », « Péage » et « Suivre ».
lobby-bonus-deluxe = Douze
lobby-bonus-deluxe-about = Six de plus, à utiliser une fois chacun : « Valeur double », « Action double » et « Remise ».
lobby-expert = Variante pour experts
lobby-expert-about = Les cartes de départ, celles de la pioche et les paquets que personne ne joue sont mélangés : chaque partie commence autrement.
lobby-card-sets = Paquets de cartes
lobby-card-sets-45 = 4 et 5
lobby-card-sets-23 = 2 et 3
lobby-card-sets-12 = 1 et 2
lobby-card-sets-about = Le premier paquet est à vous, le second à M. Meng.
lobby-focus = Lieu prioritaire de M. Meng
lobby-focus-any = Au hasard
lobby-focus-about = Là où agissent ses cartes Spéciales.
lobby-matches = Correspondances de M. Meng la Nuit
lobby-matches-exact = Autant que le numéro du Jour
lobby-matches-exact-about = Une le Jour 1, deux le Jour 2, et ainsi de suite.
lobby-matches-at-least = Au moins autant
lobby-matches-at-least-about = Plus, si ses cartes correspondent plus souvent.
lobby-clock = Temps de réflexion
lobby-clock-none = Illimité
lobby-clock-none-about = Chacun prend son temps.
lobby-clock-live = Une soirée
lobby-clock-live-about = Un nombre de minutes fixé pour la partie, et quelques secondes de plus à chaque tour.
lobby-clock-days = Sur plusieurs jours
lobby-clock-days-about = Un nombre de jours fixé pour chaque tour.
lobby-clock-minutes = Minutes pour la partie
lobby-clock-seconds = Secondes par tour
lobby-clock-day-count = Jours par tour
lobby-clock-after = Une fois le temps écoulé, un bot joue jusqu'à votre retour.
lobby-who = Qui peut venir
lobby-who-invited = Sur invitation
lobby-who-invited-about = Toute personne ayant le lien peut s'asseoir ou regarder.
lobby-who-public = Tout le monde
lobby-who-public-about = La table figure dans la liste de la page d'accueil de ce serveur.

## Mes parties

lobby-my-games = Mes parties
lobby-none-yet = Vos parties vous attendront ici.
lobby-your-turn = À vous
lobby-turn-of = { $player } réfléchit
lobby-ready = Prête à commencer
lobby-day = Jour { $day }
lobby-watched = Vous regardez
lobby-studied = Une étude
lobby-won-by = { $player } a gagné
lobby-you-won = Vous avez gagné
lobby-over = Finie
lobby-expired = Fermée
lobby-expired-long = Cette table a été fermée : personne ne l'a utilisée pendant longtemps, et sa partie n'avait pas commencé.
lobby-nobody-won = Personne n'a gagné
lobby-finished = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
  }
lobby-forget-of = Oublier la partie avec { $players }
lobby-forget-sure = L'oublier pour de bon ?
lobby-cannot-ask = Impossible de savoir où elle en est pour l'instant.
lobby-several = { $count } × { $name }

## Tables publiques

lobby-public = Tables publiques
lobby-public-none = Personne n'attend à une table publique en ce moment.
lobby-join = S'asseoir
lobby-watch = Regarder

## Liens

lobby-links = Plus
lobby-learn = Apprendre le jeu
lobby-rules = Règles
lobby-load = Étudier une sauvegarde
lobby-about = À propos du jeu
lobby-language = Langue
lobby-theme = Lumière
lobby-theme-auto = Comme le système
lobby-theme-light = Plein jour
lobby-theme-dark = Lanternes

## La salle d'attente

lobby-room = En attente de joueurs
lobby-seat-of = Place { $seat }
lobby-seat-free = Libre
lobby-seat-you = vous
lobby-seat-here = à la table
lobby-seat-away = pas là en ce moment
lobby-sit = S'asseoir ici
lobby-sit-too = S'asseoir ici aussi
lobby-sit-name = Le nom pour cette place
lobby-put-bot = Mettre un bot
lobby-put-bot-at = Mettre un bot à la place { $seat }
lobby-clear = Libérer
lobby-clear-of = Libérer cette place : { $player }
lobby-get-up = Se lever
lobby-invite = Inviter des amis
lobby-invite-about = Toute personne qui ouvre ce lien peut s'asseoir, ou regarder une fois les places prises.
lobby-invite-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-copy-by-hand = Sélectionnez le lien et copiez-le.
lobby-share = Partager
lobby-share-text = Venez jouer à Gùgōng avec moi.
lobby-link-local = Ce lien ne marche que sur cet ordinateur. Pour que d'autres puissent venir, lancez le serveur ainsi et ouvrez la page à l'adresse de cet ordinateur dans votre réseau :
lobby-shut-ask = Demandez qu'on vous renvoie le lien d'invitation entier : il contient #invite=.
lobby-options = Ce que l'on joue
lobby-option-players = { $count ->
    [one] Une personne
   *[other] { $count } joueurs
  }
lobby-option-meng = Contre M. Meng : { $level }
lobby-option-sets = Paquets de cartes { $first } (le vôtre) et { $second } (celui de M. Meng)
lobby-option-focus = Lieu prioritaire de M. Meng : { $location }
lobby-option-matches = La Nuit, M. Meng a au moins autant de correspondances que le numéro du Jour
lobby-option-bonus = Jetons Bonus : { $tokens }
lobby-option-expert = Variante pour experts
lobby-option-clock-none = Sans limite de temps
lobby-option-clock-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } pour la partie et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } par tour
lobby-option-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par tour
lobby-option-public = Ouverte à tout le monde
lobby-option-private = Sur invitation seulement
lobby-option-seeded = La personne qui a ouvert la table a fixé le hasard d'avance
lobby-option-box = Matériel : { $box }
lobby-begin = Commencer la partie
lobby-begin-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
lobby-begin-wait-leader = La personne qui dirige la table lance la partie.
lobby-chat = Discussion
lobby-chat-none = Personne n'a encore rien dit.
lobby-chat-say = Dites quelque chose
lobby-chat-send = Envoyer
lobby-guest = { $name } (regarde)

## Le menu

lobby-menu = Menu
lobby-menu-title = Menu et réglages
lobby-motion = Animer les pièces
lobby-pace = Tours des autres
lobby-pace-read = tranquilles
lobby-pace-brisk = rapides
lobby-pace-instant = immédiats
lobby-waits = Attendre après chaque tour des autres
lobby-tips = Expliquer ce que je pointe
lobby-explores = Tab passe aussi par chaque zone
lobby-shortcuts = Raccourcis à une seule touche
lobby-text = Texte
lobby-text-normal = normal
lobby-text-large = grand
lobby-text-larger = très grand
lobby-sound = Un son quand c'est à moi
lobby-cover-hands = Cacher les mains entre les tours
lobby-keys = Touches
lobby-key-choose = Choisir ce qui porte ce numéro ou cette lettre
lobby-key-refuse = Refuser
lobby-key-undo = Annuler
lobby-key-restart = Recommencer le tour
lobby-key-escape = Retour
lobby-key-log = Journal
lobby-key-explain = Tab passe aussi par chaque zone, pour en expliquer le contenu
lobby-key-tab = D’un choix à l’autre
lobby-key-arrows = D’un élément à l’autre dans une zone
lobby-key-help = Règles
lobby-invite-watch = Inviter quelqu'un à regarder
lobby-save = Télécharger la partie
lobby-study = Étudier ce moment
lobby-leave = Quitter la table
lobby-leave-sure = Un bot jouera pour vous. Quitter la table ?
lobby-to-start = Vers la page d'accueil

## À propos

lobby-about-title = À propos de cette édition
lobby-about-unofficial = Voici une édition numérique non officielle du jeu de société Gùgōng, pour celles et ceux qui l'aiment. Elle n'a aucun lien avec l'éditeur du jeu ni avec son auteur, et ne contient rien de leurs images ni de leurs textes : tout ce que vous voyez a été dessiné et écrit à neuf. Si elle vous plaît, achetez le jeu.
lobby-about-version = Version { $version }
lobby-about-rules = Les règles ont été établies d'après des livrets imprimés. Là où ils se taisent ou diffèrent, il a fallu trancher ; chaque décision est consignée.
lobby-about-rulings = Lire les arbitrages
lobby-about-figures = Les chiffres du matériel
lobby-about-figures-text = Les livrets ne donnent pas tous les nombres. Chacun des nôtres y figure, s'en déduit, ou a été reconstitué pour que le jeu fonctionne. Voici ceux qui sont reconstitués ; les notes sont en anglais, telles qu'elles accompagnent le matériel.
lobby-about-figures-others = D'où viennent les autres chiffres
lobby-about-figures-none = Il n'y a pas de notes sur les chiffres.
lobby-about-stated = Donnés par un livret
lobby-about-derived = Déduits de ce qu'ils donnent
lobby-about-licence = Licence
lobby-about-licence-text = Le programme est un logiciel libre sous licence MIT.
lobby-about-fonts = Les caractères sont EB Garamond et Source Sans 3, tous deux sous SIL Open Font License.
lobby-about-others = Il contient le travail d'autres personnes, dont voici les licences :

## Listes et invitations

lobby-missing = { $count ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
  }
lobby-points-you = Vous { $points }
lobby-points-of = { $player } { $points }
lobby-being-played = La partie a commencé
lobby-invited = { $player } vous invite à une partie de Gùgōng.
lobby-invited-open = On vous invite à une partie de Gùgōng.
lobby-invited-free = { $count ->
    [0] Toutes les places sont prises. Vous pourrez regarder dès que la partie aura commencé.
    [one] Une place est libre : prenez-la.
   *[other] { $count } places sont libres : choisissez la vôtre.
  }
lobby-seat-leads = dirige la table
lobby-begin-wait-for = { $player } lance la partie.

## La revanche

lobby-rematch-waits = On attend encore : { $players }.
lobby-rematch-begin = Commencer sans attendre
lobby-rematch-open = Une nouvelle partie vous attend
