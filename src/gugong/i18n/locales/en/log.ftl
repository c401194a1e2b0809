# The log, the chat, looking back and studying, and the end of a game, in the browser.

log-title = Log and chat
log-tab-log = Log
log-tab-chat = Chat
log-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
log-open-result = Result
log-day = Day { $day }
log-day-show = Show day { $day }
log-day-hide = Fold day { $day }
log-before = Before the game
log-study-begins = This study goes on from moment { $moment }.
log-empty = What happens at the table is written here.
log-newest = Newest
log-gone-show = { $count ->
    [one] 1 line was taken back
   *[other] { $count } lines were taken back
}

## Beside the game

log-sat = { $you ->
    [yes] You sit down.
   *[no] { $player } sits down.
}
log-left = { $you ->
    [yes] You get up.
   *[no] { $player } gets up.
}
log-started = The game begins.
log-undone = { $you ->
    [yes] You take something back.
   *[no] { $player } takes something back.
}
log-undone-agreed = { $you ->
    [yes] You take something back; everybody agreed.
   *[no] { $player } takes something back; everybody agreed.
}
log-undone-turn = { $you ->
    [yes] You take the turn back
   *[no] { $player } takes the turn back
}{ $agreed ->
    [yes] , as everybody agreed
   *[no] {""}
}; { $mine ->
    [yes] it is your turn again
   *[no] it is { $turn }’s turn again
}.
log-asked = { $you ->
    [yes] You ask to take something back.
   *[no] { $player } asks to take something back.
}
log-agreed = { $you ->
    [yes] You agree.
   *[no] { $player } agrees.
}
log-refused = { $you ->
    [yes] You say no.
   *[no] { $player } says no.
}
log-voted = { $you ->
    [yes] You would let a bot play for { $absent }.
   *[no] { $against ->
        [you] { $player } would let a bot play for you.
       *[other] { $player } would let a bot play for { $absent }.
    }
}
log-stood-in = { $you ->
    [yes] { $why ->
        [clock] Time has run out: a bot plays for you.
        [vote] By everybody's wish a bot plays for you.
       *[left] A bot plays for you since you got up.
    }
   *[no] { $why ->
        [clock] Time has run out: a bot plays for { $player }.
        [vote] By everybody's wish a bot plays for { $player }.
       *[left] A bot plays for { $player }, who got up.
    }
}
log-returned = { $you ->
    [yes] You are back.
   *[no] { $player } is back.
}
log-rematched = { $you ->
    [yes] You set up another game.
   *[no] { $player } sets up another game.
}

## Chat

log-chat-empty = Nothing has been said yet.
log-chat-spectator = { $name } (watching)
log-chat-label = Say something to the table
log-chat-send = Send
log-chat-nameless = Somebody

## Looking back and studying

study-stepper = Step through the game
study-first = To the beginning
study-back = One step back (←)
study-play = Play on by itself
study-pause = Stop
study-forward = One step on (→)
study-last = To the last moment
study-slider = Moment of the game
study-moment = { $moment } / { $last }
study-from-here = Study from here
study-from-here-why = Opens a table of your own that goes on from this moment, with all seats in your hands.
study-opening = Setting up the game …

study-chances = Chances
study-chances-title = How good is each option?
study-chances-why = { $visits ->
    [one] An estimate from 1 trial of a searching bot.
   *[other] An estimate from { $visits } trials of a searching bot.
}
study-chances-thinking = Thinking …
study-chances-more = Think longer
study-chances-none = Nobody has to choose anything at this moment.
study-chances-hidden = What could be chosen at this moment is hidden from you.
study-chances-option = Option
study-chances-win = Wins
study-chances-vp = VP
study-chances-share = Tried
study-chances-win-why = How many of the trials that began so were won.
study-chances-vp-why = The points at the end of those trials, on average.
study-chances-share-why = How many of all trials began so. The more, the better the bot thinks of it.
study-chances-columns = What the columns say
study-chances-played = This was played.

study-ribbon-title = A study.
study-ribbon = The game it came from stays as it is.
study-ribbon-back = Back to the game

## The end

end-title = The game is over
end-won = { $player } wins
end-you-won = You win!
end-nobody = Nobody wins
end-nobody-why = Nobody's envoy reached the palace, and only there is the Emperor's favour won.
end-solo-won = You have won against Meng.
end-solo-won-by = { $count ->
    [0] It was as close as can be: the intrigue decided.
    [one] By 1 VP. That was close!
   *[other] By { $count } VP.
}
end-solo-lost = Meng has won this time.
end-solo-lost-by = { $count ->
    [0] It was as close as can be: the intrigue decided.
    [one] By 1 VP. That was close!
   *[other] By { $count } VP. He always takes a rematch.
}
end-solo-no-palace = Your envoy did not reach the palace, so Meng wins.
end-tie = Equal points: the higher intrigue marker decides.
end-vp-unit = VP
end-ranking = Ranking
end-rank = { $rank }.
end-not-in-palace = { $count ->
    [0] Not in the palace
    [one] Not in the palace: 1 VP does not count
   *[other] Not in the palace: { $count } VP do not count
}
end-not-in-palace-why = Only those whose envoy stands in the palace can win, however many points they have. It is worth starting up the steps early.
end-scoring = The final scoring
end-scoring-before = Before the final scoring
end-step-wall-none = Nobody had servants on the wall.
end-step-decrees-none = Nobody had a decree that scores at the end.
end-step-palace-none = No envoy reached the palace.
end-step-jade-none = Nobody had jade.
end-total = Total
end-score = Score
end-sources = Where the points came from
end-source = Source
end-chart = The points over time
end-chart-all = Everybody
end-chart-label = Points of { $player } from the beginning to the end, by source
end-chart-label-all = Points of everybody from the beginning to the end
end-chart-day = Day { $day }
end-chart-final = End
end-chart-table = Show as a table
end-chart-drawing = Show as a drawing
end-chart-choose = Whose points
end-rematch = Play again
end-rematch-open = To the new table
end-study = Step through the game
end-save = Save the game
end-home = Start page
end-close = Look at the table

## What points came from, in short

end-kind-carried = Before
end-kind-wall = Great Wall
end-kind-decrees = Decrees
end-kind-envoy = Palace
end-kind-night = Nights
end-kind-harbours = Harbours
end-kind-tokens = Travel tokens
end-kind-jade = Jade
