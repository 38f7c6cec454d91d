-- Attempts at what can be guessed, counted by all processes together. Nothing here is worth a write to the log: after a
-- crash of the server the counting begins anew.
CREATE UNLOGGED TABLE attempts (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
);

CREATE INDEX attempts_by_end ON attempts (ends_at);
