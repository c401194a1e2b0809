### Komutların, oyunların oynandığı küme hakkında söyledikleri.

cli-cluster-bad-place = --on için here, ray ya da ray://HOST:PORT yazılır, { $given } değil.
cli-cluster-connected = Oyunlar bir Ray kümesinde oynanıyor: makine { $machines }, çekirdek { $cores }.
