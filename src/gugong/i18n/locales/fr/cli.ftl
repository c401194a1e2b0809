### Ce que dit le terminal. Le plateau a 100 colonnes : ses mots sont courts.

## La ligne du haut

cli-day = Jour { $day } sur { $days }, { $phase }
cli-phase-morning = Matin
cli-phase-day = Journée
cli-phase-dusk = Crépuscule
cli-phase-night = Nuit
cli-phase-final = décompte final
cli-phase-over = partie finie
cli-dice = Dés {""}
cli-medal = Médaille {""}
cli-medal-free = libre
cli-start = Premier Joueur {""}
cli-draw-pile = Pioche { $count }

## Titres

cli-heading-places = Lieux : le Cadeau qui s'y trouve (* un Dé indique sa valeur), et ce qu'il y a d'autre
cli-heading-decrees = { $known ->
    [yes] Décrets : PV, Serviteurs que vous auriez à retirer (puis 1 à placer), qui les a
   *[no] Décrets : PV, Serviteurs que le prochain aurait à retirer (puis 1 à placer), qui les a
}
cli-heading-map = Carte : l'anneau dans l'ordre, sa fin reliée à son début (h et une cité : ses routes)

## Lieux

cli-place-travel = Voyage
cli-place-wall = Muraille
cli-place-jade = Jade
cli-place-intrigue = Intrigues
cli-place-palace = Pavillon
cli-place-decrees = Décrets
cli-place-canal = Grand Canal

cli-action-palace = Pavillon
cli-action-canal = Canal
cli-action-wall = Muraille
cli-action-decrees = Décrets
cli-action-intrigue = Intrigues
cli-action-travel = Voyage
cli-action-jade = Jade
cli-action-gain1 = +1 Serv.
cli-action-gain2 = +2 Serv.
cli-action-swap = échange
cli-action-none = –

cli-laid-out = En jeu {""}
cli-laid-at = { $short } ({ $place })
cli-token-piles = piles de jetons { $first } + { $second }, jetons échangés { $traded }
cli-wall-complete = { $count } sur { $needed } pour la terminer
cli-jade-house = pour { $cost }
cli-jade-plaza = Place pour { $cost }
cli-intrigue-steps = { $medal ->
    [yes] sur { $steps }, Médaille ici
   *[no] sur { $steps }
}
cli-palace-in = là, { $vp }
cli-palace-steps = sur { $steps }
cli-palace-free = libres { $places }
cli-decrees-below = tuiles ci-dessous
cli-port-none = –
cli-port-vp4 = 4 PV
cli-port-card = carte
cli-port-double = double
cli-port-any = choix

## Décrets

cli-level-1 = Matin
cli-level-2 = durable
cli-level-3 = fin
cli-decree-vp = { $vp } PV
cli-decree-cost = −{ $cost }
cli-decree-yours = vôtre

cli-decree-level1-intrigue = Murmures
cli-decree-level1-ship = Convois
cli-decree-level1-servant = Cortège
cli-decree-level1-envoy = Requêtes
cli-decree-level1-swap = Politesses
cli-decree-level2-travel = Relais
cli-decree-level2-jade = Patente Jade
cli-decree-level2-wall = Maçons
cli-decree-level2-equal = Juste mesure
cli-decree-level2-decree = Chancellerie
cli-decree-level3-score = Renommée
cli-decree-level3-eight = Honneurs
cli-decree-level3-jade = Trésor
cli-decree-level3-decrees = Archives
cli-decree-level3-harbours = Comptoirs

cli-effect-level1-intrigue = Intrigues +2
cli-effect-level1-ship = 1 pioche→Bateau
cli-effect-level1-servant = +1 Serviteur
cli-effect-level1-envoy = Émissaire +1
cli-effect-level1-swap = échange 1 carte
cli-effect-level2-travel = Voyage B −1
cli-effect-level2-jade = Jade −1
cli-effect-level2-wall = Muraille +1
cli-effect-level2-equal = égal : gratuit
cli-effect-level2-decree = Décrets −1
cli-effect-level3-score = 1 PV par { $per } PV
cli-effect-level3-eight = { $eight } PV
cli-effect-level3-jade = { $jade } PV par Jade
cli-effect-level3-decrees = { $decrees } PV par Décret
cli-effect-level3-harbours = { $harbours } PV par Port

## La carte

cli-map-ring = ext.
cli-map-inner = int.

cli-token-gain1 = +1 Serv.
cli-token-gain2 = +2 Serv.
cli-token-envoy = Émiss.+1
cli-token-intrigue = Intrigue
cli-token-discard-for-jade = 7+→Jade
cli-token-servants-for-jade = 3→Jade
cli-token-swap = échange
cli-token-take-back = reprise
cli-token-ship = Bateau
cli-token-vp2 = 2 PV
cli-token-wall = Muraille
cli-token-double = double
cli-token-plus-one = valeur+1
cli-token-toll = péage
cli-token-follow = suivre
cli-token-double-value = valeur×2
cli-token-double-action = action×2
cli-token-discount = remise

## Joueurs

cli-column-seat = ── Joueurs ───────
cli-column-vp = PV
cli-column-hand = main
cli-column-discard = déf.
cli-column-pool = Rés.
cli-column-supply = pioche
cli-column-double = double
cli-column-jade = Jade
cli-column-ships = Bat.
cli-column-rewards = PV/carte/dbl
cli-column-tokens = jetons, visibles
cli-double-locked = bloqué
cli-double-supply = pioche
cli-double-pool = Rés.
cli-double-wall = Mur.
cli-double-ship = Bateau
cli-double-laid = posé
cli-ships-out = { $count }/{ $all }
cli-face-up = { $count ->
    [one] { $short }
   *[other] { $count }{ $short }
}
cli-up-double = dbl
cli-up-double-value = v×2
cli-up-double-action = a×2
cli-up-discount = rem
cli-pile-hand = Main
cli-pile-discard = Déf.
cli-meng-cards = { $pile ->
    [one] M. Meng : priorité { $focus } ; { $pile } carte à venir ; ce Jour { $today } ; avant { $earlier }
   *[other] M. Meng : priorité { $focus } ; { $pile } cartes à venir ; ce Jour { $today } ; avant { $earlier }
}
cli-automa-travel = Voyage
cli-automa-wall = Muraille
cli-automa-jade = Jade
cli-automa-intrigue = Intrigues
cli-automa-palace = Pavillon
cli-automa-decrees = Décrets
cli-automa-canal = Canal
cli-automa-special = Spéciale

## Options

cli-option-city = { $city } : { $short }
cli-greyed = { $options } – { $why }

## La conversation

cli-welcome = Gùgōng
cli-ask-players = Combien de joueurs, de 1 à { $most } (1 : en solo contre M. Meng) ? [{ $default }]
cli-ask-people = Combien d'entre eux sont des personnes devant cet écran, de 1 à { $most } ? [{ $default }]
cli-ask-meng = Niveau de M. Meng (facile, normal ou difficile) : { $words } ? [{ $default }]
cli-ask-bonus = Jetons Voyage Bonus (aucun, 6 ou 12) : { $words } ? [{ $default }]
cli-ask-level = Lesquels de ceux-ci sont les autres joueurs ? [{ $default }]
cli-about-novice = tire le meilleur de son propre tour et ne voit pas plus loin
cli-about-apprentice = a beaucoup joué et ne réfléchit pas longtemps : un bon adversaire pour la plupart
cli-about-courtier = réfléchit quelques tours à l'avance
cli-about-chancellor = réfléchit une seconde à chaque décision : le plus fort
cli-ask-again = « { $answer } » n'est pas dans cette liste : { $allowed }.
cli-thinking = { $player } ({ $opponent }) réfléchit…
cli-pass-keyboard = { $named ->
    [no] { $player } décide maintenant : passez le clavier.
   *[yes] { $name } ({ $player }) décide maintenant : passez le clavier.
}
cli-press-enter = Appuyez sur Entrée pour continuer.
cli-news = Depuis votre dernière décision
cli-prompt = { $count ->
    [one] Entrée, ou u annuler · r rétablir · s sauver · l journal · h aide · b plateau · q quitter >
   *[other] { $least } à { $most }, ou u annuler · r rétablir · s sauver · l journal · h aide · b plateau · q quitter >
}
cli-prompt-over = u annuler · s sauver · l journal · h aide · b plateau · q quitter >
cli-compiling = compilation, une seule fois après l'installation
cli-warming-up = { $searching ->
    [yes] Le moteur se prépare en arrière-plan ; continuez à jouer. En attendant, les adversaires jouent à l'instinct.
   *[no] Le moteur se prépare en arrière-plan ; continuez à jouer.
}
cli-bot-failed = { $player } ({ $opponent }) n'a pas pu choisir ({ $why }) ; cette fois, le hasard a choisi à sa place.
cli-bot-failed-at-end = { $player } ({ $opponent }) a échoué après la fin de la partie ({ $why }) ; le résultat reste valable.
cli-too-narrow = Le plateau a besoin d'une fenêtre large de { $width } colonnes ; élargissez celle-ci et tapez b.
cli-kept = La partie est enregistrée. Pour la continuer : gugong play --resume { $path }
cli-kept-over = La partie est enregistrée. Pour la revoir : gugong replay { $path }

cli-not-understood = { $given ->
    [yes] « { $line } » n'est ni un numéro de la liste ni une commande ; h montre les commandes.
   *[no] Tapez un numéro de la liste, ou h pour les commandes.
}
cli-no-such-number = Il n'y a pas d'option { $number } ici ; choisissez de { $least } à { $most }.
cli-game-is-over = La partie est finie ; u annule la dernière décision, q quitte.
cli-nothing-to-undo = Vous n'avez aucune décision à annuler.
cli-undo-barrier = Cela annule ce que d'autres ont fait ou ce que le hasard a révélé. Toute la table est-elle d'accord ? o/n
cli-yes-letter = o
cli-nothing-to-redo = Rien n'a été annulé, il n'y a donc rien à rétablir.
cli-overwrite = { $path } existe. L'écraser ? o/n
cli-saved = Enregistré dans { $path }.
cli-log-hint = l et un nombre montre autant de lignes, l tout montre tout, b le plateau.

cli-help =
    Un numéro choisit une option ; 0 refuse.
    u  annule jusqu'à votre dernière décision   r  rétablit ce qui a été annulé
    s  sauve (s FICHIER : dans ce fichier)      l  le journal (l 50 : 50 lignes, l tout : tout)
    b  le plateau de nouveau                    q  quitte ; la partie est enregistrée
    h  cette aide (h plateau : les signes du plateau ; h MOT : une pièce, un lieu, une cité ou une
       règle, par exemple h péage, h Renommée, h Beijing, h travel, h travel-3)
cli-help-board-word = plateau
cli-help-board =
    ● Rouge, ◆ Blanc, ▲ Orange, ■ Mauve et ⬢ Bleu sont les joueurs ; ▸ devant celui qui décide.
    Un * derrière une valeur : l'un des Dés l'indique, elle compte donc la Nuit.
    Muraille : les Serviteurs par joueur. Intrigues : le pion le plus avancé d'abord.
    Pavillon : la case de chaque Émissaire, ou « là » et les PV de sa place ; puis les places libres.
    Jade : ce qu'un Jade vous coûte dans chaque maison, ◈ pour chacun qui reste ; Place : Place de Jade.
    Grand Canal : les Ports 1 à 5 avec leurs récompenses ; ●2 est un Bateau de Rouge avec 2 Serviteurs.
    Décrets : −2 est le nombre de Serviteurs à retirer ; ensuite, vous en placez 1 de plus sur la tuile.
    Joueurs : déf. défausse, Rés. Réserve, pioche de Serviteurs, Bat. Bateaux, Mur. Muraille ; les
    récompenses sont comptées ainsi : 4 PV / carte / Double Serviteur ; jetons : le nombre de ceux face
    cachée, puis ceux face visible : dbl double, v×2 valeur double, a×2 action double, rem remise.
cli-help-city = { $city } est reliée à { $paths }.
cli-help-more = h et un identifiant montre cette règle.

## La fin

cli-winner = { $player } remporte la partie
cli-nobody-wins = Personne n'est dans le Pavillon, donc personne ne gagne ; le classement est indicatif
cli-rank = { $player } : { $score } PV
cli-points = Points
cli-points-total = Somme
cli-in-palace = Dans le Pavillon
cli-inside = { $inside ->
    [yes] oui
   *[no] non
}
cli-points-score = Score
cli-outside = { $player } n'est pas dans le Pavillon : { $player } ne peut pas gagner, et ses { $total } PV comptent pour 0 (FINAL-5).
cli-meng-outside = M. Meng n'est pas dans le Pavillon, mais il peut gagner sans cela (SOLO-18).

## Revoir une partie

cli-replay-prompt = { $at } sur { $last } : Entrée suivant · p précédent · un numéro · e fin · q quitter >
cli-replay-not-understood = « { $line } » n'est ni Entrée, ni n, p, e ou q, ni un numéro jusqu'à { $last } >
cli-replay-secret = { $player } décide.

## Boîtes

cli-box-good = { $name } est une boîte avec laquelle on peut jouer.
cli-box-fingerprint = empreinte { $print }
cli-box-cards = { $count ->
    [one] { $count } carte Cadeau, valeur totale { $total }
   *[other] { $count } cartes Cadeau, valeur totale { $total }
}
cli-box-tokens = Jetons Voyage : { $base }, jetons Voyage Bonus : { $standard-bonus }, jetons deluxe : { $deluxe-bonus }
cli-box-decrees = Coût des Décrets par niveau : { $first }, { $second } et { $third }
cli-box-dice = Dés { $dice }
cli-box-cities = Cités : { $a } sur la face A, { $b } sur la face B
cli-box-automa = { $count ->
    [one] { $count } carte pour M. Meng
   *[other] { $count } cartes pour M. Meng
}
cli-box-differs = { $differs ->
    [yes] Elle diffère de la boîte standard en : { $parts }.
   *[no] Elle a les chiffres de la boîte standard.
}

## Règles

cli-reconstructed =
    Les règles sont celles des livrets imprimés, mais certains chiffres de la boîte standard sont reconstitués, car
    les livrets ne les montrent qu'en images : la plupart des valeurs et des actions des cartes et certains noms de
    Cadeaux ; le nombre d'exemplaires de chaque jeton Voyage ; le coût des Décrets de niveaux 2 et 3 ; les faces des
    Dés ; le coût et les emplacements des maisons de Jade ; les places les plus basses du Pavillon ; toutes les cités
    et toutes les routes ; le nombre de fois où chaque lieu figure sur les cartes de M. Meng.
    Si vous possédez le jeu, vous pouvez jouer avec ses propres chiffres : gugong play --box FICHIER, gugong box check FICHIER.

## Ce qui ne va pas, et ce qui irait

cli-unknown-rule = { $known ->
    [yes] Il n'y a pas de règle ni de section « { $rule } » ; vouliez-vous dire { $near } ?
   *[no] Il n'y a pas de règle ni de section « { $rule } » ; gugong rules les donne toutes.
}
cli-no-such-file = Il n'y a pas de fichier { $path } ; donnez le chemin d'une partie enregistrée.
cli-not-text = { $path } n'est pas une partie enregistrée : ce n'est pas du texte UTF-8 ; donnez le chemin d'une partie enregistrée.
cli-cannot-read = { $path } ne peut pas être lu ({ $why }) ; donnez le chemin d'une partie enregistrée.
cli-cannot-write = { $path } ne peut pas être écrit ({ $why }) ; donnez un autre chemin.
cli-usage = { $fault } ; { $command } --help dit ce que l'on peut donner
cli-bad-people = { $most ->
    [one] Contre M. Meng, --people doit valoir 1, pas { $people }.
   *[other] --people doit être un nombre de 1 à { $most } (les joueurs), pas { $people }.
}
cli-too-many-names = { $people ->
    [one] Noms donnés : { $names }, pour { $people } personne ; donnez-en un.
   *[other] Noms donnés : { $names }, pour { $people } personnes ; donnez-en au plus un pour chacune.
}
cli-no-opponents = { $meng ->
    [yes] Contre M. Meng, il n'y a pas d'autres adversaires ; enlevez --opponents.
   *[no] Des personnes occupent toutes les places ({ $people }), il n'en reste donc pas pour un adversaire ; enlevez --opponents ou l'une des personnes.
}
cli-too-many-opponents = { $seats ->
    [one] Adversaires donnés : { $opponents }, pour { $seats } place libre ; donnez-en un.
   *[other] Adversaires donnés : { $opponents }, pour { $seats } places libres ; donnez-en au plus un pour chacune.
}
cli-bot-not-made = Le joueur « { $opponent } » ne peut pas être créé ({ $why }) ; choisissez-en un autre pour --opponents.
cli-bad-card-sets = --card-sets doit être 4,5 ou 2,3 ou 1,2, pas « { $given } ».
cli-resume-alone = Avec --resume, la mise en place vient du fichier ; enlevez { $option }.
cli-no-such-seat = Il n'y a pas de place « { $seat } » ; donnez un nombre de 0 à { $most }, une couleur ({ $colours }) ou spectator.

cli-serving = Les tables sont ouvertes sur http://{ $host }:{ $port } (Ctrl+C pour arrêter)
cli-no-extra = Il faut pour cela { $module }, qui n'est pas installé : { $command }
cli-no-log-level = Il n'y a pas de niveau de journal { $level } ; il y a debug, info, warning et error.
cli-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $why }) ; choisissez autre chose avec --host et --port.
cli-cannot-listen-metrics = Les mesures ne peuvent pas être servies sur { $host }, port { $port } ({ $why }) ; choisissez autre chose avec --metrics-host et --metrics-port.
cli-bad-public-url = { $url } ne peut pas être l'adresse de la page ; écrivez-la comme https://play.example.org.
cli-bad-host-name = { $host } ne peut pas être un nom d'hôte ; écrivez-le sans schéma, port ni chemin, comme play.example.org.
cli-bad-proxy = { $proxy } ne désigne pas de proxys ; donnez des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1,10.0.0.0/8, ou * pour tous.
cli-proxies-everybody = Chaque client est cru comme un proxy (--behind-proxy '*') : quiconque atteint ce port peut prétendre à n'importe quelle adresse, et aucune limite par adresse ne tient. Nommez plutôt l'adresse du proxy, ou veillez à ce que lui seul atteigne le port.
cli-bad-contact = { $contact } ne permet pas de vous joindre ; écrivez mailto: et votre adresse, ou une adresse avec https.
cli-smtp-needs = Pour les e-mails, le serveur a aussi besoin de --mail-from, l'adresse d'où ils viennent, et de --public-url, l'adresse de la page.
cli-bad-sender = { $sender } n'est pas une adresse e-mail.
cli-bad-smtp = Ce n'est pas l'adresse d'un serveur de courrier ; utilisez smtp://user@host:587, smtps://user@host:465 ou smtp+plain://host:25, et donnez le mot de passe par --smtp-password-file.
cli-no-password-file = Le fichier { $file } avec le mot de passe ne peut pas être lu.

cli-home = { $browser ->
    [yes] Gùgōng est ouvert dans votre navigateur, à l'adresse { $address }. Vos parties sont conservées ; Ctrl+C arrête le programme.
   *[no] Gùgōng vous attend à l'adresse { $address } : ouvrez-la dans votre navigateur. Vos parties sont conservées ; Ctrl+C arrête le programme.
}
cli-home-already = { $browser ->
    [yes] Gùgōng tourne déjà ; sa page s'ouvre, à l'adresse { $address }.
   *[no] Gùgōng tourne déjà, à l'adresse { $address } : ouvrez-la dans votre navigateur.
}
