# Wat er aan de tafel te zien is, en wat een keuze zou opleveren.

## Waarom iets niet kan, in een paar woorden: na een naam en een dubbele punt

why-too-few-servants = te weinig Dienaren in de Dienarenvoorraad
why-pool-empty = geen Dienaar in de Dienarenvoorraad
why-supply-empty = geen Dienaar in de algemene voorraad
why-still-too-low = ook verdubbeld te laag
why-no-city-in-reach = geen stad met een Reisfiche bereikbaar
why-not-in-reach = een stad met een Reisfiche ligt in de weg
why-no-token-there = daar ligt geen Reisfiche
why-house-empty = geen Jade meer in dit Jadehuis
why-houses-not-empty = in de Jadehuizen ligt nog Jade
why-decree-owned = dit Decreet is al genomen
why-too-few-steps = de Intrigeschijf staat niet ver genoeg
why-at-the-top = de Intrigeschijf staat op de laatste stap
why-value-too-low = alleen een kaart van 7 of hoger kan
why-ship-full = het Schip is vol
why-ship-too-full = geen plaats voor twee op het Schip
why-no-free-ship = alle Schepen zijn onderweg
why-no-free-port = geen vrije Haven op deze route
why-no-free-port-ahead = verderop geen vrije Haven
why-nothing-to-load = niets te laden, te bewegen of te claimen
why-no-room-for-two = geen plaats voor twee Dienaren
why-reward-taken = geen plaats meer voor deze beloning
why-draw-pile-empty = de trekstapel is leeg
why-too-few-tokens = te weinig Reisfiches
why-no-card = geen handkaart
why-nothing-to-repeat = een tweede keer kan niet
why-nothing-to-discount = niets om korting op te geven
why-must-be-left = de actie heeft deze Dienaar nog nodig
why-already-used = deze ochtend al gebruikt
why-no-ship = op geen Schip is plaats
why-could-not-finish = de actie zou niet af kunnen
why-no-discard = geen kaart in de aflegstapel
