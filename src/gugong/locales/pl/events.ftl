## Co się stało

event-game-begins = Pierwszy gracz: { $player }.
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
event-exchanged = { $player } kładzie w lokacji { $location } kartę { $card } i bierze kartę { $taken }.
event-paid-with-card = { $player } płaci za wymianę, odrzucając kartę: { $card }.
event-no-action = { $player } wymienia Prezent bez akcji.
event-action-taken = { $player } wykonuje akcję: { $action }{ $variant ->
    [A] , opcja A
    [B] , opcja B
   *[none] {""}
}.
event-action-declined = { $player } nie wykonuje akcji: { $action }.
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
event-removed = { $double ->
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
event-travelled = { $player } rusza do miasta { $city } i bierze Żeton: { $token }.
event-token-used = { $player } używa Żetonu: { $token }.
event-token-declined = { $player } nie używa Żetonu: { $token }.
event-traded = { $cost ->
    [one] { $player } wymienia 1 Żeton na: { $trade }.
    [few] { $player } wymienia { $cost } Żetony na: { $trade }.
    [many] { $player } wymienia { $cost } Żetonów na: { $trade }.
   *[other] { $player } wymienia { $cost } Żetonów na: { $trade }.
}
event-vp = { $player } zdobywa { $count } PZ ({ $points }) i ma { $total }.
event-vp-lost = { $player } traci { $count } PZ ({ $points }) i ma { $total }.
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
event-jade-bought = { $player } bierze Jadeit ({ $house }).
event-intrigue-up = { $player } przesuwa swój Znacznik Intryg w górę na pole { $step }.
event-intrigue-down = { $player } cofa swój Znacznik Intryg na pole { $step }.
event-medal-taken = { $player } bierze Medal.
event-envoy-step = { $player } przesuwa swojego Wysłannika na pole { $step }.
event-palace-entered = { $player } wprowadza swojego Wysłannika do Pałacu; to miejsce jest na koniec warte { $vp } PZ.
event-decree-taken = { $player } zdobywa Dekret { $decree }.
event-decree-used = { $player } używa Dekretu { $decree }.
event-ship-launched = { $player } woduje Statek w Porcie { $port } na ścieżce { $route }.
event-ship-loaded = { $double ->
    [yes] { $player } ładuje Podwójnego Służącego.
   *[no] { $player } ładuje Służącego.
}
event-ship-moved = { $player } rusza Statek do Portu { $port } na ścieżce { $route }.
event-ship-lost = { $player }: Statek gubi drogę na morzu; wraca razem ze swoimi Służącymi.
event-reward-claimed = { $player } zdobywa Nagrodę za Port: { $reward }.
event-card-drawn = { $player } dobiera kartę: { $card }.
event-swapped = { $player } dokonuje podmiany w lokacji { $location }: oddaje kartę { $card }, bierze kartę { $taken }.
event-taken-back = { $player } bierze z powrotem na rękę kartę: { $card }.
event-discarded-for-jade = { $player } odrzuca za Jadeit kartę: { $card }.
event-bonus-laid = { $location-key ->
    [none] { $player } wykłada Żeton: { $token }.
   *[other] { $player } kładzie w lokacji { $location } Żeton: { $token }.
}
event-bonus-returned = { $player } odzyskuje Służącego, który leżał z Żetonem: { $token }.
event-toll-paid = { $player } ma zapłacić myto za akcję: { $action } (otrzymuje: { $owner }).
event-special-used = { $player } używa Żetonu: { $token }.
event-followed = { $player } podąża i wykonuje akcję: { $action }.
event-matches = { $count ->
    [0] { $player } nie ma żadnego dopasowania do Kości.
    [one] { $player } ma 1 dopasowanie do Kości.
    [few] { $player } ma { $count } dopasowania do Kości.
    [many] { $player } ma { $count } dopasowań do Kości.
   *[other] { $player } ma { $count } dopasowań do Kości.
}
event-most-matches = { $player } ma najwięcej dopasowań.
event-hand-taken-up = { $count ->
    [one] { $player } bierze na rękę 1 kartę.
    [few] { $player } bierze na rękę { $count } karty.
    [many] { $player } bierze na rękę { $count } kart.
   *[other] { $player } bierze na rękę { $count } kart.
}
event-night-falls = Zapada noc { $day }.
event-not-in-palace = { $player } nie ma Wysłannika w Pałacu i nie otrzymuje punktów.
event-game-over = { $player } wygrywa.
event-nobody-wins = Nikt nie dotarł do Pałacu, więc nikt nie wygrywa.
event-dusk-begins = Zmierzch: Służący Menga realizują swoje plany.
event-automa-turned = { $player } odkrywa kartę: { $automa }; idzie do lokacji { $location }.
event-dusk-card = { $player } odkrywa o Zmierzchu kartę: { $automa }.
event-meng-cannot = { $player } nie może wykonać akcji: { $action }.
event-meng-card-returns = { $player } wkłada wierzchnią kartę ze stosu kart odrzuconych pod swój stos.
event-focus = { $player } ma na oku lokację { $location }.
