### gugong bench komutunun söyledikleri.

cli-bench-machine = { $processor }, { $cores } çekirdek, Python { $python }
cli-bench-measuring = ölçülüyor

## Kipler, --json anahtarlarıyla adlandırılır

cli-bench-mode-2-players = 2 oyuncu
cli-bench-mode-3-players = 3 oyuncu
cli-bench-mode-4-players = 4 oyuncu
cli-bench-mode-5-players = 5 oyuncu
cli-bench-mode-solo = solo
cli-bench-mode-4-players-deluxe-tokens = 4 oyuncu, deluxe jetonlar
cli-bench-mode-4-players-two-threads = 4 oyuncu, iki iş parçacığı
cli-bench-mode-random-actions = rastgele eylemler
cli-bench-mode-random-actions-all-cores = rastgele eylemler, tüm çekirdekler
cli-bench-mode-given-actions = Python'dan gelen eylemler
cli-bench-mode-given-actions-all-cores = Python'dan gelen eylemler, tüm çekirdekler

## Tablolar

cli-bench-column-playouts = tek çekirdekte rastgele oyunlar
cli-bench-column-decisions = karar/sn
cli-bench-column-games = oyun/sn
cli-bench-column-length = oyun başına karar
cli-bench-column-search = ağaç araması, aksi yazmıyorsa tek çekirdekte
cli-bench-column-simulations = simülasyon/sn
cli-bench-ratio = iki iş parçacığının bire oranı
cli-bench-column-batch = 4 oyunculu oyunların toplu adımı, aksi yazmıyorsa tek çekirdekte
cli-bench-column-steps = adım/sn
cli-bench-cores-ratio = tüm çekirdeklerin bire oranı
cli-bench-column-figure = ölçü
cli-bench-column-value = değer
cli-bench-greedy = greedy oyuncusunun kararı başına ms, 4 oyuncu
cli-bench-instinct = instinct oyuncusunun kararı başına ms, 4 oyuncu
cli-bench-game-decisions-per-s = Game üzerinden karar/sn
cli-bench-state-bytes = bir durumun bayt sayısı
cli-bench-state-copy-ns = bir durumu kopyalama, ns
cli-bench-import-s = gugong içe aktarma, sn
cli-bench-warm-start-s = sıfırdan ilk karara kadar, sıcak, sn
cli-bench-first-start-first-decision-s = ilk açılışta ilk karara kadar, sn
cli-bench-cold-compile-rules-s = kuralları derleme, soğuk, sn
cli-bench-cold-compile-s = her şeyi derleme, soğuk, sn
cli-bench-cold-compile-rules-cpu-s = kuralları derleme, işlemci süresi, sn
cli-bench-cold-compile-bots-cpu-s = botları derleme, işlemci süresi, sn
cli-bench-cold-compile-envs-s = ardından ortamları derleme, soğuk, sn

## Bağdaştırıcılar

cli-bench-column-adapters = bağdaştırıcılar, dört rastgele oyuncu
cli-bench-column-microseconds = karar başına µs
cli-bench-adapter-gymnasium = Gymnasium, tek oyun, öteki yerlerde botlar
cli-bench-adapter-gymnasium-vector = Gymnasium, aynı anda birçok oyun, tek çekirdek
cli-bench-adapter-pettingzoo = PettingZoo
cli-bench-adapter-openspiel = OpenSpiel
