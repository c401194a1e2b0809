### What commands say about the cluster that games are played on.

cli-cluster-bad-place = --on is here, ray or ray://HOST:PORT, not { $given }.
cli-cluster-connected = Playing on a Ray cluster: machines { $machines }, cores { $cores }.
