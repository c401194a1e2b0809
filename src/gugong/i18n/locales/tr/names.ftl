## Oyuncular

seat-red = Kırmızı
seat-white = Beyaz
seat-orange = Turuncu
seat-lilac = Leylak
seat-blue = Mavi
seat-meng = Meng
seat-you = Sen

## Konumlar, yer ve hamle olarak

location-travel = Seyahat
location-wall = Çin Seddi
location-jade = Yeşim
location-intrigue = Entrika
location-palace = Cennet Saflığı Sarayı
location-decrees = Kararnameler
location-canal = Büyük Kanal
location-none = konum yok

action-travel = Seyahat
action-wall = Çin Seddi
action-jade = Yeşim
action-intrigue = Entrika
action-palace = Saray
action-decrees = Kararname
action-canal = Kanal
action-gain1 = +1 Hizmetkar
action-gain2 = +2 Hizmetkar
action-swap = kart değiştirme
action-none = hamlesiz

source-card = kart
source-location = konum
source-follow = takip jetonu
source-repeat = çift hamle jetonu

## Hediye Kartları

gift-1 = meyve tabağı
gift-2 = kağıt yelpaze
gift-3 = Go taşı seti
gift-4 = bonsai
gift-5 = çay takımı
gift-6 = porselen vazo
gift-7 = mücevher kolye
gift-8 = Dunhuang pipa
gift-9 = yeşim heykel

card = { $value } ({ $gift }, { $action })
card-hidden = gizli

## Seyahat Jetonları

token-gain1 = 1 Hizmetkar
token-gain2 = 2 Hizmetkar
token-envoy = Elçi 1 adım
token-intrigue = Entrika 1 adım
token-discard-for-jade = 7 veya üstü bir kart karşılığında Yeşim
token-servants-for-jade = 3 Hizmetkar karşılığında Yeşim
token-swap = kart değiştirme
token-take-back = kart geri alma
token-ship = tedarikten bir Gemiye 1 Hizmetkar
token-vp2 = 2 ZP
token-wall = tedarikten Çin Seddi'ne 1 Hizmetkar
token-double = çift jeton
token-plus-one = +1 değer
token-toll = geçiş ücreti
token-follow = takip
token-double-value = çift değer
token-double-action = çift hamle
token-discount = indirim

trade-servant = 1 Hizmetkar
trade-vp2 = 2 ZP
trade-jade = 1 Yeşim

## Kararnameler

decree-level1-intrigue = Fısıltılar (her sabah: Entrika 2 adım)
decree-level1-ship = Konvoylar (her sabah: tedarikten bir Gemiye 1 Hizmetkar)
decree-level1-servant = Maiyet (her sabah: 1 Hizmetkar)
decree-level1-envoy = Dilekçeler (her sabah: Elçi 1 adım)
decree-level1-swap = Nezaket (her sabah: bir el kartı değiştirme)
decree-level2-travel = Posta yolu (Seyahat B: 1 Hizmetkar daha az)
decree-level2-jade = Yeşim izni (Yeşim hamlesi: 1 Hizmetkar daha az)
decree-level2-wall = Duvarcılar (her Çin Seddi hamlesi: tedarikten 1 Hizmetkar daha)
decree-level2-equal = Adil ölçü (eşit değer bedava takas edilir)
decree-level2-decree = Kâtiplik (Kararname hamlesi: 1 Hizmetkar daha az)
decree-level3-score = Şöhret (oyun sonunda: her 3 ZP için 1 ZP, en fazla 10)
decree-level3-eight = Şeref (oyun sonunda: 8 ZP)
decree-level3-jade = Hazine (oyun sonunda: her Yeşim için 2 ZP, en fazla 10)
decree-level3-decrees = Arşiv (oyun sonunda: her Kararnamen için 2 ZP)
decree-level3-harbours = Ticarethane (oyun sonunda: her Liman ödülü için 2 ZP)

## Yeşim, Limanlar, avantajlar

house-house1 = birinci ev
house-house2 = ikinci ev
house-house3 = üçüncü ev
house-plaza = meydan

reward-vp4 = 4 ZP
reward-card = bir Hediye Kartı
reward-double = Çift Hizmetkar

benefit-gain1 = 1 Hizmetkar
benefit-gain2 = 2 Hizmetkar
benefit-die = zar çevirme
benefit-jade = Yeşim

## Meng'in Automa Kartları

automa-travel = Seyahat
automa-wall = Çin Seddi
automa-jade = Yeşim
automa-intrigue = Entrika
automa-palace = Cennet Saflığı Sarayı
automa-decrees = Kararnameler
automa-canal = Büyük Kanal
automa-special = özel kart

## Puanların geldiği yerler

points-wall = Çin Seddi
points-night = gece en çok eşleşme
points-decrees = Kararnameler
points-envoy = Saray'da Elçi adımları
points-harbours = Liman ödülleri
points-tokens = Seyahat Jetonları
points-trades = değiştirilen jetonlar
points-tolls = geçiş ücretleri
points-final-wall = oyun sonunda Çin Seddi
points-decree-score = Şöhret Kararnamesi
points-decree-eight = Şeref Kararnamesi
points-decree-jade = Hazine Kararnamesi
points-decree-decrees = Arşiv Kararnamesi
points-decree-harbours = Ticarethane Kararnamesi
points-palace = Saray'daki yer
points-jade = Yeşim
points-swaps = Hediye Kartı değiştirme
points-carried = oyunun başladığı durum
