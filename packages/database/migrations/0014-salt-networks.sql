-- Keyed hash of the network a vote came from: devices cost nothing, so that of one network they weigh one vote together, and
-- what one network gave can be taken back. Votes of before have none and weigh one each.
ALTER TABLE salt_votes ADD COLUMN network text;

CREATE INDEX salt_votes_by_network ON salt_votes (network);
