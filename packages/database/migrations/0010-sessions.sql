-- Sessions are kept by the hash of their token from now on: whoever reads the table can use none. Those that are open stay
-- open.
UPDATE sessions SET token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- When its user last gave the password in it.
ALTER TABLE sessions ADD COLUMN proven_at timestamptz NOT NULL DEFAULT now();
UPDATE sessions SET proven_at = created_at;
