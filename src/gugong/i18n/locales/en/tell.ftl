## What is told on pages, and stepping through it

tell-night = The night of day { $day }
tell-morning = The morning of day { $day }
tell-final = Final scoring
tell-dice = The dice: { $die1 }, { $die2 } and { $die3 }
tell-matches = { $count ->
    [one] match
   *[other] matches
}
tell-most = most
tell-most-tied = most, ahead in intrigue
tell-step = step { $step }
tell-port = route { $route }, port { $port }
tell-ship-lost = lost
tell-starts = { $you ->
    [yes] You still start
   *[no] { $player } still starts
}
tell-starts-now = { $you ->
    [yes] You hand back the medal and start
   *[no] { $player } hands back the medal and starts
}
tell-outside = { $you ->
    [yes] You are not in the Palace and cannot win.
   *[no] { $player } is not in the Palace and cannot win.
}
tell-taken = takes
tell-controls = What is being shown
tell-back = One turn back (←)
tell-pause = Pause (P)
tell-resume = Resume (P)
tell-forth = To the next turn (→)
tell-now = Skip to the present (Esc)
seats-gained = Points since your last choice
lobby-key-go-on = Go on to the next turn or page
lobby-key-step = One turn back or on, while turns are shown
lobby-key-pause = Pause what is being shown
