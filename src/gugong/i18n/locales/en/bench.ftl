### What gugong bench says.

cli-bench-machine = { $processor }, { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}, Python { $python }
cli-bench-measuring = measuring

## Modes, called by the keys of --json

cli-bench-mode-2-players = 2 players
cli-bench-mode-3-players = 3 players
cli-bench-mode-4-players = 4 players
cli-bench-mode-5-players = 5 players
cli-bench-mode-solo = solo
cli-bench-mode-4-players-deluxe-tokens = 4 players, deluxe tokens
cli-bench-mode-4-players-two-threads = 4 players, two threads
cli-bench-mode-random-actions = random actions
cli-bench-mode-random-actions-all-cores = random actions, all cores
cli-bench-mode-given-actions = actions from Python
cli-bench-mode-given-actions-all-cores = actions from Python, all cores

## Tables

cli-bench-column-playouts = random games on one core
cli-bench-column-decisions = decisions/s
cli-bench-column-games = games/s
cli-bench-column-length = decisions a game
cli-bench-column-search = tree search, on one core unless named
cli-bench-column-simulations = simulations/s
cli-bench-ratio = two threads to one
cli-bench-column-batch = batch of 4-player games, on one core unless named
cli-bench-column-steps = steps/s
cli-bench-cores-ratio = all cores to one
cli-bench-column-figure = figure
cli-bench-column-value = value
cli-bench-greedy = ms a decision of greedy, 4 players
cli-bench-instinct = ms a decision of instinct, 4 players
cli-bench-game-decisions-per-s = decisions/s through Game
cli-bench-state-bytes = bytes of a state
cli-bench-state-copy-ns = ns to copy a state
cli-bench-import-s = s to import gugong
cli-bench-warm-start-s = s from nothing to the first decision, warm
cli-bench-first-start-first-decision-s = s to the first decision of the very first start
cli-bench-cold-compile-rules-s = s until the rules are compiled, cold
cli-bench-cold-compile-s = s until everything is compiled, cold
cli-bench-cold-compile-rules-cpu-s = s of processor time to compile the rules
cli-bench-cold-compile-bots-cpu-s = s of processor time to compile the bots
cli-bench-cold-compile-envs-s = s until the environments are compiled after that, cold

## Adapters

cli-bench-column-adapters = adapters, four random players
cli-bench-column-microseconds = µs a decision
cli-bench-adapter-gymnasium = Gymnasium, one game, the other seats are bots
cli-bench-adapter-gymnasium-vector = Gymnasium, many games at once, one core
cli-bench-adapter-pettingzoo = PettingZoo
cli-bench-adapter-openspiel = OpenSpiel
