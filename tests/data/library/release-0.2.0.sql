BEGIN TRANSACTION;
CREATE TABLE collections (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
INSERT INTO "collections" VALUES(1,'Sunday');
CREATE TABLE documents (entry INTEGER PRIMARY KEY, data BLOB NOT NULL);
INSERT INTO "documents" VALUES(2,X'6C656674');
INSERT INTO "documents" VALUES(9,X'6D6F766573');
CREATE TABLE entries (id INTEGER PRIMARY KEY AUTOINCREMENT, 
    key BLOB NOT NULL UNIQUE,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    source INTEGER NOT NULL,
    collection INTEGER NOT NULL,
    level INTEGER NOT NULL,
    se_rating REAL NOT NULL,
    hardest TEXT NOT NULL,
    predicted_s REAL NOT NULL,
    clues INTEGER NOT NULL,
    solutions INTEGER NOT NULL,
    state INTEGER NOT NULL,
    progress REAL NOT NULL,
    best_ms INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    tags TEXT NOT NULL,
    favourite INTEGER NOT NULL,
    added INTEGER NOT NULL,
    played INTEGER NOT NULL,
    saved TEXT NOT NULL,
    form BLOB,
    rated INTEGER NOT NULL
, kind TEXT NOT NULL DEFAULT '', summary TEXT NOT NULL DEFAULT '', terms TEXT NOT NULL DEFAULT '');
INSERT INTO "entries" VALUES(1,X'052FE7A8F93A2E755ED09C7F','sudoku','53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79','First','first

calm
',1,1,1,1.2,'hidden_single',238.8,30,1,2,1.0,61000,0,'
calm
',1,1767323045,1767398400,'',X'B3D1CAA8190691BDFFAC9C17',2,'','','');
INSERT INTO "entries" VALUES(2,X'983C0AFEA92CB70CDB9E7754','sudoku','64..8....7..216....19....7.9...7...45..9.4..28...3...7.7....39....521..6....9..81','','
',2,1,1,1.2,'hidden_single',238.8,30,1,1,0.5,0,1,'',0,1767323045,1767323045,'',X'B3D1CAA8190691BDFFAC9C17',2,'','','');
INSERT INTO "entries" VALUES(3,X'4162D1EAF0E18B59CF118694','sudoku','75..9....8..327....21....8.1...8...56..1.5..39...4...8.8....41....632..7....1..92','','
',1,0,1,1.2,'hidden_single',238.8,30,1,0,0.0,0,1,'',0,1767323045,0,'',X'B3D1CAA8190691BDFFAC9C17',2,'','','');
INSERT INTO "entries" VALUES(4,X'73D23F769B4ADCA82C03437A','sudoku','86..1....9..438....32....9.2...9...67..2.6..41...5...9.9....52....743..8....2..13','','

kept
',1,0,1,1.2,'hidden_single',238.8,30,1,0,0.0,0,1,'
kept
',0,1767323045,0,'',X'B3D1CAA8190691BDFFAC9C17',2,'','','');
INSERT INTO "entries" VALUES(5,X'5253C48AED4198817AE6C92B','sudoku','97..2....1..549....43....1.3...1...78..3.7..52...6...1.1....63....854..9....3..24','2026-01-02','2026-01-02
',3,0,1,1.2,'hidden_single',238.8,30,1,0,0.0,0,1,'',0,1767323045,0,'',X'B3D1CAA8190691BDFFAC9C17',2,'','','');
INSERT INTO "entries" VALUES(9,X'87152A694ABF4E7BCB384A19','gomoku','a game','Ada - Bo','ada - bo

ada
renju
',2,0,0,0.0,'',0.0,3,-1,1,0.0,0,1,'',0,1767323045,1767484800,'',X'87152A694ABF4E7BCB384A19',2,'game','{}','
Ada
renju
');
CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
CREATE TABLE removed (id INTEGER PRIMARY KEY, 
    key BLOB NOT NULL UNIQUE,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    source INTEGER NOT NULL,
    collection INTEGER NOT NULL,
    level INTEGER NOT NULL,
    se_rating REAL NOT NULL,
    hardest TEXT NOT NULL,
    predicted_s REAL NOT NULL,
    clues INTEGER NOT NULL,
    solutions INTEGER NOT NULL,
    state INTEGER NOT NULL,
    progress REAL NOT NULL,
    best_ms INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    tags TEXT NOT NULL,
    favourite INTEGER NOT NULL,
    added INTEGER NOT NULL,
    played INTEGER NOT NULL,
    saved TEXT NOT NULL,
    form BLOB,
    rated INTEGER NOT NULL
, removed INTEGER NOT NULL, kind TEXT NOT NULL DEFAULT '', summary TEXT NOT NULL DEFAULT '', terms TEXT NOT NULL DEFAULT '');
INSERT INTO "removed" VALUES(6,X'C0D6E842DB1FD6A516C4BCB2','sudoku','18..3....2..651....54....2.4...2...89..4.8..63...7...2.2....74....965..1....4..35','Gone','gone
',2,0,1,1.2,'hidden_single',238.8,30,1,0,0.0,0,1,'',0,1767323045,0,'',X'B3D1CAA8190691BDFFAC9C17',2,1767323045,'','','');
CREATE TABLE techniques (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
INSERT INTO "techniques" VALUES(1,'full_house');
INSERT INTO "techniques" VALUES(2,'hidden_single');
CREATE TABLE uses (
            technique INTEGER NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (technique, entry)
        ) WITHOUT ROWID;
INSERT INTO "uses" VALUES(1,1);
INSERT INTO "uses" VALUES(1,2);
INSERT INTO "uses" VALUES(1,3);
INSERT INTO "uses" VALUES(1,4);
INSERT INTO "uses" VALUES(1,5);
INSERT INTO "uses" VALUES(1,6);
INSERT INTO "uses" VALUES(2,1);
INSERT INTO "uses" VALUES(2,2);
INSERT INTO "uses" VALUES(2,3);
INSERT INTO "uses" VALUES(2,4);
INSERT INTO "uses" VALUES(2,5);
INSERT INTO "uses" VALUES(2,6);
CREATE INDEX entries_played ON entries (played);
CREATE INDEX entries_words ON entries (words);
CREATE INDEX entries_state ON entries (state);
CREATE INDEX entries_level ON entries (level);
CREATE INDEX entries_predicted_s ON entries (predicted_s);
CREATE INDEX entries_best_ms ON entries (best_ms);
CREATE INDEX entries_se_rating ON entries (se_rating);
CREATE INDEX entries_added ON entries (added);
CREATE INDEX entries_collection ON entries (collection);
CREATE INDEX entries_rated ON entries (rated);
CREATE INDEX entries_form ON entries (form) WHERE form IS NOT NULL;
CREATE INDEX entries_formless ON entries (id) WHERE form IS NULL;
CREATE INDEX entries_favourite ON entries (id) WHERE favourite;
CREATE INDEX entries_tags ON entries (tags) WHERE tags != '';
CREATE INDEX entries_daily ON entries (id) WHERE source = 3;
CREATE INDEX entries_games ON entries (game) WHERE game != 'sudoku';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('entries',9);
COMMIT;
PRAGMA application_id = 1400202351;
PRAGMA user_version = 5;
