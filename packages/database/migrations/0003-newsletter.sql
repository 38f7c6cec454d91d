CREATE TABLE newsletter_addresses (
  email text PRIMARY KEY CHECK (email = lower(email)),
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  subscribed_at timestamptz,
  confirm_hash text UNIQUE,
  confirm_until timestamptz,
  asked_by text REFERENCES users (id) ON DELETE SET NULL,
  mailed_at timestamptz NOT NULL,
  leave_hash text NOT NULL UNIQUE,
  CHECK ((confirm_hash IS NULL) = (confirm_until IS NULL))
);

CREATE INDEX newsletter_addresses_by_user ON newsletter_addresses (user_id);
CREATE INDEX newsletter_addresses_by_asker ON newsletter_addresses (asked_by);
CREATE INDEX newsletter_addresses_waiting ON newsletter_addresses (mailed_at) WHERE subscribed_at IS NULL;
