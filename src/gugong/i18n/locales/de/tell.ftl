## Was auf eigenen Seiten erzählt wird, und das Blättern darin

tell-night = Die Nacht von Runde { $day }
tell-morning = Der Morgen von Runde { $day }
tell-final = Endwertung
tell-dice = Die Würfel: { $die1 }, { $die2 } und { $die3 }
tell-matches = { $count ->
    [one] Treffer
   *[other] Treffer
}
tell-most = die meisten
tell-most-tied = die meisten, weiter in der Intrige
tell-step = Schritt { $step }
tell-port = Route { $route }, Hafen { $port }
tell-ship-lost = verloren
tell-starts = { $you ->
    [yes] Du beginnst weiterhin
   *[no] { $player } beginnt weiterhin
}
tell-starts-now = { $you ->
    [yes] Du gibst die Medaille zurück und beginnst
   *[no] { $player } gibt die Medaille zurück und beginnt
}
tell-outside = { $you ->
    [yes] Du bist nicht im Palast und kannst nicht gewinnen.
   *[no] { $player } ist nicht im Palast und kann nicht gewinnen.
}
tell-taken = nimmt
tell-controls = Was gerade gezeigt wird
tell-back = Einen Zug zurück (←)
tell-pause = Anhalten (P)
tell-resume = Fortsetzen (P)
tell-forth = Zum nächsten Zug (→)
tell-now = Zum jetzigen Stand (Esc)
seats-gained = Punkte seit Deiner letzten Wahl
lobby-key-go-on = Weiter zum nächsten Zug oder zur nächsten Seite
lobby-key-step = Einen Zug zurück oder vor, während Züge gezeigt werden
lobby-key-pause = Anhalten, was gerade gezeigt wird
