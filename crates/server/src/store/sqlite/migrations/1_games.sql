-- A game: its log is in `events`; the rest of this row says what lists and timers want to know without reading the log.
CREATE TABLE games (
    id        TEXT    NOT NULL PRIMARY KEY,
    creator   INTEGER NOT NULL,
    join_key  TEXT    NOT NULL,
    watch_key TEXT    NOT NULL,
    created   INTEGER NOT NULL,
    computers INTEGER NOT NULL,
    last      INTEGER NOT NULL, -- the number of the last event that this row knows of; the log may be ahead
    phase     INTEGER NOT NULL, -- 0 waiting, 1 running, 2 over
    public    INTEGER NOT NULL, -- stands in the lobby
    due       INTEGER,          -- wants attention then or later: a time runs out, or the game expires
    thinks    INTEGER NOT NULL, -- a computer is to move
    touched   INTEGER NOT NULL,
    summary   TEXT    NOT NULL  -- what lists show, as JSON
) STRICT, WITHOUT ROWID;

CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
CREATE INDEX games_thinking ON games (touched) WHERE thinks = 1;
CREATE INDEX games_listed ON games (phase, created) WHERE public = 1 AND phase < 2;
CREATE INDEX games_of_creator ON games (creator) WHERE phase < 2;

CREATE TABLE events (
    game    TEXT    NOT NULL REFERENCES games (id),
    number  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    command TEXT,               -- who asked for it under which name, with the last event of a command
    body    TEXT    NOT NULL,   -- JSON
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    game    TEXT    NOT NULL REFERENCES games (id),
    color   TEXT    NOT NULL,
    visitor INTEGER NOT NULL,
    taken   INTEGER NOT NULL,
    open    INTEGER NOT NULL,   -- the game is not over
    PRIMARY KEY (game, color)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_open ON seats (visitor) WHERE open = 1;
CREATE INDEX seats_of ON seats (visitor, taken);

-- Who has entered a private game with the key of a link.
CREATE TABLE readers (
    game    TEXT    NOT NULL REFERENCES games (id),
    visitor INTEGER NOT NULL,
    joins   INTEGER NOT NULL,   -- it was the key of the invitation
    PRIMARY KEY (game, visitor)
) STRICT, WITHOUT ROWID;

-- Secrets are kept as their SHA-256 only.
CREATE TABLE devices (
    hash    BLOB    NOT NULL PRIMARY KEY,
    visitor INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE codes (
    visitor INTEGER NOT NULL PRIMARY KEY,
    hash    BLOB    NOT NULL UNIQUE,
    until   INTEGER NOT NULL
) STRICT;

-- Signs of life of the servers that use this database.
CREATE TABLE heartbeats (
    server  TEXT    NOT NULL PRIMARY KEY,
    since   INTEGER NOT NULL,   -- it started then
    at      INTEGER NOT NULL,
    watched INTEGER NOT NULL,   -- it has looked after clocks until then
    ended   INTEGER NOT NULL    -- it has ended in order
) STRICT, WITHOUT ROWID;

-- Which server thinks about a computer's turn; kept while there are several.
CREATE TABLE claims (
    game   TEXT    NOT NULL PRIMARY KEY REFERENCES games (id),
    turn   INTEGER NOT NULL,    -- the number of the last event that counts
    server TEXT    NOT NULL,
    until  INTEGER NOT NULL     -- then another may
) STRICT, WITHOUT ROWID;

-- Who is connected to a game at which server; kept while there are several.
CREATE TABLE present (
    game     TEXT    NOT NULL REFERENCES games (id),
    server   TEXT    NOT NULL,
    seats    TEXT    NOT NULL,  -- letters of the colours whose players are connected
    watchers INTEGER NOT NULL,
    gone     TEXT    NOT NULL,  -- when the players of the others were there last, as JSON
    at       INTEGER NOT NULL,
    PRIMARY KEY (game, server)
) STRICT, WITHOUT ROWID;

-- What an operator wants hidden; a server that runs does it and removes the row.
CREATE TABLE orders (
    id     INTEGER PRIMARY KEY,
    game   TEXT NOT NULL REFERENCES games (id),
    hidden TEXT NOT NULL
) STRICT;
