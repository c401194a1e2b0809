# La table dans le navigateur.

web-title = Gùgōng
web-title-turn = ● À vous – Gùgōng
web-home = Page d'accueil
web-loading = Mise en place de la partie…
web-no-entrance = Impossible d'ouvrir cette table
web-unreachable = Le serveur n'est pas joignable pour l'instant. Rien n'est perdu ; réessayez dans un instant.
web-fault = Quelque chose s'est mal passé de notre côté. Rien n'a changé ; réessayez.
web-close = Fermer
web-back = Retour

## Le haut de la table

web-day-of = Jour { $day } sur { $days }
web-phase-morning = Phase du Matin
web-phase-day = Phase de la Journée
web-phase-dusk = Phase du Crépuscule
web-phase-night = Phase de la Nuit
web-phase-final = Décompte final
web-phase-over = Fin
web-die = Dé du Destin { $die } : { $face }
web-medal-free = Médaille du Premier Joueur : personne ne l'a aujourd'hui
web-medal-of = { $you ->
    [yes] Médaille du Premier Joueur : vous l'avez
   *[no] Médaille du Premier Joueur : { $player } l'a
}
web-your-turn = À vous
web-tools = Annuler, revoir, réglages
web-undo = Annuler mon dernier choix
    .keyed = Annuler mon dernier choix (Retour arrière)
web-undo-ask = Demander aux autres si vous pouvez annuler votre dernier choix
web-undo-short = Annuler
web-restart = Annuler tout depuis le début de mon tour
    .keyed = Annuler tout depuis le début de mon tour (Maj+Retour arrière)
web-restart-short = Recommencer le tour
web-redo = Rétablir ce qui a été annulé
web-since = Revoir ce que les autres ont fait depuis mon dernier tour
web-table = La table
web-side = Joueurs, journal et discussion
web-seats = Joueurs
web-log = Journal
web-whole-board = Tout le plateau
web-stands = Les sept lieux
web-more-choices = D’autres choix se trouvent {$side ->
        [left] à gauche
        [right] à droite
        [up] plus haut
       *[down] plus bas
    }
web-bot-name = { $level } ({ $seat })

## Choisir

web-asked = { $count ->
    [one] À vous. { $question } Un choix.
   *[other] À vous. { $question } { $count } choix.
}
web-asked-of = { $player } : { $question }
web-spot = { $thing } : { $choice }
web-cannot = { $choice } – { $why }
web-put-back = Reprendre cette carte en main
web-rather = Choisir plutôt cette carte
web-pay-card = Ou défaussez une carte de votre main, parmi celles qui brillent.
web-watching = Vous regardez la partie. { $status }
web-explaining = Tab passe maintenant aussi par chaque zone de la table, et les flèches par tout ce qui s’y trouve ; H pour arrêter.
web-not-explaining = Tab parcourt de nouveau vos choix.
web-choices = Vos choix
web-confirm = Vraiment ? { $option }
web-waiting-for = { $player } réfléchit…
web-asked-in-turn = { $player } joue. { $question }
web-waiting-in-turn = { $turn } joue ; on attend { $player }…
web-waiting-in-mine = Votre tour : on attend { $player }…
web-turn-told = { $player } : { $what }
web-turn-so-far = Votre tour jusqu'ici : { $what }
web-go-on = Continuer
web-waiting-server = Un instant…
web-over = La partie est finie.
web-rule-open = La règle à ce sujet
    .keyed = La règle à ce sujet (?)
web-rule-title = La règle
web-rule-all = Toutes les règles

## Ce qui ne va pas, ou attend une réponse

web-lost = Vous êtes hors ligne. La partie est en sûreté sur le serveur ; elle reprend dès que la connexion revient.
web-restarting = Le serveur redémarre. La partie est en sûreté ; cette page se reconnecte seule dans un instant.
web-offline = Vous êtes hors ligne. Vous pouvez lire les règles, et les parties terminées que vous avez ouvertes sur cet appareil.
web-offline-title = Vous êtes hors ligne
web-offline-table = Cette partie est sur le serveur : sans connexion, on ne peut ni la voir ni y jouer. Elle s'ouvre d'elle-même dès que la connexion revient.
web-offline-kept = Vous êtes hors ligne. Voici la partie telle qu'elle a été gardée sur cet appareil.
web-touch-hint = Touchez pour une explication, longuement pour un choix.
web-sealed-closed = La personne qui gère ce serveur a fermé cette table ; on peut lire son journal, mais elle ne continue pas.
web-server-restart = { $minutes ->
    [0] Le serveur va redémarrer d'un instant à l'autre. Vos parties sont en sûreté ; la page revient d'elle-même.
    [one] Le serveur va redémarrer dans { $minutes } minute. Vos parties sont en sûreté ; la page revient d'elle-même.
   *[other] Le serveur va redémarrer dans { $minutes } minutes. Vos parties sont en sûreté ; la page revient d'elle-même.
}
web-sealed-old-rules = Cette partie a été jouée avec des règles que le serveur n'a pas : on peut lire son journal, mais pas la continuer.
web-sealed-other-box = Cette partie a été jouée avec un matériel que le serveur n'a plus : on peut lire son journal, mais pas la continuer.
web-sealed-new-rules = Cette partie se joue avec des règles plus récentes que celles du serveur : elle reprendra dès qu'il sera mis à jour. D'ici là, on peut lire son journal.
web-sealed-damaged = Le serveur ne peut pas lire une partie du journal de cette table : ce qui précède reste lisible, mais la partie ne peut pas continuer. Prévenez la personne qui gère le serveur.
web-proposal = { $you ->
    [yes] Vous demandez à annuler un choix.
   *[no] { $player } demande à annuler un choix.
}
web-agree = D'accord
web-disagree = Refuser
web-bot-plays-you = Un bot joue pour vous.
web-return = Reprendre ma place
web-absent = { $player } n'est pas à la table.
web-idle = { $player } n'a pas joué depuis longtemps.
web-vote = Laisser jouer un bot
web-looking-back = Vous regardez le moment { $moment } sur { $last }.
web-looking-back-asked = Moment { $moment } sur { $last }. { $player } : { $question }
web-pass-screen = Passez l'écran à { $player }.
web-to-now = Revenir à la partie
