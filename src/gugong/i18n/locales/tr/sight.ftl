# Masada görünenler ve bir seçimin getireceği.

## Bir şey neden olmuyor, birkaç sözcükle: bir ad ve iki noktadan sonra

why-too-few-servants = havuzda yeterince Hizmetkar yok
why-pool-empty = havuzda Hizmetkar yok
why-supply-empty = genel tedarikte Hizmetkar yok
why-still-too-low = iki katı da yetmiyor
why-no-city-in-reach = ulaşılabilecek jetonlu şehir yok
why-not-in-reach = yolda jetonlu bir şehir var
why-no-token-there = orada jeton yok
why-house-empty = bu evde Yeşim kalmadı
why-houses-not-empty = evlerde hâlâ Yeşim var
why-decree-owned = bu Kararname zaten alınmış
why-too-few-steps = Entrika İşaretçisi o kadar yukarıda değil
why-at-the-top = Entrika İşaretçisi en üstte
why-value-too-low = yalnızca 7 veya üstü bir kart olur
why-ship-full = Gemi dolu
why-ship-too-full = Gemide iki kişilik yer yok
why-no-free-ship = bütün Gemiler yolda
why-no-free-port = bu rotada boş Liman yok
why-no-free-port-ahead = ileride boş Liman yok
why-nothing-to-load = yüklenecek, ilerletilecek, alınacak bir şey yok
why-no-room-for-two = iki Hizmetkar için yer yok
why-reward-taken = bu ödül için boş alan yok
why-draw-pile-empty = çekme destesi boş
why-too-few-tokens = yeterince jeton yok
why-no-card = elde kart yok
why-nothing-to-repeat = ikinci kez olmaz
why-nothing-to-discount = indirilecek bir şey yok
why-must-be-left = bu Hizmetkar hâlâ gerekli
why-already-used = bu sabah zaten kullanıldı
why-no-ship = hiçbir Gemide yer yok
why-could-not-finish = hamle tamamlanamaz
why-no-discard = ıskarta destesinde kart yok

## Bir takas ne getirir

sight-takes = { $card } kartını alıyorsun. { $count ->
    [0] {""}
    [one] Bir zarla eşleşiyor: bu gece 1 Hizmetkar.
   *[other] { $count } zarla eşleşiyor: bu gece { $count } Hizmetkar.
  }
sight-way-free = Bedava
sight-way-servants = { $count ->
    [one] { $count } Hizmetkarla
   *[other] { $count } Hizmetkarla
  }
sight-way-card = Elden başka bir kartla
sight-way-double-value = Çift değer jetonuyla
sight-action-no = { $action }: { $reason }
sight-action-either = { $action }: ya bu ya kartın hamlesi
sight-action-after = { $action }: kartın hamlesinden sonra
sight-action-trade = { $action }: jetonla alınan Hizmetkarlarla
sight-action-only = { $action }: { $variant } olmuyor, { $reason }
sight-way-none = Yalnızca takas, hamlesiz

## Görünenler: sıralar, Entrika, puanlar, Elçi, yarınki el

sight-seat-count = { $player } { $count }
sight-turns-label = Bugün oynanacak kartlar: { $seats }
help-turns = { $seats }. Her sırada bir kart oynanır; bütün eller boşalınca Gün biter.
    .title = Bugün oynanacak kartlar
help-order = { $seats }. Daha solda olan her beraberliği kazanır, aynı adımda da.
    .title = Entrika sırası
sight-projected = { $inside ->
    [yes] Oyun şimdi bitse: { $count } ZP
   *[no] Oyun şimdi bitse: { $count } ZP, ama Elçi Saray'da değil
  }
sight-part-now = { $count } şimdiye dek
sight-part = { $count } ({ $points })
help-projection = { $parts }. { $inside ->
    [yes] {""}
   *[no] Ama Elçi Saray'da değil: bu oyuncu şimdilik kazanamaz ve puan alamaz.
  }
    .title = { $player }, oyun şimdi bitse: { $total } ZP
help-wall-prize = Şimdi tamamlansa { $vp } ZP{ $envoy ->
    [0] {" "}getirirdi
   *[other] {" "}ve bir Elçi adımı getirirdi
  }{ $palace ->
    [0] .
   *[other] ; Elçi Saray'a girerdi (oyun sonunda { $palace } ZP).
  }
sight-envoy-late = { $left ->
    [one] Elçinin Saray'a { $left } adımı kaldı; dışarıda kazanamazsın.
   *[other] Elçinin Saray'a { $left } adımı kaldı; dışarıda kazanamazsın.
  }
sight-tomorrow = Yarınki el
sight-matches = { $count ->
    [0] Şimdilik zarlarla eşleşme yok
    [one] Şimdilik { $count } eşleşme: bu gece { $count } Hizmetkar
   *[other] Şimdilik { $count } eşleşme: bu gece { $count } Hizmetkar
  }
sight-matching-card = { $card }: { $count ->
    [one] bir zarla eşleşiyor
   *[other] { $count } zarla eşleşiyor
  }
