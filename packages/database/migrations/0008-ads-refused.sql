-- When a user took back, or refused, that ad providers are told the email address; null where that was never said.
ALTER TABLE profiles ADD COLUMN ads_refused_at timestamptz;
