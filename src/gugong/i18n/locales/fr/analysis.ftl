### Ce que dit gugong replay --analyse. Les tableaux ont 100 colonnes : les mots sont courts.

cli-analysis-title = { $players ->
    [one] Une partie contre M. Meng
   *[other] Une partie à { $players } joueurs
} · { $actions } { $actions ->
    [one] action
   *[other] actions
} · { $choices } { $choices ->
    [one] choix analysé
   *[other] choix analysés
} · { $budget } par choix
cli-analysis-result = { $nobody ->
    [yes] Personne n'a gagné.
   *[no] { $player } a gagné.
}
cli-analysis-unfinished = La partie n'est pas finie : voici ses tournants jusqu'ici.
cli-analysis-judging = analyse
cli-analysis-interrupted = { $seen ->
    [0] Interruption avant toute analyse ; il n'y a rien à raconter.
   *[other] Interruption : voici ce qui a été trouvé jusqu'à l'action { $seen } sur { $actions }.
}
cli-analysis-no-choices = Il n'y avait aucun choix à analyser.

## Faux pas

cli-analysis-heading-missteps = Faux pas : des choix qui coûtent nettement en chances de gagner, le plus coûteux d'abord
cli-analysis-no-missteps = Aucun choix n'était nettement moins bon que le meilleur.
cli-analysis-more-missteps = { $count ->
    [one] Et { $count } autre, que --json donne aussi.
   *[other] Et { $count } autres, que --json donne aussi.
}
cli-analysis-chosen = choisi
cli-analysis-better = mieux

## Retournements

cli-analysis-heading-swings = Retournements : les chances de gagner d'un tour d'un joueur à son tour suivant
cli-analysis-no-swings = Aucune chance n'a nettement changé d'un tour au suivant.
cli-analysis-end = fin

## Chances

cli-analysis-heading-chances = Chances de gagner au premier tour de chaque Jour
cli-analysis-day = Jour { $day }
cli-analysis-won = { $won ->
    [yes] gagne
   *[no] –
}
cli-analysis-nothing = –
cli-analysis-note =
    Ce sont les chances d'un bon jeu avec ce que chaque joueur savait alors ; la somme d'un Jour n'est
    donc pas toujours 100 %.
    Tapez le numéro d'une action dans gugong replay { $file } pour la voir.

## Colonnes et chiffres

cli-analysis-column-action = Action
cli-analysis-column-day = Jour
cli-analysis-column-who = Qui
cli-analysis-column-what = Quoi
cli-analysis-column-chance = Chances
cli-analysis-column-loss = Perte
cli-analysis-column-from = De l'action
cli-analysis-column-to = À l'action
cli-analysis-column-before = Chances
cli-analysis-column-after = Ensuite
cli-analysis-column-change = Écart
cli-analysis-column-end = Fin
cli-analysis-percent = { $value } %
cli-analysis-simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
cli-analysis-time = { $time }

## Ce qui ne va pas, et ce qui irait

cli-analysis-option = { $analyse ->
    [yes] --analyse affiche les tournants, pas le journal ; enlevez { $option }.
   *[no] { $option } va avec --analyse ; ajoutez --analyse ou enlevez { $option }.
}
cli-analysis-spectator = Un spectateur ne décide rien que l'on puisse analyser ; donnez une place avec --seat, ou aucune pour les voir toutes.
cli-analysis-bad-budget = --budget doit être un nombre de simulations (1000) ou une durée (200ms, 1s), pas « { $given } ».
