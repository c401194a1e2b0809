### Wat opdrachten zeggen over het cluster waarop gespeeld wordt.

cli-cluster-bad-place = --on is here, ray of ray://HOST:PORT, niet { $given }.
cli-cluster-connected = Er wordt gespeeld op een Ray-cluster: machines { $machines }, kernen { $cores }.
