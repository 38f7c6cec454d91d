-- Which settings a user chose; the others follow their defaults, price sources those of the region. Of accounts made before
-- this was kept, what differs from the default counts as chosen.
ALTER TABLE profiles ADD COLUMN chosen jsonb NOT NULL DEFAULT '[]';
UPDATE profiles SET chosen =
  CASE WHEN price_sources = CASE
    WHEN region = 'CA' THEN '["face2face", "cardkingdom", "tcgplayer"]'::jsonb
    WHEN region = 'MX' THEN '["tcgl", "cardkingdom", "tcgplayer"]'::jsonb
    WHEN region IN (
      'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT',
      'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'CH', 'GB', 'JP'
    ) THEN '["cardmarket", "cardkingdom", "tcgplayer"]'::jsonb
    ELSE '["cardkingdom", "tcgplayer", "scg"]'::jsonb
  END THEN '[]'::jsonb ELSE '["priceSources"]'::jsonb END
  || CASE WHEN salt_level = 1 THEN '[]'::jsonb ELSE '["saltLevel"]'::jsonb END
  || CASE WHEN names_under_cards THEN '["namesUnderCards"]'::jsonb ELSE '[]'::jsonb END;
