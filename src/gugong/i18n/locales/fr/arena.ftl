### Ce que dit gugong arena. Les tableaux ont 100 colonnes : les mots sont courts.

cli-arena-playing = en cours
cli-arena-leading = { $rated ->
    [yes] { $spec } { $rating } ({ $share } %)
   *[no] { $spec } { $share } %
}
cli-arena-interrupted = { $played ->
    [one] Interruption : voici les résultats de { $played } partie sur { $asked }.
   *[other] Interruption : voici les résultats de { $played } parties sur { $asked }.
}
cli-arena-none-finished = Interruption avant la fin de la première partie ; il n'y a rien à raconter.
cli-arena-failure = { $saved ->
    [yes] { $spec } a échoué dans la partie { $game } (graine { $seed }, place { $seat }) : { $what }. La partie : { $path }
   *[no] { $spec } a échoué dans la partie { $game } (graine { $seed }, place { $seat }) : { $what }. La partie n'a pas pu être enregistrée.
}
cli-arena-more-failures = { $count ->
    [one] { $count } autre échec n'est pas montré ; sa partie est dans { $folder }
   *[other] { $count } autres échecs ne sont pas montrés ; leurs parties sont dans { $folder }
}
cli-arena-picture = L'image : { $path }
cli-arena-resume = Ce qui a été joué est dans { $path } ; la même commande continue.
cli-arena-exported = Partie { $number } : { $path }

## Les tableaux

cli-arena-title = { $solo ->
    [yes] { $games } { $games ->
        [one] partie
       *[other] parties
    } contre M. Meng · { $seeds } { $seeds ->
        [one] graine
       *[other] graines
    } à partir de { $first }
   *[no] { $games } { $games ->
        [one] partie
       *[other] parties
    } à { $players } joueurs · { $seeds } { $seeds ->
        [one] graine
       *[other] graines
    } à partir de { $first }, { $seating ->
        [complete] dans tous les placements
        [balanced] dans des placements équilibrés
       *[fixed] dans l'ordre donné
    }
}
cli-arena-column-rank = #
cli-arena-column-player = Joueur
cli-arena-column-meng = M. Meng
cli-arena-column-rating = Cote
cli-arena-column-wins = Victoires
cli-arena-column-score = Score moyen
cli-arena-column-meng-score = M. Meng
cli-arena-column-time = Décision
cli-arena-column-seats = Places
cli-arena-column-failures = Échecs
cli-arena-meng-easy = facile
cli-arena-meng-normal = normale
cli-arena-meng-hard = difficile
cli-arena-percent = { $value } %
cli-arena-interval = ({ $low } à { $high })
cli-arena-reach = ± { $reach }
cli-arena-nothing = –
cli-arena-time-s = { $value } s
cli-arena-time-ms = { $value } ms
cli-arena-time-us = { $value } µs
cli-arena-notes =
    Derrière les chiffres, des intervalles à 95 % : cotes (Plackett–Luce, en Elo, 0 en moyenne) par
    bootstrap sur les graines, victoires par Wilson, scores par la dispersion entre graines. Des joueurs
    de force égale gagneraient { $fair }.
cli-arena-solo-notes =
    Derrière les chiffres, des intervalles à 95 % : victoires par Wilson, scores par la dispersion
    entre graines.
cli-arena-nobody = { $count ->
    [one] Dans { $count } partie, personne n'était dans le Pavillon, donc personne ne l'a gagnée.
   *[other] Dans { $count } parties, personne n'était dans le Pavillon, donc personne ne les a gagnées.
}

## L'image

cli-arena-plot-rating = cote (Plackett–Luce, en Elo), intervalle à 95 %
cli-arena-plot-wins = part de victoires en %, intervalle à 95 %
cli-arena-plot-fair = joueurs de force égale
cli-arena-plot-score = score moyen, intervalle à 95 %
cli-arena-plot-own-score = joueur
cli-arena-plot-meng-score = M. Meng
cli-arena-plot-against = { $spec } – { $level }

## Deux bots comparés

cli-compare-state = { $pairs } { $pairs ->
    [one] paire
   *[other] paires
}, rapport { $ratio } ({ $lower } à { $upper })
cli-compare-title = { $first } contre { $second } · { $pairs } { $pairs ->
    [one] paire
   *[other] paires
}, { $games } parties
cli-compare-stronger = { $first } est plus fort que { $second } : { $elo1 } Elo est accepté, pas { $elo0 }.
cli-compare-not-stronger = { $first } n'est pas plus fort que { $second } : { $elo0 } Elo est accepté, pas { $elo1 }.
cli-compare-undecided = Indécis entre { $elo0 } et { $elo1 } Elo : il faut plus de parties.
cli-compare-row-score = Score du premier
cli-compare-row-elo = Différence, Elo
cli-compare-row-ratio = Rapport de log-vraisemblance
cli-compare-row-pairs = Paires par score
cli-compare-notes =
    Une paire est une graine jouée deux fois, chaque bot à la place de l'autre. Derrière le score et la
    différence, des intervalles à 95 % ; derrière le rapport, les bornes où le test s'arrête.
cli-compare-plot-pairs = paires
cli-compare-plot-stronger = { $first } est plus fort
cli-compare-plot-not-stronger = { $first } n'est pas plus fort
cli-compare-one-level = --compare joue contre un seul niveau de M. Meng ; donnez --meng une fois.
cli-compare-option = { $comparing ->
    [yes] { $option } est sans effet avec --compare ; enlevez cette option.
   *[no] { $option } va avec --compare ; enlevez cette option ou nommez deux bots avec --compare.
}

## Ce qui ne va pas, et ce qui irait

cli-arena-solo-players = Avec --solo, chaque joueur donné joue seul contre M. Meng ; enlevez --players.
cli-arena-meng-solo = --meng donne les niveaux pour --solo ; ajoutez --solo ou enlevez --meng.
cli-arena-bad-limit = --time-limit doit être supérieur à 0 et ne pas dépasser { $most } secondes ; { $given } ne convient pas.
cli-arena-bad-picture = La fin du nom { $path } n'est pas celle d'une image ; --plot peut écrire { $formats }.
cli-arena-no-folder = Il n'y a pas de dossier pour { $path } ; donnez à --plot un chemin dans un dossier qui existe.
cli-arena-resume-option = Sans joueurs donnés, les parties de { $path } continuent comme elles ont commencé ; enlevez { $option }.
cli-arena-nothing-to-resume = Il n'y a rien à continuer dans { $path } ; nommez les bots qui doivent jouer.
cli-arena-export-options = { $other ->
    [yes] --export ne va qu'avec --results, --to et --box ; enlevez { $option }.
   *[no] Pour écrire une partie, donnez --results, le fichier qui la contient, et --export, son numéro.
}
