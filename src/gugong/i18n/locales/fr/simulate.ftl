### Ce que dit gugong simulate. Les tableaux ont 100 colonnes : les mots sont courts.

cli-simulate-title = { $solo ->
    [yes] { $games } { $games ->
        [one] partie
       *[other] parties
    } contre M. Meng ({ $meng }) · { $specs } · graine { $seed }
   *[no] { $games } { $games ->
        [one] partie
       *[other] parties
    } à { $players } joueurs · { $specs } · graine { $seed }
}
cli-simulate-playing = en cours
cli-simulate-interrupted = { $played ->
    [one] Interruption : voici les chiffres de { $played } partie sur { $asked }.
   *[other] Interruption : voici les chiffres de { $played } parties sur { $asked }.
}
cli-simulate-none-finished = Interruption avant la fin de la première partie ; il n'y a rien à raconter.
cli-simulate-left-out = { $count ->
    [one] { $count } partie est laissée de côté, car un bot a échoué : { $spec } { $what }
   *[other] { $count } parties sont laissées de côté, car un bot a échoué ; la première : { $spec } { $what }
}
cli-simulate-pictures = Images : { $paths }
cli-simulate-kept = Parties : { $path }

## Chiffres

cli-simulate-percent = { $value } %
cli-simulate-interval = { $low } à { $high }
cli-simulate-with-interval = { $value } ({ $low } à { $high })
cli-simulate-nothing = –

## Titres

cli-simulate-heading-order = Ordre de jeu du Jour 1
cli-simulate-heading-specs = Joueurs
cli-simulate-heading-solo = Contre M. Meng
cli-simulate-heading-sources = D'où viennent les points : PV moyens par place
cli-simulate-heading-decrees = Décrets : ceux qui en ont un, et ceux qui ne l'ont pas à la même table
cli-simulate-heading-decrees-solo = Décrets : les parties avec, et les parties sans
cli-simulate-heading-scores = Scores, et durées en décisions
cli-simulate-intervals = Entre parenthèses : intervalles à 95 %. Ce qui va ensemble n'est pas forcément cause et effet.

## Colonnes

cli-simulate-column-place = Ordre
cli-simulate-column-player = Joueur
cli-simulate-column-wins = Victoires
cli-simulate-column-interval = Int. à 95 %
cli-simulate-column-score = Score moyen
cli-simulate-column-points = PV moyens avant FINAL-5
cli-simulate-column-source = Source
cli-simulate-column-decree = Décret
cli-simulate-column-offered = Parties
cli-simulate-column-taken = Pris
cli-simulate-column-tile = PV
cli-simulate-column-with = Victoire, avec
cli-simulate-column-without = Victoire, sans
cli-simulate-column-difference = Score, avec − sans
cli-simulate-column-figure = Chiffre
cli-simulate-column-mean = Moyenne
cli-simulate-column-deviation = Écart type
cli-simulate-column-least = Min.
cli-simulate-column-median = Médiane
cli-simulate-column-most = Max.

## Lignes

cli-simulate-place = { $turn ->
    [1] 1er (Premier Joueur)
    [2] 2e
    [3] 3e
   *[other] { $turn }e
}
cli-simulate-meng = M. Meng ({ $meng })
cli-simulate-group-everyone = Tous
cli-simulate-group-winners = Vainqueurs
cli-simulate-group-others = Autres
cli-simulate-group-solo-everyone = Le joueur
cli-simulate-group-solo-winners = parties gagnées
cli-simulate-group-solo-others = parties perdues
cli-simulate-group-solo-meng = M. Meng
cli-simulate-source-level = Décrets de niveau { $level }
cli-simulate-seats = { $solo ->
    [yes] Parties
   *[no] Places
}
cli-simulate-sum = Somme
cli-simulate-score = Score
cli-simulate-outside = Hors du Pavillon
cli-simulate-level = Niveau { $level }, { $when }
cli-simulate-double = Double Serviteur
cli-simulate-row-everyone = Score
cli-simulate-row-winning = Score du vainqueur
cli-simulate-row-margin = Avance du vainqueur sur le suivant
cli-simulate-row-lead = Avance sur M. Meng
cli-simulate-row-game = Décisions par partie
cli-simulate-row-seat = Décisions par place
cli-simulate-nobody = Dans { $share } des parties, personne n'a gagné : personne n'était dans le Pavillon.

## Images

cli-simulate-plot-order = Part de victoires selon l'ordre de jeu du Jour 1
cli-simulate-plot-place =
    { cli-simulate-place }
    gagne { $share } %
    score moyen { $score }
cli-simulate-plot-fair = chances égales
cli-simulate-plot-win-share = part de victoires, % (avec intervalle à 95 %)
cli-simulate-plot-sources = D'où viennent les points
cli-simulate-plot-mean-vp = PV moyens par place, avant FINAL-5
cli-simulate-plot-group = { $group } ({ $seats })
cli-simulate-plot-source-wall = Grande Muraille
cli-simulate-plot-source-night = correspondances la Nuit
cli-simulate-plot-source-level1 = Décrets, niveau 1
cli-simulate-plot-source-level2 = Décrets, niveau 2
cli-simulate-plot-source-level3 = Décrets, niveau 3
cli-simulate-plot-source-palace = place dans le Pavillon
cli-simulate-plot-source-envoy = Émissaire dans le Pavillon
cli-simulate-plot-source-harbours = récompenses de Commerce
cli-simulate-plot-source-tokens = jetons et échanges
cli-simulate-plot-source-jade = Jade
cli-simulate-plot-decrees = Décrets : ceux qui en ont un, et ceux qui ne l'ont pas à la même table
cli-simulate-plot-decrees-solo = Décrets : les parties avec, et les parties sans
cli-simulate-plot-with = avec
cli-simulate-plot-without = sans
cli-simulate-plot-taken = { $tile } (pris { $share } %)
cli-simulate-plot-lengths = Durée des parties
cli-simulate-plot-decisions = décisions par partie
cli-simulate-plot-games = parties
cli-simulate-plot-scores = Scores
cli-simulate-plot-score = { $outside ->
    [0] score
    [one] score (sans { $outside } place hors du Pavillon, dont le score est 0)
   *[other] score (sans { $outside } places hors du Pavillon, dont le score est 0)
}
cli-simulate-plot-seats = places
cli-simulate-plot-mean = moyenne { $mean }

## Ce qui ne va pas, et ce qui irait

cli-simulate-no-players = Nommez les joueurs, par exemple greedy, ou un fichier de parties avec --results ; gugong simulate --help en dit plus.
cli-simulate-results-alone = Sans joueurs, rien n'est joué : nommez-en ou laissez { $option } de côté.
cli-simulate-bad-games = --games doit valoir 1 ou plus, pas { $games }.
cli-simulate-bad-processes = --processes doit valoir 1 ou plus, pas { $processes }.
cli-simulate-bad-specs = Joueurs donnés : { $specs }, pour { $players ->
    [one] { $players } place
   *[other] { $players } places
} ; donnez-en un pour toutes les places, ou un pour chacune.
cli-simulate-bad-meng = { $players ->
    [one] --meng est pour --players 1, pas pour { $players } joueur.
   *[other] --meng est pour --players 1, pas pour { $players } joueurs.
}
cli-simulate-bad-folder = { $path } ne peut pas être un dossier pour les images ({ $why }) ; donnez-en un autre avec --plots.
