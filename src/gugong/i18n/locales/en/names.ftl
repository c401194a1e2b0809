## Seats

seat-red = Red
seat-white = White
seat-orange = Orange
seat-lilac = Lilac
seat-blue = Blue
seat-meng = Meng
seat-you = You

## Locations, as places and as actions

location-travel = Travel
location-wall = Great Wall
location-jade = Jade
location-intrigue = Intrigue
location-palace = Palace of Heavenly Purity
location-decrees = Decrees
location-canal = Grand Canal
location-none = no location

action-travel = travel
action-wall = wall
action-jade = jade
action-intrigue = intrigue
action-palace = palace
action-decrees = decree
action-canal = canal
action-gain1 = gain 1 servant
action-gain2 = gain 2 servants
action-swap = swap
action-none = no action

source-card = card
source-location = location
source-follow = follow token
source-repeat = double-action token

## Gift cards

gift-1 = fruit bowl
gift-2 = paper fan
gift-3 = Go stones
gift-4 = bonsai
gift-5 = tea set
gift-6 = porcelain vase
gift-7 = gem necklace
gift-8 = Dunhuang pipa
gift-9 = jade statue

card = { $value } ({ $gift }, { $action })
card-hidden = a card

## Travel tokens

token-gain1 = gain 1 servant
token-gain2 = gain 2 servants
token-envoy = envoy 1 step
token-intrigue = intrigue 1 step
token-discard-for-jade = a card of value 7 or more for a jade
token-servants-for-jade = 3 servants for a jade
token-swap = swap a card
token-take-back = take a card back
token-ship = 1 servant from the supply on a ship
token-vp2 = 2 VP
token-wall = 1 servant from the supply on the Wall
token-double = double token
token-plus-one = +1 value
token-toll = toll
token-follow = follow
token-double-value = double value
token-double-action = double action
token-discount = discount

trade-servant = 1 servant
trade-vp2 = 2 VP
trade-jade = 1 jade

## Decrees

decree-level1-intrigue = Whispers (each morning: intrigue 2 steps)
decree-level1-ship = Convoys (each morning: 1 servant from the supply on a ship)
decree-level1-servant = Retinue (each morning: gain 1 servant)
decree-level1-envoy = Petitions (each morning: envoy 1 step)
decree-level1-swap = Courtesies (each morning: swap a hand card)
decree-level2-travel = Post roads (travel B: 1 servant fewer)
decree-level2-jade = Jade licence (jade action: 1 servant fewer)
decree-level2-wall = Masons (each wall action: 1 more servant from the supply)
decree-level2-equal = Fair measure (equal values exchange for free)
decree-level2-decree = Chancery (decree action: 1 servant fewer)
decree-level3-score = Renown (at the end: 1 VP for every 3 VP, at most 10)
decree-level3-eight = Honours (at the end: 8 VP)
decree-level3-jade = Treasury (at the end: 2 VP for each jade, at most 10)
decree-level3-decrees = Archive (at the end: 2 VP for each of your decrees)
decree-level3-harbours = Trade houses (at the end: 2 VP for each harbour reward)

## Jade, harbours, benefits

house-house1 = the first house
house-house2 = the second house
house-house3 = the third house
house-plaza = the plaza

reward-vp4 = 4 VP
reward-card = a gift card
reward-double = the double servant

benefit-gain1 = gain 1 servant
benefit-gain2 = gain 2 servants
benefit-die = turn a die
benefit-jade = take a jade

## Meng's automa cards

automa-travel = Travel
automa-wall = Great Wall
automa-jade = Jade
automa-intrigue = Intrigue
automa-palace = Palace of Heavenly Purity
automa-decrees = Decrees
automa-canal = Grand Canal
automa-special = special card

## Where points come from

points-wall = the Great Wall
points-night = most matches at night
points-decrees = decrees
points-envoy = envoy steps in the Palace
points-harbours = harbour rewards
points-tokens = travel tokens
points-trades = traded tokens
points-tolls = tolls
points-final-wall = the Great Wall at the end
points-decree-score = the Renown decree
points-decree-eight = the Honours decree
points-decree-jade = the Treasury decree
points-decree-decrees = the Archive decree
points-decree-harbours = the Trade houses decree
points-palace = the place in the Palace
points-jade = jade
points-swaps = a swapped gift card
points-carried = the position the game began from
