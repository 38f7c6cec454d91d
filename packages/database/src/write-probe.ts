/** Raised by the probe itself, so that no other error is taken for it. */
const UNDONE = 'DW000';

/**
 * Writes a row and undoes it within one statement: a database that only reads or that is full fails, where a plain query
 * would be answered. A lock that lasts is waited for on the server for two seconds only: a client that gives up leaves its
 * server process waiting.
 */
const WRITE_PROBE = `DO $$
BEGIN
  PERFORM set_config('lock_timeout', '2s', true);
  INSERT INTO instance_settings (name, value) VALUES ('write-probe', '');
  RAISE EXCEPTION USING ERRCODE = '${UNDONE}';
EXCEPTION WHEN SQLSTATE '${UNDONE}' THEN NULL;
END $$`;

/** A write takes room in the log of the server, whoever asks how it is: so often at most, and a plain query between. */
const MIN_WRITE_INTERVAL_MS = 10_000;

/** As much of a pool of `pg` as is needed; a plain object with `query_timeout` is missing in its types. */
type Pool = { query: (config: { text: string; query_timeout: number }) => Promise<unknown> };

type Options = {
  /** Milliseconds, after which a connection without an answer is given up. */
  timeout: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** Returns a function that asks the database for an answer, and every ten seconds whether it takes writes; it rejects if not. */
export function createHealthQuery(
  pool: Pool,
  { timeout, now = () => performance.now() }: Options,
): () => Promise<void> {
  let written = { at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve() };
  return async () => {
    if (now() - written.at < MIN_WRITE_INTERVAL_MS) {
      await pool.query({ text: 'SELECT 1', query_timeout: timeout });
      return written.outcome;
    }
    const outcome = pool.query({ text: WRITE_PROBE, query_timeout: timeout }).then(() => undefined);
    outcome.catch(() => undefined);
    written = { at: now(), outcome };
    return outcome;
  };
}
