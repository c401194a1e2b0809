## Wat op eigen pagina’s verteld wordt, en hoe je erdoor bladert

tell-night = De nacht van Dag { $day }
tell-morning = De ochtend van Dag { $day }
tell-final = Eindtelling
tell-dice = De Lotdobbelstenen: { $die1 }, { $die2 } en { $die3 }
tell-matches = { $count ->
    [one] gelijke waarde
   *[other] gelijke waarden
}
tell-most = de meeste
tell-most-tied = de meeste, verder in Intrige
tell-step = stap { $step }
tell-port = route { $route }, Haven { $port }
tell-ship-lost = verloren
tell-starts = { $you ->
    [yes] Jij begint weer
   *[no] { $player } begint weer
}
tell-starts-now = { $you ->
    [yes] Je legt de Medaille terug en begint
   *[no] { $player } legt de Medaille terug en begint
}
tell-outside = { $you ->
    [yes] Je bent niet in het Paleis en kunt niet winnen.
   *[no] { $player } is niet in het Paleis en kan niet winnen.
}
tell-taken = genomen kaart
tell-controls = Wat er getoond wordt
tell-back = Eén beurt terug (←)
tell-pause = Pauzeren (P)
tell-resume = Verder tonen (P)
tell-forth = Naar de volgende beurt (→)
tell-now = Naar de stand van nu (Esc)
seats-gained = Punten sinds je laatste keuze
lobby-key-go-on = Verder naar de volgende beurt of pagina
lobby-key-step = Een beurt terug of verder, terwijl beurten getoond worden
lobby-key-pause = Het tonen pauzeren
