## The question that a decision asks

decision-card = Which card do you exchange?
decision-location = Lay the { $card } where?
decision-pay = The { $card } is too low for { $location-key ->
    [wall] the Wall
    [palace] the Palace
    [canal] the Canal
   *[other] { $location }
}. How do you pay?
decision-remove = { $count ->
    [one] Which servant do you remove?
   *[other] Which { $count } servants do you remove?
}
decision-gain = { $count ->
    [one] You gain a servant: a plain one or the double servant?
   *[other] You gain { $count } servants: is the double servant one of them?
}
decision-action = { $source-key ->
    [card] Your card
    [location] The location
    [follow] Your follow token
    [repeat] Your double-action token
   *[other] { $source }
}: { $action-key ->
    [travel] travel?
    [wall] build on the Wall?
    [jade] buy jade?
    [intrigue] plot?
    [palace] go to the Palace?
    [decrees] take a decree?
    [canal] trade on the Canal?
    [gain1] gain 1 servant?
    [gain2] gain 2 servants?
    [swap] swap a card?
   *[other] { $action }?
}
decision-city = Where does your traveller go?
decision-token = Use the token ({ $token })?
decision-forced-trade = Too many tokens for your slots: trade some in.
decision-spend = Which face-up token goes in as well?
decision-wall-place = Who goes on the Wall?
decision-wall-extra = Your decree: put one more servant from the supply on the Wall?
decision-benefit = Which intrigue benefit?
decision-die = Which die do you turn, and to what?
decision-ship-place = { $from ->
    [supply] Where does the servant from the supply go?
   *[pool] Where do you load a servant?
}
decision-ship-move = Move a ship to its next free port?
decision-claim = Claim a harbour reward?
decision-give = Which hand card do you swap?
decision-swap = What do you take for the { $card }?
decision-morning = Which morning decree do you use?
decision-night-envoy = You have the most matches: move your envoy 1 step?
decision-repeat = Use your double-action token and { $action-key ->
    [travel] travel again
    [wall] build on the Wall again
    [jade] buy jade again
    [intrigue] plot again
    [palace] go to the Palace again
    [decrees] take another decree
    [canal] trade on the Canal again
    [gain1] gain 1 more servant
    [gain2] gain 2 more servants
    [swap] swap another card
   *[other] do this again: { $action }
}?
decision-final-trade = Last chance to trade tokens before the final scoring.
decision-lay = Who goes with the token ({ $token })?
decision-decree-trade = Your decree still needs a servant. Which tokens do you trade for one?
