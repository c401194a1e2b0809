## Co się stało

event-game-begins = { $player } jest pierwszym graczem.
event-day-begins = Zaczyna się Dzień { $day }; rozpoczyna { $player }.
event-dice-rolled = Kości pokazują { $die1 }, { $die2 } i { $die3 }.
event-start-player = { $player } oddaje Medal i zostaje pierwszym graczem.
event-map-refilled = { $count ->
    [one] Na mapie leży 1 nowy Żeton.
    [few] Na mapie leżą { $count } nowe Żetony.
    [many] Na mapie leży { $count } nowych Żetonów.
   *[other] Na mapie leży { $count } nowych Żetonów.
}
event-tokens-reshuffled = Wymienione Żetony są przetasowane i tworzą nowe stosy.
event-turn-begins = { $player } zaczyna swoją turę.
event-exchanged = { $player } kładzie { $location-key ->
        [travel] przy Podróży
        [wall] przy Wielkim Murze
        [jade] przy Jadeicie
        [intrigue] przy Intrygach
        [palace] w Pałacu
        [decrees] przy Dekretach
        [canal] przy Wielkim Kanale
       *[other] w lokacji { $location }
    } { $card-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $card }
    } i bierze { $taken-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $taken }
    }.
event-paid-with-card = { $player } płaci za wymianę, odrzucając { $card-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $card }
    }.
event-no-action = { $player } wymienia Prezent bez akcji.
event-action-taken = { $player } { $action-key ->
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
    }{ $variant ->
        [A] {" "}(A)
        [B] {" "}(B)
       *[none] {""}
    }.
event-action-declined = { $player } { $action-key ->
        [travel] rezygnuje z Podróży
        [wall] rezygnuje z budowy Muru
        [jade] rezygnuje z Jadeitu
        [intrigue] rezygnuje z Intryg
        [palace] rezygnuje z Pałacu
        [decrees] rezygnuje z Dekretu
        [canal] rezygnuje z Kanału
        [gain1] nie bierze Służącego
        [gain2] nie bierze Służących
        [swap] rezygnuje z podmiany karty
       *[other] rezygnuje z akcji: { $action }
    }.
event-action-impossible = { $player } { $action-key ->
    [travel] nie może podróżować
    [wall] nie może budować Muru
    [jade] nie może kupić Jadeitu
    [intrigue] nie może knuć
    [palace] nie może iść do Pałacu
    [decrees] nie może wziąć Dekretu
    [canal] nie może handlować na Kanale
    [gain1] nie może otrzymać Służącego
    [gain2] nie może otrzymać Służących
    [swap] nie może podmienić karty
   *[other] nie może wykonać tej akcji: { $action }
}: { $reason }.
event-token-impossible = { $player } nie może użyć Żetonu „{ $token }”: { $reason }.
event-benefit-impossible = { $player } nie może wziąć Nagrody za Intrygi: { $reason }.
event-gained = { $double ->
    [yes] { $count ->
        [one] { $player } otrzymuje Podwójnego Służącego.
        [few] { $player } otrzymuje { $count } Służących, w tym Podwójnego Służącego.
        [many] { $player } otrzymuje { $count } Służących, w tym Podwójnego Służącego.
       *[other] { $player } otrzymuje { $count } Służących, w tym Podwójnego Służącego.
    }
   *[no] { $count ->
        [one] { $player } otrzymuje 1 Służącego.
        [few] { $player } otrzymuje { $count } Służących.
        [many] { $player } otrzymuje { $count } Służących.
       *[other] { $player } otrzymuje { $count } Służących.
    }
}
event-removed = { $double-counts ->
    [0] { $count ->
        [one] { $player } usuwa 1 Służącego.
        [few] { $player } usuwa { $count } Służących.
        [many] { $player } usuwa { $count } Służących.
       *[other] { $player } usuwa { $count } Służących.
    }
    [1] { $count ->
        [one] { $player } usuwa Podwójnego Służącego jako jednego.
        [few] { $player } usuwa { $count } Służących, w tym Podwójnego Służącego jako jednego.
        [many] { $player } usuwa { $count } Służących, w tym Podwójnego Służącego jako jednego.
       *[other] { $player } usuwa { $count } Służących, w tym Podwójnego Służącego jako jednego.
    }
   *[2] { $count ->
        [2] { $player } usuwa Podwójnego Służącego za dwóch.
       *[other] { $player } usuwa { $count } Służących, w tym Podwójnego Służącego za dwóch.
    }
}
event-travelled = { $player } rusza do miasta { $city } i bierze Żeton { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }.
event-token-used = { $player } używa Żetonu { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }.
event-token-declined = { $player } nie używa Żetonu { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }.
event-traded = { $player } wymienia { $cost ->
        [one] 1 Żeton
        [few] { $cost } Żetony
        [many] { $cost } Żetonów
       *[other] { $cost } Żetonów
    } { $trade-key ->
        [servant] na 1 Służącego
        [vp2] na 2 PZ
        [jade] na Jadeit
       *[other] na: { $trade }
    }.
event-vp = { $player } zdobywa { $count } PZ { $points-key ->
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
       *[other] ({ $points })
    } i ma { $total }.
event-vp-lost = { $player } traci { $count } PZ { $points-key ->
        [tolls] na myto
       *[other] ({ $points })
    } i ma { $total }.
event-jade-gained = { $total ->
    [one] { $player } ma 1 Jadeit.
    [few] { $player } ma { $total } Jadeity.
    [many] { $player } ma { $total } Jadeitów.
   *[other] { $player } ma { $total } Jadeitów.
}
event-wall-placed = { $double ->
    [yes] { $player } umieszcza na Murze Podwójnego Służącego.
   *[no] { $player } umieszcza na Murze Służącego.
}
event-wall-scored = { $player } ma najwięcej Służących na Murze: { $count }.
event-benefit-taken = { $player } bierze Nagrodę za Intrygi: { $benefit }.
event-benefit-declined = { $player } nie bierze Nagrody za Intrygi.
event-die-turned = { $player } obraca Kość { $die } z { $from } na { $face }.
event-jade-bought = { $player } bierze Jadeit { $house-key ->
        [house1] z pierwszego domu
        [house2] z drugiego domu
        [house3] z trzeciego domu
        [plaza] z placu
       *[other] ({ $house })
    }.
event-intrigue-up = { $player } przesuwa Znacznik Intryg na pole { $step }.
event-intrigue-down = { $player } cofa Znacznik Intryg na pole { $step }.
event-medal-taken = { $player } bierze Medal.
event-envoy-step = { $player } przesuwa Wysłannika na pole { $step }.
event-palace-entered = { $player } wprowadza Wysłannika do Pałacu: { $vp } PZ na koniec.
event-decree-taken = { $player } zdobywa Dekret { $decree }.
event-decree-used = { $player } używa Dekretu { $decree }.
event-ship-launched = { $player } woduje Statek w Porcie { $port } na ścieżce { $route }.
event-ship-loaded = { $double ->
    [yes] { $player } umieszcza na Statku Podwójnego Służącego.
   *[no] { $player } umieszcza na Statku Służącego.
}
event-ship-moved = { $player } przesuwa Statek do Portu { $port } na ścieżce { $route }.
event-ship-lost = { $player }: Statek gubi drogę na morzu i wraca razem ze Służącymi.
event-reward-claimed = { $player } zdobywa Nagrodę za Port: { $reward }.
event-card-drawn = { $player } dobiera { $card-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $card }
    }.
event-swapped = { $player } podmienia { $location-key ->
        [travel] przy Podróży
        [wall] przy Wielkim Murze
        [jade] przy Jadeicie
        [intrigue] przy Intrygach
        [palace] w Pałacu
        [decrees] przy Dekretach
        [canal] przy Wielkim Kanale
       *[other] w lokacji { $location }
    } { $card-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $card }
    } na { $taken-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $taken }
    }.
event-taken-back = { $player } bierze z powrotem na rękę { $card-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $card }
    }.
event-discarded-for-jade = { $player } odrzuca { $card-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $card }
    } za Jadeit.
event-bonus-laid = { $player } { $location-key ->
        [none] wykłada
        [travel] kładzie przy Podróży
        [wall] kładzie przy Wielkim Murze
        [jade] kładzie przy Jadeicie
        [intrigue] kładzie przy Intrygach
        [palace] kładzie w Pałacu
        [decrees] kładzie przy Dekretach
        [canal] kładzie przy Wielkim Kanale
       *[other] kładzie w lokacji { $location }
    } Żeton { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }.
event-bonus-returned = { $player } odzyskuje Służącego, który leżał z Żetonem { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }.
event-toll-paid = { $player } ma zapłacić myto { $action-key ->
        [travel] za Podróż
        [wall] za Mur
        [jade] za Jadeit
        [intrigue] za Intrygi
        [palace] za Pałac
        [decrees] za Dekret
        [canal] za Kanał
       *[other] za akcję: { $action }
    }; dostaje je { $owner }.
event-special-used = { $player } używa Żetonu { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }.
event-followed = { $player } podąża i { $action-key ->
        [travel] też podróżuje
        [wall] też buduje Mur
        [jade] też kupuje Jadeit
        [intrigue] też knuje
        [palace] też idzie do Pałacu
        [decrees] też prosi o Dekret
        [canal] też handluje na Kanale
        [gain1] też wzywa 1 Służącego
        [gain2] też wzywa 2 Służących
        [swap] też podmienia kartę
       *[other] też wykonuje akcję: { $action }
    }.
event-matches = { $count ->
    [0] { $player } nie ma dopasowań.
    [one] { $player } ma 1 dopasowanie.
    [few] { $player } ma { $count } dopasowania.
    [many] { $player } ma { $count } dopasowań.
   *[other] { $player } ma { $count } dopasowań.
}
event-most-matches = { $player } ma najwięcej dopasowań.
event-hand-taken-up = { $count ->
    [one] { $player } bierze na rękę 1 kartę.
    [few] { $player } bierze na rękę { $count } karty.
    [many] { $player } bierze na rękę { $count } kart.
   *[other] { $player } bierze na rękę { $count } kart.
}
event-night-falls = Zapada noc po Dniu { $day }.
event-not-in-palace = { $player } nie ma Wysłannika w Pałacu i nie otrzymuje punktów.
event-game-over = { $player } wygrywa.
event-nobody-wins = Nikt nie dotarł do Pałacu, więc nikt nie wygrywa.
event-dusk-begins = Zmierzch: Służący Menga realizują swoje plany.
event-automa-turned = { $player } odkrywa { $automa-key ->
        [special] Specjalną Kartę
       *[other] kartę „{ $automa }”
    } i idzie { $location-key ->
        [travel] do Podróży
        [wall] pod Wielki Mur
        [jade] do Jadeitu
        [intrigue] do Intryg
        [palace] do Pałacu
        [decrees] do Dekretów
        [canal] nad Wielki Kanał
       *[other] do lokacji { $location }
    }.
event-dusk-card = { $player } rozpatruje o Zmierzchu { $automa-key ->
        [special] Specjalną Kartę
       *[other] kartę „{ $automa }”
    }.
event-meng-cannot = { $player } { $action-key ->
        [travel] nie może podróżować
        [wall] nie może budować Muru
        [jade] nie może kupić Jadeitu
        [intrigue] nie może knuć
        [palace] nie może iść do Pałacu
        [decrees] nie może wziąć Dekretu
        [canal] nie może handlować na Kanale
        [gain1] nie może otrzymać Służącego
        [gain2] nie może otrzymać Służących
        [swap] nie może podmienić karty
       *[other] nie może wykonać akcji: { $action }
    }.
event-meng-card-returns = { $player } wkłada wierzchnią kartę ze stosu kart odrzuconych pod swój stos.
event-focus = { $player } ma na oku { $location }.
