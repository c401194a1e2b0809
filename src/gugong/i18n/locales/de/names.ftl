## Spieler

seat-red = Rot
seat-white = Weiß
seat-orange = Orange
seat-lilac = Lila
seat-blue = Blau
seat-meng = Meng
seat-you = Du

## Orte, als Orte und als Aktionen

location-travel = Reisen
location-wall = Chinesische Mauer
location-jade = Jade
location-intrigue = Intrige
location-palace = Palast der himmlischen Reinheit
location-decrees = Dekret
location-canal = Kaiserkanal
location-none = kein Ort

action-travel = Reisen
action-wall = Mauer
action-jade = Jade
action-intrigue = Intrige
action-palace = Palast
action-decrees = Dekret
action-canal = Kanal
action-gain1 = 1 Diener erhalten
action-gain2 = 2 Diener erhalten
action-swap = Tausch
action-none = ohne Aktion

source-card = Karte
source-location = Ort
source-follow = Plättchen „Folgen“
source-repeat = Plättchen „doppelte Aktion“

## Geschenkkarten; in Sätzen steht „die“ davor: „die 2 (Papierfächer, Kanal)“

gift-1 = Obstschale
gift-2 = Papierfächer
gift-3 = Go-Steine
gift-4 = Bonsai
gift-5 = Teeservice
gift-6 = Porzellanvase
gift-7 = Edelsteinkette
gift-8 = Dunhuang-Pipa
gift-9 = Jadestatue

card = { $value } ({ $gift }, { $action })
card-hidden = eine Karte

## Reiseplättchen

token-gain1 = 1 Diener erhalten
token-gain2 = 2 Diener erhalten
token-envoy = Bote 1 Schritt
token-intrigue = Intrige 1 Schritt
token-discard-for-jade = eine Karte mit Wert 7 oder mehr für eine Jade
token-servants-for-jade = 3 Diener für eine Jade
token-swap = eine Karte tauschen
token-take-back = eine Karte zurücknehmen
token-ship = 1 Diener aus dem allgemeinen Vorrat auf ein Schiff
token-vp2 = 2 SP
token-wall = 1 Diener aus dem allgemeinen Vorrat auf die Mauer
token-double = Doppelplättchen
token-plus-one = Wert +1
token-toll = Zoll
token-follow = Folgen
token-double-value = doppelter Wert
token-double-action = doppelte Aktion
token-discount = Rabatt

trade-servant = 1 Diener
trade-vp2 = 2 SP
trade-jade = 1 Jade

## Dekrete

decree-level1-intrigue = Geflüster (jeden Morgen: Intrige 2 Schritte)
decree-level1-ship = Geleitzüge (jeden Morgen: 1 Diener aus dem allgemeinen Vorrat auf ein Schiff)
decree-level1-servant = Gefolge (jeden Morgen: 1 Diener erhalten)
decree-level1-envoy = Bittgesuche (jeden Morgen: Bote 1 Schritt)
decree-level1-swap = Höflichkeit (jeden Morgen: eine Handkarte tauschen)
decree-level2-travel = Poststraßen (Reisen B: 1 Diener weniger)
decree-level2-jade = Jadelizenz (Aktion Jade: 1 Diener weniger)
decree-level2-wall = Maurer (jede Aktion Mauer: 1 Diener mehr aus dem allgemeinen Vorrat)
decree-level2-equal = Rechtes Maß (kostenloser Austausch bei gleichem Wert)
decree-level2-decree = Kanzlei (Aktion Dekret: 1 Diener weniger)
decree-level3-score = Ansehen (am Ende: 1 SP für je 3 SP, höchstens 10)
decree-level3-eight = Ehrungen (am Ende: 8 SP)
decree-level3-jade = Schatzkammer (am Ende: 2 SP für jede Jade, höchstens 10)
decree-level3-decrees = Archiv (am Ende: 2 SP für jedes eigene Dekret)
decree-level3-harbours = Kontore (am Ende: 2 SP für jede Hafenbelohnung)

## Jade, Häfen, Vorteile

house-house1 = Haus 1
house-house2 = Haus 2
house-house3 = Haus 3
house-plaza = Jadeplatz

reward-vp4 = 4 SP
reward-card = Geschenkkarte
reward-double = doppelter Diener

benefit-gain1 = 1 Diener erhalten
benefit-gain2 = 2 Diener erhalten
benefit-die = einen Würfel drehen
benefit-jade = eine Jade nehmen

## Mengs Automa-Karten

automa-travel = Reisen
automa-wall = Chinesische Mauer
automa-jade = Jade
automa-intrigue = Intrige
automa-palace = Palast der himmlischen Reinheit
automa-decrees = Dekret
automa-canal = Kaiserkanal
automa-special = Spezielle Karte

## Woher Punkte kommen

points-wall = Chinesische Mauer
points-night = meiste Treffer in der Nacht
points-decrees = Dekrete
points-envoy = Botenschritte im Palast
points-harbours = Hafenbelohnungen
points-tokens = Reiseplättchen
points-trades = eingetauschte Plättchen
points-tolls = Zölle
points-final-wall = Chinesische Mauer am Ende
points-decree-score = Dekret „Ansehen“
points-decree-eight = Dekret „Ehrungen“
points-decree-jade = Dekret „Schatzkammer“
points-decree-decrees = Dekret „Archiv“
points-decree-harbours = Dekret „Kontore“
points-palace = Platz im Palast
points-jade = Jade
points-swaps = Tausch einer Geschenkkarte
points-carried = Stellung zu Beginn
