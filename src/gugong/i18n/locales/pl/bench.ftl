### Co mówi gugong bench.

cli-bench-machine = { $processor }, { $cores ->
    [one] 1 rdzeń
    [few] { $cores } rdzenie
    [many] { $cores } rdzeni
   *[other] { $cores } rdzeni
}, Python { $python }
cli-bench-measuring = pomiar

## Tryby, nazwane kluczami --json

cli-bench-mode-2-players = 2 graczy
cli-bench-mode-3-players = 3 graczy
cli-bench-mode-4-players = 4 graczy
cli-bench-mode-5-players = 5 graczy
cli-bench-mode-solo = solo
cli-bench-mode-4-players-deluxe-tokens = 4 graczy, Żetony deluxe
cli-bench-mode-4-players-two-threads = 4 graczy, dwa wątki
cli-bench-mode-random-actions = losowe akcje
cli-bench-mode-random-actions-all-cores = losowe akcje, wszystkie rdzenie
cli-bench-mode-given-actions = akcje z Pythona
cli-bench-mode-given-actions-all-cores = akcje z Pythona, wszystkie rdzenie

## Tabele

cli-bench-column-playouts = losowe partie na jednym rdzeniu
cli-bench-column-decisions = decyzje/s
cli-bench-column-games = partie/s
cli-bench-column-length = decyzje na partię
cli-bench-column-search = przeszukiwanie drzewa, jeśli nie podano inaczej, na jednym rdzeniu
cli-bench-column-simulations = symulacje/s
cli-bench-ratio = dwa wątki do jednego
cli-bench-column-batch = wiele partii 4 graczy naraz, jeśli nie podano inaczej, na jednym rdzeniu
cli-bench-column-steps = kroki/s
cli-bench-cores-ratio = wszystkie rdzenie do jednego
cli-bench-column-figure = liczba
cli-bench-column-value = wartość
cli-bench-greedy = ms na decyzję bota greedy, 4 graczy
cli-bench-instinct = ms na decyzję bota instinct, 4 graczy
cli-bench-game-decisions-per-s = decyzje/s przez Game
cli-bench-state-bytes = bajty stanu
cli-bench-state-copy-ns = ns na kopię stanu
cli-bench-import-s = s na import gugong
cli-bench-warm-start-s = s od zera do pierwszej decyzji, na ciepło
cli-bench-first-start-first-decision-s = s do pierwszej decyzji przy pierwszym uruchomieniu
cli-bench-cold-compile-rules-s = s do skompilowania zasad, na zimno
cli-bench-cold-compile-s = s do skompilowania wszystkiego, na zimno
cli-bench-cold-compile-rules-cpu-s = s czasu procesora na skompilowanie zasad
cli-bench-cold-compile-bots-cpu-s = s czasu procesora na skompilowanie botów
cli-bench-cold-compile-envs-s = s do skompilowania potem środowisk, na zimno

## Adaptery

cli-bench-column-adapters = adaptery, czterech losowych graczy
cli-bench-column-microseconds = µs na decyzję
cli-bench-adapter-gymnasium = Gymnasium, jedna partia, na innych miejscach boty
cli-bench-adapter-gymnasium-vector = Gymnasium, wiele partii naraz, jeden rdzeń
cli-bench-adapter-pettingzoo = PettingZoo
cli-bench-adapter-openspiel = OpenSpiel
