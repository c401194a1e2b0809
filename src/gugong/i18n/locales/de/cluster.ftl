### Was Befehle über den Cluster sagen, auf dem gespielt wird.

cli-cluster-bad-place = --on ist here, ray oder ray://HOST:PORT, nicht { $given }.
cli-cluster-connected = Gespielt wird auf einem Ray-Cluster: Rechner { $machines }, Kerne { $cores }.
