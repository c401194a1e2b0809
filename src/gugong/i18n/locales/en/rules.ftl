### The rules reference that players read in the game: one message a rule, named after its id.
### Each sentence stands on a line of its own; whoever shows a rule may run the lines together.
### Ids of other rules in the text, such as TRADE-2, can be turned into links.

## Setting up

rules-section-setup = Setting up

rule-setup-1 =
    Gùgōng is for 2 to 5 players; one person can also play alone against Meng (SOLO-1).
    With 1 to 3 players you use side A of the game board, with 4 or 5 players side B.
    The sides have different travel maps, jade houses and places in the Palace, and side A has one canal route where side B has two.
    .title = Players and board sides
rule-setup-2 =
    You begin with 12 servants: 6 in your pool and 6 in your supply.
    Your pool is on your player board and holds the servants you can use; your supply lies next to the board and holds those you must gain first.
    To gain a servant is to move it from supply to pool, as far as the supply has any; to remove one is to send it from pool to supply; to place one is to take it from your pool to the Wall, a ship or a decree.
    You also have a double servant, locked for now, 3 ships, a traveller who is not yet on the map, and an envoy at the bottom of the palace track.
    Everyone starts at 0 victory points (VP).
    .title = What each player has
rule-setup-3 =
    The start player is drawn at random, and turns pass clockwise.
    All intrigue markers form one stack on the start space of the intrigue track: the start player's lies at the bottom and the others follow in turn order, so that whoever plays last is on top.
    .title = Start player and intrigue stack
rule-setup-4 =
    There are 38 gift cards.
    The 7 start cards are dealt at random, face up, one to each of the 7 locations.
    The 11 draw cards become a draw pile, face down.
    Every player is given a set of 4 cards as a hand: set 1 is for the start player, set 2 for whoever plays second, and likewise round the table.
    Sets that nobody receives are out of the game.
    .title = Dealing the gift cards
rule-setup-5 =
    Shuffle the travel tokens and lay one face up on every city.
    What is left is split into two face-down piles of the same size.
    Bonus travel tokens are mixed in only if you choose that option: none, 6 of them, or 12 in the deluxe setting.
    .title = Travel tokens on the map
rule-setup-6 =
    Each of the three levels has five decree tiles; two of them are drawn at random and lie face up.
    At every level one tile takes the upper place and the other the lower place.
    The remaining decrees are not used in this game.
    .title = Drawing the decrees
rule-setup-7 =
    Every space of the jade houses receives one jade.
    All other jade lies on the plaza as the jade supply, which never runs out.
    .title = Jade houses and plaza
rule-setup-8 =
    Roll the three destiny dice and set the day marker to day 1.
    The next start player medal (the medal, for short) waits beside the Intrigue location.
    .title = Dice, day marker, medal
rule-setup-9 =
    In the expert variant, the start cards, the draw cards and every player set not in use are shuffled together.
    Cards from this pile fill the 7 locations; what remains is the draw pile.
    .title = Expert variant

## Course of the game

rules-section-game = Course of the game

rule-game-1 =
    A game lasts four days, each of them one round of three phases: morning, day and night.
    In a solo game a dusk phase comes between day and night.
    The first day has no morning phase.
    When the fourth night is over, the final scoring follows (FINAL-1 to FINAL-5).
    .title = Four days of three phases

## Morning phase

rules-section-morning = Morning phase

rule-morning-1 =
    On days 2, 3 and 4 the morning has five steps, taken in order, and this is the first.
    The player who has the medal is the new start player and puts the medal back on the board.
    If no one took it, the start player stays the same.
    .title = New start player
rule-morning-2 =
    Second step: each city on which there is neither a token nor a traveller receives a token from the piles.
    Once both piles are used up, the tokens that players have traded in are shuffled into two new piles, and refilling continues.
    .title = Refilling the cities
rule-morning-3 =
    Third step: all three destiny dice are rolled again.
    .title = Rolling the destiny dice
rule-morning-4 =
    Fourth step: in player order, you may use every morning decree (level 1) on which you have a servant, each of them once.
    .title = Using morning decrees
rule-morning-5 =
    Fifth step: the day marker moves on, and you gain as many servants as are printed beside the new day.
    If your supply has fewer, you gain all that it has.
    .title = New servants

## Day phase

rules-section-day = Day phase

rule-day-1 =
    The start player goes first and the turn passes clockwise.
    When it reaches you, you take a turn if you hold at least one card in hand; with an empty hand you pass.
    The day phase is over as soon as no player has a card in hand.
    .title = Turns and passing
rule-day-2 =
    On your turn you must exchange a gift.
    After that you may perform the action of your card, the action of the location, or both.
    .title = What a turn contains

## Exchanging gifts

rules-section-exchange = Exchanging gifts

rule-exchange-1 =
    Lay a card from your hand at one of the 7 locations; the card that was there goes face down to your discard pile.
    The discard pile you build today is the hand you play tomorrow.
    You may check your own discard pile whenever you like, but your opponents have no right to see it or ask about it.
    .title = Exchanging a gift card
rule-exchange-2 =
    If the card you lay has a higher value than the card at the location, the exchange costs nothing.
    .title = Higher value is free
rule-exchange-3 =
    If your card's value is equal or lower, you must first do one of three things.
    (a) Remove 2 servants.
    (b) Put another card from your hand on your own discard pile.
    (c) Give up all actions: you exchange the cards and perform neither the card's action nor the location's.
    .title = Lower or equal value
rule-exchange-4 =
    A card of value 1 beats a card of value 9: this exchange is free.
    .title = The 1 against the 9

## Card and location actions

rules-section-action = Actions

rule-action-1 =
    If your exchange was free, or you paid for it by (a) or (b) of EXCHANGE-3, you may perform the action on the card you laid, provided it has one, or the location's action, or both.
    When you do both, the card's action comes before the location's.
    If card and location name the same action, you may perform it two times.
    You are never obliged to perform an action.
    .title = Performing your actions
rule-action-2 =
    A gift card can show the action of one of five locations: Palace of Heavenly Purity, Grand Canal, Great Wall, Decrees or Intrigue; it works exactly like that location's own action.
    It can instead let you gain 1 servant, gain 2 servants or swap cards (SWAP-1).
    Some cards show nothing at all.
    .title = What cards can show

## Swapping cards

rules-section-swap = Swapping cards

rule-swap-1 =
    Pick a card from your hand or from your discard pile and swap it for any one card on the board.
    The new card goes to where your old card was: to your hand, or to your discard pile.
    The values of the two cards play no part, and a swap triggers no action.
    .title = Swapping a card

## Travel

rules-section-travel = Travel

rule-travel-1 =
    Like every location action, travelling is optional, and where a location offers A and B you choose one of them.
    A: your traveller makes one move and you take the token of the city reached.
    You may use that token's benefit straight away.
    .title = Travel, choice A
rule-travel-2 =
    B: remove 2 servants, then carry out choice A (TRAVEL-1) two times in a row.
    .title = Travel, choice B
rule-travel-3 =
    With your very first move you set your traveller on any city that has a token.
    Every later move follows the paths to a city where a token still lies.
    You skip cities that have no token, whether they are empty or a traveller stands there, but you cannot travel past a city that has one.
    .title = How your traveller moves
rule-travel-4 =
    Your player board has six slots for the travel tokens you take; they lie there face down.
    Only the token that counts double (TOKEN-12) stays face up.
    .title = Six slots for tokens
rule-travel-5 =
    First you use or decline the benefit of a token; only then does the token go to a slot.
    After that, check whether you hold too many (TRADE-2).
    .title = When a token is stored

## Trading tokens in

rules-section-trade = Trading tokens in

rule-trade-1 =
    You may trade tokens in at any time.
    For 2 tokens you gain 1 servant, for 4 tokens you score 2 VP, and for 6 tokens you take 1 jade from the jade supply.
    Tokens traded in go to the token discard beside the board, not back to the piles.
    .title = What tokens are worth
rule-trade-2 =
    Whenever your slots hold more than six tokens, you must trade tokens in at once until you have six or fewer.
    .title = More than six tokens

## Travel tokens

rules-section-token = Travel tokens

rule-token-1 =
    This token lets you gain 1 servant.
    .title = Token: 1 servant
rule-token-2 =
    This token lets you gain 2 servants.
    .title = Token: 2 servants
rule-token-3 =
    This token moves your envoy 1 step forward.
    .title = Token: envoy step
rule-token-4 =
    This token moves your intrigue marker 1 step forward.
    You never receive the medal for it.
    .title = Token: intrigue step
rule-token-5 =
    With this token you may move a card of value 7 or higher from your hand to your own discard pile; if you do, take 1 jade from the jade supply.
    .title = Token: card for jade
rule-token-6 =
    With this token you may remove 3 servants; if you do, take 1 jade from the jade supply.
    .title = Token: 3 servants for jade
rule-token-7 =
    With this token you may swap a card of your hand or discard pile with one on the board (SWAP-1).
    .title = Token: swap
rule-token-8 =
    With this token you may pick up one card of your discard pile and add it to your hand.
    .title = Token: take a card back
rule-token-9 =
    With this token you may put 1 servant from your supply on a ship, either one under way or a new one (CANAL-3, CANAL-4).
    You may then claim a harbour reward if the ship is full (CANAL-6).
    .title = Token: servant on a ship
rule-token-10 =
    This token scores 2 VP for you.
    .title = Token: 2 VP
rule-token-11 =
    With this token you may put 1 servant from your supply on the Wall.
    If that completes the Wall, it is scored (WALL-3).
    .title = Token: servant on the Wall
rule-token-12 =
    This token has no benefit when you take it.
    It lies face up and takes up a single slot, but when you trade tokens in (TRADE-1) it counts as two.
    .title = Token that counts double

## Bonus travel tokens

rules-section-bonus = Bonus travel tokens

rule-bonus-1 =
    +1 value, in games with 6 or 12 bonus tokens.
    Lay this token beside your player board together with 1 servant from your pool.
    Until the day phase ends, every card you play is worth 1 more.
    When the day phase ends, and before the cards are compared with the dice (NIGHT-1), the token moves face down to one of your slots and the servant to your supply.
    .title = Bonus token: +1 value
rule-bonus-2 =
    Toll, in games with 6 or 12 bonus tokens.
    Lay this token and 1 servant from your pool at a location of your choice.
    Until the day phase ends, each time another player performs the action of that location you gain 1 VP and that player loses 1 VP.
    When the day phase ends, token and servant leave the location as in BONUS-1: the token for one of your slots, face down, the servant for your supply.
    .title = Bonus token: toll
rule-bonus-3 =
    Follow, in games with 6 or 12 bonus tokens.
    Lay this token and 1 servant from your pool at a location of your choice.
    Until the day phase ends, each time another player performs the action of that location you may perform it as well.
    When the day phase ends, token and servant leave the location as in BONUS-1: the token for one of your slots, face down, the servant for your supply.
    .title = Bonus token: follow
rule-bonus-4 =
    Double value, only in games with 12 bonus tokens.
    This token stays face up on your player board.
    A single time, you may use it to double the value of a card you exchange; afterwards it lies face down.
    Instead of using it, you may trade it in like an ordinary token.
    .title = Bonus token: double value
rule-bonus-5 =
    Double action, only in games with 12 bonus tokens.
    This token stays face up on your player board.
    A single time, you may use it to carry out the action or bonus of a gift card (gaining servants and swapping included) twice in succession; afterwards it lies face down.
    Instead of using it, you may trade it in like an ordinary token.
    .title = Bonus token: double action
rule-bonus-6 =
    Discount, only in games with 12 bonus tokens.
    This token stays face up on your player board.
    A single time, you may use it to remove 2 servants fewer for a jade or decree action, though never fewer than 0; afterwards it lies face down.
    Instead of using it, you may trade it in like an ordinary token.
    .title = Bonus token: discount
rule-bonus-7 =
    As long as a +1 value, toll or follow token (BONUS-1 to BONUS-3) is laid out for its effect, you cannot trade it in, and it takes up no slot.
    .title = Bonus tokens in use

## Great Wall

rules-section-wall = Great Wall

rule-wall-1 =
    A: place 1 servant on the Wall.
    .title = Great Wall, choice A
rule-wall-2 =
    B: remove 1 servant, then place 1 or 2 other servants on the Wall.
    .title = Great Wall, choice B
rule-wall-3 =
    How many servants complete the Wall depends on the number of players: 4 for one or two players, 5 for three, 6 for four, 7 for five.
    First all servants of the current action are put on the Wall, even if it then holds more than that number.
    If the number is reached or exceeded, the Wall is scored immediately.
    .title = Completing the Wall
rule-wall-4 =
    The player with the most servants on the Wall scores 3 VP and moves their envoy 1 step; the intrigue track breaks ties (TIE-1).
    That player takes all their own servants off the Wall and into their supply.
    Everyone else's servants remain.
    .title = Wall scoring
rule-wall-5 =
    Now each player who had at least one servant on the Wall before it was scored, the winner of the scoring included, may take one intrigue benefit (BENEFIT-1 to BENEFIT-4).
    The player whose intrigue marker is lowest chooses first, then the next higher one, and so on; within a stack the lower marker comes first.
    .title = Intrigue benefits after the scoring

## Intrigue benefits

rules-section-benefit = Intrigue benefits

rule-benefit-1 =
    Move your intrigue marker back 1 step to gain 1 servant.
    .title = Back 1: 1 servant
rule-benefit-2 =
    Move your intrigue marker back 3 steps to gain 2 servants.
    .title = Back 3: 2 servants
rule-benefit-3 =
    Move your intrigue marker back 5 steps to turn one of the destiny dice so that it shows a different one of its faces.
    The same die may be turned by more than one player.
    .title = Back 5: turn a die
rule-benefit-4 =
    Move your intrigue marker back 7 steps to take 1 jade from the jade supply.
    .title = Back 7: 1 jade
rule-benefit-5 =
    If your marker, going back, reaches a space where other markers are, it is put on top of them, just as when it goes forward (INTRIGUE-3).
    .title = Landing on other markers
rule-benefit-6 =
    You can take a benefit only if your marker has climbed at least as many steps as the benefit sends it back.
    .title = Enough steps to go back

## Jade

rules-section-jade = Jade

rule-jade-1 =
    Pick a house where there is still jade, remove as many servants as are printed on it, and take one jade from that house.
    Only when every house is empty can you buy from the plaza: remove 5 servants for one jade; the plaza never runs out.
    .title = Buying jade

## Intrigue

rules-section-intrigue = Intrigue

rule-intrigue-1 =
    A: move your intrigue marker 1 step forward.
    Whoever is the first to choose A on a given day takes the medal, too.
    .title = Intrigue, choice A
rule-intrigue-2 =
    B: remove 1 servant and move your intrigue marker 3 steps forward.
    .title = Intrigue, choice B
rule-intrigue-3 =
    A marker that ends its move on an occupied space is put on top of the markers there.
    The intrigue track is 14 steps long, and a marker cannot go beyond the last of them.
    .title = Stacks and end of track

## Ties

rules-section-tie = Ties

rule-tie-1 =
    Whatever the tie is about, the tied player who is further along the intrigue track wins it.
    If their markers share a space, the one higher in the stack is ahead.
    .title = Breaking every tie

## Palace of Heavenly Purity

rules-section-palace = Palace of Heavenly Purity

rule-palace-1 =
    A: move your envoy 1 step forward on the palace track.
    .title = Palace, choice A
rule-palace-2 =
    B: remove 2 servants, then move your envoy 2 steps and your intrigue marker 1 step forward.
    .title = Palace, choice B
rule-palace-3 =
    With its 8th step your envoy enters the Palace.
    There it occupies the free place that is worth the most VP; you score this place at the end of the game.
    Once your envoy is inside, each further envoy step you receive, wherever it comes from, scores 1 VP for you instead.
    .title = Entering the Palace

## Decrees

rules-section-decree = Decrees

rule-decree-1 =
    Choose a decree and remove as many servants as are printed on it, plus 1 for each servant that other players have on that tile.
    Then place one further servant on the tile.
    A decree of level 1 or 2 scores its VP right away.
    You can take each decree only once, and it works for you for the rest of the game.
    .title = Taking a decree
rule-decree-2 =
    The decrees of level 1 work every morning (MORNING-4), and you are free to decline each of them.
    This one is worth 2 VP: each morning you may move your intrigue marker 2 steps forward.
    .title = Level 1: intrigue steps
rule-decree-3 =
    Level 1, worth 2 VP: each morning you may put 1 servant from your supply on a ship, under way or new (CANAL-3, CANAL-4).
    If the ship is full, you may then claim its harbour reward.
    .title = Level 1: servant on a ship
rule-decree-4 =
    Level 1, worth 3 VP: each morning you may gain 1 servant.
    .title = Level 1: 1 servant
rule-decree-5 =
    Level 1, worth 3 VP: each morning you may move your envoy 1 step, or score 1 VP if it is already in the Palace.
    .title = Level 1: envoy step
rule-decree-6 =
    Level 1, worth 3 VP: each morning you may swap one card of your hand with a card on the board.
    The dice have been rolled by then, so you know what they show.
    .title = Level 1: swap
rule-decree-7 =
    The decrees of level 2 have a permanent effect.
    This one is worth 2 VP: choice B of Travel (TRAVEL-2) removes 1 servant fewer.
    .title = Level 2: cheaper travel
rule-decree-8 =
    Level 2, worth 2 VP: for the jade action (JADE-1) you remove 1 servant fewer.
    This does not apply to any other way of getting jade.
    .title = Level 2: cheaper jade
rule-decree-9 =
    Level 2, worth 3 VP: each time you perform the wall action, you may add 1 servant from your supply to the Wall.
    .title = Level 2: extra wall servant
rule-decree-10 =
    Level 2, worth 3 VP: your exchange is free not only with a higher card, but also with a card of equal value.
    .title = Level 2: equal values
rule-decree-11 =
    Level 2, worth 4 VP: whenever you take a decree (DECREE-1), you remove 1 servant fewer.
    .title = Level 2: cheaper decrees
rule-decree-12 =
    The decrees of level 3 score in the final scoring (FINAL-2).
    This one scores before all others of its level: 1 VP for every 3 VP you have scored up to then, but no more than 10.
    .title = Level 3: score so far
rule-decree-13 =
    Level 3: in the final scoring this decree gives you 8 VP.
    .title = Level 3: 8 VP
rule-decree-14 =
    Level 3: in the final scoring each jade you own gives you 2 VP, up to 10 VP in all.
    .title = Level 3: jade
rule-decree-15 =
    Level 3: in the final scoring each servant you have on a decree gives you 2 VP, the one on this decree included.
    .title = Level 3: decrees
rule-decree-16 =
    Level 3: in the final scoring each servant you have on a harbour reward space of your player board gives you 2 VP.
    .title = Level 3: harbour rewards

## Grand Canal

rules-section-canal = Grand Canal

rule-canal-1 =
    A: load one of your ships with 1 servant from your pool, if you wish.
    After that you may move one of your ships, either this one or another, one step: it goes to the next free port.
    .title = Grand Canal, choice A
rule-canal-2 =
    B: remove 1 servant, then place 2 other servants, both on one ship or one each on two ships.
    You move no ship.
    .title = Grand Canal, choice B
rule-canal-3 =
    A ship has room for 3 servants and never sails without at least 1.
    A servant you place can board one of your ships under way, or a new one as long as one of your three ships is not in use.
    Launching a new ship does not count as a move.
    .title = Loading and launching ships
rule-canal-4 =
    A new ship is put in the first free port of a route, that is, the free port closest to where the route starts.
    On side B you decide which of the two routes it takes.
    You cannot launch a ship on a route that has no free port.
    .title = Where new ships begin
rule-canal-5 =
    A moving ship jumps over ports that are occupied; it can move only if there is a free port further along.
    No ship ever changes to the other route.
    .title = Moving a ship
rule-canal-6 =
    When one of your ships holds 3 servants, you may claim the reward of the port it is in.
    One servant from the ship moves to a space for this reward on your player board and stays there until the end of the game; the others go to your supply, and the ship comes back beside your board.
    You need a free space for the reward: there is 1 for the double servant, 2 for a card and 3 for 4 VP.
    .title = Claiming a harbour reward
rule-canal-7 =
    Port 1 has no reward.
    Port 2 gives 4 VP.
    Port 3 lets you draw the top card of the gift card draw pile into your hand.
    Port 4 brings your double servant into your pool.
    In port 5 you choose any one of these three rewards.
    .title = The five ports

## Double servant

rules-section-double = Double servant

rule-double-1 =
    Your double servant is locked until you claim it in a port.
    From then on you gain it, remove it and place it like your other servants, within the limits of DOUBLE-5.
    When you remove it, it counts as 1 or 2 servants; on the Wall and on a ship it counts as 2.
    .title = What the double servant is
rule-double-2 =
    Each time you gain servants, be it only 1, you may choose your double servant as one of them, provided it lies in your supply.
    .title = Gaining the double servant
rule-double-3 =
    When servants have to be removed, your double servant can pay for 2 of them, or for just 1 if you prefer.
    .title = Removing the double servant
rule-double-4 =
    Whenever a servant of yours is placed on a ship or on the Wall, you may let the double servant be that servant.
    It takes up 2 spaces and counts as 2; placed along with another servant, the two count as 3.
    On a ship there must be enough room for it, whereas the Wall can hold more than it needs.
    .title = Placing the double servant
rule-double-5 =
    You may never put the double servant on a decree or on a harbour reward space.
    If it fills a ship together with one plain servant and you claim, the plain servant is the one that stays on the reward space.
    .title = Where it may not go

## Hidden information

rules-section-hidden = Hidden information

rule-hidden-1 =
    Players cannot see what is in each other's hands and discard piles, and nobody knows the order of the card pile and of the token piles.
    Everyone can see all that is on the board, how many pieces every pile and hand has, and which tokens a player holds; of face-down tokens only the number is known.
    .title = What others can see

## Night phase

rules-section-night = Night phase

rule-night-1 =
    All players compare their discard piles with the destiny dice.
    For each card there, you gain 1 servant for every die that shows the value of the card, so a card that equals two dice brings you 2.
    .title = Comparing cards with dice
rule-night-2 =
    The player with the most matches, and with at least one, scores 3 VP and may move their envoy 1 step.
    Ties are broken by the intrigue track (TIE-1).
    .title = Most matches
rule-night-3 =
    Each ship moves on by one port, beginning with the ship furthest along.
    A ship that was already in port 5 is lost at sea: it goes back to its owner, and the servants on it to the owner's supply.
    .title = All ships move
rule-night-4 =
    Players with full ships may now claim the rewards of the ports these ships have reached.
    This is done in the player order of the day that is ending.
    .title = Claims at night
rule-night-5 =
    Everyone picks up their discard pile: it is the hand for the next day.
    If you drew a card through a claim at night (NIGHT-4), it is in your hand already and was not compared with the dice.
    .title = Picking up the new hand

## Limits

rules-section-limit = Limits

rule-limit-1 =
    You never have more than your twelve servants and your double servant.
    While your supply is empty, you gain none.
    .title = Servants are limited
rule-limit-2 =
    There is always enough jade.
    .title = Jade is unlimited

## Final scoring

rules-section-final = Final scoring

rule-final-1 =
    The final scoring follows the fourth night and has five steps, in this order.
    First: if there are servants on the Wall, the player with the most of them scores 3 VP and moves their envoy 1 step; this step can still take the envoy into the Palace.
    No one takes an intrigue benefit.
    .title = Unfinished Wall
rule-final-2 =
    Second: the decrees of level 3 are scored.
    The one worth 1 VP for every 3 VP (DECREE-12) comes before the rest.
    .title = Decrees of level 3
rule-final-3 =
    Third: every envoy in the Palace scores the VP of its place.
    .title = Places in the Palace
rule-final-4 =
    Fourth: jade is scored.
    With 1 jade you score 1 VP in all, with 2 jade 3 VP, with 3 jade 6 VP, with 4 jade 10 VP, with 5 jade 15 VP.
    Each jade beyond the fifth adds 2 VP.
    .title = Scoring jade
rule-final-5 =
    Fifth: a player whose envoy is not in the Palace is unable to win and finishes with a score of 0.
    Among all others, the one with the most VP is the winner, and the intrigue track breaks ties (TIE-1).
    .title = Who wins

## Solo game against Meng

rules-section-solo = Solo game against Meng

rule-solo-1 =
    Set up a game for two players without bonus travel tokens; you are the start player.
    You choose a pair of card sets: 4 for you and 5 for Meng, 2 for you and 3 for Meng, or 1 for you and 2 for Meng.
    Meng's gift cards are shuffled and lie face down in a pile.
    .title = Setting up for Meng
rule-solo-2 =
    Meng has a focus: one of the start cards is drawn at random, and the location where it is laid becomes his focus.
    You may also choose the location yourself.
    Meng's double servant marks it and has no other use.
    .title = Meng's focus
rule-solo-3 =
    The Automa cards, nine plain ones and two special ones, name a location in their upper part and a dusk action in their lower part.
    Easy: one special card is left out, which makes 10 cards.
    Normal: all 11 cards are used.
    Hard: all 11 cards are used, and Meng starts with a fifth gift card, taken from the draw pile.
    .title = Automa cards and difficulty
rule-solo-4 =
    The morning phase is as always.
    Meng uses every benefit of his decrees and gains his servants.
    .title = Morning with Meng
rule-solo-5 =
    As long as Meng has gift cards, this is his turn: the top Automa card and his top gift card are turned over.
    He exchanges that gift card at the location on the Automa card; values do not count and he pays nothing.
    He then performs the card's action and after it the location's action, each in choice A and each only if he is able to.
    For a swap he scores 1 VP instead.
    .title = Meng's turn
rule-solo-6 =
    The Automa cards Meng has played today are kept separate.
    If the Automa pile runs out, only the cards of earlier days are shuffled into a new one.
    .title = The Automa pile
rule-solo-7 =
    Dusk comes when the day phase is over.
    Today's Automa cards are gone through in the order they were played, and Meng carries out the lower action of each, as long as he has the servants for it or tokens he can trade for them; if not, the card is skipped.
    A card he gains at dusk as a harbour reward goes to his discard pile.
    At the end of dusk these Automa cards are put with those of earlier days.
    .title = Dusk phase
rule-solo-8 =
    The night phase is as always, except for Meng's matches with the dice: whatever his cards, he has 1 match on day 1, 2 on day 2, 3 on day 3 and 4 on day 4 (see also EDITION-5).
    These count for the servants he gains and for the bonus of the most matches.
    .title = Meng's matches at night
rule-solo-9 =
    By day Meng moves 1 step; at dusk he removes 2 servants for 1 step.
    His traveller enters the map at the lower right city and goes anticlockwise round the outer ring, each time to the next city with a token.
    If the ring has no token left, he moves to the nearest token elsewhere, and does so again for every further move on that day; on the next day he returns to following the ring.
    He always uses the normal benefit of a token, with three exceptions.
    Taking a card back: the top card of his discard pile joins his card pile; at dusk he scores 1 VP instead.
    A card for jade: he discards the top card of his pile, no matter how low its value, and takes the jade; at dusk he scores 1 VP instead.
    A swap: he scores 1 VP instead.
    .title = Meng travels
rule-solo-10 =
    When Meng has too few servants to perform an action, he trades tokens in for servants, provided this makes up what he lacks.
    The moment he has 6 tokens to trade in for a jade, he takes the jade.
    .title = Meng trades tokens
rule-solo-11 =
    By day Meng places 1 servant on the Wall if he has one.
    At dusk he needs 2 or more servants in his pool: he removes 1 and places 1.
    When the Wall is scored and he has a servant on it, he takes a jade as his intrigue benefit if he can move back 7 steps; if he cannot, he gains 1 servant, provided he can move back 1 step and has a servant in his supply.
    .title = Meng at the Wall
rule-solo-12 =
    By day Meng buys the cheapest jade he is able to pay for.
    At dusk he makes 1 travel step for free.
    .title = Meng and jade
rule-solo-13 =
    By day Meng's intrigue marker moves 1 step, and he takes the medal if it has not been taken.
    At dusk he removes 1 servant for 2 steps.
    .title = Meng and intrigue
rule-solo-14 =
    By day Meng's envoy moves 1 step.
    At dusk he removes 2 servants to move his envoy 1 step and his intrigue marker 1 step.
    .title = Meng and the Palace
rule-solo-15 =
    By day Meng takes a decree and pays the normal cost.
    He looks at level 1 on day 1, level 2 on day 2 and level 3 on days 3 and 4.
    Of the two decrees he chooses the one that costs him less at that moment, and if they cost the same, the one in the lower place.
    If he cannot pay, or owns both, he tries the levels below, going down, and then the levels above, going up: if there is a decree he can take, he takes one.
    At dusk he makes 1 travel step for free.
    From the decree that swaps a card each morning he scores 1 VP each morning instead; the decree for cheaper travel makes his travel at dusk cost 1 servant less.
    .title = Meng and decrees
rule-solo-16 =
    By day Meng places 1 servant on one of his ships under way, or launches a ship if there is none he can load.
    He never uses the action to move a ship.
    At dusk he needs 2 or more servants in his pool: he removes 1 and places 1.
    As soon as a ship of his holds 3 servants he claims, whatever the port and the phase.
    For his first and second reward he takes a card, or for the first alone if he started the game with five cards; every later reward is 4 VP, with no limit.
    All three servants go back to his supply.
    .title = Meng on the Canal
rule-solo-17 =
    If the Automa card is a special one, Meng exchanges at his focus.
    He then performs both the card's and the location's action in choice B and pays nothing; servants he puts out come from his supply, and from his pool once the supply is empty.
    Travel: 2 steps. Great Wall: 2 servants. Jade: the cheapest one. Intrigue: 3 steps.
    Palace: 2 envoy steps and 1 intrigue step. Decrees: the decree he would normally choose, for only the 1 servant put on it. Grand Canal: 2 servants.
    At dusk he makes 1 travel step for free.
    .title = Special Automa cards
rule-solo-18 =
    The final scoring is as always, with one difference: Meng is able to win without being in the Palace, but then scores nothing for a place there.
    .title = Final scoring with Meng
rule-solo-19 =
    Neutral servants on Meng's player board mark the rewards he has claimed: up to 2 for cards and up to 3 for 4 VP; any after that are not marked.
    On the hard level one of them occupies a card space from the beginning.
    .title = Marking Meng's rewards

## Where printed rulebooks differ

rules-section-edition = Where printed rulebooks differ

rule-edition-1 =
    One printed rulebook obliges you to perform an action after an exchange; the others leave it to you.
    This edition leaves it to you (ACTION-1).
    .title = Are actions compulsory?
rule-edition-2 =
    For choice B of the Great Wall, one printed text says 2 servants and the others say up to 2.
    In this edition you place 1 or 2 (WALL-2).
    .title = Servants in wall B
rule-edition-3 =
    One printed rulebook lets the canal action move a ship out of port 5, where it is then lost; the others ask for a free port to move to.
    In this edition a free port is needed (CANAL-5).
    .title = Moving from port 5
rule-edition-4 =
    An example in one printed rulebook seems to give a newly launched ship an extra servant for free; the others know nothing of it.
    In this edition there is no free servant.
    .title = Servant on a new ship
rule-edition-5 =
    Some printed rulebooks give Meng at least 1, 2, 3 and 4 matches on the four days, others exactly that many.
    This edition normally plays exactly that many (SOLO-8).
    The option meng_matches switches between the two: exact or at_least.
    .title = Meng's dice matches
rule-edition-6 =
    Printed rulebooks disagree on whether the follow token and the toll token react to any player's action or only to another player's.
    In this edition both react only to another player (BONUS-2, BONUS-3).
    .title = Follow and toll: whose action
rule-edition-7 =
    One printed rulebook has 12 bonus travel tokens of six kinds and says there are 32 tokens altogether; the others have 6 bonus tokens of three kinds among the 32.
    This edition normally plays without bonus tokens.
    The option bonus_tokens changes that: none; standard, with 6 bonus tokens and thus 32 tokens in all; or deluxe, which adds six more to those 32.
    .title = How many bonus tokens
rule-edition-8 =
    For the morning decree that swaps a card, some printed rulebooks allow a card from your hand, one allows hand or discard pile, and one just says one of your cards.
    In this edition it is a card from your hand, since you picked up your discard pile the night before (NIGHT-5).
    .title = Morning swap: which card
rule-edition-9 =
    Some printed rulebooks make you trade once you have more than six tokens, others want you to make room before you take a seventh.
    This edition follows TRADE-2, so the seventh token may be one of those you trade in.
    .title = The seventh token
rule-edition-11 =
    In some printed rulebooks Meng trades tokens only to pay for B actions, in others for any action.
    In this edition he does so for any action (SOLO-10).
    .title = When Meng trades tokens
rule-edition-12 =
    Some printed rulebooks give the night bonus to the player with the most matching cards, some to the one with the most matches, and one to the one who earned the most servants.
    In a printed example with the dice at 3, 3 and 6, two players tie with 4 each.
    This edition counts as RULING-9 says.
    .title = Counting the most matches
rule-edition-13 =
    In the morning, one printed text refills every city that lacks a traveller, a token or both; the others refill only cities that have neither.
    In this edition a city must have neither (MORNING-2).
    .title = Which cities are refilled
rule-edition-14 =
    When your envoy is already in the Palace, one printed text gives 1 VP for each action that would move it, the others 1 VP for each step.
    In this edition you score 1 VP for each step (PALACE-3).
    .title = Steps inside the Palace
rule-edition-15 =
    On how many claims you have at night, printed rulebooks differ: one allows every full ship, one allows a single ship, and the rest speak of players with a full ship.
    In this edition you may claim with every full ship (NIGHT-4).
    .title = Number of claims at night
rule-edition-16 =
    In one printed rulebook Meng's traveller leaves the outer ring when you are in his way, in the others only when no token is left on the ring.
    In this edition he leaves it only when no token is left there (SOLO-9).
    .title = When Meng leaves the ring
rule-edition-17 =
    For the benefit that turns a die, one printed rulebook allows any number, the others any side of that die.
    In this edition you choose a side that this die has (BENEFIT-3).
    .title = Turning a die
rule-edition-18 =
    In one printed rulebook the double servant on the Wall or a ship counts as 2 if it is laid flat; in the others it simply counts as 2.
    In this edition it always counts as 2 there (DOUBLE-4).
    .title = Worth of the double servant
rule-edition-19 =
    Some printed rulebooks move your traveller to the next city with a token, others to another city with a token.
    In this edition it goes to the next one along the paths (TRAVEL-3).
    .title = How far a traveller goes
rule-edition-20 =
    Most printed rulebooks let you choose whether to use the benefit of a travel token; one leaves out the word “may”, and one says only that you get the benefit if there is any.
    In this edition it is your choice (TRAVEL-1).
    .title = Is a token's benefit optional?
rule-edition-21 =
    One printed rulebook raises the value of all your cards with the +1 value token, the others only of cards that you play.
    In this edition only cards that you play are raised (BONUS-1).
    .title = Reach of +1 value
rule-edition-22 =
    Some printed rulebooks word the morning swap as an order, others as something you may do.
    In this edition you may decline it (DECREE-6).
    .title = Is the morning swap optional?
rule-edition-23 =
    One printed rulebook says that a moving ship needs a free port further on, the others just a free port on its route.
    In this edition the free port must lie further on (CANAL-5).
    .title = Direction of a ship's move
rule-edition-24 =
    In some printed rulebooks you may take the servants of the morning, and those that your cards bring at night; in others you simply do.
    In this edition they are moved without asking (MORNING-5, NIGHT-1).
    .title = Are income and night servants optional?

## Rulings

rules-section-ruling = Rulings

rule-ruling-1 =
    Where no printed rulebook gives an answer, this edition plays by the following rulings.
    You can trade tokens in (TRADE-1) at every decision of your own, and between the steps of one action wherever a servant gained that way makes a step possible or better: between paying for a decree and placing the servant on it, for instance, or between the two servants of canal B, even if there is only one way left to go on.
    So you may begin an action that you can finish only with a trade on the way.
    All players have one more chance, in player order, just before the final scoring.
    .title = When you can trade tokens
rule-ruling-2 =
    Nobody's VP can drop below 0.
    The owner of a toll is paid even if the other player has no VP to lose.
    .title = No negative VP
rule-ruling-3 =
    Whether a 1 meets a 9 (EXCHANGE-4) depends on the values printed on the cards.
    The tokens +1 value and double value matter only when values are compared.
    .title = Printed values: 1 and 9
rule-ruling-4 =
    Every time an effect of yours has put a servant on one of your ships or has moved it, you may claim with each full ship you have.
    You may also claim at night (NIGHT-4).
    A claim alone is reason enough for canal A: if a full ship of yours waits in a port, it can claim even if you load nothing and move nothing.
    .title = When you may claim
rule-ruling-5 =
    You follow (BONUS-3) as soon as the other player's action is fully done and before that player's next one.
    If several players follow, they do so in player order, counted from the player who acted.
    A follower chooses A or B, pays the cost, and uses their own discounts; they may also earn the medal.
    An action performed by following cannot be followed in turn, but it does pay tolls.
    .title = How following works
rule-ruling-6 =
    You perform an action when you carry out its choice A or B, or the jade or decree action.
    It makes no difference whether the location or a card gave you the action: either way it pays tolls and others may follow.
    An action you decline does neither.
    .title = What performing an action means
rule-ruling-7 =
    If no envoy has reached the Palace, the game has no winner.
    Players are then ranked by VP, and after that by intrigue, merely for the record.
    .title = Nobody in the Palace
rule-ruling-8 =
    If all three dice show the same number, every card of that value earns 3 servants.
    .title = Three equal dice
rule-ruling-9 =
    The most matches (NIGHT-2) are counted in the same way as the servants (NIGHT-1): each card counts once for each die that shows its value.
    That agrees with the printed example, in which a 3 counts twice against dice of 3, 3 and 6.
    .title = How matches are counted
rule-ruling-10 =
    Discounts never take a cost below 0.
    Discounts of decrees apply by themselves; that of the discount token (BONUS-6) applies only when its owner decides to use it, and the two are added together.
    No discount covers the servant you place on a decree.
    .title = How discounts add up
rule-ruling-11 =
    When Meng puts out two servants in a special canal action and the first fills a ship, the second boards a new ship.
    If he has no ship left or there is no free port, the second servant remains where it was.
    .title = Meng's second canal servant
rule-ruling-12 =
    The additional servant of the level 2 wall decree (DECREE-9) comes from your supply once you have carried out A or B.
    It may be the one that completes the Wall, and if it completes the Wall together with the servants of A or B, there is one scoring for all of them.
    .title = Timing of the wall decree
rule-ruling-13 =
    When the draw pile is empty, you cannot choose a card as a reward.
    .title = Empty draw pile
rule-ruling-14 =
    Meng never declines a morning decree.
    If it puts a servant on a ship, he proceeds as in SOLO-16.
    .title = Meng's morning decrees
rule-ruling-15 =
    To pay for an exchange with a card, by (b) of EXCHANGE-3, you must have a second card in hand.
    The card you paid with is in your discard pile, so it counts when cards are compared with the dice (NIGHT-1).
    .title = Paying with a card
rule-ruling-16 =
    In a swap you may take any card on the board, including the one you have just laid there, and you may give away the one you have just received.
    After the swap you may still perform the location's action, and before that a second swap if you repeat it with BONUS-5.
    .title = Which cards can be swapped
rule-ruling-17 =
    If you have passed and then get a card again, by taking one back or as a harbour reward, you take turns again.
    .title = Passing is not final
rule-ruling-18 =
    The token that takes a card back (TOKEN-8) may return the very card you have just acquired.
    If your discard pile is empty, the token has no effect.
    .title = Limits of taking back
rule-ruling-19 =
    A +1 value, toll or follow token that you decline, or that you take while your pool is empty, goes straight to a slot, face down.
    The servant you lay with such a token may be your double servant, which then counts as 1.
    .title = Declining a bonus token
rule-ruling-20 =
    When the day phase ends, all servants laid with bonus tokens go back first, then those tokens go to slots, and then anyone with more than six tokens trades (TRADE-2), in player order.
    Dusk and night begin only after this.
    .title = End of the day phase
rule-ruling-21 =
    The tokens +1 value and double value apply only to the comparison in an exchange (EXCHANGE-2, EXCHANGE-3) and to the decree for equal values (DECREE-10).
    They do not help with the token that gives jade for a card (TOKEN-5), nor with the dice at night (NIGHT-1).
    The printed value is doubled before anything is added, and several +1 value tokens all add up.
    .title = When raised values count
rule-ruling-22 =
    A toll or follow token affects only actions that begin after it was laid.
    It works once for every time the action is performed, so an action done twice triggers it twice.
    Benefits of tokens and effects of decrees are not performed actions, and the extra servant of DECREE-9 is not added to them.
    .title = What triggers toll and follow
rule-ruling-23 =
    Without a single match, no player can have the night bonus (NIGHT-2).
    .title = Bonus needs a match
rule-ruling-24 =
    If the Wall is completed in the middle of some effect, such as a token, a follow or a decree, it is scored right then, intrigue benefits and all.
    Afterwards the effect that was interrupted continues.
    .title = Wall completed mid-effect
rule-ruling-25 =
    You may use the extra servant of DECREE-9 only if you carry out A or B of the wall action.
    If your pool is empty, you cannot perform the wall action.
    .title = Wall decree needs an action
rule-ruling-26 =
    If an effect puts a servant from your supply on a ship or on the Wall, you may use your double servant for it if it lies in your supply.
    .title = Double servant from the supply
rule-ruling-27 =
    When a scoring, a claim or a loss at sea takes the double servant off the Wall or off a ship, it returns to your supply as a single piece.
    If it remains on the Wall after a scoring, it still counts as 2.
    .title = Double servant comes back
rule-ruling-28 =
    In choice B of the Great Wall or the Grand Canal, the double servant may be both of the two servants at once, or one of the two.
    The servant you remove for B must be a different piece.
    .title = Double servant in choice B
rule-ruling-29 =
    The benefits that gain servants (BENEFIT-1, BENEFIT-2) are not available while your supply is empty; if it holds too few, you gain those that are there.
    The order in which players take their benefits (WALL-5) is set when the Wall is scored and does not change.
    .title = Details of intrigue benefits
rule-ruling-30 =
    A marker on step 14 stays put and keeps its position in the stack.
    Choice A of Intrigue can still earn you the medal there, and choice B of the Palace (PALACE-2) still moves your envoy.
    When a marker leaves a stack, those above it stay in the same order.
    .title = Top of the intrigue track
rule-ruling-31 =
    You can take the medal with choice A of Intrigue (INTRIGUE-1) whether you perform it through the location, through a card or by following.
    .title = Ways to the medal
rule-ruling-32 =
    If the first of the two envoy steps of PALACE-2 takes your envoy into the Palace, the second one scores 1 VP.
    .title = Entering with two steps
rule-ruling-33 =
    You may choose B of Travel (TRAVEL-2) if at least one move is possible; if the second move then turns out to be impossible, it is forfeited.
    When your traveller can reach no token, you cannot perform the travel action.
    .title = Travel without tokens
rule-ruling-34 =
    If there are not enough tokens to refill the map (MORNING-2), the cities of the outer ring come first, from the lower right in the direction in which Meng travels, and then the inner cities in their listed order.
    Cities for which no token is left stay empty.
    .title = Too few tokens to refill
rule-ruling-35 =
    You trade exactly the number of tokens asked for, with the token that counts double as 2.
    If you are forced to trade while your supply is empty, you may end up gaining nothing.
    .title = Exact trades
rule-ruling-36 =
    In the morning (MORNING-4) you use all your decrees, in whatever order you wish, before the next player does.
    .title = Order of morning decrees
rule-ruling-37 =
    Choice B of the Grand Canal places exactly two servants, unless the double servant changes that (RULING-28).
    If all three of your ships are out, you can load only ships under way.
    You may never put more on a ship than it holds.
    .title = Limits of canal B
rule-ruling-38 =
    A ship that came back through a claim can be launched again immediately, even within the same action.
    A ship that is full as soon as it is launched may claim at once if it is in one of the ports 2 to 5; in port 1 there is never a claim.
    .title = Relaunching and instant claims
rule-ruling-39 =
    All ships must move at night (NIGHT-3), and each route is handled separately.
    Being full does not save a ship in port 5: it is lost, because ships move before the claims of NIGHT-4.
    .title = Ships must move at night
rule-ruling-40 =
    The decree worth 1 VP for every 3 VP (DECREE-12) looks at your VP marker as it stands after the Wall was scored (FINAL-1).
    .title = What "so far" means
rule-ruling-41 =
    A card that joins Meng's pile in the morning or by day is put at the bottom.
    At the end of the night (NIGHT-5) his discard pile is shuffled and becomes his new pile.
    .title = Meng's card pile
rule-ruling-42 =
    If Meng takes the card-for-jade token by day while his pile is empty, he scores 1 VP, the same as at dusk.
    .title = Meng: no card for jade
rule-ruling-43 =
    Meng enters the map at the first city with a token on the outer ring, looked for anticlockwise from the lower right.
    Nearest means the fewest paths away; if several cities are equally near, ring cities come first, from the lower right in Meng's direction, and then the inner cities in their listed order, as in RULING-34.
    To return from an inner city to the ring, he goes to whichever ring city with a token is nearest.
    If the map has no token at all, he neither moves nor pays.
    .title = Meng's way on the map
rule-ruling-44 =
    What Meng is able to pay includes the servants he could gain by trading tokens, as far as his supply allows; he trades plain tokens first.
    He makes such trades for actions by day and at dusk, but not to pay for the benefit of a token.
    .title = What Meng can pay
rule-ruling-45 =
    With a special card, a decree costs Meng nothing, so all he needs is a servant to put on it; which decree is cheaper is still judged by the normal costs.
    His intrigue action with a special card is choice B, so he does not take the medal.
    .title = Special cards: decrees and intrigue
rule-ruling-46 =
    The decrees for cheaper jade (DECREE-8), the extra wall servant (DECREE-9) and cheaper decrees (DECREE-11) all benefit Meng.
    He uses the extra wall servant every time, at dusk and with special cards as well.
    .title = Decrees that help Meng
rule-ruling-47 =
    The neutral servants that mark Meng's rewards (SOLO-19) count for his decree on harbour rewards (DECREE-16).
    If the draw pile is empty when he should receive a card, he scores 4 VP instead.
    .title = Counting Meng's rewards
rule-ruling-48 =
    If Meng is start player, he goes before you when morning decrees are used (MORNING-4), in the day phase and when claiming at night (NIGHT-4).
    .title = Meng as start player
rule-ruling-49 =
    If you play the expert variant against Meng, the seven cards dealt to the locations take the role of the start cards when his focus is determined (SOLO-2).
    .title = Expert variant with Meng
rule-ruling-50 =
    In choice A of the Grand Canal (CANAL-1) the servant is placed before the ship moves.
    The Wall (WALL-3) is scored only after every servant of the action has been placed.
    .title = Order within an action
rule-ruling-51 =
    At dusk the Automa cards of the day are used from the first played to the last; in print, the pile is turned over for that.
    .title = Order of cards at dusk

## What this edition decides where all rulebooks are silent

rules-section-house = Where all rulebooks are silent
rule-house-1 =
    A decision with one legal choice resolves itself, unless that would tell the others something about a hand (the token that takes a card of value 7 or more is asked even if the hand has none).
    It is asked after all if a servant bought with tokens could make more possible than this one choice (RULING-1), and where a trade is the only way to finish an action, nobody makes it for you.
    .title = Decisions with one choice
rule-house-2 =
    A trade for a servant that the supply does not have is not offered, unless the trade is forced (RULING-35).
    .title = Trades for a servant that is not there
rule-house-3 =
    Face-down tokens go out in the order in which they came.
    Face-up bonus tokens go only when the face-down ones do not suffice, and then their owner says which.
    .title = Which tokens go out
rule-house-4 =
    At most one double-value token works on one exchange, and only where it makes it free.
    .title = One double-value token an exchange
rule-house-5 =
    Whether a double-action token repeats a card's action is decided after the first time and its followers.
    One card's action is done at most twice.
    .title = When a double-action token is used
rule-house-6 =
    Several discount tokens may be used for one action.
    A token is turned when it is used, also if the action is then declined.
    .title = Several discount tokens
rule-house-7 =
    Each toll and each follow token counts by itself: two tolls of one owner at a location pay 2 VP, two follow tokens let their owner follow twice.
    .title = Several tolls and follow tokens
rule-house-8 =
    Canal A with nothing placed, nothing moved and nothing claimed is no action performed: nobody follows it and no toll is due.
    .title = Canal A without effect
rule-house-9 =
    Intrigue B is not offered at the top of the track; A only while the medal can still be had.
    Meng at the top spends nothing on intrigue.
    .title = Intrigue at the top of the track
rule-house-10 =
    Canal B: a first servant may not be placed so that no second finds room.
    A claim in between counts as room, and must then be made; a servant that a trade in between will bring counts as the second (RULING-1).
    .title = Room for the second servant of Canal B
rule-house-11 =
    When only the double servant lies in the supply, a gain may still leave it there.
    .title = The double servant alone in the supply
rule-house-12 =
    Of several ships under way with room Meng loads the fullest, of equally full ones the foremost.
    .title = Which ship Meng loads
rule-house-13 =
    If Meng is not on the map yet and the ring has no token, he enters at the token nearest to the lower right city.
    .title = Meng enters a ring without tokens
rule-house-14 =
    Meng trades tokens only for servants he needs and for jade, never for VP, also before the final scoring.
    .title = What Meng trades for
rule-house-15 =
    Equal faces of a die are one choice when a die is turned.
    .title = Equal faces of a die
rule-house-16 =
    Should Meng ever have turned up all his Automa cards within one day, those of the day are shuffled, too.
    .title = Automa cards used up in one day
rule-house-17 =
    A toll is due when the action is complete, with a wall scoring or a claim it led to, and before anybody follows.
    So whoever had no VP may have some by then.
    .title = When a toll is due
rule-house-18 =
    A special card's wall or canal action of Meng's places one servant if only one is left or has room.
    .title = Meng's special card with one servant
rule-house-19 =
    You remove all servants of a payment at once: a trade can come before or after it, not in the middle.
    Tokens that the action under way still needs for a servant cannot be traded for anything else, and that servant cannot be one with which the action could not be finished: on a decree, for instance, the double servant is no use.
    .title = Actions that rely on a trade
