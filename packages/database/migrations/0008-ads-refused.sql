-- When a user took back, or refused, that ad providers are told the e-mail address; null where that was never said.
ALTER TABLE profiles ADD COLUMN ads_refused_at timestamptz;
