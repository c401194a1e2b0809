# Plätze auf ein anderes Gerät mitnehmen, mit einem Bild oder einem Code.

handover-open = Auf einem anderen Gerät spielen
handover-which = Was mitkommt
handover-this = Diese Partie
handover-all = Alle meine Partien
handover-making = Der Code wird gemacht …
handover-scan = Richte die Kamera des anderen Geräts auf dieses Bild.
handover-picture = QR-Code eines Links, den das andere Gerät öffnet
handover-type = Oder öffne dort { $address } und gib ein:
handover-until = Gilt einmal, bis { $time }.
handover-both = Danach kannst Du auf beiden Geräten spielen. Wer den Code hat, bekommt Deine Plätze; behalte ihn also für Dich.
handover-over = Dieser Code ist abgelaufen.
handover-again = Neuen Code machen

## Auf dem anderen Gerät

handover-take = Partien von einem anderen Gerät übernehmen
handover-take-short = Von einem anderen Gerät
handover-take-about = Wähle auf dem Gerät, auf dem Du spielst, im Menü „{ $entry }“. Gib dann den Code ein, den es zeigt:
handover-code = Code
handover-look = Weiter
handover-looking = Der Code wird geprüft …
handover-comes = { $count ->
    [one] Diese Partie kommt auf dieses Gerät:
   *[other] Diese { $count } Partien kommen auf dieses Gerät:
}
handover-stays = { $count ->
    [one] Diese Partie bleibt hier, wie sie ist:
   *[other] Diese { $count } Partien bleiben hier, wie sie sind:
}
handover-seats = { $count ->
    [one] Dein Platz: { $seats }
   *[other] Deine Plätze: { $seats }
}
handover-watched = Du siehst zu.
handover-known = Dein Platz ist schon hier.
handover-other = Auf diesem Gerät hast Du dort einen anderen Platz.
handover-gone = Der Server kennt sie nicht mehr.
handover-more = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
}
handover-confirm = Übernehmen
handover-nothing = Es gibt nichts zu übernehmen.
