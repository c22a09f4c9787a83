-- Tables, their action log, results, standings, people and settings.
-- Times are epoch seconds; ids of people, servers, channels and messages are Discord's 64-bit numbers.

CREATE TABLE tables (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,   -- never given out twice: buttons carry it
    guild_id       INTEGER NOT NULL,
    channel_id     INTEGER NOT NULL,
    thread_id      INTEGER,
    message_id     INTEGER,
    extra_messages TEXT NOT NULL DEFAULT '[]',
    host_user      INTEGER,
    status         TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'closed')),
    game           TEXT NOT NULL DEFAULT '',
    created_at     REAL NOT NULL
) STRICT;
CREATE INDEX open_tables ON tables (status) WHERE status IN ('lobby', 'playing');

-- Append-only. Keyed by table and version, so that no two actions can be the same step of a table.
CREATE TABLE table_log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    at       REAL NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE deadlines (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    nr       INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    seat     INTEGER,
    due_at   REAL NOT NULL,
    payload  TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, nr)
) STRICT, WITHOUT ROWID;

-- Who ever sat or hosted where, for "export mine" and "delete mine".
CREATE TABLE table_people (
    user_id  INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE hands (
    id       INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    number   INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    rules    TEXT NOT NULL
) STRICT;
CREATE INDEX hands_of_table ON hands (table_id, ended_at);

CREATE TABLE hand_players (
    hand_id INTEGER NOT NULL REFERENCES hands (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    user_id INTEGER,                                     -- NULL: a computer, or somebody who asked to be forgotten
    name    TEXT NOT NULL,
    points  INTEGER NOT NULL,
    won     INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    PRIMARY KEY (hand_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX hands_of_player ON hand_players (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE games (
    id       INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    ended_at REAL NOT NULL,
    rules    TEXT NOT NULL
) STRICT;
CREATE INDEX games_of_table ON games (table_id, ended_at);

CREATE TABLE game_players (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id  INTEGER,
    ended_at REAL NOT NULL,
    name     TEXT NOT NULL,
    points   INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    counted  INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX games_of_player ON game_players (user_id, guild_id, ended_at) WHERE user_id IS NOT NULL;

-- Running totals, written in the transaction of each result, so that a board is one walk along an index.
-- game '' is all games together; period '' is all time, '2026' a year, '2026-11' a month (UTC).
CREATE TABLE totals (
    guild_id  INTEGER NOT NULL,
    game      TEXT NOT NULL,
    period    TEXT NOT NULL,
    user_id   INTEGER NOT NULL,
    name      TEXT NOT NULL,
    listed    INTEGER NOT NULL,
    games     INTEGER NOT NULL DEFAULT 0,
    won       INTEGER NOT NULL DEFAULT 0,
    points    INTEGER NOT NULL DEFAULT 0,
    hands     INTEGER NOT NULL DEFAULT 0,
    hands_won INTEGER NOT NULL DEFAULT 0,
    best_hand INTEGER,                                   -- the lowest where the lowest wins; never for all games together
    PRIMARY KEY (guild_id, game, period, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX totals_by_won ON totals (guild_id, game, period, listed, won DESC, games, user_id);
CREATE INDEX totals_by_games ON totals (guild_id, game, period, listed, games DESC, won DESC, user_id);
CREATE INDEX totals_by_points ON totals (guild_id, game, period, listed, points DESC, games, user_id);
CREATE INDEX totals_by_best_hand ON totals (guild_id, game, period, listed, best_hand DESC, games, user_id);
CREATE INDEX totals_of_player ON totals (user_id, guild_id, period);

CREATE TABLE guilds (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

CREATE TABLE people (
    user_id     INTEGER PRIMARY KEY,
    preferences TEXT NOT NULL DEFAULT '{}',
    listed      INTEGER NOT NULL DEFAULT 1,
    dm_channel  INTEGER,
    dm_open     INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
