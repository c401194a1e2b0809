BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE beats (
	id INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "beats" VALUES(1,1794843822128);
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('7h82ClZqffob',0,1794843822489,'created','{"setup":{"players":3,"seed":12,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":false,"clock":{"kind":"days","days":3},"person":"182949c7026614cfdfb9cd4ee367f28e561f08c886a5f9f3dae7167287593edb","invite":"7e04c261cfcada5f814d3246684bfb7df609fc6df4e8ce492567e66418926098","seats":[{"seat":0,"name":"Ann","person":"182949c7026614cfdfb9cd4ee367f28e561f08c886a5f9f3dae7167287593edb"},{"seat":1,"bot":"novice","name":"Ruolan"}]}');
INSERT INTO "entries" VALUES('7h82ClZqffob',1,1794843822496,'sat','{"seat":2,"name":"Bob","person":"34060757c187dd43228041106f8470eaa883a1afca50902aa43e2b49b7c7e8fb"}');
INSERT INTO "entries" VALUES('7h82ClZqffob',2,1794843822505,'started','{"seed":12,"fingerprint":"f2d4a3c608eb94d5","person":"182949c7026614cfdfb9cd4ee367f28e561f08c886a5f9f3dae7167287593edb"}');
INSERT INTO "entries" VALUES('7h82ClZqffob',3,1794843822516,'played','{"seat":0,"action":18}');
INSERT INTO "entries" VALUES('7h82ClZqffob',4,1794843822520,'played','{"seat":0,"action":163}');
INSERT INTO "entries" VALUES('7h82ClZqffob',5,1794843822537,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.1","taken":"start.5","location":"travel"}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',6,1794843822554,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"wall","variant":"A","source":"card"}},{"kind":"wall-placed","seat":0,"rule":"WALL-1","args":{"double":false,"from_supply":false}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',7,1794843822592,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"travel","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',8,1794843823989,'played','{"seat":1,"action":23,"bot":true}');
INSERT INTO "entries" VALUES('7h82ClZqffob',9,1794843824818,'played','{"seat":1,"action":167,"bot":true,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.2","taken":"start.2","location":"palace"}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',10,1794843824871,'played','{"seat":1,"action":212,"bot":true,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"decrees","variant":"none","source":"card"}},{"kind":"removed","seat":1,"rule":"DECREE-1","args":{"count":1,"double":false,"double_counts":0}},{"kind":"decree-taken","seat":1,"rule":"DECREE-1","args":{"decree":"level1.envoy"}},{"kind":"vp","seat":1,"rule":"DECREE-1","args":{"count":3,"points":"decrees","total":3}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',11,1794843824888,'played','{"seat":1,"action":3,"bot":true,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"palace","variant":"B","source":"location"}},{"kind":"removed","seat":1,"rule":"PALACE-2","args":{"count":2,"double":false,"double_counts":0}},{"kind":"envoy-step","seat":1,"rule":"PALACE-2","args":{"step":1}},{"kind":"envoy-step","seat":1,"rule":"PALACE-2","args":{"step":2}},{"kind":"intrigue-up","seat":1,"rule":"PALACE-2","args":{"count":1,"step":1}},{"kind":"turn-begins","seat":2,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',12,1794843824897,'played','{"seat":2,"action":28}');
INSERT INTO "entries" VALUES('7h82ClZqffob',13,1794843824904,'played','{"seat":2,"action":165}');
INSERT INTO "entries" VALUES('7h82ClZqffob',14,1794843824918,'played','{"seat":2,"action":67,"events":[{"kind":"paid-with-card","seat":2,"rule":"EXCHANGE-3","args":{"card":"set3.4"}},{"kind":"exchanged","seat":2,"rule":"EXCHANGE-3","args":{"card":"set3.3","taken":"start.6","location":"jade"}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',15,1794843824933,'played','{"seat":2,"action":0,"events":[{"kind":"action-declined","seat":2,"rule":"ACTION-1","args":{"action":"gain1","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',16,1794843824946,'played','{"seat":2,"action":0,"events":[{"kind":"action-declined","seat":2,"rule":"ACTION-1","args":{"action":"jade","source":"location"}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('7h82ClZqffob',17,1794843824980,'played','{"seat":0,"action":21}');
INSERT INTO "entries" VALUES('7h82ClZqffob',18,1794843825021,'played','{"seat":0,"action":168,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.4","taken":"start.7","location":"decrees"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',0,1794843822124,'created','{"setup":{"players":2,"seed":11,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":true,"clock":{"kind":"none"},"person":"8e2cf13171d3493521159104ff8f949bac3fdfe1fa4a51dd327cebc212059010","invite":"f878de9c2a3531ef25cb72188b43fdd9623edacf58e43ca68ce260042586db50","seats":[{"seat":0,"name":"Ann","person":"8e2cf13171d3493521159104ff8f949bac3fdfe1fa4a51dd327cebc212059010"}]}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',1,1794843822145,'sat','{"seat":1,"name":"Bob","person":"637b743b7620a54194770fbe9a8b90e56584feca66bf396a7c651c50b53584e6"}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',2,1794843822167,'started','{"seed":11,"fingerprint":"f2d4a3c608eb94d5","person":"8e2cf13171d3493521159104ff8f949bac3fdfe1fa4a51dd327cebc212059010"}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',3,1794843822177,'played','{"seat":0,"action":19}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',4,1794843822182,'played','{"seat":0,"action":167}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',5,1794843822189,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.2","taken":"start.5","location":"palace"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',6,1794843822193,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"canal","variant":"A","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',7,1794843822197,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"CANAL-1","args":{"action":"canal","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',8,1794843822210,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"palace","variant":"A","source":"location"}},{"kind":"envoy-step","seat":0,"rule":"PALACE-1","args":{"step":1}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',9,1794843822215,'played','{"seat":1,"action":25}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',10,1794843822224,'played','{"seat":1,"action":166,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.4","taken":"start.2","location":"intrigue"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',11,1794843822227,'played','{"seat":1,"action":3,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"intrigue","variant":"B","source":"location"}},{"kind":"removed","seat":1,"rule":"INTRIGUE-2","args":{"count":1,"double":false,"double_counts":0}},{"kind":"intrigue-up","seat":1,"rule":"INTRIGUE-2","args":{"count":3,"step":3}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',12,1794843822230,'played','{"seat":0,"action":20}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',13,1794843822234,'played','{"seat":0,"action":169,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.3","taken":"start.4","location":"canal"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',14,1794843822236,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"intrigue","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',15,1794843822245,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"canal","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',16,1794843822253,'played','{"seat":1,"action":23}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',17,1794843822260,'played','{"seat":1,"action":163,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.2","taken":"start.1","location":"travel"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',18,1794843822264,'played','{"seat":1,"action":217,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"decrees","variant":"none","source":"card"}},{"kind":"removed","seat":1,"rule":"DECREE-1","args":{"count":3,"double":false,"double_counts":0}},{"kind":"decree-taken","seat":1,"rule":"DECREE-1","args":{"decree":"level3.harbours"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',19,1794843822268,'played','{"seat":1,"action":2,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"travel","variant":"A","source":"location"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',20,1794843822274,'played','{"seat":1,"action":190,"events":[{"kind":"travelled","seat":1,"rule":"TRAVEL-3","args":{"city":"Chengdu","token":"gain2"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',21,1794843822297,'played','{"seat":1,"action":0,"events":[{"kind":"token-declined","seat":1,"rule":"TOKEN-2","args":{"token":"gain2"}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',22,1794843822321,'played','{"seat":0,"action":21}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',23,1794843822343,'played','{"seat":0,"action":165,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.4","taken":"start.3","location":"jade"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',24,1794843822357,'played','{"seat":0,"action":208,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"jade","variant":"none","source":"location"}},{"kind":"removed","seat":0,"rule":"JADE-1","args":{"count":2,"double":false,"double_counts":0}},{"kind":"jade-bought","seat":0,"rule":"JADE-1","args":{"house":"house1"}},{"kind":"jade-gained","seat":0,"rule":"JADE-1","args":{"count":1,"total":1}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',25,1794843822377,'played','{"seat":1,"action":22}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',26,1794843822393,'played','{"seat":1,"action":165}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',27,1794843822413,'played','{"seat":1,"action":5,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-3","args":{"card":"set2.1","taken":"set1.4","location":"jade"}},{"kind":"no-action","seat":1,"rule":"EXCHANGE-3","args":{}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',28,1794843822430,'played','{"seat":0,"action":163}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',29,1794843822445,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.1","taken":"set2.2","location":"travel"}},{"kind":"action-impossible","seat":0,"rule":"ACTION-1","args":{"action":"wall","source":"card","reason":"pool-empty"}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',30,1794843822458,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"travel","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',31,1794843822465,'played','{"seat":1,"action":166,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-3","args":{"card":"set2.3","taken":"set2.4","location":"intrigue"}},{"kind":"no-action","seat":1,"rule":"EXCHANGE-3","args":{}},{"kind":"night-falls","seat":null,"rule":"NIGHT-1","args":{"day":1}},{"kind":"matches","seat":0,"rule":"NIGHT-1","args":{"count":2}},{"kind":"matches","seat":1,"rule":"NIGHT-1","args":{"count":1}},{"kind":"gained","seat":0,"rule":"NIGHT-1","args":{"count":2,"double":false}},{"kind":"gained","seat":1,"rule":"NIGHT-1","args":{"count":1,"double":false}},{"kind":"most-matches","seat":0,"rule":"NIGHT-2","args":{"count":2}},{"kind":"vp","seat":0,"rule":"NIGHT-2","args":{"count":3,"points":"night","total":3}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',32,1794843822471,'played','{"seat":0,"action":0,"events":[{"kind":"hand-taken-up","seat":0,"rule":"NIGHT-5","args":{"count":4}},{"kind":"hand-taken-up","seat":1,"rule":"NIGHT-5","args":{"count":4}},{"kind":"dice-rolled","seat":null,"rule":"MORNING-3","args":{"die1":2,"die2":8,"die3":7}},{"kind":"gained","seat":0,"rule":"MORNING-5","args":{"count":4,"double":false}},{"kind":"gained","seat":1,"rule":"MORNING-5","args":{"count":4,"double":false}},{"kind":"day-begins","seat":0,"rule":"MORNING-5","args":{"day":2}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('FCtw-KfSQg4T',33,1794843822478,'said','{"by":0,"name":"Ann","text":"Nǐ hǎo!","id":"hello","person":"8e2cf13171d3493521159104ff8f949bac3fdfe1fa4a51dd327cebc212059010"}');
INSERT INTO "entries" VALUES('VIjOwg7ujosg',0,1794843825046,'created','{"setup":{"players":4,"seed":null,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":true,"clock":{"kind":"none"},"person":"22b4c88caa041d562906ad647545ab76d3062294eb9fae608d11272149a1b84e","invite":"24e4ba181ad409ad827edda61353f9be9f9d5983cfcdbbf550c7c6ff9a5b354b","seats":[{"seat":0,"name":"Ann","person":"22b4c88caa041d562906ad647545ab76d3062294eb9fae608d11272149a1b84e"}]}');
INSERT INTO "entries" VALUES('VIjOwg7ujosg',1,1794843825066,'sat','{"seat":1,"name":"Bob","person":"543ff9e08c56eaea9d0fd2390c25878e51753ec1da9303d27fa8f429b44492a7"}');
CREATE TABLE outgoing_messages (
	id TEXT NOT NULL, 
	recipient_id TEXT NOT NULL, 
	channel TEXT NOT NULL, 
	tag TEXT NOT NULL, 
	content TEXT NOT NULL, 
	attempts INTEGER NOT NULL, 
	next_attempt BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (recipient_id, channel, tag), 
	FOREIGN KEY(recipient_id) REFERENCES recipients (id) ON DELETE CASCADE
);
CREATE TABLE recipients (
	id TEXT NOT NULL, 
	language TEXT NOT NULL, 
	endpoint TEXT, 
	p256dh TEXT, 
	auth TEXT, 
	email TEXT, 
	email_confirmed BOOLEAN NOT NULL, 
	email_asked BIGINT NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	time_zone TEXT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (endpoint)
);
INSERT INTO "recipients" VALUES('r1','en','https://push.example/1','p','a',NULL,0,0,NULL,NULL,'',0);
CREATE TABLE server_secrets (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "server_secrets" VALUES('vapid','{"private":"-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZOHVwrfJEEc/AoF4\nRzaPNtDVH2YwB3OZ1OpYPrwRvNGhRANCAARrcBqNxcn7VuzqXv8jfa2GOQVt9hor\n+KQU5lbhw6A7SW6AL5VjUKzg6y2buAwRoQPyPzXTaE0BzM6plHEFT7Cx\n-----END PRIVATE KEY-----\n","public":"BGtwGo3FyftW7Ope_yN9rYY5BW32Giv4pBTmVuHDoDtJboAvlWNQrODrLZu4DBGhA_I_NdNoTQHMzqmUcQVPsLE"}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	rules_version INTEGER NOT NULL, 
	summary TEXT NOT NULL, 
	wake BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('FCtw-KfSQg4T',1794843822124,'running',1,2,'{"setup":{"players":2,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"none"},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Bob","bot":null,"free":false}]}',NULL);
INSERT INTO "tables" VALUES('7h82ClZqffob',1794843822489,'running',0,2,'{"setup":{"players":3,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"days","days":3},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Ruolan","bot":"novice","free":false},{"name":"Bob","bot":null,"free":false}]}',1795103024946);
INSERT INTO "tables" VALUES('VIjOwg7ujosg',1794843825046,'open',1,2,'{"setup":{"players":4,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"none"},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Bob","bot":null,"free":false},{"name":"","bot":null,"free":true},{"name":"","bot":null,"free":true}]}',NULL);
CREATE TABLE watched_seats (
	recipient_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	told TEXT NOT NULL, 
	pending TEXT, 
	due BIGINT, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (recipient_id, table_id), 
	FOREIGN KEY(recipient_id) REFERENCES recipients (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "watched_seats" VALUES('r1','FCtw-KfSQg4T','somebody','{"asked-now":"asked-now"}',NULL,0,0);
CREATE INDEX tables_public ON tables (public, status, created);
CREATE INDEX tables_due ON tables (status, wake) WHERE wake IS NOT NULL;
CREATE INDEX watched_seats_table ON watched_seats (table_id);
CREATE INDEX watched_seats_due ON watched_seats (due) WHERE due IS NOT NULL;
CREATE INDEX outgoing_messages_next ON outgoing_messages (next_attempt);
COMMIT;
