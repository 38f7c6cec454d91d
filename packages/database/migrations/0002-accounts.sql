CREATE TABLE users (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE credentials (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, account_id)
);

CREATE INDEX credentials_by_user ON credentials (user_id);

CREATE TABLE verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX verifications_by_identifier ON verifications (identifier);
CREATE INDEX verifications_by_end ON verifications (expires_at);

CREATE TABLE profiles (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  region text CHECK (region ~ '^[A-Z]{2}$'),
  is_admin boolean NOT NULL DEFAULT false,
  is_staff boolean NOT NULL DEFAULT false,
  names_under_cards boolean NOT NULL DEFAULT false,
  patreon_status text,
  patreon_cents integer NOT NULL DEFAULT 0 CHECK (patreon_cents >= 0),
  price_sources jsonb NOT NULL CHECK (jsonb_typeof(price_sources) = 'array'),
  salt_level smallint NOT NULL DEFAULT 1 CHECK (salt_level BETWEEN 0 AND 2),
  alternate_art boolean NOT NULL DEFAULT false,
  version smallint NOT NULL DEFAULT 3,
  terms_accepted_at timestamptz NOT NULL,
  privacy_accepted_at timestamptz NOT NULL,
  ads_accepted_at timestamptz,
  pending_email text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE instance_settings (
  name text PRIMARY KEY,
  value text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
