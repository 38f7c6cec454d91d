-- Keys of users that live on their devices or in their password managers; only the public half is here.
CREATE TABLE passkeys (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  host text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(transports) = 'array'),
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);

CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- A passkey is something one has, opened by something one knows or is: such a session needs no code beside it.
ALTER TABLE sessions ADD COLUMN by_passkey boolean NOT NULL DEFAULT false;
