## Ce qui est raconté sur des pages à part, et comment y avancer

tell-night = La Nuit du Jour { $day }
tell-morning = Le Matin du Jour { $day }
tell-final = Décompte final
tell-dice = Les Dés : { $die1 }, { $die2 } et { $die3 }
tell-matches = { $count ->
    [one] correspondance
   *[other] correspondances
}
tell-most = le plus
tell-most-tied = le plus, devant en Intrigues
tell-step = case { $step }
tell-port = chemin { $route }, Port { $port }
tell-ship-lost = perdu
tell-starts = { $you ->
    [yes] Vous jouez encore en premier
   *[no] { $player } joue encore en premier
}
tell-starts-now = { $you ->
    [yes] Vous rendez la Médaille et jouez en premier
   *[no] { $player } rend la Médaille et joue en premier
}
tell-outside = { $you ->
    [yes] Vous n'êtes pas au Pavillon et ne pouvez pas gagner.
   *[no] { $player } n'est pas au Pavillon et ne peut pas gagner.
}
tell-taken = carte prise
tell-controls = Ce qui est montré
tell-back = Un tour en arrière (←)
tell-pause = Pause (P)
tell-resume = Reprendre (P)
tell-forth = Au tour suivant (→)
tell-now = Revenir au présent (Échap)
seats-gained = Points depuis votre dernier choix
lobby-key-go-on = Passer au tour ou à la page suivante
lobby-key-step = Un tour en arrière ou en avant, pendant que les tours défilent
lobby-key-pause = Mettre en pause ce qui est montré
