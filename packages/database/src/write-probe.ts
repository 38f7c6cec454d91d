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

/**
 * Writes a note into the log of the embedded database and waits until the disk has it. A row would stay for good where
 * nothing vacuums, and one that is undone never reaches the disk.
 */
const LOG_PROBE = "DO $$ BEGIN PERFORM pg_logical_emit_message(false, 'write-probe', '', true); END $$";

/** A write takes room in the log of the database, whoever asks how it is: so often at most, and a plain query between. */
const MIN_WRITE_INTERVAL_MS = 10_000;
/** Without a server, nothing shortens the log before the next start. */
const MIN_EMBEDDED_INTERVAL_MS = 60_000;
/** A write that failed is tried again sooner: until one succeeds, no visitor is sent here. */
const RETRY_INTERVAL_MS = 5_000;

/** As much of a pool of `pg` as is needed; a plain object with `query_timeout` is missing in its types. */
type Pool = { query: (config: { text: string; query_timeout: number }) => Promise<unknown> };

type Options = {
  /** Milliseconds, after which a connection without an answer is given up. */
  timeout: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** Returns a function that asks the database for an answer, and every ten seconds whether it takes writes; it rejects if not. */
export function createHealthQuery(pool: Pool, { timeout, now }: Options): () => Promise<void> {
  const run = async (text: string) => void (await pool.query({ text, query_timeout: timeout }));
  return alternate(run, { probe: WRITE_PROBE, minInterval: MIN_WRITE_INTERVAL_MS, now });
}

type EmbeddedOptions = {
  run: (text: string) => Promise<unknown>;
  /** Rejects while the disk is full or read-only. */
  requireRoom: () => Promise<void>;
  now?: () => number;
};

/** As `createHealthQuery` for the embedded database, which is asked to write once a minute, after a failure every five seconds; the disk is looked at each time. */
export function createEmbeddedHealth({ run, requireRoom, now }: EmbeddedOptions): () => Promise<void> {
  const ask = alternate(async (text) => void (await run(text)), {
    ...{ probe: LOG_PROBE, minInterval: MIN_EMBEDDED_INTERVAL_MS, now },
  });
  return async () => {
    await requireRoom();
    await ask();
  };
}

type Turns = { probe: string; minInterval: number; now?: (() => number) | undefined };

/** A plain query, or the probe if the last one was some time ago; between two, the outcome of the last one counts, too. */
function alternate(
  run: (text: string) => Promise<void>,
  { probe, minInterval, now = () => performance.now() }: Turns,
): () => Promise<void> {
  let written = { at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve(), interval: minInterval };
  return async () => {
    if (now() - written.at < written.interval) {
      await run('SELECT 1');
      return written.outcome;
    }
    const outcome = run(probe);
    const attempt = { at: now(), outcome, interval: minInterval };
    outcome.catch(() => {
      attempt.interval = Math.min(minInterval, RETRY_INTERVAL_MS);
    });
    written = attempt;
    return outcome;
  };
}
