CREATE TABLE staff_actions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'command')),
  actor_id text REFERENCES users (id) ON DELETE SET NULL,
  action text NOT NULL,
  subject_id text REFERENCES users (id) ON DELETE SET NULL,
  detail text NOT NULL DEFAULT ''
);

CREATE INDEX staff_actions_by_time ON staff_actions (at DESC, id);
CREATE INDEX staff_actions_by_subject ON staff_actions (subject_id);
CREATE INDEX staff_actions_by_actor ON staff_actions (actor_id);

CREATE TABLE removed_names (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name_key text NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, name_key)
);

CREATE TABLE newsletter_leaves (
  day date PRIMARY KEY,
  leaves integer NOT NULL CHECK (leaves > 0)
);

CREATE TABLE patron_members (
  member_id text PRIMARY KEY,
  email_hash text,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  status text,
  cents integer NOT NULL DEFAULT 0 CHECK (cents >= 0),
  standing smallint NOT NULL DEFAULT 0 CHECK (standing BETWEEN 0 AND 3),
  state_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX patron_members_by_user ON patron_members (user_id);
CREATE INDEX patron_members_by_email ON patron_members (email_hash);

CREATE TABLE patron_events (
  member_id text NOT NULL REFERENCES patron_members (member_id) ON DELETE CASCADE,
  hash text NOT NULL,
  PRIMARY KEY (member_id, hash)
);
