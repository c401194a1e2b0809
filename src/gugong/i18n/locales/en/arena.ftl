### What gugong arena says. Tables have 100 columns, so their words are short.

cli-arena-playing = playing
cli-arena-leading = { $rated ->
    [yes] { $spec } { $rating } ({ $share } %)
   *[no] { $spec } { $share } %
}
cli-arena-interrupted = Interrupted: these are the results of { $played } of { $asked } games.
cli-arena-none-finished = Interrupted before the first game was finished; there is nothing to tell.
cli-arena-failure = { $saved ->
    [yes] { $spec } failed in game { $game } (seed { $seed }, seat { $seat }): { $what }. The game: { $path }
   *[no] { $spec } failed in game { $game } (seed { $seed }, seat { $seat }): { $what }. The game could not be saved.
}
cli-arena-more-failures = { $count ->
    [one] 1 more failure is not listed; its game is in { $folder }
   *[other] { $count } more failures are not listed; their games are in { $folder }
}
cli-arena-picture = The picture: { $path }
cli-arena-resume = What was played is in { $path }; the same command goes on with it.
cli-arena-exported = Game { $number }: { $path }

## The tables

cli-arena-title = { $solo ->
    [yes] { $games } { $games ->
        [one] game
       *[other] games
    } against Meng · { $seeds } { $seeds ->
        [one] seed
       *[other] seeds
    } from { $first }
   *[no] { $games } { $games ->
        [one] game
       *[other] games
    } of { $players } players · { $seeds } { $seeds ->
        [one] seed
       *[other] seeds
    } from { $first }, { $seating ->
        [complete] in all seatings
        [balanced] in balanced seatings
       *[fixed] seated as given
    }
}
cli-arena-column-rank = #
cli-arena-column-player = Player
cli-arena-column-meng = Meng
cli-arena-column-rating = Rating
cli-arena-column-wins = Wins
cli-arena-column-score = Mean score
cli-arena-column-meng-score = Meng's score
cli-arena-column-time = A decision
cli-arena-column-seats = Seats
cli-arena-column-failures = Failures
cli-arena-meng-easy = easy
cli-arena-meng-normal = normal
cli-arena-meng-hard = hard
cli-arena-percent = { $value } %
cli-arena-interval = ({ $low } to { $high })
cli-arena-reach = ± { $reach }
cli-arena-nothing = –
cli-arena-time-s = { $value } s
cli-arena-time-ms = { $value } ms
cli-arena-time-us = { $value } µs
cli-arena-notes =
    Behind the figures 95 % intervals: ratings (Plackett–Luce, in Elo, 0 for the mean) by a bootstrap
    over the seeds, wins by Wilson, scores by the spread over the seeds. Equals would win { $fair }.
cli-arena-solo-notes =
    Behind the figures 95 % intervals: wins by Wilson, scores by the spread over the seeds.
cli-arena-nobody = { $count ->
    [one] In 1 game nobody was in the Palace, so nobody won it.
   *[other] In { $count } games nobody was in the Palace, so nobody won them.
}

## The picture

cli-arena-plot-rating = rating (Plackett–Luce, in Elo), 95 % interval
cli-arena-plot-wins = win share in %, 95 % interval
cli-arena-plot-fair = equal players
cli-arena-plot-score = mean score, 95 % interval
cli-arena-plot-own-score = player
cli-arena-plot-meng-score = Meng
cli-arena-plot-against = { $spec } – { $level }

## Two bots compared

cli-compare-state = { $pairs } { $pairs ->
    [one] pair
   *[other] pairs
}, ratio { $ratio } ({ $lower } to { $upper })
cli-compare-title = { $first } against { $second } · { $pairs } { $pairs ->
    [one] pair
   *[other] pairs
}, { $games } games
cli-compare-stronger = { $first } is stronger than { $second }: { $elo1 } Elo is accepted, not { $elo0 }.
cli-compare-not-stronger = { $first } is not stronger than { $second }: { $elo0 } Elo is accepted, not { $elo1 }.
cli-compare-undecided = Undecided between { $elo0 } and { $elo1 } Elo: more games are needed.
cli-compare-row-score = Score of the first
cli-compare-row-elo = Difference, Elo
cli-compare-row-ratio = Log-likelihood ratio
cli-compare-row-pairs = Pairs by their score
cli-compare-notes =
    A pair is one seed played twice, with both bots in each other's seat. Behind score and difference
    95 % intervals, behind the ratio the bounds at which the test stops.
cli-compare-plot-pairs = pairs
cli-compare-plot-stronger = { $first } is stronger
cli-compare-plot-not-stronger = { $first } is not stronger
cli-compare-one-level = --compare plays against one level of Meng; give --meng once.
cli-compare-option = { $comparing ->
    [yes] { $option } has no effect with --compare; leave it out.
   *[no] { $option } is for --compare; leave it out, or name two bots with --compare.
}

## What is wrong, and what would be right

cli-arena-solo-players = With --solo each spec plays alone against Meng; leave out --players.
cli-arena-meng-solo = --meng names the levels for --solo; add --solo or leave it out.
cli-arena-bad-limit = --time-limit must be more than 0 and at most { $most } seconds, not { $given }.
cli-arena-bad-picture = { $path } has no ending that names a picture; --plot can write { $formats }.
cli-arena-no-folder = There is no folder for { $path }; give --plot a path in a folder that exists.
cli-arena-resume-option = Without specs the games in { $path } go on as they were begun; leave out { $option }.
cli-arena-nothing-to-resume = There is nothing in { $path } to go on with; name the bots that shall play.
cli-arena-export-options = { $other ->
    [yes] --export takes no other options than --results, --to and --box; leave out { $option }.
   *[no] To write a game, give both --results, the file that has it, and --export, its number.
}
