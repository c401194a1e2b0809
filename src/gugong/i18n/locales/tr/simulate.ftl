### gugong simulate komutunun söyledikleri. Tablolar 100 sütun, bu yüzden sözleri kısa.

cli-simulate-title = { $solo ->
    [yes] Meng'e karşı { $games } oyun ({ $meng }) · { $specs } · tohum { $seed }
   *[no] { $players } oyunculu { $games } oyun · { $specs } · tohum { $seed }
}
cli-simulate-playing = oynanıyor
cli-simulate-interrupted = Kesildi: bunlar { $asked } oyundan oynanan { $played } oyunun sayıları.
cli-simulate-none-finished = İlk oyun bitmeden kesildi; söylenecek bir şey yok.
cli-simulate-left-out = { $count ->
    [one] 1 oyun sayılmadı, çünkü bir bot başarısız oldu: { $spec } { $what }
   *[other] { $count } oyun sayılmadı, çünkü bir bot başarısız oldu; ilki: { $spec } { $what }
}
cli-simulate-pictures = Resimler: { $paths }
cli-simulate-kept = Oyunlar: { $path }

## Sayılar

cli-simulate-percent = %{ $value }
cli-simulate-interval = { $low } ile { $high }
cli-simulate-with-interval = { $value } ({ $low } ile { $high })
cli-simulate-nothing = –

## Başlıklar

cli-simulate-heading-order = 1. Gündeki oyuncu sırası
cli-simulate-heading-specs = Oyuncular
cli-simulate-heading-solo = Meng'e karşı
cli-simulate-heading-sources = Puanlar nereden geliyor: oyuncu başına ortalama ZP
cli-simulate-heading-decrees = Kararnameler: sahip olanlar ve aynı masada olmayanlar
cli-simulate-heading-decrees-solo = Kararnameler: onunla oynanan oyunlar ve onsuz oynananlar
cli-simulate-heading-scores = Puanlar ve karar sayısıyla uzunluklar
cli-simulate-intervals = Parantez içinde: %95 aralıkları. Birlikte görülenler neden ve sonuç olmayabilir.

## Sütunlar

cli-simulate-column-place = Sıra
cli-simulate-column-player = Oyuncu
cli-simulate-column-wins = Galibiyet
cli-simulate-column-interval = %95 aralığı
cli-simulate-column-score = Ort. puan
cli-simulate-column-points = FINAL-5 öncesi ort. ZP
cli-simulate-column-source = Kaynak
cli-simulate-column-decree = Kararname
cli-simulate-column-offered = Oyun
cli-simulate-column-taken = Alınan
cli-simulate-column-tile = ZP
cli-simulate-column-with = Onunla gal.
cli-simulate-column-without = Onsuz gal.
cli-simulate-column-difference = Puan, onunla − onsuz
cli-simulate-column-figure = Ölçü
cli-simulate-column-mean = Ort.
cli-simulate-column-deviation = Std. sapma
cli-simulate-column-least = En az
cli-simulate-column-median = Ortanca
cli-simulate-column-most = En çok

## Satırlar

cli-simulate-place = { $turn ->
    [1] 1. (başlangıç oyuncusu)
   *[other] { $turn }.
}
cli-simulate-meng = Meng ({ $meng })
cli-simulate-group-everyone = Herkes
cli-simulate-group-winners = Kazananlar
cli-simulate-group-others = Diğerleri
cli-simulate-group-solo-everyone = Oyuncu
cli-simulate-group-solo-winners = kazanınca
cli-simulate-group-solo-others = kaybedince
cli-simulate-group-solo-meng = Meng
cli-simulate-source-level = Kararnameler, seviye { $level }
cli-simulate-seats = { $solo ->
    [yes] Oyun
   *[no] Oyuncu
}
cli-simulate-sum = Toplam
cli-simulate-score = Sonuç
cli-simulate-outside = Saray'da değil
cli-simulate-level = Seviye { $level }, { $when }
cli-simulate-double = Çift Hizmetkar
cli-simulate-row-everyone = Puan
cli-simulate-row-winning = Kazanan puan
cli-simulate-row-margin = Kazananın ikinciye farkı
cli-simulate-row-lead = Meng'e fark
cli-simulate-row-game = Oyun başına karar
cli-simulate-row-seat = Oyuncu başına karar
cli-simulate-nobody = Kazananı olmayan oyunların payı { $share }: Saray'da kimse yoktu.

## Resimler

cli-simulate-plot-order = 1. Gündeki oyuncu sırasına göre galibiyet payı
cli-simulate-plot-place =
    { cli-simulate-place }
    galibiyet %{ $share }
    ortalama puan { $score }
cli-simulate-plot-fair = eşit şans
cli-simulate-plot-win-share = galibiyet payı, % (%95 aralığıyla)
cli-simulate-plot-sources = Puanlar nereden geliyor
cli-simulate-plot-mean-vp = oyuncu başına ortalama ZP, FINAL-5 öncesi
cli-simulate-plot-group = { $group } ({ $seats })
cli-simulate-plot-source-wall = Çin Seddi
cli-simulate-plot-source-night = gece eşleşmeleri
cli-simulate-plot-source-level1 = Kararnameler, seviye 1
cli-simulate-plot-source-level2 = Kararnameler, seviye 2
cli-simulate-plot-source-level3 = Kararnameler, seviye 3
cli-simulate-plot-source-palace = Saray'daki yer
cli-simulate-plot-source-envoy = Saray'daki Elçi
cli-simulate-plot-source-harbours = Liman ödülleri
cli-simulate-plot-source-tokens = jetonlar ve değiştirmeler
cli-simulate-plot-source-jade = Yeşim
cli-simulate-plot-decrees = Kararnameler: sahip olanlar ve aynı masada olmayanlar
cli-simulate-plot-decrees-solo = Kararnameler: onunla oynanan oyunlar ve onsuz oynananlar
cli-simulate-plot-with = onunla
cli-simulate-plot-without = onsuz
cli-simulate-plot-taken = { $tile } (alınma %{ $share })
cli-simulate-plot-lengths = Oyunların uzunluğu
cli-simulate-plot-decisions = oyun başına karar
cli-simulate-plot-games = oyun
cli-simulate-plot-scores = Puanlar
cli-simulate-plot-score = { $outside ->
    [0] puan
   *[other] puan (Saray'da olmayan ve 0 alan { $outside } oyuncu hariç)
}
cli-simulate-plot-seats = oyuncu
cli-simulate-plot-mean = ortalama { $mean }

## Neyin yanlış olduğu ve doğrusu

cli-simulate-no-players = Oyuncuları yaz, örneğin greedy, ya da --results ile bir oyun dosyası ver; gugong simulate --help daha fazlasını anlatır.
cli-simulate-results-alone = Oyuncu olmadan hiçbir şey oynanmaz: oyuncu yaz ya da { $option } seçeneğini çıkar.
cli-simulate-bad-games = --games 1 ya da daha çok olmalı; verilen: { $games }.
cli-simulate-bad-processes = --processes 1 ya da daha çok olmalı; verilen: { $processes }.
cli-simulate-bad-specs = { $players } oyuncu için { $specs } oyuncu tanımı verildi; bütün yerler için bir tane ya da her yer için birer tane ver.
cli-simulate-bad-meng = --meng, --players 1 içindir; { $players } oyuncu için olmaz.
cli-simulate-bad-folder = { $path } resimler için klasör olamaz ({ $why }); --plots ile başka bir klasör ver.
