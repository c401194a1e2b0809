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
log-day-hide = Hide day { $day }
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
    [yes] You vote to let a bot play for { $absent }.
   *[no] { $against ->
        [you] { $player } votes to let a bot play for you.
       *[other] { $player } votes to let a bot play for { $absent }.
    }
}
log-stood-in = { $you ->
    [yes] { $why ->
        [clock] Your time has run out: a bot plays for you.
        [vote] Everybody agreed: a bot plays for you.
        [idle] You did not play: everybody else let a bot play for you.
       *[left] You got up: a bot plays for you.
    }
   *[no] { $why ->
        [clock] Time has run out: a bot plays for { $player }.
        [vote] Everybody agreed: a bot plays for { $player }.
        [idle] { $player } did not play: everybody else let a bot play.
       *[left] { $player } got up: a bot plays on.
    }
}
log-returned = { $you ->
    [yes] You are back.
   *[no] { $player } is back.
}
log-expired = The table was closed: nobody used it for a long time.
log-closed = The table has been closed by whoever runs the server.
log-invited = There is a new invitation to this table; the old one opens nothing any more.
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
log-spectator-chat = { $on ->
    [yes] Spectators may chat again.
   *[no] Spectators may no longer chat.
}
log-chat-show-spectators = Show what spectators say
log-chat-spectators-may = Spectators may chat
log-chat-quiet = Spectators may not chat at this table.

## Looking back and studying

study-stepper = Step through the game
study-first = To the beginning
study-back = One step back (←)
study-play = Play automatically
study-pause = Stop
study-forward = One step on (→)
study-last = To the last moment
study-slider = Moment of the game
study-moment = { $moment } / { $last }
study-from-here = Study from here
study-from-here-why = Opens a table of your own that goes on from this moment; you play all the seats.
study-opening = Setting up the game …

study-chances = Chances
study-chances-title = How good is each option?
study-chances-why = { $visits ->
    [one] An estimate from 1 trial by a bot that tries out moves.
   *[other] An estimate from { $visits } trials by a bot that tries out moves.
}
study-chances-thinking = Thinking …
study-chances-more = Think longer
study-chances-none = Nobody has to choose anything at this moment.
study-chances-hidden = What could be chosen at this moment is hidden from you.
study-chances-option = Option
study-chances-win = Wins
study-chances-vp = VP
study-chances-share = Tried
study-chances-win-why = How many of the trials that began this way were won.
study-chances-vp-why = The points at the end of those trials, on average.
study-chances-share-why = How many of all trials began this way. The more, the better the bot likes it.
study-chances-columns = What the columns mean
study-chances-played = This was played.

study-ribbon-title = A study.
study-ribbon = The game it came from stays as it is.
study-ribbon-back = Back to the game

## The end

end-title = The game is over
end-won = { $player } wins
end-you-won = You win!
end-nobody = Nobody wins
end-nobody-why = No envoy reached the Palace, and only there is the Emperor’s favour won.
end-solo-won = You have beaten Meng.
end-solo-won-by = { $count ->
    [0] It could not have been closer: the intrigue decided.
    [one] By 1 VP. That was close!
   *[other] By { $count } VP.
}
end-solo-lost = Meng has won this time.
end-solo-lost-by = { $count ->
    [0] It could not have been closer: the intrigue decided.
    [one] By 1 VP. That was close!
   *[other] By { $count } VP. He is always ready for a rematch.
}
end-solo-no-palace = Your envoy did not reach the Palace, so Meng wins.
end-tie = Equal points: the higher intrigue marker decides.
end-vp-unit = VP
end-ranking = Ranking
end-rank = { $rank }.
end-not-in-palace = { $count ->
    [0] Not in the Palace
    [one] Not in the Palace: 1 VP does not count
   *[other] Not in the Palace: { $count } VP do not count
}
end-not-in-palace-why = Only those whose envoy stands in the Palace can win, however many points they have. It pays to start climbing early.
end-scoring = The final scoring
end-scoring-before = Before the final scoring
end-step-wall-none = Nobody had servants on the Wall.
end-step-decrees-none = Nobody had a decree that scores at the end.
end-step-palace-none = No envoy reached the Palace.
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
end-chart-drawing = Show as a chart
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
