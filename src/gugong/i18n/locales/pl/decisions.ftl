## Pytanie, które zadaje decyzja

decision-card = Którą kartę z ręki wymieniasz?
decision-location = Gdzie kładziesz { $card-key ->
        [hidden] zakrytą kartę
       *[other] kartę { $card }
    }?
decision-pay = Karta { $card } jest za niska { $location-key ->
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
        [card] Akcja Karty
        [location] Akcja lokacji
        [follow] Podążanie
        [repeat] Podwójna akcja
       *[other] { $source }
    }: { $action-key ->
        [gain1] 1 Służący
        [gain2] 2 Służących
        [swap] podmiana karty
       *[other] { $action }
    }. Co robisz?
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
decision-wall-extra = Twój Dekret: jeszcze jeden Służący z puli ogólnej na Mur?
decision-benefit = Którą Nagrodę za Intrygi bierzesz?
decision-die = Którą Kość obracasz i na co?
decision-ship-place = { $from ->
    [supply] Gdzie umieszczasz Służącego z puli ogólnej?
   *[pool] Na którym Statku umieszczasz Służącego?
}
decision-ship-move = Czy przesuwasz Statek do następnego wolnego Portu?
decision-claim = Czy zdobywasz Nagrodę za Port?
decision-give = Którą kartę z ręki podmieniasz?
decision-swap = Którą kartę bierzesz za kartę { $card }?
decision-morning = Którego porannego Dekretu używasz?
decision-night-envoy = Masz najwięcej dopasowań: czy przesuwasz Wysłannika o 1 pole?
decision-repeat = Czy używasz Żetonu podwójnej akcji, aby { $action-key ->
        [travel] jeszcze raz podróżować
        [wall] jeszcze raz budować Mur
        [jade] jeszcze raz kupić Jadeit
        [intrigue] jeszcze raz knuć
        [palace] jeszcze raz pójść do Pałacu
        [decrees] wziąć jeszcze jeden Dekret
        [canal] jeszcze raz handlować na Kanale
        [gain1] otrzymać jeszcze 1 Służącego
        [gain2] otrzymać jeszcze 2 Służących
        [swap] podmienić jeszcze jedną kartę
       *[other] wykonać jeszcze raz: { $action }
    }?
decision-final-trade = Ostatnia okazja, by wymienić Żetony przed punktacją końcową.
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
