PRAGMA application_id = 1400202351;
PRAGMA user_version = 8;
BEGIN TRANSACTION;
CREATE TABLE collections (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
INSERT INTO "collections" VALUES(1,'Sunday');
CREATE TABLE documents (entry INTEGER PRIMARY KEY, data BLOB NOT NULL);
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
, kind TEXT NOT NULL DEFAULT '', summary TEXT NOT NULL DEFAULT '', terms TEXT NOT NULL DEFAULT '', grade TEXT NOT NULL DEFAULT '', minimal INTEGER NOT NULL DEFAULT 0);
INSERT INTO "entries" VALUES(1,X'052FE7A8F93A2E755ED09C7F','sudoku','53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79','First','first

calm
',0,0,2,1.5,'hidden_single',300.0,30,1,2,1.0,61000,0,'
calm
',1,1767323045,1767323045,'',NULL,2,'','','','',0);
INSERT INTO "entries" VALUES(2,X'74108A02FEF1C4EF8AC551F4','sudoku','53..7....6..185....89....6.9...6...34..9.3..17...2...6.6....29....418..5....9..78','','
',2,1,0,0.0,'',0.0,30,-1,1,0.5,0,1,'',0,1767323045,1767323045,'',NULL,0,'','','','',0);
INSERT INTO "entries" VALUES(4,X'7D14683601CF17734D210943','gomoku','{"moves":["h8","i9","j8"],"setup":{"opening":"free","players":[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bo"}],"rule":"renju","size":15},"state":null}','','
',2,0,0,0.0,'',0.0,0,-1,0,0.0,0,1,'',0,1767323045,0,'',X'7D14683601CF17734D210943',2,'','','','',-1);
CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
INSERT INTO "facts" VALUES('record',1);
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
, removed INTEGER NOT NULL, kind TEXT NOT NULL DEFAULT '', summary TEXT NOT NULL DEFAULT '', terms TEXT NOT NULL DEFAULT '', grade TEXT NOT NULL DEFAULT '', minimal INTEGER NOT NULL DEFAULT 0);
INSERT INTO "removed" VALUES(9,X'D323D8BDBB915BFDF05AD085','sudoku','53..8....6..195....97....6.7...6...34..7.3..18...2...6.6....27....419..5....7..89','','
',2,0,0,0.0,'',0.0,30,-1,0,0.0,0,1,'',0,1767323045,0,'',NULL,0,1767323045,'','','','',0);
CREATE TABLE techniques (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
INSERT INTO "techniques" VALUES(1,'hidden_single');
CREATE TABLE uses (
            technique INTEGER NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (technique, entry)
        ) WITHOUT ROWID;
INSERT INTO "uses" VALUES(1,1);
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
CREATE INDEX removed_at ON removed (removed);
CREATE INDEX entries_minimal ON entries (minimal);
CREATE INDEX entries_clues ON entries (clues);
CREATE INDEX entries_hardest ON entries (hardest);
CREATE INDEX entries_game ON entries (game);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('entries',4);
INSERT INTO "sqlite_sequence" VALUES('entries',10);
COMMIT;
