## Spelers

seat-red = Rood
seat-white = Wit
seat-orange = Oranje
seat-lilac = Lila
seat-blue = Blauw
seat-meng = Meng
seat-you = Jij

## Locaties, als plaats en als actie

location-travel = Reizen
location-wall = Chinese Muur
location-jade = Jade
location-intrigue = Intrige
location-palace = Paleis van de Hemelse Reinheid
location-decrees = Decreten
location-canal = Grote Kanaal
location-none = geen locatie

action-travel = Reizen
action-wall = Muur
action-jade = Jade
action-intrigue = Intrige
action-palace = Paleis
action-decrees = Decreet
action-canal = Kanaal
action-gain1 = 1 Dienaar ontvangen
action-gain2 = 2 Dienaren ontvangen
action-swap = wisselen
action-none = geen actie

source-card = kaart
source-location = locatie
source-follow = fiche “volgen”
source-repeat = fiche “dubbele actie”

## Geschenkkaarten

gift-1 = fruitschaal
gift-2 = waaier
gift-3 = Go-stenen
gift-4 = bonsai
gift-5 = theeservies
gift-6 = porseleinvaas
gift-7 = juwelenketting
gift-8 = Dunhuang-pipa
gift-9 = jadebeeld

card = { $value } ({ $gift }, { $action })
card-hidden = een kaart

## Reisfiches

token-gain1 = 1 Dienaar ontvangen
token-gain2 = 2 Dienaren ontvangen
token-envoy = Gezant 1 stap
token-intrigue = Intrige 1 stap
token-discard-for-jade = een kaart van 7 of hoger voor 1 Jade
token-servants-for-jade = 3 Dienaren voor 1 Jade
token-swap = een kaart wisselen
token-take-back = een kaart terugnemen
token-ship = 1 Dienaar uit de algemene voorraad op een Schip
token-vp2 = 2 punten
token-wall = 1 Dienaar uit de algemene voorraad op de Muur
token-double = dubbel fiche
token-plus-one = +1 waarde
token-toll = tol
token-follow = volgen
token-double-value = dubbele waarde
token-double-action = dubbele actie
token-discount = korting

trade-servant = 1 Dienaar
trade-vp2 = 2 punten
trade-jade = 1 Jade

## Decreten

decree-level1-intrigue = Gefluister (elke ochtend: Intrige 2 stappen)
decree-level1-ship = Konvooien (elke ochtend: 1 Dienaar uit de algemene voorraad op een Schip)
decree-level1-servant = Gevolg (elke ochtend: 1 Dienaar ontvangen)
decree-level1-envoy = Petities (elke ochtend: Gezant 1 stap)
decree-level1-swap = Beleefdheden (elke ochtend: een handkaart wisselen)
decree-level2-travel = Postwegen (Reizen B: 1 Dienaar minder)
decree-level2-jade = Jadelicentie (Jadeactie: 1 Dienaar minder)
decree-level2-wall = Metselaars (elke Muuractie: 1 extra Dienaar uit de algemene voorraad)
decree-level2-equal = Gelijke maat (ook een gelijke waarde ruilt vrij)
decree-level2-decree = Kanselarij (Decreetactie: 1 Dienaar minder)
decree-level3-score = Roem (aan het einde: 1 punt voor elke 3 punten, maximaal 10)
decree-level3-eight = Eerbewijzen (aan het einde: 8 punten)
decree-level3-jade = Schatkamer (aan het einde: 2 punten voor elke Jade, maximaal 10)
decree-level3-decrees = Archief (aan het einde: 2 punten voor elk Decreet)
decree-level3-harbours = Handelshuis (aan het einde: 2 punten voor elke Havenbeloning)

## Jade, Havens, voordelen

house-house1 = het eerste Jadehuis
house-house2 = het tweede Jadehuis
house-house3 = het derde Jadehuis
house-plaza = het Jadeplein

reward-vp4 = 4 punten
reward-card = een Geschenkkaart
reward-double = de Dubbele Dienaar

benefit-gain1 = 1 Dienaar ontvangen
benefit-gain2 = 2 Dienaren ontvangen
benefit-die = een Lotdobbelsteen draaien
benefit-jade = 1 Jade nemen

## De Automakaarten van Meng

automa-travel = Reizen
automa-wall = Chinese Muur
automa-jade = Jade
automa-intrigue = Intrige
automa-palace = Paleis van de Hemelse Reinheid
automa-decrees = Decreten
automa-canal = Grote Kanaal
automa-special = Speciale Automakaart

## Waar punten vandaan komen

points-wall = de Chinese Muur
points-night = de meeste gelijke waarden
points-decrees = Decreten
points-envoy = stappen van de Gezant in het Paleis
points-harbours = Havenbeloningen
points-tokens = Reisfiches
points-trades = omgewisselde fiches
points-tolls = tol
points-final-wall = de Chinese Muur aan het einde
points-decree-score = het Decreet Roem
points-decree-eight = het Decreet Eerbewijzen
points-decree-jade = het Decreet Schatkamer
points-decree-decrees = het Decreet Archief
points-decree-harbours = het Decreet Handelshuis
points-palace = de plaats in het Paleis
points-jade = Jade
points-swaps = het wisselen van een Geschenkkaart
points-carried = de stand waarmee het spel begon
