ALTER TABLE submitted_decks
  ADD COLUMN user_id text REFERENCES users (id) ON DELETE CASCADE,
  ADD COLUMN link_id text UNIQUE,
  ADD COLUMN network text,
  ADD COLUMN name text,
  ADD COLUMN show_player boolean NOT NULL DEFAULT false,
  ADD COLUMN companion text,
  ADD COLUMN licence text CHECK (licence IN ('cc0', 'site')),
  ADD COLUMN list_hash text,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN reviewed_by text REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN reviewed_at timestamptz,
  ADD COLUMN reason text,
  ADD COLUMN withdrawn_at timestamptz,
  DROP CONSTRAINT submitted_decks_status_check,
  ADD CONSTRAINT submitted_decks_status_check
    CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn')),
  ADD CONSTRAINT submitted_decks_withdrawn_check
    CHECK ((status = 'withdrawn') = (withdrawn_at IS NOT NULL)
      AND (status <> 'withdrawn' OR (cards = '[]' AND network IS NULL AND name IS NULL)));

CREATE INDEX submitted_decks_by_user ON submitted_decks (user_id, updated_at);
CREATE UNIQUE INDEX submitted_decks_once_each ON submitted_decks (user_id, list_hash)
  WHERE status IN ('pending', 'accepted');

CREATE TABLE deck_reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deck_id uuid NOT NULL REFERENCES submitted_decks (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('name', 'list', 'other')),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  network text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_by text REFERENCES users (id) ON DELETE SET NULL,
  closed_at timestamptz
);

CREATE INDEX deck_reports_by_status ON deck_reports (status, created_at);
CREATE UNIQUE INDEX deck_reports_once_each ON deck_reports (deck_id, network) WHERE status = 'open';
