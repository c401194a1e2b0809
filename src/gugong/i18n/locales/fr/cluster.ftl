### Ce que disent les commandes de la grappe où l'on joue.

cli-cluster-bad-place = --on vaut here, ray ou ray://HOST:PORT, et non { $given }.
cli-cluster-connected = On joue sur une grappe Ray : machines { $machines }, cœurs { $cores }.
