CREATE TABLE submitted_decks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  commanders jsonb NOT NULL CHECK (jsonb_typeof(commanders) = 'array'),
  cards jsonb NOT NULL CHECK (jsonb_typeof(cards) = 'array'),
  bracket smallint CHECK (bracket BETWEEN 1 AND 5),
  tags jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(tags) = 'array'),
  rights text NOT NULL CHECK (rights IN ('own', 'licensed', 'permission')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected')),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX submitted_decks_by_status ON submitted_decks (status, created_at);

CREATE TABLE salt_votes (
  voter text NOT NULL,
  card_key text NOT NULL,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 4),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (voter, card_key)
);

CREATE INDEX salt_votes_by_card ON salt_votes (card_key);
