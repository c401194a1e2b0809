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
INSERT INTO "beats" VALUES(1,1794844351733);
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
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',0,1794844351729,'created','{"setup":{"players":2,"seed":11,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":true,"clock":{"kind":"none"},"person":"496984c0f6d4d528e76cb50559bea9815923a57e35cd7968a1046cae9465c520","invite":"2b74237881e03cfef9d8b77378b5532e24909f30991b16c3e2253eea9daab22e","seats":[{"seat":0,"name":"Ann","person":"496984c0f6d4d528e76cb50559bea9815923a57e35cd7968a1046cae9465c520"}]}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',1,1794844351766,'sat','{"seat":1,"name":"Bob","person":"e1c49223620e546dc97bce21857318c092858e0395f51235f1e07cf9751a9809"}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',2,1794844351823,'started','{"seed":11,"fingerprint":"f2d4a3c608eb94d5","person":"496984c0f6d4d528e76cb50559bea9815923a57e35cd7968a1046cae9465c520"}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',3,1794844351857,'played','{"seat":0,"action":19}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',4,1794844351873,'played','{"seat":0,"action":167}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',5,1794844351899,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.2","taken":"start.5","location":"palace"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',6,1794844351913,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"canal","variant":"A","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',7,1794844351931,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"CANAL-1","args":{"action":"canal","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',8,1794844351946,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"palace","variant":"A","source":"location"}},{"kind":"envoy-step","seat":0,"rule":"PALACE-1","args":{"step":1}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',9,1794844351957,'played','{"seat":1,"action":25}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',10,1794844351970,'played','{"seat":1,"action":166,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.4","taken":"start.2","location":"intrigue"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',11,1794844351982,'played','{"seat":1,"action":3,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"intrigue","variant":"B","source":"location"}},{"kind":"removed","seat":1,"rule":"INTRIGUE-2","args":{"count":1,"double":false,"double_counts":0}},{"kind":"intrigue-up","seat":1,"rule":"INTRIGUE-2","args":{"count":3,"step":3}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',12,1794844351994,'played','{"seat":0,"action":20}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',13,1794844352003,'played','{"seat":0,"action":169,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.3","taken":"start.4","location":"canal"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',14,1794844352014,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"intrigue","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',15,1794844352047,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"canal","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',16,1794844352073,'played','{"seat":1,"action":23}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',17,1794844352086,'played','{"seat":1,"action":163,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.2","taken":"start.1","location":"travel"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',18,1794844352104,'played','{"seat":1,"action":217,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"decrees","variant":"none","source":"card"}},{"kind":"removed","seat":1,"rule":"DECREE-1","args":{"count":3,"double":false,"double_counts":0}},{"kind":"decree-taken","seat":1,"rule":"DECREE-1","args":{"decree":"level3.harbours"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',19,1794844352116,'played','{"seat":1,"action":2,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"travel","variant":"A","source":"location"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',20,1794844352125,'played','{"seat":1,"action":190,"events":[{"kind":"travelled","seat":1,"rule":"TRAVEL-3","args":{"city":"Chengdu","token":"gain2"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',21,1794844352136,'played','{"seat":1,"action":0,"events":[{"kind":"token-declined","seat":1,"rule":"TOKEN-2","args":{"token":"gain2"}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',22,1794844352145,'played','{"seat":0,"action":21}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',23,1794844352153,'played','{"seat":0,"action":165,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.4","taken":"start.3","location":"jade"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',24,1794844352160,'played','{"seat":0,"action":208,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"jade","variant":"none","source":"location"}},{"kind":"removed","seat":0,"rule":"JADE-1","args":{"count":2,"double":false,"double_counts":0}},{"kind":"jade-bought","seat":0,"rule":"JADE-1","args":{"house":"house1"}},{"kind":"jade-gained","seat":0,"rule":"JADE-1","args":{"count":1,"total":1}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',25,1794844352171,'played','{"seat":1,"action":22}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',26,1794844352180,'played','{"seat":1,"action":165}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',27,1794844352192,'played','{"seat":1,"action":5,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-3","args":{"card":"set2.1","taken":"set1.4","location":"jade"}},{"kind":"no-action","seat":1,"rule":"EXCHANGE-3","args":{}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',28,1794844352201,'played','{"seat":0,"action":163}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',29,1794844352207,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.1","taken":"set2.2","location":"travel"}},{"kind":"action-impossible","seat":0,"rule":"ACTION-1","args":{"action":"wall","source":"card","reason":"pool-empty"}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',30,1794844352221,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"travel","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',31,1794844352229,'played','{"seat":1,"action":166,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-3","args":{"card":"set2.3","taken":"set2.4","location":"intrigue"}},{"kind":"no-action","seat":1,"rule":"EXCHANGE-3","args":{}},{"kind":"night-falls","seat":null,"rule":"NIGHT-1","args":{"day":1}},{"kind":"matches","seat":0,"rule":"NIGHT-1","args":{"count":2}},{"kind":"matches","seat":1,"rule":"NIGHT-1","args":{"count":1}},{"kind":"gained","seat":0,"rule":"NIGHT-1","args":{"count":2,"double":false}},{"kind":"gained","seat":1,"rule":"NIGHT-1","args":{"count":1,"double":false}},{"kind":"most-matches","seat":0,"rule":"NIGHT-2","args":{"count":2}},{"kind":"vp","seat":0,"rule":"NIGHT-2","args":{"count":3,"points":"night","total":3}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',32,1794844352242,'played','{"seat":0,"action":0,"events":[{"kind":"hand-taken-up","seat":0,"rule":"NIGHT-5","args":{"count":4}},{"kind":"hand-taken-up","seat":1,"rule":"NIGHT-5","args":{"count":4}},{"kind":"dice-rolled","seat":null,"rule":"MORNING-3","args":{"die1":2,"die2":8,"die3":7}},{"kind":"gained","seat":0,"rule":"MORNING-5","args":{"count":4,"double":false}},{"kind":"gained","seat":1,"rule":"MORNING-5","args":{"count":4,"double":false}},{"kind":"day-begins","seat":0,"rule":"MORNING-5","args":{"day":2}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('RjhGvw-CsdIa',33,1794844352261,'said','{"by":0,"name":"Ann","text":"Nǐ hǎo!","id":"hello","person":"496984c0f6d4d528e76cb50559bea9815923a57e35cd7968a1046cae9465c520"}');
INSERT INTO "entries" VALUES('alIGHBJ4xW0m',0,1794844356242,'created','{"setup":{"players":4,"seed":null,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":true,"clock":{"kind":"none"},"person":"6a25242d2960931802f52df0c35ae47a7666db65cac6c1380460f485c957dca1","invite":"e81e3a88dfdc25c754022245d118aa65c070d2dbe2b530cc0baed6ee46724659","seats":[{"seat":0,"name":"Ann","person":"6a25242d2960931802f52df0c35ae47a7666db65cac6c1380460f485c957dca1"}]}');
INSERT INTO "entries" VALUES('alIGHBJ4xW0m',1,1794844356271,'sat','{"seat":1,"name":"Bob","person":"568a9f79e76b23a5671c5516d15cbabaf3b014858380dc3247e5c212a37012f6"}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',0,1794844352274,'created','{"setup":{"players":3,"seed":12,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":false,"clock":{"kind":"days","days":3},"person":"7028360e7a0acab214f893af6632da76104a8439d6f392ad8d997df6c8ec0d84","invite":"924e7a2d12a7ba47327acf157e18a80f69ffbf4fb41a359b0ca72fdef4e3ed0f","seats":[{"seat":0,"name":"Ann","person":"7028360e7a0acab214f893af6632da76104a8439d6f392ad8d997df6c8ec0d84"},{"seat":1,"bot":"novice","name":"Yulan"}]}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',1,1794844352286,'sat','{"seat":2,"name":"Bob","person":"b3ac4088e0d940a397b0fe386465f2548487fe5f4574395a1e9c397d8b571066"}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',2,1794844352297,'started','{"seed":12,"fingerprint":"f2d4a3c608eb94d5","person":"7028360e7a0acab214f893af6632da76104a8439d6f392ad8d997df6c8ec0d84"}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',3,1794844352319,'played','{"seat":0,"action":18}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',4,1794844352333,'played','{"seat":0,"action":163}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',5,1794844352352,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.1","taken":"start.5","location":"travel"}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',6,1794844352362,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"wall","variant":"A","source":"card"}},{"kind":"wall-placed","seat":0,"rule":"WALL-1","args":{"double":false,"from_supply":false}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',7,1794844352379,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"travel","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',8,1794844354308,'played','{"seat":1,"action":23,"bot":true}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',9,1794844355810,'played','{"seat":1,"action":167,"bot":true,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.2","taken":"start.2","location":"palace"}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',10,1794844355964,'played','{"seat":1,"action":212,"bot":true,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"decrees","variant":"none","source":"card"}},{"kind":"removed","seat":1,"rule":"DECREE-1","args":{"count":1,"double":false,"double_counts":0}},{"kind":"decree-taken","seat":1,"rule":"DECREE-1","args":{"decree":"level1.envoy"}},{"kind":"vp","seat":1,"rule":"DECREE-1","args":{"count":3,"points":"decrees","total":3}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',11,1794844355993,'played','{"seat":1,"action":3,"bot":true,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"palace","variant":"B","source":"location"}},{"kind":"removed","seat":1,"rule":"PALACE-2","args":{"count":2,"double":false,"double_counts":0}},{"kind":"envoy-step","seat":1,"rule":"PALACE-2","args":{"step":1}},{"kind":"envoy-step","seat":1,"rule":"PALACE-2","args":{"step":2}},{"kind":"intrigue-up","seat":1,"rule":"PALACE-2","args":{"count":1,"step":1}},{"kind":"turn-begins","seat":2,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',12,1794844356019,'played','{"seat":2,"action":28}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',13,1794844356046,'played','{"seat":2,"action":165}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',14,1794844356059,'played','{"seat":2,"action":67,"events":[{"kind":"paid-with-card","seat":2,"rule":"EXCHANGE-3","args":{"card":"set3.4"}},{"kind":"exchanged","seat":2,"rule":"EXCHANGE-3","args":{"card":"set3.3","taken":"start.6","location":"jade"}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',15,1794844356155,'played','{"seat":2,"action":0,"events":[{"kind":"action-declined","seat":2,"rule":"ACTION-1","args":{"action":"gain1","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',16,1794844356166,'played','{"seat":2,"action":0,"events":[{"kind":"action-declined","seat":2,"rule":"ACTION-1","args":{"action":"jade","source":"location"}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',17,1794844356182,'played','{"seat":0,"action":21}');
INSERT INTO "entries" VALUES('yHRDPWPrRyIC',18,1794844356212,'played','{"seat":0,"action":168,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.4","taken":"start.7","location":"decrees"}}],"events_format":2}');
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
INSERT INTO "recipients" VALUES('r1','en','https://push.example/1','p','a',NULL,0,0,NULL,NULL,'',4102444800000);
CREATE TABLE server_secrets (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "server_secrets" VALUES('vapid','{"private":"-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3U5z2vV+YaeoJhYy\nemRjua3X2RlCXZFtfH5YGrcGX9WhRANCAAQd/KPUo1itLgV0NZ5CrGCfDXJOZGni\nQh/bhWBPPUwZL6N3zYfWphd0MhaqR2xVn2Bzhj5U9ZNxUC3x4VQUYkb6\n-----END PRIVATE KEY-----\n","public":"BB38o9SjWK0uBXQ1nkKsYJ8Nck5kaeJCH9uFYE89TBkvo3fNh9amF3QyFqpHbFWfYHOGPlT1k3FQLfHhVBRiRvo"}');
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
INSERT INTO "tables" VALUES('RjhGvw-CsdIa',1794844351729,'running',1,2,'{"setup":{"players":2,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"none"},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Bob","bot":null,"free":false}]}',NULL);
INSERT INTO "tables" VALUES('yHRDPWPrRyIC',1794844352274,'running',0,2,'{"setup":{"players":3,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"days","days":3},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Yulan","bot":"novice","free":false},{"name":"Bob","bot":null,"free":false}]}',1795103556166);
INSERT INTO "tables" VALUES('alIGHBJ4xW0m',1794844356242,'open',1,2,'{"setup":{"players":4,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"none"},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Bob","bot":null,"free":false},{"name":"","bot":null,"free":true},{"name":"","bot":null,"free":true}]}',NULL);
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
INSERT INTO "watched_seats" VALUES('r1','RjhGvw-CsdIa','somebody','{"asked-now":"asked-now"}',NULL,4102444800000,4102444800000);
CREATE INDEX tables_public ON tables (public, status, created);
CREATE INDEX tables_due ON tables (status, wake) WHERE wake IS NOT NULL;
CREATE INDEX watched_seats_table ON watched_seats (table_id);
CREATE INDEX watched_seats_due ON watched_seats (due) WHERE due IS NOT NULL;
CREATE INDEX outgoing_messages_next ON outgoing_messages (next_attempt);
COMMIT;
