## Pytanie, które zadaje decyzja

decision-card = Wybierz kartę z ręki do wymiany.
decision-location = Gdzie kładziesz kartę { $card }?
decision-pay = Karta { $card } nie jest warta więcej niż karta w lokacji { $location }: jak płacisz?
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
decision-action = Możesz wykonać akcję: { $action } (źródło: { $source }).
decision-city = Dokąd rusza twój Podróżnik?
decision-token = Czy używasz Żetonu: { $token }?
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
decision-repeat = Czy używasz Żetonu podwójnej akcji, aby jeszcze raz wykonać: { $action }?
decision-final-trade = Ostatnia okazja do wymiany Żetonów przed punktacją końcową.
decision-lay = Którego Służącego kładziesz z Żetonem: { $token }?
