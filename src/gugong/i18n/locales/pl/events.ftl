## Co się stało. `$you` to yes, gdy zrobił to czytelnik. `.short` stoi pod nagłówkiem, który mówi, kto to zrobił.

event-game-begins = { $you ->
    [yes] Jesteś pierwszym graczem.
   *[no] { $player } jest pierwszym graczem.
}
event-day-begins = Zaczyna się Dzień { $day }. { $you ->
    [yes] Rozpoczynasz.
   *[no] Rozpoczyna { $player }.
}
event-dice-rolled = Kości pokazują { $die1 }, { $die2 } i { $die3 }.
event-start-player = { $you ->
    [yes] Oddajesz Medal i zostajesz pierwszym graczem.
   *[no] { $player } oddaje Medal i zostaje pierwszym graczem.
}
event-map-refilled = { $count ->
    [one] Na mapie leży 1 nowy Żeton.
    [few] Na mapie leżą { $count } nowe Żetony.
    [many] Na mapie leży { $count } nowych Żetonów.
   *[other] Na mapie leży { $count } nowych Żetonów.
}
event-tokens-reshuffled = Wymienione Żetony tasuje się w nowe stosy.
event-turn-begins = { $you ->
    [yes] Twoja tura.
   *[no] Teraz gra { $player }.
}
event-exchanged = { part-who }{ part-exchanged }.
    .short = { part-exchanged }.
event-paid-with-card = { part-who }{ part-paid }.
    .short = { part-paid }.
event-no-action = { part-who }{ part-no-action }.
    .short = { part-no-action }.
event-action-taken = { part-who }{ part-action }{ part-variant }.
    .short = { part-action }{ part-variant }.
event-action-declined = { part-who }{ part-declined }.
    .short = { part-declined }.
event-action-impossible = { part-who }nie { part-can } { part-impossible }: { $reason }.
    .short = Nie { part-can } { part-impossible }: { $reason }.
event-token-impossible = { part-who }nie { part-can } użyć Żetonu { part-token }: { $reason }.
    .short = Nie { part-can } użyć Żetonu { part-token }: { $reason }.
event-benefit-impossible = { part-who }nie { part-can } wziąć Nagrody za Intrygi: { $reason }.
    .short = Nie { part-can } wziąć Nagrody za Intrygi: { $reason }.
event-gained = { part-who }{ part-gained }.
    .short = { part-gained }.
event-removed = { part-who }{ part-removed }.
    .short = { part-removed }.
event-travelled = { part-who }{ part-travelled }.
    .short = { part-travelled }.
event-token-used = { part-who }{ part-uses } Żetonu { part-token }.
    .short = { part-uses } Żetonu { part-token }.
event-token-declined = { part-who }nie { part-uses } Żetonu { part-token }.
    .short = Nie { part-uses } Żetonu { part-token }.
event-traded = { part-who }{ part-traded }.
    .short = { part-traded }.
event-vp = { part-who }{ part-wins } { $count } PZ { part-points } (razem { $total }).
    .short = { part-wins } { $count } PZ { part-points } (razem { $total }).
event-vp-lost = { part-who }{ part-loses } { $count } PZ { part-loss } (zostaje { $total }).
    .short = { part-loses } { $count } PZ { part-loss } (zostaje { $total }).
event-jade-gained = { part-who }{ part-has } teraz { part-jade }.
    .short = { part-has } teraz { part-jade }.
event-wall-placed = { part-who }{ part-places } na Murze { part-servant }.
    .short = { part-places } na Murze { part-servant }.
event-wall-scored = { part-who }{ part-has } najwięcej Służących na Murze: { $count }.
    .short = { part-has } najwięcej Służących na Murze: { $count }.
event-benefit-taken = { part-who }{ part-takes } Nagrodę za Intrygi: { $benefit }.
    .short = { part-takes } Nagrodę za Intrygi: { $benefit }.
event-benefit-declined = { part-who }nie { part-takes } Nagrody za Intrygi.
    .short = Nie { part-takes } Nagrody za Intrygi.
event-die-turned = { part-who }{ part-turns } Kość { $die } z { $from } na { $face }.
    .short = { part-turns } Kość { $die } z { $from } na { $face }.
event-jade-bought = { part-who }{ part-takes } Jadeit { part-house }.
    .short = { part-takes } Jadeit { part-house }.
event-intrigue-up = { part-who }{ part-moves } Znacznik Intryg na pole { $step }.
    .short = { part-moves } Znacznik Intryg na pole { $step }.
event-intrigue-down = { part-who }{ part-moves-back } Znacznik Intryg { part-down }.
    .short = { part-moves-back } Znacznik Intryg { part-down }.
event-medal-taken = { part-who }{ part-takes } Medal.
    .short = { part-takes } Medal.
event-envoy-step = { part-who }{ part-moves } Wysłannika na pole { $step }.
    .short = { part-moves } Wysłannika na pole { $step }.
event-palace-entered = { part-who }{ part-leads } Wysłannika do Pałacu: { $vp } PZ na koniec.
    .short = { part-leads } Wysłannika do Pałacu: { $vp } PZ na koniec.
event-decree-taken = { part-who }{ part-takes } Dekret { $decree }.
    .short = { part-takes } Dekret { $decree }.
event-decree-used = { part-who }{ part-uses } Dekretu { $decree }.
    .short = { part-uses } Dekretu { $decree }.
event-ship-launched = { part-who }{ part-launches } Statek w Porcie { $port } na ścieżce { $route }.
    .short = { part-launches } Statek w Porcie { $port } na ścieżce { $route }.
event-ship-loaded = { part-who }{ part-places } na Statku { part-servant }.
    .short = { part-places } na Statku { part-servant }.
event-ship-moved = { part-who }{ part-moves } Statek do Portu { $port } na ścieżce { $route }.
    .short = { part-moves } Statek do Portu { $port } na ścieżce { $route }.
event-ship-lost = { $you ->
    [yes] Twój Statek gubi drogę na morzu i wraca razem ze Służącymi.
   *[no] { $player }: Statek gubi drogę na morzu i wraca razem ze Służącymi.
}
    .short = Statek gubi drogę na morzu i wraca razem ze Służącymi.
event-reward-claimed = { part-who }{ part-wins } Nagrodę za Port: { $reward }.
    .short = { part-wins } Nagrodę za Port: { $reward }.
event-card-drawn = { part-who }{ part-draws } { part-card }.
    .short = { part-draws } { part-card }.
event-swapped = { part-who }{ part-swapped }.
    .short = { part-swapped }.
event-taken-back = { part-who }{ part-regains } { part-card }.
    .short = { part-regains } { part-card }.
event-discarded-for-jade = { part-who }{ part-discards } { part-card } za Jadeit.
    .short = { part-discards } { part-card } za Jadeit.
event-bonus-laid = { part-who }{ part-laid } Żeton { part-token }.
    .short = { part-laid } Żeton { part-token }.
event-bonus-returned = { part-who }{ part-regains } Służącego z Żetonu { part-token }.
    .short = { part-regains } Służącego z Żetonu { part-token }.
event-toll-paid = { $you ->
    [yes] Masz do zapłaty myto { part-toll }; dostanie je { $owner }.
   *[no] { $owner-key ->
        [you] { $player } ma ci zapłacić myto { part-toll }.
       *[other] { $player } ma do zapłaty myto { part-toll }; dostanie je { $owner }.
    }
}
    .short = { $owner-key ->
        [you] Ma ci zapłacić myto { part-toll }.
       *[other] Do zapłaty myto { part-toll }; dostanie je { $owner }.
    }
event-special-used = { part-who }{ part-uses } Żetonu { part-token }.
    .short = { part-uses } Żetonu { part-token }.
event-followed = { $you ->
    [yes] Podążasz i { $action-key ->
        [travel] też podróżujesz
        [wall] też budujesz Mur
        [jade] też kupujesz Jadeit
        [intrigue] też knujesz
        [palace] też idziesz do Pałacu
        [decrees] też prosisz o Dekret
        [canal] też handlujesz na Kanale
       *[other] też wykonujesz akcję: { $action }
    }
   *[no] { $player } podąża i { $action-key ->
        [travel] też podróżuje
        [wall] też buduje Mur
        [jade] też kupuje Jadeit
        [intrigue] też knuje
        [palace] też idzie do Pałacu
        [decrees] też prosi o Dekret
        [canal] też handluje na Kanale
       *[other] też wykonuje akcję: { $action }
    }
}.
event-matches = { $count ->
    [0] { part-who }nie { part-has } dopasowań.
    [one] { part-who }{ part-has } 1 dopasowanie.
    [few] { part-who }{ part-has } { $count } dopasowania.
    [many] { part-who }{ part-has } { $count } dopasowań.
   *[other] { part-who }{ part-has } { $count } dopasowań.
}
event-most-matches = { part-who }{ part-has } najwięcej dopasowań.
event-hand-taken-up = { $count ->
    [one] { part-who }{ part-takes } na rękę 1 kartę.
    [few] { part-who }{ part-takes } na rękę { $count } karty.
    [many] { part-who }{ part-takes } na rękę { $count } kart.
   *[other] { part-who }{ part-takes } na rękę { $count } kart.
}
event-night-falls = Zapada noc Dnia { $day }.
event-not-in-palace = { $you ->
    [yes] Nie ma cię w Pałacu, więc nie masz punktów.
   *[no] { $player } nie jest w Pałacu i nie ma punktów.
}
event-game-over = { $you ->
    [yes] Wygrywasz!
   *[no] { $player } wygrywa.
}
event-nobody-wins = Nikt nie dotarł do Pałacu, więc nikt nie wygrywa.
event-dusk-begins = Zmierzch: Służący Menga realizują swoje plany.
event-automa-turned = { $player } odkrywa { part-automa } i idzie { part-goal }.
    .short = Odkrywa { part-automa } i idzie { part-goal }.
event-dusk-card = { $player } rozpatruje o Zmierzchu { part-automa }.
event-meng-cannot = { $player } nie może { part-impossible }.
    .short = Nie może { part-impossible }.
event-meng-card-returns = { $player } wkłada wierzchnią odrzuconą kartę pod swój stos.
    .short = Wkłada wierzchnią odrzuconą kartę pod swój stos.
event-focus = { $player } ma na oku { $location }.
    .short = Ma na oku { $location }.

## Części tych zdań; czasowniki w drugiej i w trzeciej osobie

part-who = { $you ->
    [yes] {""}
   *[no] { $player }{" "}
}
part-can = { $you ->
    [yes] możesz
   *[no] może
}
part-has = { $you ->
    [yes] masz
   *[no] ma
}
part-takes = { $you ->
    [yes] bierzesz
   *[no] bierze
}
part-uses = { $you ->
    [yes] używasz
   *[no] używa
}
part-wins = { $you ->
    [yes] zdobywasz
   *[no] zdobywa
}
part-loses = { $you ->
    [yes] tracisz
   *[no] traci
}
part-places = { $you ->
    [yes] umieszczasz
   *[no] umieszcza
}
part-moves = { $you ->
    [yes] przesuwasz
   *[no] przesuwa
}
part-moves-back = { $you ->
    [yes] cofasz
   *[no] cofa
}
part-down = { $step ->
    [0] na początek
   *[other] na pole { $step }
}
part-leads = { $you ->
    [yes] wprowadzasz
   *[no] wprowadza
}
part-turns = { $you ->
    [yes] obracasz
   *[no] obraca
}
part-launches = { $you ->
    [yes] wodujesz
   *[no] woduje
}
part-draws = { $you ->
    [yes] dobierasz
   *[no] dobiera
}
part-discards = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
}
part-regains = { $you ->
    [yes] odzyskujesz
   *[no] odzyskuje
}
part-exchanged = { $you ->
    [yes] kładziesz { part-at } { part-card } i bierzesz { part-taken }
   *[no] kładzie { part-at } { part-card } i bierze { part-taken }
}
part-paid = { $you ->
    [yes] płacisz, odrzucając { part-card }
   *[no] płaci, odrzucając { part-card }
}
part-no-action = { $you ->
    [yes] wymieniasz Prezent bez akcji
   *[no] wymienia Prezent bez akcji
}
part-action = { $you ->
    [yes] { $action-key ->
        [travel] podróżujesz
        [wall] budujesz Mur
        [jade] kupujesz Jadeit
        [intrigue] knujesz
        [palace] idziesz do Pałacu
        [decrees] prosisz o Dekret
        [canal] handlujesz na Kanale
        [gain1] wzywasz 1 Służącego
        [gain2] wzywasz 2 Służących
        [swap] podmieniasz kartę
       *[other] wykonujesz akcję: { $action }
    }
   *[no] { $action-key ->
        [travel] podróżuje
        [wall] buduje Mur
        [jade] kupuje Jadeit
        [intrigue] knuje
        [palace] idzie do Pałacu
        [decrees] prosi o Dekret
        [canal] handluje na Kanale
        [gain1] wzywa 1 Służącego
        [gain2] wzywa 2 Służących
        [swap] podmienia kartę
       *[other] wykonuje akcję: { $action }
    }
}
part-variant = { $variant ->
    [A] {" "}(A)
    [B] {" "}(B)
   *[none] {""}
}
part-gives-up = { $you ->
    [yes] rezygnujesz
   *[no] rezygnuje
}
part-declined = { $action-key ->
    [travel] { part-gives-up } z Podróży
    [wall] { part-gives-up } z budowy Muru
    [jade] { part-gives-up } z Jadeitu
    [intrigue] { part-gives-up } z Intryg
    [palace] { part-gives-up } z Pałacu
    [decrees] { part-gives-up } z Dekretu
    [canal] { part-gives-up } z Kanału
    [gain1] nie { part-takes } Służącego
    [gain2] nie { part-takes } Służących
    [swap] { part-gives-up } z podmiany karty
   *[other] { part-gives-up } z akcji: { $action }
}
part-receives = { $you ->
    [yes] otrzymujesz
   *[no] otrzymuje
}
part-gained = { $double ->
    [yes] { $count ->
        [one] { part-receives } Podwójnego Służącego
        [few] { part-receives } { $count } Służących, w tym Podwójnego Służącego
        [many] { part-receives } { $count } Służących, w tym Podwójnego Służącego
       *[other] { part-receives } { $count } Służących, w tym Podwójnego Służącego
    }
   *[no] { $count ->
        [one] { part-receives } 1 Służącego
        [few] { part-receives } { $count } Służących
        [many] { part-receives } { $count } Służących
       *[other] { part-receives } { $count } Służących
    }
}
part-removes = { $you ->
    [yes] usuwasz
   *[no] usuwa
}
part-removed = { $double-counts ->
    [0] { $count ->
        [one] { part-removes } 1 Służącego
        [few] { part-removes } { $count } Służących
        [many] { part-removes } { $count } Służących
       *[other] { part-removes } { $count } Służących
    }
    [1] { $count ->
        [one] { part-removes } Podwójnego Służącego jako jednego
        [few] { part-removes } { $count } Służących, w tym Podwójnego Służącego jako jednego
        [many] { part-removes } { $count } Służących, w tym Podwójnego Służącego jako jednego
       *[other] { part-removes } { $count } Służących, w tym Podwójnego Służącego jako jednego
    }
   *[2] { $count ->
        [2] { part-removes } Podwójnego Służącego za dwóch
       *[other] { part-removes } { $count } Służących, w tym Podwójnego Służącego za dwóch
    }
}
part-travelled = { $you ->
    [yes] docierasz do miasta { $city } i bierzesz Żeton { part-token }
   *[no] dociera do miasta { $city } i bierze Żeton { part-token }
}
part-traded = { $you ->
    [yes] wymieniasz
   *[no] wymienia
} { $cost ->
    [one] 1 Żeton
    [few] { $cost } Żetony
    [many] { $cost } Żetonów
   *[other] { $cost } Żetonów
} { $trade-key ->
    [servant] na 1 Służącego
    [vp2] na 2 PZ
    [jade] na Jadeit
   *[other] na: { $trade }
}
part-swapped = { $you ->
    [yes] podmieniasz
   *[no] podmienia
} { part-at } { part-card } na { part-taken }
part-laid = { $location-key ->
    [none] { $you ->
        [yes] wykładasz
       *[no] wykłada
    }
   *[other] { $you ->
        [yes] kładziesz { part-at }
       *[no] kładzie { part-at }
    }
}
part-card = { $card-key ->
    [hidden] kartę
   *[other] kartę { $card }
}
part-taken = { $taken-key ->
    [hidden] inną
   *[other] kartę { $taken }
}
part-at = { $location-key ->
    [travel] przy Podróży
    [wall] przy Murze
    [jade] przy Jadeicie
    [intrigue] przy Intrygach
    [palace] w Pałacu
    [decrees] przy Dekretach
    [canal] przy Kanale
   *[other] w lokacji { $location }
}
part-token = { $token-key ->
    [plus_one] wartości +1
    [toll] myta
    [follow] podążania
    [double_value] podwójnej wartości
    [double_action] podwójnej akcji
    [discount] zniżki
   *[other] „{ $token }”
}
part-points = { $points-key ->
    [wall] za Wielki Mur
    [night] za najwięcej dopasowań
    [decrees] za Dekret
    [envoy] za ruch Wysłannika w Pałacu
    [harbours] za Nagrodę za Port
    [tokens] za Żeton Podróży
    [trades] za wymienione Żetony
    [tolls] z myta
    [final_wall] za Wielki Mur na koniec
    [decree_score] za Dekret Sława
    [decree_eight] za Dekret Zaszczyty
    [decree_jade] za Dekret Skarbiec
    [decree_decrees] za Dekret Archiwum
    [decree_harbours] za Dekret Faktorie
    [palace] za miejsce w Pałacu
    [jade] za Jadeity
    [swaps] za podmianę karty
   *[other] – { $points }
}
part-loss = { $points-key ->
    [tolls] na myto
   *[other] – { $points }
}
part-jade = { $total ->
    [one] 1 Jadeit
    [few] { $total } Jadeity
    [many] { $total } Jadeitów
   *[other] { $total } Jadeitów
}
part-servant = { $double ->
    [yes] Podwójnego Służącego
   *[no] Służącego
}
part-house = { $house-key ->
    [house1] z pierwszego domu
    [house2] z drugiego domu
    [house3] z trzeciego domu
    [plaza] z placu
   *[other] ({ $house })
}
part-toll = { $action-key ->
    [travel] za Podróż
    [wall] za Mur
    [jade] za Jadeit
    [intrigue] za Intrygi
    [palace] za Pałac
    [decrees] za Dekret
    [canal] za Kanał
   *[other] za akcję: { $action }
}
part-automa = { $automa-key ->
    [special] Specjalną Kartę
   *[other] kartę „{ $automa }”
}
part-goal = { $location-key ->
    [travel] do Podróży
    [wall] pod Mur
    [jade] do Jadeitu
    [intrigue] do Intryg
    [palace] do Pałacu
    [decrees] do Dekretów
    [canal] nad Kanał
   *[other] do lokacji { $location }
}
part-impossible = { $action-key ->
    [travel] podróżować
    [wall] budować Muru
    [jade] kupić Jadeitu
    [intrigue] knuć
    [palace] iść do Pałacu
    [decrees] wziąć Dekretu
    [canal] handlować na Kanale
    [gain1] otrzymać Służącego
    [gain2] otrzymać Służących
    [swap] podmienić karty
   *[other] wykonać akcji: { $action }
}
