### What gugong replay --analyse says. Tables have 100 columns, so their words are short.

cli-analysis-title = { $players ->
    [one] A game against Meng
   *[other] A game of { $players } players
} · { $actions } { $actions ->
    [one] action
   *[other] actions
} · { $choices } { $choices ->
    [one] choice
   *[other] choices
} analysed · { $budget } each
cli-analysis-result = { $nobody ->
    [yes] Nobody won.
   *[no] { $player } won.
}
cli-analysis-unfinished = The game is not finished: these are its turning points so far.
cli-analysis-judging = analysing
cli-analysis-interrupted = { $seen ->
    [0] Interrupted before anything was analysed; there is nothing to tell.
   *[other] Interrupted: this is what was found up to action { $seen } of { $actions }.
}
cli-analysis-no-choices = There was no choice to analyse.

## Missteps

cli-analysis-heading-missteps = Missteps: choices that cost a clear part of the chance to win, the most costly first
cli-analysis-no-missteps = No choice was clearly worse than the best one.
cli-analysis-more-missteps = { $count ->
    [one] And 1 more, which --json tells too.
   *[other] And { $count } more, which --json tells too.
}
cli-analysis-chosen = chosen
cli-analysis-better = better

## Swings

cli-analysis-heading-swings = Swings: how a chance to win changed from one turn of a player to the next
cli-analysis-no-swings = No chance changed clearly from one turn to the next.
cli-analysis-end = end

## Chances

cli-analysis-heading-chances = Chance to win at the first turn of each day
cli-analysis-day = Day { $day }
cli-analysis-won = { $won ->
    [yes] won
   *[no] –
}
cli-analysis-nothing = –
cli-analysis-note =
    Chances are those of good play by what each player knew then, so a day's need not add up to 100 %.
    Type the number of an action in gugong replay { $file } to look at it.

## Columns and figures

cli-analysis-column-action = Action
cli-analysis-column-day = Day
cli-analysis-column-who = Who
cli-analysis-column-what = What
cli-analysis-column-chance = Chance
cli-analysis-column-loss = Loss
cli-analysis-column-from = From action
cli-analysis-column-to = To action
cli-analysis-column-before = Chance
cli-analysis-column-after = Then
cli-analysis-column-change = Change
cli-analysis-column-end = End
cli-analysis-percent = { $value } %
cli-analysis-simulations = { $count ->
    [one] 1 simulation
   *[other] { $count } simulations
}
cli-analysis-time = { $time }

## What is wrong, and what would be right

cli-analysis-option = { $analyse ->
    [yes] --analyse prints turning points, not the log; leave out { $option }.
   *[no] { $option } belongs to --analyse; add --analyse or leave out { $option }.
}
cli-analysis-spectator = A spectator decides nothing that could be analysed; give a seat with --seat, or leave it out for all.
cli-analysis-bad-budget = --budget must be a number of simulations (1000) or a time (200ms, 1s), not "{ $given }".
