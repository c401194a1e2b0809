### What gugong simulate says. Tables have 100 columns, so their words are short.

cli-simulate-title = { $solo ->
    [yes] { $games } { $games ->
        [one] game
       *[other] games
    } against Meng ({ $meng }) · { $specs } · seed { $seed }
   *[no] { $games } { $games ->
        [one] game
       *[other] games
    } of { $players } players · { $specs } · seed { $seed }
}
cli-simulate-playing = playing
cli-simulate-interrupted = Interrupted: these are the figures of { $played } of { $asked } games.
cli-simulate-none-finished = Interrupted before the first game was finished; there is nothing to tell.
cli-simulate-left-out = { $count ->
    [one] 1 game is left out because a bot failed: { $spec } { $what }
   *[other] { $count } games are left out because a bot failed; the first: { $spec } { $what }
}
cli-simulate-pictures = Pictures: { $paths }
cli-simulate-kept = Games: { $path }

## Figures

cli-simulate-percent = { $value } %
cli-simulate-interval = { $low } to { $high }
cli-simulate-with-interval = { $value } ({ $low } to { $high })
cli-simulate-nothing = –

## Headings

cli-simulate-heading-order = Turn order on day 1
cli-simulate-heading-specs = Players
cli-simulate-heading-solo = Against Meng
cli-simulate-heading-sources = Where points come from: mean VP a seat
cli-simulate-heading-decrees = Decrees: those who have one beside those at the same table who do not
cli-simulate-heading-decrees-solo = Decrees: games with one beside games without it
cli-simulate-heading-scores = Scores, and lengths in decisions
cli-simulate-intervals = In brackets: 95 % intervals. What goes together need not be cause and effect.

## Columns

cli-simulate-column-place = Place
cli-simulate-column-player = Player
cli-simulate-column-wins = Wins
cli-simulate-column-interval = 95 % interval
cli-simulate-column-score = Mean score
cli-simulate-column-points = Mean VP before FINAL-5
cli-simulate-column-source = Source
cli-simulate-column-decree = Decree
cli-simulate-column-offered = Games
cli-simulate-column-taken = Taken
cli-simulate-column-tile = VP
cli-simulate-column-with = Win, with it
cli-simulate-column-without = Win, without
cli-simulate-column-difference = Score, with − without
cli-simulate-column-figure = Figure
cli-simulate-column-mean = Mean
cli-simulate-column-deviation = Std. dev.
cli-simulate-column-least = Least
cli-simulate-column-median = Median
cli-simulate-column-most = Most

## Rows

cli-simulate-place = { $turn ->
    [1] 1st (start player)
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
}
cli-simulate-meng = Meng ({ $meng })
cli-simulate-group-everyone = Everyone
cli-simulate-group-winners = Winners
cli-simulate-group-others = Others
cli-simulate-group-solo-everyone = The player
cli-simulate-group-solo-winners = in won games
cli-simulate-group-solo-others = in lost games
cli-simulate-group-solo-meng = Meng
cli-simulate-source-level = decrees of level { $level }
cli-simulate-seats = { $solo ->
    [yes] Games
   *[no] Seats
}
cli-simulate-sum = Sum
cli-simulate-score = Score
cli-simulate-outside = Not in the Palace
cli-simulate-level = Level { $level }, { $when }
cli-simulate-double = Double servant
cli-simulate-row-everyone = Score
cli-simulate-row-winning = Winning score
cli-simulate-row-margin = Lead of the winner over the next
cli-simulate-row-lead = Lead over Meng
cli-simulate-row-game = Decisions a game
cli-simulate-row-seat = Decisions a seat
cli-simulate-nobody = Nobody won { $share } of the games: nobody was in the Palace.

## Pictures

cli-simulate-plot-order = Win share by turn order on day 1
cli-simulate-plot-place =
    { cli-simulate-place }
    wins { $share } %
    mean score { $score }
cli-simulate-plot-fair = equal chances
cli-simulate-plot-win-share = win share, % (with 95 % interval)
cli-simulate-plot-sources = Where points come from
cli-simulate-plot-mean-vp = mean VP a seat, before FINAL-5
cli-simulate-plot-group = { $group } ({ $seats })
cli-simulate-plot-source-wall = Great Wall
cli-simulate-plot-source-night = matches at night
cli-simulate-plot-source-level1 = decrees, level 1
cli-simulate-plot-source-level2 = decrees, level 2
cli-simulate-plot-source-level3 = decrees, level 3
cli-simulate-plot-source-palace = place in the Palace
cli-simulate-plot-source-envoy = envoy in the Palace
cli-simulate-plot-source-harbours = harbour rewards
cli-simulate-plot-source-tokens = tokens and trades
cli-simulate-plot-source-jade = jade
cli-simulate-plot-decrees = Decrees: who has one, and who at the same table has not
cli-simulate-plot-decrees-solo = Decrees: games with one, and games without it
cli-simulate-plot-with = with it
cli-simulate-plot-without = without it
cli-simulate-plot-taken = { $tile } (taken { $share } %)
cli-simulate-plot-lengths = Length of games
cli-simulate-plot-decisions = decisions a game
cli-simulate-plot-games = games
cli-simulate-plot-scores = Scores
cli-simulate-plot-score = { $outside ->
    [0] score
    [one] score (without 1 seat that is not in the Palace and scores 0)
   *[other] score (without { $outside } seats that are not in the Palace and score 0)
}
cli-simulate-plot-seats = seats
cli-simulate-plot-mean = mean { $mean }

## What is wrong, and what would be right

cli-simulate-no-players = Name the players, such as greedy, or a file of games with --results; gugong simulate --help tells more.
cli-simulate-results-alone = Without players nothing is played: name some, or leave out { $option }.
cli-simulate-bad-games = --games must be 1 or more, not { $games }.
cli-simulate-bad-processes = --processes must be 1 or more, not { $processes }.
cli-simulate-bad-specs = { $specs } specs were given for { $players ->
    [one] 1 player
   *[other] { $players } players
}; give one for all seats, or one for each.
cli-simulate-bad-meng = --meng is for --players 1, not for { $players } players.
cli-simulate-bad-folder = { $path } cannot be a folder for pictures ({ $why }); give another with --plots.
