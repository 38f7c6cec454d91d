import { hostname } from 'node:os';
import { AppError } from '@deckwright/domain';
import type { BlobStore } from './blob-store.ts';
import {
  HEARTBEAT_SECONDS,
  JudgeJob,
  type JudgeResult,
  openJobs,
  otherVersions,
  toQueueName,
} from './job-queue.ts';
import { type JudgePool, openJudgePool } from './judge-pool.ts';

type WorkerOptions = {
  databaseUrl: string;
  store: BlobStore;
  code: string;
  /** From 1 on. */
  threads: number;
  /** Ends the work after what is running. */
  signal: AbortSignal;
  notify: (line: string) => void;
  warn: (line: string) => void;
};

const POLL_SECONDS = 0.5;
/** Jobs taken for each thread: judging one takes less time than passes until the next look. */
const TAKEN_PER_THREAD = 4;
const LOOK_MS = 10_000;
const STOP_MS = 30_000;
/** A build that gives out no part for so long is over, or waits. */
const QUIET_MS = 10_000;

/** Judges parts that builds give out, until the signal comes. */
export async function workOnJobs(options: WorkerOptions): Promise<void> {
  const { store, code, threads, signal, notify, warn } = options;
  let lastError = '';
  const boss = await openJobs(options.databaseUrl, code, (error) => {
    if (error.message !== lastError) warn(`The database: ${error.message}`);
    lastError = error.message;
  });
  const pools = new FactPools(store, threads);
  const judgedParts = new JudgedParts(notify);
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    for (const other of await otherVersions(boss, code).catch(() => [])) {
      if (seen.has(other)) continue;
      seen.add(other);
      warn(
        `Jobs of version ${other} wait, which this worker, version ${code}, refuses. Install the same version.`,
      );
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    await look();
    await boss.work<unknown>(
      toQueueName(code),
      {
        localConcurrency: threads * TAKEN_PER_THREAD,
        pollingIntervalSeconds: POLL_SECONDS,
        heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 4,
      },
      async ([job]) => {
        const { result, build, ms } = await judgeJob(job?.data, { code, store, pools });
        judgedParts.record(build, ms);
        return result;
      },
    );
    notify(`Ready: version ${code}, ${threads} at a time\n`);
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  } finally {
    clearInterval(timer);
    await boss.stop({ graceful: true, timeout: STOP_MS });
    await pools.close();
    judgedParts.report();
  }
}

/** Says once a build is over, or the worker stops, what was judged for it. */
class JudgedParts {
  readonly #notify: (line: string) => void;
  #current: { build: string; parts: number; ms: number; timer: NodeJS.Timeout } | null = null;

  constructor(notify: (line: string) => void) {
    this.#notify = notify;
  }

  record(build: string, ms: number): void {
    const isSame = this.#current?.build === build;
    if (!isSame) this.report();
    clearTimeout(this.#current?.timer);
    const timer = setTimeout(() => this.report(), QUIET_MS).unref();
    const { parts, ms: before } = this.#current ?? { parts: 0, ms: 0 };
    this.#current = { build, parts: parts + 1, ms: before + ms, timer };
  }

  report(): void {
    if (this.#current === null) return;
    clearTimeout(this.#current.timer);
    const { build, parts, ms } = this.#current;
    this.#current = null;
    const count = parts === 1 ? '1 part' : `${parts} parts`;
    this.#notify(`Judged ${count} of the decks for build ${build}, in ${(ms / 1000).toFixed(1)} s of work\n`);
  }
}

type Tools = { code: string; store: BlobStore; pools: FactPools };

async function judgeJob(
  data: unknown,
  { code, store, pools }: Tools,
): Promise<{ result: JudgeResult; build: string; ms: number }> {
  const from = performance.now();
  const job = JudgeJob.parse(data);
  if (job.code !== code)
    throw new AppError('failed-precondition', `The job is for version ${job.code}; this worker is ${code}.`);
  const bytes = await store.get(job.part);
  if (bytes === null)
    throw new AppError('not-found', `The store has no ${job.part}; the build has ended or uses another.`);
  const pool = await pools.of(job.facts);
  const judged = await store.put(await pool.run(bytes));
  return { result: { judged, by: hostname() }, build: job.build, ms: performance.now() - from };
}

/** The threads of the facts that were asked for last. */
class FactPools {
  readonly #store: BlobStore;
  readonly #threads: number;
  #open: { name: string; pool: Promise<JudgePool> } | null = null;

  constructor(store: BlobStore, threads: number) {
    this.#store = store;
    this.#threads = threads;
  }

  async of(name: string): Promise<JudgePool> {
    if (this.#open?.name !== name) {
      const before = this.#open;
      this.#open = { name, pool: this.#start(name) };
      // A failure is that of the job that asked for it.
      void before?.pool.then((pool) => pool.close()).catch(() => undefined);
    }
    try {
      return await this.#open.pool;
    } catch (error) {
      if (this.#open?.name === name) this.#open = null;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#open?.pool.then((pool) => pool.close()).catch(() => undefined);
  }

  async #start(name: string): Promise<JudgePool> {
    const facts = await this.#store.get(name);
    if (facts === null)
      throw new AppError('not-found', `The store has no ${name}; the build has ended or uses another.`);
    // Heartbeats are sent from this thread, so not even a single one judges here.
    return openJudgePool(facts, { threads: this.#threads, apart: true });
  }
}
