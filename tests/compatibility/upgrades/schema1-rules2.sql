BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE beats (
	id INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "beats" VALUES(1,1794843813196);
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
INSERT INTO "entries" VALUES('Vj8szCyqV-Wt',0,1794843814783,'created','{"setup":{"players":4,"seed":null,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":true,"clock":{"kind":"none"},"person":"d4c494cf93a3d902aeeb3c7ac38a90d4ecee1208b8b48f27d23f5080bef7cac7","invite":"687baba2f6c9469aaa60f92158171e78319d0b88beb1388575dee699b8252b70","seats":[{"seat":0,"name":"Ann","person":"d4c494cf93a3d902aeeb3c7ac38a90d4ecee1208b8b48f27d23f5080bef7cac7"}]}');
INSERT INTO "entries" VALUES('Vj8szCyqV-Wt',1,1794843814786,'sat','{"seat":1,"name":"Bob","person":"f4450adfb34df4ac9f269ce0f2c364779843b9081215872a8439ff8472e8ecab"}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',0,1794843813176,'created','{"setup":{"players":2,"seed":11,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":true,"clock":{"kind":"none"},"person":"14b703ea42eeb2b34d00d4e9c2906bb169da896acb37a68b8a3742e634984418","invite":"e29969bf5f2ca1e11408d688620335a9a56bba97a4bbe30c8d9808c2c32d0655","seats":[{"seat":0,"name":"Ann","person":"14b703ea42eeb2b34d00d4e9c2906bb169da896acb37a68b8a3742e634984418"}]}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',1,1794843813191,'sat','{"seat":1,"name":"Bob","person":"d5b8fec47aca482d0a4b9257a11338e8953917cb38c7ecd3ffab2a5600a459d7"}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',2,1794843813217,'started','{"seed":11,"fingerprint":"f2d4a3c608eb94d5","person":"14b703ea42eeb2b34d00d4e9c2906bb169da896acb37a68b8a3742e634984418"}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',3,1794843813231,'played','{"seat":0,"action":19}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',4,1794843813250,'played','{"seat":0,"action":167}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',5,1794843813256,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.2","taken":"start.5","location":"palace"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',6,1794843813259,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"canal","variant":"A","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',7,1794843813262,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"CANAL-1","args":{"action":"canal","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',8,1794843813277,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"palace","variant":"A","source":"location"}},{"kind":"envoy-step","seat":0,"rule":"PALACE-1","args":{"step":1}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',9,1794843813280,'played','{"seat":1,"action":25}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',10,1794843813282,'played','{"seat":1,"action":166,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.4","taken":"start.2","location":"intrigue"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',11,1794843813285,'played','{"seat":1,"action":3,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"intrigue","variant":"B","source":"location"}},{"kind":"removed","seat":1,"rule":"INTRIGUE-2","args":{"count":1,"double":false,"double_counts":0}},{"kind":"intrigue-up","seat":1,"rule":"INTRIGUE-2","args":{"count":3,"step":3}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',12,1794843813288,'played','{"seat":0,"action":20}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',13,1794843813290,'played','{"seat":0,"action":169,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.3","taken":"start.4","location":"canal"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',14,1794843813301,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"intrigue","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',15,1794843813303,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"canal","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',16,1794843813306,'played','{"seat":1,"action":23}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',17,1794843813309,'played','{"seat":1,"action":163,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.2","taken":"start.1","location":"travel"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',18,1794843813311,'played','{"seat":1,"action":217,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"decrees","variant":"none","source":"card"}},{"kind":"removed","seat":1,"rule":"DECREE-1","args":{"count":3,"double":false,"double_counts":0}},{"kind":"decree-taken","seat":1,"rule":"DECREE-1","args":{"decree":"level3.harbours"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',19,1794843813314,'played','{"seat":1,"action":2,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"travel","variant":"A","source":"location"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',20,1794843813317,'played','{"seat":1,"action":190,"events":[{"kind":"travelled","seat":1,"rule":"TRAVEL-3","args":{"city":"Chengdu","token":"gain2"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',21,1794843813325,'played','{"seat":1,"action":0,"events":[{"kind":"token-declined","seat":1,"rule":"TOKEN-2","args":{"token":"gain2"}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',22,1794843813328,'played','{"seat":0,"action":21}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',23,1794843813330,'played','{"seat":0,"action":165,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.4","taken":"start.3","location":"jade"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',24,1794843813333,'played','{"seat":0,"action":208,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"jade","variant":"none","source":"location"}},{"kind":"removed","seat":0,"rule":"JADE-1","args":{"count":2,"double":false,"double_counts":0}},{"kind":"jade-bought","seat":0,"rule":"JADE-1","args":{"house":"house1"}},{"kind":"jade-gained","seat":0,"rule":"JADE-1","args":{"count":1,"total":1}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',25,1794843813336,'played','{"seat":1,"action":22}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',26,1794843813338,'played','{"seat":1,"action":165}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',27,1794843813353,'played','{"seat":1,"action":5,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-3","args":{"card":"set2.1","taken":"set1.4","location":"jade"}},{"kind":"no-action","seat":1,"rule":"EXCHANGE-3","args":{}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',28,1794843813361,'played','{"seat":0,"action":163}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',29,1794843813363,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.1","taken":"set2.2","location":"travel"}},{"kind":"action-impossible","seat":0,"rule":"ACTION-1","args":{"action":"wall","source":"card","reason":"pool-empty"}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',30,1794843813367,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"travel","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',31,1794843813370,'played','{"seat":1,"action":166,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-3","args":{"card":"set2.3","taken":"set2.4","location":"intrigue"}},{"kind":"no-action","seat":1,"rule":"EXCHANGE-3","args":{}},{"kind":"night-falls","seat":null,"rule":"NIGHT-1","args":{"day":1}},{"kind":"matches","seat":0,"rule":"NIGHT-1","args":{"count":2}},{"kind":"matches","seat":1,"rule":"NIGHT-1","args":{"count":1}},{"kind":"gained","seat":0,"rule":"NIGHT-1","args":{"count":2,"double":false}},{"kind":"gained","seat":1,"rule":"NIGHT-1","args":{"count":1,"double":false}},{"kind":"most-matches","seat":0,"rule":"NIGHT-2","args":{"count":2}},{"kind":"vp","seat":0,"rule":"NIGHT-2","args":{"count":3,"points":"night","total":3}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',32,1794843813374,'played','{"seat":0,"action":0,"events":[{"kind":"hand-taken-up","seat":0,"rule":"NIGHT-5","args":{"count":4}},{"kind":"hand-taken-up","seat":1,"rule":"NIGHT-5","args":{"count":4}},{"kind":"dice-rolled","seat":null,"rule":"MORNING-3","args":{"die1":2,"die2":8,"die3":7}},{"kind":"gained","seat":0,"rule":"MORNING-5","args":{"count":4,"double":false}},{"kind":"gained","seat":1,"rule":"MORNING-5","args":{"count":4,"double":false}},{"kind":"day-begins","seat":0,"rule":"MORNING-5","args":{"day":2}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('qaBfHfUpE0O9',33,1794843813378,'said','{"by":0,"name":"Ann","text":"Nǐ hǎo!","id":"hello","person":"14b703ea42eeb2b34d00d4e9c2906bb169da896acb37a68b8a3742e634984418"}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',0,1794843813384,'created','{"setup":{"players":3,"seed":12,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","public":false,"clock":{"kind":"days","days":3},"person":"5bd6af92da1868436619c86009a1f275835a58157653469ab7c4ec77150473d9","invite":"a204e995c1ea2e6dabcb7fabe0d7a3d5c5890b5cddcc381fc788dbb62c0edc6f","seats":[{"seat":0,"name":"Ann","person":"5bd6af92da1868436619c86009a1f275835a58157653469ab7c4ec77150473d9"},{"seat":1,"bot":"novice","name":"Huilan"}]}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',1,1794843813389,'sat','{"seat":2,"name":"Bob","person":"f4ab4bdf441e9d1c271f214be5da1255294c284ca4996ceb19e6d21700aa15c1"}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',2,1794843813392,'started','{"seed":12,"fingerprint":"f2d4a3c608eb94d5","person":"5bd6af92da1868436619c86009a1f275835a58157653469ab7c4ec77150473d9"}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',3,1794843813397,'played','{"seat":0,"action":18}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',4,1794843813400,'played','{"seat":0,"action":163}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',5,1794843813402,'played','{"seat":0,"action":4,"events":[{"kind":"removed","seat":0,"rule":"EXCHANGE-3","args":{"count":2,"double":false,"double_counts":0}},{"kind":"exchanged","seat":0,"rule":"EXCHANGE-3","args":{"card":"set1.1","taken":"start.5","location":"travel"}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',6,1794843813405,'played','{"seat":0,"action":2,"events":[{"kind":"action-taken","seat":0,"rule":"ACTION-1","args":{"action":"wall","variant":"A","source":"card"}},{"kind":"wall-placed","seat":0,"rule":"WALL-1","args":{"double":false,"from_supply":false}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',7,1794843813408,'played','{"seat":0,"action":0,"events":[{"kind":"action-declined","seat":0,"rule":"ACTION-1","args":{"action":"travel","source":"location"}},{"kind":"turn-begins","seat":1,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',8,1794843814261,'played','{"seat":1,"action":23,"bot":true}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',9,1794843814706,'played','{"seat":1,"action":167,"bot":true,"events":[{"kind":"exchanged","seat":1,"rule":"EXCHANGE-2","args":{"card":"set2.2","taken":"start.2","location":"palace"}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',10,1794843814741,'played','{"seat":1,"action":212,"bot":true,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"decrees","variant":"none","source":"card"}},{"kind":"removed","seat":1,"rule":"DECREE-1","args":{"count":1,"double":false,"double_counts":0}},{"kind":"decree-taken","seat":1,"rule":"DECREE-1","args":{"decree":"level1.envoy"}},{"kind":"vp","seat":1,"rule":"DECREE-1","args":{"count":3,"points":"decrees","total":3}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',11,1794843814756,'played','{"seat":1,"action":3,"bot":true,"events":[{"kind":"action-taken","seat":1,"rule":"ACTION-1","args":{"action":"palace","variant":"B","source":"location"}},{"kind":"removed","seat":1,"rule":"PALACE-2","args":{"count":2,"double":false,"double_counts":0}},{"kind":"envoy-step","seat":1,"rule":"PALACE-2","args":{"step":1}},{"kind":"envoy-step","seat":1,"rule":"PALACE-2","args":{"step":2}},{"kind":"intrigue-up","seat":1,"rule":"PALACE-2","args":{"count":1,"step":1}},{"kind":"turn-begins","seat":2,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',12,1794843814764,'played','{"seat":2,"action":28}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',13,1794843814767,'played','{"seat":2,"action":165}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',14,1794843814770,'played','{"seat":2,"action":67,"events":[{"kind":"paid-with-card","seat":2,"rule":"EXCHANGE-3","args":{"card":"set3.4"}},{"kind":"exchanged","seat":2,"rule":"EXCHANGE-3","args":{"card":"set3.3","taken":"start.6","location":"jade"}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',15,1794843814773,'played','{"seat":2,"action":0,"events":[{"kind":"action-declined","seat":2,"rule":"ACTION-1","args":{"action":"gain1","source":"card"}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',16,1794843814775,'played','{"seat":2,"action":0,"events":[{"kind":"action-declined","seat":2,"rule":"ACTION-1","args":{"action":"jade","source":"location"}},{"kind":"turn-begins","seat":0,"rule":"DAY-1","args":{}}],"events_format":2}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',17,1794843814778,'played','{"seat":0,"action":21}');
INSERT INTO "entries" VALUES('zvCO6ZAenfw-',18,1794843814780,'played','{"seat":0,"action":168,"events":[{"kind":"exchanged","seat":0,"rule":"EXCHANGE-2","args":{"card":"set1.4","taken":"start.7","location":"decrees"}}],"events_format":2}');
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
INSERT INTO "tables" VALUES('qaBfHfUpE0O9',1794843813176,'running',1,2,'{"setup":{"players":2,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"none"},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Bob","bot":null,"free":false}]}',NULL);
INSERT INTO "tables" VALUES('zvCO6ZAenfw-',1794843813384,'running',0,2,'{"setup":{"players":3,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"days","days":3},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Huilan","bot":"novice","free":false},{"name":"Bob","bot":null,"free":false}]}',1795103014775);
INSERT INTO "tables" VALUES('Vj8szCyqV-Wt',1794843814783,'open',1,2,'{"setup":{"players":4,"bonus_tokens":"none","expert":false,"meng":"normal","card_sets":[2,3],"focus":null,"meng_matches":"exact"},"box":"standard","clock":{"kind":"none"},"study":false,"seats":[{"name":"Ann","bot":null,"free":false},{"name":"Bob","bot":null,"free":false},{"name":"","bot":null,"free":true},{"name":"","bot":null,"free":true}]}',NULL);
CREATE INDEX tables_public ON tables (public, status, created);
CREATE INDEX tables_due ON tables (status, wake) WHERE wake IS NOT NULL;
COMMIT;
