## Oyuncuların panoları: üzerlerinde duranlar, onları gösteren ya da dinleyen için

seats-board = Oyuncu Panosu: { $player }
seats-others = Diğer panolar
seats-hand = El: { $player }
seats-vp = { $count } ZP
seats-pool = { $count ->
    [0] Havuzda Hizmetkar yok
   *[other] Havuzda { $count } Hizmetkar
  }
seats-supply = { $count ->
    [0] Genel tedarikte Hizmetkar yok
   *[other] Genel tedarikte { $count } Hizmetkar
  }
seats-double = { $at ->
    [pool] Çift Hizmetkar havuzda
    [supply] Çift Hizmetkar genel tedarikte
    [wall] Çift Hizmetkar Çin Seddi'nde
    [ship] Çift Hizmetkar bir Gemide
    [locked] Çift Hizmetkar henüz kazanılmadı
   *[other] Çift Hizmetkar bir bonus jetonunun yanında
  }
seats-jade = { $count ->
    [0] Yeşim yok
   *[other] { $count } Yeşim: oyun sonunda { $vp } ZP
  }
seats-tokens = { $count ->
    [0] Seyahat Jetonu yok ({ $slots } yer)
   *[other] { $count } Seyahat Jetonu ({ $slots } yer)
  }
seats-trade-name = Jeton değiştirme
seats-trade = { $count } Seyahat Jetonunu değiştir: { $gain }
seats-ships = { $count ->
    [0] Bütün Gemiler yolda
   *[other] Henüz yola çıkmamış { $count } Gemi
  }
seats-reward = Liman ödülü, { $reward }: { $count } / { $spaces } alındı
seats-decrees = Kararnameler: { $decrees }
seats-decrees-none = Henüz Kararname yok
seats-laid = Ortadaki bonus jetonlar: { $tokens }
seats-laid-none = Ortada bonus jeton yok
seats-envoy = { $entered ->
    [yes] Elçi Saray'da
   *[no] Elçi: adım { $step } / { $steps }
  }
seats-intrigue = Entrika: adım { $step } / { $steps }
seats-hand-count = { $count ->
    [0] Elde kart yok
   *[other] Elde { $count } kart
  }
seats-discard = { $count ->
    [0] Iskarta destesinde kart yok
   *[other] Iskarta destesinde { $count } kart
  }
seats-discard-mine = Iskarta destem, yarınki elim
seats-hand-empty = Bütün kartlar oynandı.
seats-hidden-card = { $player }: bir kart

## Orada kim oturuyor

seats-bot = Burada bir bot oynuyor: { $bot }
seats-free = Burada kimse oturmuyor
seats-here = Masada
seats-gone = Şu an masada değil
seats-away = { $why ->
    [left] Masadan kalktı; yerine bir bot oynuyor
    [clock] Süresi doldu; yerine bir bot oynuyor
    [idle] Oynamadı; yerine bir bot oynuyor
   *[other] Uzun süre yoktu; yerine bir bot oynuyor
  }
seats-start = Başlangıç oyuncusu
seats-medal = Ertesi Günün başlangıç oyuncusu
seats-thinking = Karar onda
seats-time = Kalan süre: { $time }
seats-days = { $days } gün

## Birkaç kişiye bir ekran

seats-covered = { $player }: el kartları gizli.
seats-uncover = Ben { $player } – kartlarımı göster

## Meng

seats-double-focus = Çift Hizmetkar Meng'in odağını gösterir: { $place }

seats-recap-laid = { $value } → { $place }, { $taken } aldı
seats-recap-paid-card = 1 kartla ödedi
seats-recap-paid = { $count } Hizmetkarla ödedi
seats-recap-medal = madalya
seats-recap-palace = Saray'a girdi
seats-recap-wall = Çin Seddi tamam
seats-recap = Son sırasında: { $what }
