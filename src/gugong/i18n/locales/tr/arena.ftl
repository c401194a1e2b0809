### gugong arena komutunun söyledikleri. Tablolar 100 sütun, bu yüzden sözleri kısa.

cli-arena-playing = oynanıyor
cli-arena-leading = { $rated ->
    [yes] { $spec } { $rating } (%{ $share })
   *[no] { $spec } %{ $share }
}
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
cli-arena-resume = Oynananlar { $path } içinde; aynı komut oradan sürdürür.
cli-arena-exported = { $number }. oyun: { $path }

## Tablolar

cli-arena-title = { $solo ->
    [yes] Meng'e karşı { $games } oyun · { $seeds } tohum, ilki { $first }
   *[no] { $players } oyunculu { $games } oyun · { $seeds } tohum, ilki { $first }, { $seating ->
        [complete] tüm oturma düzenlerinde
        [balanced] dengeli oturma düzenlerinde
       *[fixed] verilen oturma düzeninde
    }
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

## İki botun karşılaştırması

cli-compare-state = { $pairs } çift, oran { $ratio } ({ $lower } ile { $upper })
cli-compare-title = { $first }, { $second } karşısında · { $pairs } çift, { $games } oyun
cli-compare-stronger = { $first }, { $second } botundan daha güçlü: { $elo1 } Elo kabul edildi, { $elo0 } değil.
cli-compare-not-stronger = { $first }, { $second } botundan daha güçlü değil: { $elo0 } Elo kabul edildi, { $elo1 } değil.
cli-compare-undecided = { $elo0 } ile { $elo1 } Elo arasında karar verilemedi: daha çok oyun gerekli.
cli-compare-row-score = İlkinin skoru
cli-compare-row-elo = Fark, Elo
cli-compare-row-ratio = Log-olabilirlik oranı
cli-compare-row-pairs = Skora göre çiftler
cli-compare-notes =
    Bir çift, iki kez oynanan bir tohumdur; botlar birbirinin yerine oturur. Skor ile farkın arkasında
    %95 aralıkları, oranın arkasında testin durduğu sınırlar var.
cli-compare-plot-pairs = çiftler
cli-compare-plot-stronger = { $first } daha güçlü
cli-compare-plot-not-stronger = { $first } daha güçlü değil
cli-compare-one-level = --compare, Meng'in tek bir düzeyine karşı oynar; --meng seçeneğini bir kez ver.
cli-compare-option = { $comparing ->
    [yes] { $option } seçeneğinin --compare ile etkisi yok; çıkar.
   *[no] { $option } seçeneği --compare içindir; çıkar ya da --compare ile iki bot yaz.
}

## Neyin yanlış olduğu ve doğrusu

cli-arena-solo-players = --solo ile her oyuncu Meng'e karşı tek başına oynar; --players seçeneğini çıkar.
cli-arena-meng-solo = --meng, --solo için düzeyleri belirtir; --solo ekle ya da --meng seçeneğini çıkar.
cli-arena-bad-limit = --time-limit 0 saniyeden çok ve en fazla { $most } saniye olmalı; verilen: { $given }.
cli-arena-bad-picture = { $path } bir resim uzantısıyla bitmiyor; --plot şunları yazabilir: { $formats }.
cli-arena-no-folder = { $path } için klasör yok; --plot için var olan bir klasörde bir yol ver.
cli-arena-resume-option = Oyuncu verilmezse { $path } içindeki oyunlar başladıkları gibi sürer; { $option } seçeneğini çıkar.
cli-arena-nothing-to-resume = { $path } içinde sürdürülecek bir şey yok; oynayacak botları yaz.
cli-arena-export-options = { $other ->
    [yes] --export ile yalnız --results, --to ve --box verilir; { $option } seçeneğini çıkar.
   *[no] Bir oyunu yazmak için --results ile onun dosyasını, --export ile numarasını ver.
}
