### Wat gugong bench zegt.

cli-bench-machine = { $processor }, { $cores ->
    [one] 1 kern
   *[other] { $cores } kernen
}, Python { $python }
cli-bench-measuring = meten

## Soorten spel, genoemd naar de sleutels van --json

cli-bench-mode-2-players = 2 spelers
cli-bench-mode-3-players = 3 spelers
cli-bench-mode-4-players = 4 spelers
cli-bench-mode-5-players = 5 spelers
cli-bench-mode-solo = solo
cli-bench-mode-4-players-deluxe-tokens = 4 spelers, deluxe fiches
cli-bench-mode-4-players-two-threads = 4 spelers, twee threads
cli-bench-mode-random-actions = willekeurige acties
cli-bench-mode-random-actions-all-cores = willekeurige acties, alle kernen
cli-bench-mode-given-actions = acties uit Python
cli-bench-mode-given-actions-all-cores = acties uit Python, alle kernen

## Tabellen

cli-bench-column-playouts = willekeurige spellen op één kern
cli-bench-column-decisions = beslissingen/s
cli-bench-column-games = spellen/s
cli-bench-column-length = beslissingen per spel
cli-bench-column-search = boomzoeken, op één kern tenzij vermeld
cli-bench-column-simulations = simulaties/s
cli-bench-ratio = twee threads ten opzichte van één
cli-bench-column-batch = batch van spellen met 4 spelers, op één kern tenzij vermeld
cli-bench-column-steps = stappen/s
cli-bench-cores-ratio = alle kernen ten opzichte van één
cli-bench-column-figure = meting
cli-bench-column-value = waarde
cli-bench-greedy = ms per beslissing van greedy, 4 spelers
cli-bench-instinct = ms per beslissing van instinct, 4 spelers
cli-bench-game-decisions-per-s = beslissingen/s via Game
cli-bench-state-bytes = bytes van een toestand
cli-bench-state-copy-ns = ns om een toestand te kopiëren
cli-bench-import-s = s om gugong te importeren
cli-bench-warm-start-s = s van niets tot de eerste beslissing, warm
cli-bench-first-start-first-decision-s = s tot de eerste beslissing bij de allereerste start
cli-bench-cold-compile-rules-s = s tot de regels gecompileerd zijn, koud
cli-bench-cold-compile-s = s tot alles gecompileerd is, koud
cli-bench-cold-compile-rules-cpu-s = s rekentijd om de regels te compileren
cli-bench-cold-compile-bots-cpu-s = s rekentijd om de bots te compileren
cli-bench-cold-compile-envs-s = s tot daarna de omgevingen gecompileerd zijn, koud

## Adapters

cli-bench-column-adapters = adapters, vier willekeurige spelers
cli-bench-column-microseconds = µs per beslissing
cli-bench-adapter-gymnasium = Gymnasium, één spel, bots op de andere plaatsen
cli-bench-adapter-gymnasium-vector = Gymnasium, veel spellen tegelijk, één kern
cli-bench-adapter-pettingzoo = PettingZoo
cli-bench-adapter-openspiel = OpenSpiel
