### gugong arena komutunun söyledikleri. Tablolar 100 sütun, bu yüzden sözleri kısa.

cli-arena-playing = oynanıyor
cli-arena-leading = { $spec } %{ $share }
cli-arena-interrupted = Kesildi: bunlar { $asked } oyundan oynanan { $played } oyunun sonuçları.
cli-arena-none-finished = İlk oyun bitmeden kesildi; söylenecek bir şey yok.
cli-arena-failure = { $saved ->
    [yes] { $spec }, { $game }. oyunda başarısız oldu (tohum { $seed }, yer { $seat }): { $what }. Oyun: { $path }
   *[no] { $spec }, { $game }. oyunda başarısız oldu (tohum { $seed }, yer { $seat }): { $what }. Oyun kaydedilemedi.
}
cli-arena-more-failures = { $count ->
    [one] 1 hata daha listede yok; oyunu bu klasörde: { $folder }
   *[other] { $count } hata daha listede yok; oyunları bu klasörde: { $folder }
}
cli-arena-picture = Resim: { $path }

## Tablolar

cli-arena-title = { $solo ->
    [yes] Meng'e karşı { $games } oyun · { $seeds } tohum, ilki { $first }
   *[no] { $players } oyunculu { $games } oyun · { $seeds } tohum, ilki { $first }, her yer sırayla
}
cli-arena-column-rank = #
cli-arena-column-player = Oyuncu
cli-arena-column-meng = Meng
cli-arena-column-rating = Derece
cli-arena-column-wins = Galibiyet
cli-arena-column-score = Ort. puan
cli-arena-column-meng-score = Meng'in puanı
cli-arena-column-time = Bir karar
cli-arena-column-seats = Yer
cli-arena-column-failures = Hata
cli-arena-meng-easy = kolay
cli-arena-meng-normal = normal
cli-arena-meng-hard = zor
cli-arena-percent = %{ $value }
cli-arena-interval = ({ $low } ile { $high })
cli-arena-reach = ± { $reach }
cli-arena-nothing = –
cli-arena-time-s = { $value } sn
cli-arena-time-ms = { $value } ms
cli-arena-time-us = { $value } µs
cli-arena-notes =
    Sayıların arkasında %95 aralıkları: dereceler (Plackett–Luce, Elo, ortalaması 0) tohumlar üzerinde
    bootstrap ile, galibiyetler Wilson'a, puanlar tohumlar arası yayılıma göre. Eşitler { $fair } kazanırdı.
cli-arena-solo-notes =
    Sayıların arkasında %95 aralıkları: galibiyetler Wilson'a, puanlar tohumlar arası yayılıma göre.
cli-arena-nobody = { $count ->
    [one] 1 oyunda Saray'da kimse yoktu, bu yüzden onu kimse kazanmadı.
   *[other] { $count } oyunda Saray'da kimse yoktu, bu yüzden onları kimse kazanmadı.
}

## Resim

cli-arena-plot-rating = derece (Plackett–Luce, Elo), %95 aralığı
cli-arena-plot-wins = galibiyet payı (%), %95 aralığı
cli-arena-plot-fair = eşit oyuncular
cli-arena-plot-score = ortalama puan, %95 aralığı
cli-arena-plot-own-score = oyuncu
cli-arena-plot-meng-score = Meng
cli-arena-plot-against = { $spec } – { $level }

## Neyin yanlış olduğu ve doğrusu

cli-arena-solo-players = --solo ile her oyuncu Meng'e karşı tek başına oynar; --players seçeneğini çıkar.
cli-arena-meng-solo = --meng, --solo için düzeyleri belirtir; --solo ekle ya da --meng seçeneğini çıkar.
cli-arena-bad-limit = --time-limit 0 saniyeden çok ve en fazla { $most } saniye olmalı; verilen: { $given }.
cli-arena-bad-picture = { $path } bir resim uzantısıyla bitmiyor; --plot şunları yazabilir: { $formats }.
cli-arena-no-folder = { $path } için klasör yok; --plot için var olan bir klasörde bir yol ver.
