# What is in sight at the table, and what a choice would bring.

## Why something is not possible, in a few words: after a name and a colon

why-too-few-servants = too few servants in the pool
why-pool-empty = no servant in the pool
why-supply-empty = no servant in the supply
why-still-too-low = still too low when doubled
why-no-city-in-reach = no city with a token in reach
why-not-in-reach = a city with a token is in the way
why-no-token-there = no token there
why-house-empty = no jade left in this house
why-houses-not-empty = the houses still have jade
why-decree-owned = the decree is taken already
why-too-few-steps = the intrigue marker is too low
why-at-the-top = the intrigue marker is at the top
why-value-too-low = only a card of 7 or more will do
why-ship-full = the ship is full
why-ship-too-full = no room for two on the ship
why-no-free-ship = all ships are under way
why-no-free-port = no free port on this route
why-no-free-port-ahead = no free port further on
why-nothing-to-load = nothing to load, move or claim
why-no-room-for-two = no room for two servants
why-reward-taken = no space left for this reward
why-draw-pile-empty = the draw pile is empty
why-too-few-tokens = too few tokens
why-no-card = no card in hand
why-nothing-to-repeat = not possible a second time
why-nothing-to-discount = nothing to discount
why-must-be-left = the action still needs this servant
why-already-used = used already this morning
why-no-ship = no ship has room
why-could-not-finish = the action could not be finished
why-no-discard = no card in the discard pile
