import type { Readiness as ReadinessAnswer } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import type { Lease } from '../snapshot/snapshot-manager.ts';

/** A database that takes longer to write one row does not answer. */
const PATIENCE_MS = 2_000;

export type ReadinessCheck = {
  /** Looks anew; never throws. */
  read: () => Promise<ReadinessAnswer>;
  /** From now on the process is not ready: it was told to stop. */
  stop: () => void;
};

type Deps = {
  /** @throws AppError unavailable where there is no snapshot. */
  acquire: () => Lease;
  databaseAnswers: () => Promise<void>;
  /** Told each outcome of asking the database: null for an answer, otherwise why there was none. */
  onDatabase?: (problem: string | null) => void;
  /** State of the snapshot store, null without one. */
  storeStatus?: () => { problem: string | null } | null;
  patienceMs?: number;
};

/** Whether the process can answer everything: a snapshot is open, the database answers, and nobody told it to stop. */
export function createReadiness({
  acquire,
  databaseAnswers,
  onDatabase = () => undefined,
  storeStatus = () => null,
  patienceMs = PATIENCE_MS,
}: Deps): ReadinessCheck {
  let stopping = false;
  let pending: Promise<boolean> | null = null;
  /**
   * One query at a time, however many ask and however long it takes: each query that hangs holds a connection, and the
   * pool has few. A query that is late counts as no answer until it has ended.
   */
  const database = (): Promise<boolean> => {
    if (pending === null) {
      const query = databaseAnswers();
      pending = problemWithin(query, patienceMs).then((problem) => {
        // A process that stops closes its database.
        if (!stopping) onDatabase(problem);
        return problem === null;
      });
      const forget = (): void => {
        pending = null;
      };
      query.then(forget, forget);
    }
    return pending;
  };
  return {
    read: async () => {
      const snapshot = hasSnapshot(acquire);
      const answers = await database();
      const status = storeStatus();
      const store = status && status.problem === null;
      return { ready: snapshot && answers && !stopping, snapshot, database: answers, store, stopping };
    },
    stop: () => {
      stopping = true;
    },
  };
}

function hasSnapshot(acquire: () => Lease): boolean {
  try {
    acquire().release();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return false;
    throw error;
  }
}

/** Node's error for a host with several addresses has a code alone. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error && String(error.code)) || error.name;
}

/** Null for an answer in time, otherwise what is wrong, in words. */
async function problemWithin(answer: Promise<void>, patienceMs: number): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`no answer within ${patienceMs / 1000} s`), patienceMs);
  const answered = answer.then(
    () => null,
    (error: unknown) => describeFailure(error),
  );
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
}
