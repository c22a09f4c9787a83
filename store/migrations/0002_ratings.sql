-- Ratings: how strong people are among people, for each game and for all together ('').

ALTER TABLE game_players ADD COLUMN place INTEGER;       -- among the people of the game; NULL: moves no rating

-- One row for each person and kind of rating that a game has moved.
CREATE TABLE rated (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    game    TEXT NOT NULL,
    seat    INTEGER NOT NULL,
    before  INTEGER NOT NULL,
    after   INTEGER NOT NULL,
    PRIMARY KEY (game_id, game, seat)
) STRICT, WITHOUT ROWID;

-- As they stood after the last rated game of the period; `rated` and `course` reach back before it.
ALTER TABLE totals ADD COLUMN rating INTEGER;
ALTER TABLE totals ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN course TEXT NOT NULL DEFAULT '';      -- the last ten ratings, oldest first
ALTER TABLE totals ADD COLUMN mean REAL;
ALTER TABLE totals ADD COLUMN doubt REAL;
ALTER TABLE totals ADD COLUMN streak INTEGER NOT NULL DEFAULT 0;    -- games won in a row until now
ALTER TABLE totals ADD COLUMN best_streak INTEGER NOT NULL DEFAULT 0;
CREATE INDEX totals_by_rating ON totals (guild_id, game, period, listed, rating DESC, rated, user_id);
