## Miejsca graczy

seat-red = Czerwony
seat-white = Biały
seat-orange = Pomarańczowy
seat-lilac = Fioletowy
seat-blue = Niebieski
seat-meng = Meng
seat-you = Ty

## Lokacje: jako miejsca i jako akcje

location-travel = Podróż
location-wall = Wielki Mur
location-jade = Jadeit
location-intrigue = Intrygi
location-palace = Pałac Niebiańskiej Czystości
location-decrees = Dekrety
location-canal = Wielki Kanał
location-none = brak lokacji

action-travel = Podróż
action-wall = Mur
action-jade = Jadeit
action-intrigue = Intrygi
action-palace = Pałac
action-decrees = Dekret
action-canal = Kanał
action-gain1 = +1 Służący
action-gain2 = +2 Służących
action-swap = podmiana karty
action-none = bez akcji

source-card = Karta
source-location = lokacja
source-follow = Żeton podążania
source-repeat = Żeton podwójnej akcji

## Karty Prezentów

gift-1 = miska owoców
gift-2 = wachlarz
gift-3 = kamienie do Go
gift-4 = bonsai
gift-5 = komplet czarek
gift-6 = wazon
gift-7 = naszyjnik
gift-8 = lutnia pipa
gift-9 = figurka

card = { $value } ({ $gift }, { $action })
card-hidden = zakryta

## Żetony Podróży

token-gain1 = 1 Służący
token-gain2 = 2 Służących
token-envoy = Wysłannik o 1 pole
token-intrigue = Znacznik Intryg o 1 pole
token-discard-for-jade = Jadeit za kartę wartą 7+
token-servants-for-jade = Jadeit za 3 Służących
token-swap = podmiana karty
token-take-back = odzyskanie karty
token-ship = 1 Służący z puli ogólnej na Statek
token-vp2 = 2 PZ
token-wall = 1 Służący z puli ogólnej na Mur
token-double = podwójny Żeton
token-plus-one = wartość +1
token-toll = myto
token-follow = podążanie
token-double-value = podwójna wartość
token-double-action = podwójna akcja
token-discount = zniżka

trade-servant = 1 Służący
trade-vp2 = 2 PZ
trade-jade = 1 Jadeit

## Dekrety

decree-level1-intrigue = Szepty (co rano: Znacznik Intryg o 2 pola)
decree-level1-ship = Konwoje (co rano: 1 Służący z puli ogólnej na Statek)
decree-level1-servant = Świta (co rano: 1 Służący)
decree-level1-envoy = Petycje (co rano: Wysłannik o 1 pole)
decree-level1-swap = Uprzejmości (co rano: podmiana karty z ręki)
decree-level2-travel = Trakty (Podróż B: 1 Służący mniej)
decree-level2-jade = Koncesja (akcja Jadeitu: 1 Służący mniej)
decree-level2-wall = Murarze (każda akcja Muru: jeszcze 1 Służący z puli ogólnej)
decree-level2-equal = Równa miara (przy równej wartości wymiana za darmo)
decree-level2-decree = Kancelaria (akcja Dekretu: 1 Służący mniej)
decree-level3-score = Sława (na koniec: 1 PZ za każde 3 PZ, najwyżej 10)
decree-level3-eight = Zaszczyty (na koniec: 8 PZ)
decree-level3-jade = Skarbiec (na koniec: 2 PZ za każdy Jadeit, najwyżej 10)
decree-level3-decrees = Archiwum (na koniec: 2 PZ za każdy twój Dekret)
decree-level3-harbours = Faktorie (na koniec: 2 PZ za każdą Nagrodę za Port)

## Jadeit, Porty, Nagrody

house-house1 = pierwszy dom
house-house2 = drugi dom
house-house3 = trzeci dom
house-plaza = plac

reward-vp4 = 4 PZ
reward-card = Karta Prezentu
reward-double = Podwójny Służący

benefit-gain1 = 1 Służący
benefit-gain2 = 2 Służących
benefit-die = obrót Kości
benefit-jade = Jadeit

## Karty Automy Menga

automa-travel = Podróż
automa-wall = Wielki Mur
automa-jade = Jadeit
automa-intrigue = Intrygi
automa-palace = Pałac Niebiańskiej Czystości
automa-decrees = Dekrety
automa-canal = Wielki Kanał
automa-special = Specjalna Karta

## Skąd są punkty

points-wall = Wielki Mur
points-night = najwięcej dopasowań w nocy
points-decrees = Dekrety
points-envoy = ruch Wysłannika w Pałacu
points-harbours = Nagrody za Porty
points-tokens = Żetony Podróży
points-trades = wymienione Żetony
points-tolls = myto
points-final-wall = Wielki Mur na koniec
points-decree-score = Dekret Sława
points-decree-eight = Dekret Zaszczyty
points-decree-jade = Dekret Skarbiec
points-decree-decrees = Dekret Archiwum
points-decree-harbours = Dekret Faktorie
points-palace = miejsce w Pałacu
points-jade = Jadeity
points-swaps = podmiana Karty Prezentu
points-carried = pozycja, od której zaczęła się gra
