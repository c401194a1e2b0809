# Getting to play: the start page, a table before its game, the menu, and the page about the program.

## The start page

lobby-welcome = Four days at the court of the Ming
lobby-play = Play
lobby-name = Your name
lobby-name-hint = Leave it empty, and the court will call you { $title }.

# Offered to whoever gives no name; at most 24 characters each.
lobby-title-1 = Keeper of the Seal
lobby-title-2 = Lantern Bearer
lobby-title-3 = Scribe of the East Gate
lobby-title-4 = Master of Tea
lobby-title-5 = Warden of the Wall
lobby-title-6 = Poet of the Garden
lobby-title-7 = Friend of the Cranes
lobby-title-8 = Collector of Jade

lobby-your-turn-at = { $count ->
    [one] It is your turn at a table
   *[other] It is your turn at { $count } tables
  }
lobby-lesson-title = New at court?
lobby-lesson = A first lesson on the real board takes about ten minutes, and you can stop whenever you like.
lobby-lesson-start = Show me the game

## Ways to play

lobby-way-meng = Alone against Meng
lobby-way-meng-about = The solo game: Meng follows his cards, you follow your plans.
lobby-way-bots = Against bots
lobby-way-bots-about = One to four opponents who never keep you waiting.
lobby-way-screen = Several at this screen
lobby-way-screen-about = Two to five people pass this screen around.
lobby-way-friends = Invite friends
lobby-way-friends-about = Everybody at their own screen, by a link that you send.

lobby-start = Start
lobby-open-table = Open the table
lobby-starting = Setting up the game …
lobby-more-options = More options

## Options

lobby-meng = How hard Meng is
lobby-meng-easy = Easy
lobby-meng-easy-about = Only one of his two special cards is in the game.
lobby-meng-normal = Normal
lobby-meng-normal-about = Both of his special cards are in the game.
lobby-meng-hard = Hard
lobby-meng-hard-about = Both special cards, and Meng begins with a fifth gift card.

lobby-opponents = Opponents
lobby-people = People
lobby-players = Players
lobby-bots-too = Bots with you
lobby-level = How well they play
lobby-level-novice = Novice
lobby-level-novice-about = Makes the most of its own turn and sees no further.
lobby-level-apprentice = Apprentice
lobby-level-apprentice-about = Has played a lot and does not think long: a good game for most.
lobby-level-courtier = Courtier
lobby-level-courtier-about = Thinks some turns ahead.
lobby-level-chancellor = Chancellor
lobby-level-chancellor-about = Thinks for up to a second about each decision: the strongest.
lobby-names = Who plays
lobby-name-of = Name of { $seat }
lobby-cover = Hide hands between turns
lobby-cover-about = The cards stay hidden until the next player says “it is me”.

lobby-bonus = Bonus tokens
lobby-bonus-none = None
lobby-bonus-none-about = The base game.
lobby-bonus-standard = Six
lobby-bonus-standard-about = Six tokens of three kinds that you lay out: +1 value, toll and follow.
lobby-bonus-deluxe = Twelve
lobby-bonus-deluxe-about = Six more, to be used once each: double value, double action and discount.
lobby-expert = Expert variant
lobby-expert-about = Start cards, draw cards and the sets that nobody plays are shuffled together: every game begins differently.
lobby-card-sets = Card sets
lobby-card-sets-45 = 4 and 5
lobby-card-sets-23 = 2 and 3
lobby-card-sets-12 = 1 and 2
lobby-card-sets-about = The first set is yours, the second is Meng’s.
lobby-focus = Meng’s focus
lobby-focus-any = Left to chance
lobby-focus-about = Where his special cards act.
lobby-matches = Meng’s matches at night
lobby-matches-exact = As many as the number of the day
lobby-matches-exact-about = On day 1 one, on day 2 two, and so on.
lobby-matches-at-least = At least as many
lobby-matches-at-least-about = More, if his cards match more often than that.
lobby-clock = Time limit
lobby-clock-none = None
lobby-clock-none-about = Everybody takes as long as they like.
lobby-clock-live = One evening
lobby-clock-live-about = A set number of minutes for the whole game, and a few seconds more for each turn.
lobby-clock-days = Over several days
lobby-clock-days-about = A set number of days for each turn.
lobby-clock-minutes = Minutes for the game
lobby-clock-seconds = Seconds for each turn
lobby-clock-day-count = Days for each turn
lobby-clock-after = When the time is up, a bot plays on until you return.
lobby-who = Who can join
lobby-who-invited = Invited only
lobby-who-invited-about = Whoever has the link can sit down or watch.
lobby-who-public = Everybody
lobby-who-public-about = The table is in the list on the start page of this server.

## My games

lobby-my-games = My games
lobby-none-yet = Your games will wait for you here.
lobby-your-turn = Your turn
lobby-turn-of = { $player } is thinking
lobby-ready = Ready to start
lobby-day = Day { $day }
lobby-watched = You are watching
lobby-studied = A study
lobby-won-by = { $player } has won
lobby-you-won = You have won
lobby-over = Finished
lobby-expired = Closed
lobby-expired-long = This table was closed: nobody used it for a long time, and its game had not begun.
lobby-nobody-won = Nobody has won
lobby-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
  }
lobby-forget-of = Forget the game with { $players }
lobby-forget-sure = Forget for good?
lobby-cannot-ask = Could not be checked just now.
lobby-several = { $count } × { $name }

## Public tables

lobby-public = Public tables
lobby-public-none = Nobody is waiting at a public table just now.
lobby-join = Sit down
lobby-watch = Watch

## Links

lobby-links = More
lobby-learn = Learn the game
lobby-rules = Rules
lobby-load = Study a saved game
lobby-about = About this game
lobby-language = Language
lobby-theme = Light
lobby-theme-auto = Same as system
lobby-theme-light = Daylight
lobby-theme-dark = Lamplight

## The waiting room

lobby-room = Waiting for players
lobby-seat-of = Seat { $seat }
lobby-seat-free = Free
lobby-seat-you = you
lobby-seat-here = here
lobby-seat-away = away just now
lobby-sit = Sit here
lobby-sit-too = Sit here too
lobby-sit-name = The name for this seat
lobby-put-bot = Put a bot here
lobby-put-bot-at = Put a bot on seat { $seat }
lobby-clear = Clear
lobby-clear-of = Clear the seat of { $player }
lobby-get-up = Get up
lobby-invite = Invite friends
lobby-invite-about = Whoever opens this link can sit down, or watch once the seats are taken.
lobby-invite-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-copy-by-hand = Select the link and copy it.
lobby-share = Share
lobby-share-text = Come and play Gùgōng with me.
lobby-link-local = This link works on this computer only. To let others in, start the server like this and open the page by the address of this computer in your network:
lobby-shut-ask = Ask whoever invited you to send the whole link again: it has #invite= in it.
lobby-options = What is played
lobby-option-players = { $count ->
    [one] One person
   *[other] { $count } players
  }
lobby-option-meng = Against Meng: { $level }
lobby-option-sets = Card sets { $first } (yours) and { $second } (Meng’s)
lobby-option-focus = Meng’s focus: { $location }
lobby-option-matches = At night Meng has at least as many matches as the number of the day
lobby-option-bonus = Bonus tokens: { $tokens }
lobby-option-expert = Expert variant
lobby-option-clock-none = No time limit
lobby-option-clock-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } for the game and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } for each turn
lobby-option-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } for each turn
lobby-option-public = Open to everybody
lobby-option-private = By invitation only
lobby-option-seeded = Whoever opened the table fixed the luck beforehand
lobby-option-box = Box: { $box }
lobby-begin = Begin the game
lobby-begin-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
lobby-begin-wait-leader = Whoever leads the table begins the game.
lobby-chat = Chat
lobby-chat-none = Nothing has been said yet.
lobby-chat-say = Say something
lobby-chat-send = Send
lobby-guest = { $name } (watching)

## The menu

lobby-menu = Menu
lobby-menu-title = Menu and settings
lobby-motion = Animated pieces
lobby-pace = Others’ turns
lobby-pace-read = to read
lobby-pace-brisk = brisk
lobby-pace-instant = at once
lobby-waits = Wait after each of the others’ turns
lobby-tips = Explain what I point at
lobby-explores = Tab also goes to each area
lobby-shortcuts = Shortcuts with single keys
lobby-text = Text
lobby-text-normal = normal
lobby-text-large = large
lobby-text-larger = larger
lobby-sound = Sound on my turn
lobby-cover-hands = Hide hands between turns
lobby-keys = Keys
lobby-key-choose = Choose what has that number or letter
lobby-key-refuse = Decline
lobby-key-undo = Undo
lobby-key-restart = Restart the turn
lobby-key-escape = Back
lobby-key-log = Log
lobby-key-explain = Tab also goes to each area, to explain what lies there
lobby-key-tab = From choice to choice
lobby-key-arrows = From thing to thing in an area
lobby-key-help = Rules
lobby-invite-watch = Invite somebody to watch
lobby-save = Download the game
lobby-study = Study this moment
lobby-leave = Leave the table
lobby-leave-sure = A bot plays on for you. Leave?
lobby-to-start = To the start page

## About

lobby-about-title = About this edition
lobby-about-unofficial = This is an unofficial digital edition of the board game Gùgōng for people who like it. It is not connected with the game’s publisher or its author, and nothing of their art or texts is in it: everything you see has been drawn and written anew. If you enjoy it, buy the board game.
lobby-about-version = Version { $version }
lobby-about-rules = The rules were worked out from printed rulebooks. Where they are silent or differ we had to decide; every decision is written down.
lobby-about-rulings = Read the rulings
lobby-about-figures = Figures of the game
lobby-about-figures-text = The rulebooks do not print every number. Each figure of ours is stated there, derived from what is stated, or reconstructed so that the game works. These are the reconstructed ones; the notes on them are in English.
lobby-about-figures-others = Where the other figures come from
lobby-about-figures-none = There are no notes on the figures.
lobby-about-stated = Stated by a rulebook
lobby-about-derived = Derived from what is stated
lobby-about-licence = Licence
lobby-about-licence-text = The program is free software under the MIT licence.
lobby-about-fonts = The typefaces are EB Garamond and Source Sans 3, both under the SIL Open Font License.
lobby-about-others = It contains the work of others; their licences are here:

## Lists and invitations

lobby-missing = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
  }
lobby-points-you = You { $points }
lobby-points-of = { $player } { $points }
lobby-being-played = The game has begun
lobby-invited = { $player } invites you to a game of Gùgōng.
lobby-invited-open = You are invited to a game of Gùgōng.
lobby-invited-free = { $count ->
    [0] All seats are taken. You can watch as soon as the game has begun.
    [one] One seat is free: sit down there.
   *[other] { $count } seats are free: take one of them.
  }
lobby-seat-leads = leads the table
lobby-begin-wait-for = { $player } begins the game.

## A rematch

lobby-rematch-waits = Still to come: { $players }.
lobby-rematch-begin = Begin without waiting
lobby-rematch-open = A new game is waiting for you
