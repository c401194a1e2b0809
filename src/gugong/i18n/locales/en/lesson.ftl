### The first lesson: a teacher beside the table. Short sentences; the things spoken of are pointed out on the board.

lesson-title = Your first lesson
lesson-neighbour = Neighbour
lesson-scene-of = { $scene } of { $scenes }: { $title }
lesson-scenes = The parts of the lesson
lesson-go-on = Go on
lesson-back = Back
lesson-repeat = Once more from the start of this part
lesson-skip = Skip this part
lesson-next = Next part
lesson-leave = Leave the lesson
lesson-opening = Setting up the lesson …
lesson-again = Try again
lesson-to-do = Your move
lesson-not-now = That is possible, too. But let us try this first:
lesson-read-on = All in good time. First read this:
lesson-praise-1 = Well done.
lesson-praise-2 = Just so.
lesson-praise-3 = Very good.
lesson-praise-4 = A fine move.
lesson-play-bots = Play your first game
lesson-rules = Read the rules

## Gifts for the court

lesson-gifts = Gifts for the court
lesson-gifts-welcome = Welcome to the Forbidden City! You are red. Your neighbour, white, is also a noble family at court. You both win the favour of officials with gifts.
lesson-gifts-goal = This is what matters most: your envoy climbs these steps into the Palace. Whoever is not inside after four days scores nothing at all.
lesson-gifts-points = Apart from that, whoever has the most points wins. They come from all over the board, and you will see how.
lesson-gifts-card = You hold four gift cards. Each turn you exchange one of them for a card on the board. Take your 6, the porcelain vase.
lesson-gifts-place = A card of higher value exchanges for free. A 4 lies at the Palace: lay your 6 there.
lesson-gifts-own = The official likes it. A turn has up to two actions. First your card’s: intrigue. Choose A: one step and, since you are the first today, the medal. Tomorrow you start.
lesson-gifts-theirs = Now the location’s action. Choose B: pay two of your servants, and your envoy climbs two steps instead of one.
lesson-gifts-done = Two of eight steps! And the 4 you took lies in your discard pile: it will be in your hand tomorrow. So think about what you take, too.

## When your card is low

lesson-paying = Servants, and a jade
lesson-paying-low = Your servants do the work. Those in the pool are ready; those in the supply must be gained first. Paying sends servants from the pool to the supply.
lesson-paying-card = Now a harder case: only low cards against high ones. Take your 5, the tea set.
lesson-paying-place = You would like jade, but an 8 lies there. Lay your 5 there anyway.
lesson-paying-pay = A lower gift must be made up for: with 2 servants, with a second card, or by giving up both actions. Pay with 2 servants.
lesson-paying-gain = The exchange is done, so both actions are yours. First your card’s: gain a servant back from the supply.
lesson-paying-jade = Now the location: each house sells jade for as many servants as it shows. Take the cheapest, in the first house.
lesson-paying-done = Jade scores at the end, and each one brings more than the last: 1, 3, 6, 10, 15 points for one to five. But servants run out quickly.

## On the road

lesson-travel = On the road
lesson-travel-map = Travelling brings you servants, steps, points and more. Your traveller is in Jinan; every city that still has a token has something for you.
lesson-travel-card = Take your 8, the pipa. It has no action of its own, but it beats nearly everything.
lesson-travel-place = Lay it at Travel: 8 is more than 7.
lesson-travel-move = Choose A: one move. (B would be two moves, for 2 servants.)
lesson-travel-city = You follow the paths to a city with a token. Kaifeng has one that moves your envoy: go there.
lesson-travel-token = You may use a token once, when you take it. Use it!
lesson-travel-trade = Your neighbour has no cards left today and passes; it is your turn again. You have four tokens now. They can be traded in at any time: 2 for a servant, 4 for 2 points, 6 for a jade. Trade four for points.
lesson-travel-done = Two points. Tokens are useful twice: when you find them, and when you trade them.

## The Great Wall

lesson-wall = The Wall, and intrigue
lesson-wall-wall = Four servants complete the Wall. You have one there, and so has your neighbour. Whoever has the most then scores 3 points and moves their envoy 1 step.
lesson-wall-card = Take your 1, the fruit bowl. Its action is the Wall, too.
lesson-wall-place = A 9 lies at the Wall, but there is one exception: a 1 beats a 9. Modesty pleases the mighty. Lay it there.
lesson-wall-first = Card and location show the same action, so you may do it twice. First your card: choose A, one servant.
lesson-wall-second = Three of four. Now the location: choose A again, and the Wall is complete.
lesson-wall-benefit = You had the most: 3 points, and your envoy climbs. Now everyone who helped may cash in intrigue. Go back 3 steps for 2 servants.
lesson-wall-done = Your servants come home to the supply. Keep an eye on intrigue: whoever is further along wins every tie.

## Ships and decrees

lesson-canal = The Canal, and decrees
lesson-canal-ships = A ship of yours lies in port 2 with two servants. A full ship, with three, can claim the reward of its port: here 4 points.
lesson-canal-card = Take your 4, the bonsai. Its action is the Canal.
lesson-canal-place = Lay it at the decrees, where a 2 lies. That way you get both in one turn: canal and decree.
lesson-canal-act = First the Canal. Choose A: load a servant. (After that a ship could also sail on to the next port.)
lesson-canal-load = Load your ship: it will be full.
lesson-canal-claim = Full! Claim the 4 points.
lesson-canal-take = One servant stays on your board for good, the others come home. Now choose a decree. This one scores 3 points and gives you a servant every morning.
lesson-canal-done = The cheap decrees help every morning, the middle ones all the time, and the expensive ones score at the end.

## When night falls

lesson-night = Dice, and the night
lesson-night-dice = The day ends when nobody has cards left. Then the cards you took today are compared with these dice: a servant for each match.
lesson-night-place = You have one card left, a 6. Two dice show 5, and a 5 lies at Intrigue. Lay your 6 there and take it.
lesson-night-first = Card and location are both intrigue. Choose B: three steps, for a servant.
lesson-night-second = Once more B. Then night falls: watch the dice.
lesson-night-envoy = Your 5 matches two dice: 2 servants. And nobody has more matches, so 3 points, and your envoy may climb. Yes!
lesson-night-morning = The ships have sailed on by one port, and the cards you took are your new hand. In the morning the dice are rolled and your decree works: use it.
lesson-night-done = Everyone gains 4 servants, and day 2 begins. Your neighbour had the medal and starts.

## Into the palace

lesson-palace = Into the Palace
lesson-palace-last = The last day, and your last card. Your neighbour has many more points, but look: that envoy is not in the Palace. Yours is one step short, too.
lesson-palace-place = You hold a 7. At the Palace lies a 4. You know what to do.
lesson-palace-enter = Choose A: the eighth step leads inside. Whoever comes first gets the best place, worth 7 points.
lesson-palace-done = Your neighbour has more points but no place in the Palace, and scores nothing. You have won! Now you know all you need; point at anything on the table and it tells you the rest.
