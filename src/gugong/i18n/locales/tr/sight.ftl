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
why-nothing-to-load = yüklenecek, hareket ettirilecek veya talep edilecek bir şey yok
why-no-room-for-two = iki Hizmetkar için yer yok
why-reward-taken = bu ödül için boş alan yok
why-draw-pile-empty = çekme destesi boş
why-too-few-tokens = yeterince jeton yok
why-no-card = elde kart yok
why-nothing-to-repeat = ikinci kez olmaz
why-nothing-to-discount = indirilecek bir şey yok
why-must-be-left = hamle için bu Hizmetkar gerek
why-already-used = bu sabah zaten kullanıldı
why-no-ship = hiçbir Gemide yer yok
why-could-not-finish = hamle tamamlanamaz
why-no-discard = ıskarta destesinde kart yok
