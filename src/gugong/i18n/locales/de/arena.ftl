### Was gugong arena sagt. Tabellen haben 100 Spalten, darum sind ihre Wörter kurz.

cli-arena-playing = spiele
cli-arena-leading = { $rated ->
    [yes] { $spec } { $rating } ({ $share } %)
   *[no] { $spec } { $share } %
}
cli-arena-interrupted = Abgebrochen: Das sind die Ergebnisse von { $played } von { $asked } Partien.
cli-arena-none-finished = Abgebrochen, bevor die erste Partie zu Ende war; es gibt nichts zu berichten.
cli-arena-failure = { $saved ->
    [yes] { $spec } hat in Partie { $game } versagt (Seed { $seed }, Platz { $seat }): { $what }. Die Partie: { $path }
   *[no] { $spec } hat in Partie { $game } versagt (Seed { $seed }, Platz { $seat }): { $what }. Die Partie ließ sich nicht speichern.
}
cli-arena-more-failures = { $count ->
    [one] 1 weiterer Ausfall ist nicht aufgeführt; seine Partie liegt in { $folder }
   *[other] { $count } weitere Ausfälle sind nicht aufgeführt; ihre Partien liegen in { $folder }
}
cli-arena-picture = Das Bild: { $path }
cli-arena-resume = Das Gespielte liegt in { $path }; derselbe Befehl macht damit weiter.
cli-arena-exported = Partie { $number }: { $path }

## Die Tabellen

cli-arena-title = { $solo ->
    [yes] { $games } { $games ->
        [one] Partie
       *[other] Partien
    } gegen Meng · { $seeds } { $seeds ->
        [one] Seed
       *[other] Seeds
    } ab { $first }
   *[no] { $games } { $games ->
        [one] Partie
       *[other] Partien
    } mit { $players } Spielern · { $seeds } { $seeds ->
        [one] Seed
       *[other] Seeds
    } ab { $first }, { $seating ->
        [complete] in allen Sitzordnungen
        [balanced] in ausgewogenen Sitzordnungen
       *[fixed] in der genannten Sitzordnung
    }
}
cli-arena-column-rank = #
cli-arena-column-player = Spieler
cli-arena-column-meng = Meng
cli-arena-column-rating = Rating
cli-arena-column-wins = Siege
cli-arena-column-score = Mittel SP
cli-arena-column-meng-score = Mengs SP
cli-arena-column-time = Je Wahl
cli-arena-column-seats = Plätze
cli-arena-column-failures = Ausfälle
cli-arena-meng-easy = leicht
cli-arena-meng-normal = normal
cli-arena-meng-hard = schwer
cli-arena-percent = { $value } %
cli-arena-interval = ({ $low }; { $high })
cli-arena-reach = ± { $reach }
cli-arena-nothing = –
cli-arena-time-s = { $value } s
cli-arena-time-ms = { $value } ms
cli-arena-time-us = { $value } µs
cli-arena-notes =
    Hinter den Zahlen 95-%-Intervalle: Ratings (Plackett–Luce, in Elo, 0 im Mittel) durch Bootstrap
    über die Seeds, Siege nach Wilson, SP nach der Streuung über die Seeds. Gleiche gewännen { $fair }.
cli-arena-solo-notes =
    Hinter den Zahlen 95-%-Intervalle: Siege nach Wilson, SP nach der Streuung über die Seeds.
cli-arena-nobody = { $count ->
    [one] In 1 Partie war niemand im Palast, also hat sie niemand gewonnen.
   *[other] In { $count } Partien war niemand im Palast, also hat sie niemand gewonnen.
}

## Das Bild

cli-arena-plot-rating = Rating (Plackett–Luce, in Elo), 95-%-Intervall
cli-arena-plot-wins = Siege in %, 95-%-Intervall
cli-arena-plot-fair = gleich starke Spieler
cli-arena-plot-score = mittlere SP, 95-%-Intervall
cli-arena-plot-own-score = Spieler
cli-arena-plot-meng-score = Meng
cli-arena-plot-against = { $spec } – { $level }

## Zwei Bots im Vergleich

cli-compare-state = { $pairs } { $pairs ->
    [one] Paar
   *[other] Paare
}, Verhältnis { $ratio } ({ $lower } bis { $upper })
cli-compare-title = { $first } gegen { $second } · { $pairs } { $pairs ->
    [one] Paar
   *[other] Paare
}, { $games } Partien
cli-compare-stronger = { $first } ist stärker als { $second }: { $elo1 } Elo ist angenommen, nicht { $elo0 }.
cli-compare-not-stronger = { $first } ist nicht stärker als { $second }: { $elo0 } Elo ist angenommen, nicht { $elo1 }.
cli-compare-undecided = Unentschieden zwischen { $elo0 } und { $elo1 } Elo: Es braucht mehr Partien.
cli-compare-row-score = Ausbeute des ersten
cli-compare-row-elo = Unterschied, Elo
cli-compare-row-ratio = Log-Likelihood-Verhältnis
cli-compare-row-pairs = Paare nach Ausbeute
cli-compare-notes =
    Ein Paar ist ein Seed, zweimal gespielt, mit beiden Bots auf dem Platz des anderen. Hinter Ausbeute
    und Unterschied 95-%-Intervalle, hinter dem Verhältnis die Grenzen, an denen der Test endet.
cli-compare-plot-pairs = Paare
cli-compare-plot-stronger = { $first } ist stärker
cli-compare-plot-not-stronger = { $first } ist nicht stärker
cli-compare-one-level = --compare spielt gegen eine Stufe von Meng; gib --meng nur einmal an.
cli-compare-option = { $comparing ->
    [yes] { $option } hat mit --compare keine Wirkung; lass es weg.
   *[no] { $option } gehört zu --compare; lass es weg oder nenne mit --compare zwei Bots.
}

## Was falsch ist, und was richtig wäre

cli-arena-solo-players = Mit --solo spielt jede Angabe allein gegen Meng; lass --players weg.
cli-arena-meng-solo = --meng nennt die Stufen für --solo; füge --solo hinzu oder lass es weg.
cli-arena-bad-limit = --time-limit muss mehr als 0 und höchstens { $most } Sekunden sein, nicht { $given }.
cli-arena-bad-picture = { $path } hat keine Endung, die ein Bild benennt; --plot kann { $formats } schreiben.
cli-arena-no-folder = Für { $path } gibt es keinen Ordner; gib --plot einen Pfad in einem Ordner, den es gibt.
cli-arena-resume-option = Ohne Angaben gehen die Partien in { $path } so weiter, wie sie begonnen wurden; lass { $option } weg.
cli-arena-nothing-to-resume = In { $path } ist nichts, womit es weitergehen könnte; nenne die Bots, die spielen sollen.
cli-arena-export-options = { $other ->
    [yes] Zu --export gehören nur --results, --to und --box; lass { $option } weg.
   *[no] Um eine Partie zu schreiben, gib --results an, die Datei, in der sie liegt, und --export, ihre Nummer.
}
