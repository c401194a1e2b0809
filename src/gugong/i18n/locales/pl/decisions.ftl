## Pytanie, które zadaje decyzja

decision-card = Wybierz kartę z ręki do wymiany.
decision-location = Gdzie kładziesz { $card-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $card }
    }?
decision-pay = Karta { $card } nie jest warta więcej niż ta { $location-key ->
        [travel] przy Podróży
        [wall] przy Wielkim Murze
        [jade] przy Jadeicie
        [intrigue] przy Intrygach
        [palace] w Pałacu
        [decrees] przy Dekretach
        [canal] przy Wielkim Kanale
       *[other] w lokacji { $location }
    }: jak płacisz?
decision-remove = { $count ->
    [one] Którego Służącego usuwasz?
    [few] Których { $count } Służących usuwasz?
    [many] Których { $count } Służących usuwasz?
   *[other] Których { $count } Służących usuwasz?
}
decision-gain = { $count ->
    [one] Otrzymujesz Służącego: zwykłego czy Podwójnego?
    [few] Otrzymujesz { $count } Służących: czy jednym z nich ma być Podwójny Służący?
    [many] Otrzymujesz { $count } Służących: czy jednym z nich ma być Podwójny Służący?
   *[other] Otrzymujesz { $count } Służących: czy jednym z nich ma być Podwójny Służący?
}
decision-action = { $source-key ->
        [card] Karta
        [location] Lokacja
        [follow] Podążanie
        [repeat] Podwójna akcja
       *[other] { $source }
    }: możesz { $action-key ->
        [travel] wykonać akcję Podróży
        [wall] wykonać akcję Muru
        [jade] wykonać akcję Jadeitu
        [intrigue] wykonać akcję Intryg
        [palace] wykonać akcję Pałacu
        [decrees] wykonać akcję Dekretu
        [canal] wykonać akcję Kanału
        [gain1] otrzymać 1 Służącego
        [gain2] otrzymać 2 Służących
        [swap] podmienić kartę
       *[other] wykonać akcję: { $action }
    }.
decision-city = Dokąd rusza twój Podróżnik?
decision-token = Czy używasz Żetonu { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }?
decision-forced-trade = Masz więcej Żetonów niż miejsc na nie: wymień część z nich.
decision-spend = Który odkryty Żeton też oddajesz?
decision-wall-place = Którego Służącego umieszczasz na Murze?
decision-wall-extra = Dzięki Dekretowi możesz umieścić na Murze jeszcze jednego Służącego z puli ogólnej.
decision-benefit = Którą Nagrodę za Intrygi bierzesz?
decision-die = Którą Kość obracasz i na którą ściankę?
decision-ship-place = { $from ->
    [supply] Gdzie umieszczasz Służącego z puli ogólnej?
   *[pool] Gdzie ładujesz Służącego?
}
decision-ship-move = Czy ruszasz Statek do następnego wolnego Portu?
decision-claim = Czy zdobywasz Nagrodę za Port?
decision-give = Którą kartę z ręki podmieniasz?
decision-swap = Którą kartę z planszy bierzesz za kartę { $card }?
decision-morning = Którego porannego Dekretu używasz?
decision-night-envoy = Masz najwięcej dopasowań: czy przesuwasz swojego Wysłannika o pole?
decision-repeat = Czy używasz Żetonu podwójnej akcji, aby { $action-key ->
        [travel] jeszcze raz wykonać akcję Podróży
        [wall] jeszcze raz wykonać akcję Muru
        [jade] jeszcze raz wykonać akcję Jadeitu
        [intrigue] jeszcze raz wykonać akcję Intryg
        [palace] jeszcze raz wykonać akcję Pałacu
        [decrees] jeszcze raz wykonać akcję Dekretu
        [canal] jeszcze raz wykonać akcję Kanału
        [gain1] otrzymać jeszcze 1 Służącego
        [gain2] otrzymać jeszcze 2 Służących
        [swap] podmienić jeszcze jedną kartę
       *[other] wykonać jeszcze raz: { $action }
    }?
decision-final-trade = Ostatnia okazja do wymiany Żetonów przed punktacją końcową.
decision-lay = Którego Służącego kładziesz z Żetonem { $token-key ->
        [plus_one] wartości +1
        [toll] myta
        [follow] podążania
        [double_value] podwójnej wartości
        [double_action] podwójnej akcji
        [discount] zniżki
       *[other] „{ $token }”
    }?
decision-decree-trade = Twój Dekret potrzebuje jeszcze Służącego: które Żetony na niego wymieniasz?
