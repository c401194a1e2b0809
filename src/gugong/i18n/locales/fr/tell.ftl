## Ce qui est raconté sur des pages à part, et comment y avancer

tell-night = La nuit du jour { $day }
tell-morning = Le matin du jour { $day }
tell-final = Décompte final
tell-dice = Les dés : { $die1 }, { $die2 } et { $die3 }
tell-matches = { $count ->
    [one] correspondance
   *[other] correspondances
}
tell-most = le plus
tell-step = case { $step }
tell-port = chemin { $route }, Port { $port }
tell-ship-lost = perdu
tell-starts = { $you ->
    [yes] Vous restez Premier Joueur
   *[no] { $player } reste Premier Joueur
}
tell-starts-now = { $you ->
    [yes] Vous avez la Médaille et commencez
   *[no] { $player } a la Médaille et commence
}
tell-outside = { $you ->
    [yes] Vous n'êtes pas dans le Pavillon et ne pouvez pas gagner.
   *[no] { $player } n'est pas dans le Pavillon et ne peut pas gagner.
}
tell-taken = prend
tell-controls = Ce qui est montré
tell-back = Un tour en arrière (←)
tell-pause = Pause (P)
tell-resume = Reprendre (P)
tell-forth = Au tour suivant (→)
tell-now = À l’état actuel (Échap)
seats-gained = Points depuis votre dernier choix
lobby-key-go-on = Passer au tour ou à la page suivante
lobby-key-step = Un tour en arrière ou en avant, pendant que les tours défilent
lobby-key-pause = Mettre en pause ce qui est montré
