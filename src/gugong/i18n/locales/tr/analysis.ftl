### gugong replay --analyse komutunun söyledikleri. Tablolar 100 sütun, bu yüzden sözleri kısa.

cli-analysis-title = { $players ->
    [one] Meng'e karşı bir oyun
   *[other] { $players } oyunculu bir oyun
} · { $actions } hamle · { $choices } seçim incelendi · her biri { $budget }
cli-analysis-result = { $nobody ->
    [yes] Kazanan yok.
   *[no] Kazanan: { $player }.
}
cli-analysis-unfinished = Oyun bitmedi: bunlar şimdiye kadarki dönüm noktaları.
cli-analysis-judging = inceleniyor
cli-analysis-interrupted = { $seen ->
    [0] Daha hiçbir şey incelenmeden kesildi; söylenecek bir şey yok.
   *[other] Kesildi: { $actions } hamleden ilk { $seen } hamlede bulunanlar bunlar.
}
cli-analysis-no-choices = İncelenecek bir seçim yoktu.

## Hatalar

cli-analysis-heading-missteps = Hatalar: kazanma şansını belirgin biçimde azaltan seçimler, en pahalısı önde
cli-analysis-no-missteps = Hiçbir seçim en iyisinden belirgin biçimde kötü değildi.
cli-analysis-more-missteps = Ve { $count } tane daha; onları da --json söyler.
cli-analysis-chosen = seçilen
cli-analysis-better = daha iyi

## Dönüşler

cli-analysis-heading-swings = Dönüşler: bir oyuncunun kazanma şansı bir sırasından sonrakine nasıl değişti
cli-analysis-no-swings = Hiçbir şans bir sıradan sonrakine belirgin biçimde değişmedi.
cli-analysis-end = son

## Şanslar

cli-analysis-heading-chances = Her Günün ilk sırasında kazanma şansı
cli-analysis-day = { $day }. Gün
cli-analysis-won = { $won ->
    [yes] kazandı
   *[no] –
}
cli-analysis-nothing = –
cli-analysis-note =
    Şanslar, her oyuncunun o an bildikleriyle iyi oynamasına göredir; bu yüzden bir Gününkiler %100 etmeyebilir.
    Bir hamleye bakmak için numarasını burada yaz: gugong replay { $file }

## Sütunlar ve sayılar

cli-analysis-column-action = Hamle
cli-analysis-column-day = Gün
cli-analysis-column-who = Kim
cli-analysis-column-what = Ne
cli-analysis-column-chance = Şans
cli-analysis-column-loss = Kayıp
cli-analysis-column-from = İlk hamle
cli-analysis-column-to = Son hamle
cli-analysis-column-before = Şans
cli-analysis-column-after = Sonra
cli-analysis-column-change = Fark
cli-analysis-column-end = Son
cli-analysis-percent = %{ $value }
cli-analysis-simulations = { $count } simülasyon
cli-analysis-time = { $time }

## Neyin yanlış olduğu ve doğrusu

cli-analysis-option = { $analyse ->
    [yes] --analyse günlüğü değil dönüm noktalarını yazar; şunu çıkar: { $option }.
   *[no] { $option } yalnızca --analyse ile olur; --analyse ekle ya da şunu çıkar: { $option }.
}
cli-analysis-spectator = Bir izleyici incelenecek bir karar vermez; --seat ile bir yer ver, ya da hepsi için --seat seçeneğini çıkar.
cli-analysis-bad-budget = --budget bir simülasyon sayısı (1000) ya da bir süre (200ms, 1s) olmalı; verilen: “{ $given }”.
