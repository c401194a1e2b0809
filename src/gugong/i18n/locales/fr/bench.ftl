### Ce que dit gugong bench.

cli-bench-machine = { $processor }, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}, Python { $python }
cli-bench-measuring = mesure

## Modes, nommés par les clés de --json

cli-bench-mode-2-players = 2 joueurs
cli-bench-mode-3-players = 3 joueurs
cli-bench-mode-4-players = 4 joueurs
cli-bench-mode-5-players = 5 joueurs
cli-bench-mode-solo = solo
cli-bench-mode-4-players-deluxe-tokens = 4 joueurs, jetons deluxe
cli-bench-mode-4-players-two-threads = 4 joueurs, deux fils
cli-bench-mode-random-actions = actions au hasard
cli-bench-mode-random-actions-all-cores = actions au hasard, tous les cœurs
cli-bench-mode-given-actions = actions depuis Python
cli-bench-mode-given-actions-all-cores = actions depuis Python, tous les cœurs

## Tableaux

cli-bench-column-playouts = parties au hasard sur un cœur
cli-bench-column-decisions = décisions/s
cli-bench-column-games = parties/s
cli-bench-column-length = décisions par partie
cli-bench-column-search = recherche arborescente, sur un cœur sauf mention
cli-bench-column-simulations = simulations/s
cli-bench-ratio = deux fils par rapport à un
cli-bench-column-batch = lot de parties à 4 joueurs, sur un cœur sauf mention
cli-bench-column-steps = pas/s
cli-bench-cores-ratio = tous les cœurs par rapport à un
cli-bench-column-figure = mesure
cli-bench-column-value = valeur
cli-bench-greedy = ms par décision de greedy, 4 joueurs
cli-bench-instinct = ms par décision d'instinct, 4 joueurs
cli-bench-game-decisions-per-s = décisions/s à travers Game
cli-bench-state-bytes = octets d'un état
cli-bench-state-copy-ns = ns pour copier un état
cli-bench-import-s = s pour importer gugong
cli-bench-warm-start-s = s de zéro à la première décision, à chaud
cli-bench-first-start-first-decision-s = s jusqu'à la première décision du tout premier démarrage
cli-bench-cold-compile-rules-s = s pour compiler les règles, à froid
cli-bench-cold-compile-s = s pour tout compiler, à froid
cli-bench-cold-compile-rules-cpu-s = s de processeur pour compiler les règles
cli-bench-cold-compile-bots-cpu-s = s de processeur pour compiler les bots
cli-bench-cold-compile-envs-s = s pour compiler ensuite les environnements, à froid

## Adaptateurs

cli-bench-column-adapters = adaptateurs, quatre joueurs au hasard
cli-bench-column-microseconds = µs par décision
cli-bench-adapter-gymnasium = Gymnasium, une partie, des bots aux autres places
cli-bench-adapter-gymnasium-vector = Gymnasium, beaucoup de parties à la fois, un cœur
cli-bench-adapter-pettingzoo = PettingZoo
cli-bench-adapter-openspiel = OpenSpiel
