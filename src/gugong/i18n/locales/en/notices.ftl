# What people are told who are not at the table, by push or e-mail. Made on the server.

notice-turn-title = It is your turn
notice-turn = At your table with { $others }.
notice-asked-title = You are asked
notice-asked = { $name } would like to take moves back. Do you agree?
notice-vote-title = A vote
notice-vote = { $name } has not moved for long. Shall a bot play on there?
notice-full-title = All seats are taken
notice-full = You can begin the game with { $others }.
notice-started-title = The game has begun
notice-started = At your table with { $others }.
notice-rematch-title = A rematch
notice-rematch = The table for a rematch with { $others } is ready.
notice-over-title = The game is over
notice-over = At your table with { $others }.
notice-several-title = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
notice-several = See the list of your games.

# Mails, and the pages that their links lead to.

mail-confirm-title = Is this your address?
mail-confirm = Somebody, probably you, wishes to get mail at this address when it is their turn at { $site }. If so, open this link and confirm it:
mail-confirm-not-me = If it was not you, do nothing: you will get no other mail.
mail-footer = You get this mail because you confirmed this address at { $site }. To get no more:
mail-confirm-ask = Shall mails about your games come to this address?
mail-confirm-button = Yes, send them here
mail-confirm-done = Done. Mails about your games will come to this address.
mail-unsubscribe-ask = Shall no more mails come to this address?
mail-unsubscribe-button = No more mails
mail-unsubscribe-done = Done. No more mails will come to this address.
mail-link-old = This link is not valid, or not any more.
