## Çizilmiş tahta: üzerine sığacak kadar kısa yer adları

board-name = Oyun Tahtası
board-place-travel = Seyahat
board-place-wall = Çin Seddi
board-place-jade = Yeşim
board-place-intrigue = Entrika
board-place-palace = Saray
board-place-decrees = Kararname
board-place-canal = Kanal
board-place-plaza = Meydan

## Üzerinde duranlar, onları gösteren ya da dinleyen için

board-stand = { $place }: { $card }
board-draw = { $count ->
    [0] Çekilecek Hediye Kartı kalmadı
   *[other] Çekilecek { $count } Hediye Kartı
  }
board-automa = { $count ->
    [0] Meng'in destesi boş
   *[other] Meng'in destesinde { $count } kart
  }
board-tokens = { $count ->
    [0] Çekilecek Seyahat Jetonu kalmadı
   *[other] Çekilecek { $count } Seyahat Jetonu
  }
board-city-token = { $city }: { $token }
board-city-traveller = { $city }: Gezgin ({ $seat })
board-city-empty = { $city }: jeton yok
board-wall = Çin Seddi: { $count } / { $spaces } Hizmetkar
board-wall-seat = Çin Seddi'nde { $seat }: { $count ->
    [0] Hizmetkar yok
   *[other] { $count } Hizmetkar
  }
board-palace-step = Saray Yolu, { $step }. adım{ $count ->
    [0] {""}
   *[other] : { $seats }
  }
board-palace-gate = Saray'ın kapısı
board-place-free = Saray'da yer: { $vp } ZP
board-place-taken = Saray'da yer: { $vp } ZP, sahibi { $seat }
board-marker = Entrika İşaretçisi ({ $seat }): { $step }. adım
board-benefit = { $steps } adım geri: { $benefit }
board-decree-owned = { $decree }, alanlar: { $seats }
board-house = Yeşim, { $house }: bir Yeşim için { $cost } Hizmetkar, { $count ->
    [0] hiç kalmadı
   *[other] kalan { $count }
  }
board-plaza = Yeşim, meydan: bütün evler boşken bir Yeşim için { $cost } Hizmetkar
board-port = { $route }. rotada { $port }. Liman: { $reward }
board-reward-none = ödül yok
board-reward-any = dilediğin ödül
board-ship = { $port }. Limanda bir Gemi ({ $seat }): dolu yerler { $load } / { $size }
