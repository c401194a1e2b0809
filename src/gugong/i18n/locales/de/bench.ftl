### Was gugong bench sagt.

cli-bench-machine = { $processor }, { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kerne
}, Python { $python }
cli-bench-measuring = messe

## Arten von Partien, nach den Schlüsseln von --json

cli-bench-mode-2-players = 2 Spieler
cli-bench-mode-3-players = 3 Spieler
cli-bench-mode-4-players = 4 Spieler
cli-bench-mode-5-players = 5 Spieler
cli-bench-mode-solo = solo
cli-bench-mode-4-players-deluxe-tokens = 4 Spieler, Deluxe-Plättchen
cli-bench-mode-4-players-two-threads = 4 Spieler, zwei Threads
cli-bench-mode-random-actions = zufällige Aktionen
cli-bench-mode-random-actions-all-cores = zufällige Aktionen, alle Kerne
cli-bench-mode-given-actions = Aktionen aus Python
cli-bench-mode-given-actions-all-cores = Aktionen aus Python, alle Kerne

## Tabellen

cli-bench-column-playouts = Zufallspartien auf einem Kern
cli-bench-column-decisions = Entscheidungen/s
cli-bench-column-games = Partien/s
cli-bench-column-length = Entscheidungen je Partie
cli-bench-column-search = Baumsuche, wenn nicht anders genannt auf einem Kern
cli-bench-column-simulations = Simulationen/s
cli-bench-ratio = zwei Threads zu einem
cli-bench-column-batch = Batch von Partien zu viert, wenn nicht anders genannt auf einem Kern
cli-bench-column-steps = Schritte/s
cli-bench-cores-ratio = alle Kerne zu einem
cli-bench-column-figure = Größe
cli-bench-column-value = Wert
cli-bench-greedy = ms je Entscheidung von greedy, 4 Spieler
cli-bench-instinct = ms je Entscheidung von instinct, 4 Spieler
cli-bench-game-decisions-per-s = Entscheidungen/s durch Game
cli-bench-state-bytes = Bytes eines Zustands
cli-bench-state-copy-ns = ns, um einen Zustand zu kopieren
cli-bench-import-s = s, um gugong zu importieren
cli-bench-warm-start-s = s von nichts bis zur ersten Entscheidung, warm
cli-bench-first-start-first-decision-s = s bis zur ersten Entscheidung beim allerersten Start
cli-bench-cold-compile-rules-s = s, bis die Regeln übersetzt sind, kalt
cli-bench-cold-compile-s = s, bis alles übersetzt ist, kalt
cli-bench-cold-compile-rules-cpu-s = s Rechenzeit, um die Regeln zu übersetzen
cli-bench-cold-compile-bots-cpu-s = s Rechenzeit, um die Bots zu übersetzen
cli-bench-cold-compile-envs-s = s, bis danach die Umgebungen übersetzt sind, kalt

## Adapter

cli-bench-column-adapters = Adapter, vier zufällige Spieler
cli-bench-column-microseconds = µs je Entscheidung
cli-bench-adapter-gymnasium = Gymnasium, eine Partie, die anderen Plätze haben Bots
cli-bench-adapter-gymnasium-vector = Gymnasium, viele Partien zugleich, ein Kern
cli-bench-adapter-pettingzoo = PettingZoo
cli-bench-adapter-openspiel = OpenSpiel
