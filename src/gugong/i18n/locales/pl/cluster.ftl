### Co polecenia mówią o klastrze, na którym toczy się gra.

cli-cluster-bad-place = --on to here, ray albo ray://HOST:PORT, a nie { $given }.
cli-cluster-connected = Gra toczy się na klastrze Ray: maszyny { $machines }, rdzenie { $cores }.
