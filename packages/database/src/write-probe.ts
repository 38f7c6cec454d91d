/** Raised by the probe itself, so that no other error is taken for it. */
const UNDONE = 'DW000';

/**
 * Writes a row and undoes it within one statement: a database that only reads, that is full or that waits for a lock fails,
 * where a plain query would be answered.
 */
export const WRITE_PROBE = `DO $$
BEGIN
  INSERT INTO instance_settings (name, value) VALUES ('write-probe', '');
  RAISE EXCEPTION USING ERRCODE = '${UNDONE}';
EXCEPTION WHEN SQLSTATE '${UNDONE}' THEN NULL;
END $$`;
