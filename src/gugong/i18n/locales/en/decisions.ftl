## The question that a decision asks

decision-card = Choose a card of your hand to exchange.
decision-location = Where do you lay { $card }?
decision-pay = { $card } is not worth more than the card at { $location }: how do you pay?
decision-remove = { $count ->
    [one] Which servant do you remove?
   *[other] Which { $count } servants do you remove?
}
decision-gain = { $count ->
    [one] You gain a servant: a plain one or the double servant?
   *[other] You gain { $count } servants: shall the double servant be one of them?
}
decision-action = You may perform the { $action } action (by { $source }).
decision-city = Where does your traveller go?
decision-token = Do you use the token: { $token }?
decision-forced-trade = You hold more tokens than slots: trade some in.
decision-spend = Which face-up token do you hand in as well?
decision-wall-place = Which servant do you place on the wall?
decision-wall-extra = Your decree lets you put one more servant from the supply on the wall.
decision-benefit = Which intrigue benefit do you take?
decision-die = Which die do you turn, and to which face?
decision-ship-place = { $from ->
    [supply] Where do you put the servant from the supply?
   *[pool] Where do you load a servant?
}
decision-ship-move = Do you move a ship to its next free port?
decision-claim = Do you claim a harbour reward?
decision-give = Which hand card do you swap?
decision-swap = Which card of the board do you take for { $card }?
decision-morning = Which morning decree do you use?
decision-night-envoy = You have most matches: do you move your envoy a step?
decision-repeat = Do you use your double-action token to perform { $action } again?
decision-final-trade = The last chance to trade tokens before the final scoring.
decision-lay = Which servant do you lay with the token { $token }?
decision-decree-trade = Your decree still needs a servant: which tokens do you trade for one?
