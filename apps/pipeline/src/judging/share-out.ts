import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { BlobStore } from './blob-store.ts';
import { JudgeResult, openJobs, toQueueName } from './job-queue.ts';
import type { JudgeWork, ShareOut, WantedPart } from './judge-work.ts';

type ShareOptions = {
  databaseUrl: string;
  store: BlobStore;
  /** Of this checkout; workers with another are not asked. */
  code: string;
  /** Distinguishes the builds that use the same database; what a killed one left is removed by the next. */
  build: string;
  /** How long to leave all parts to workers when none begins or ends one; 0 to judge here from the start. */
  waitMs: number;
  /** Tells the operator. */
  warn: (message: string) => void;
};

/** Jobs nobody has begun; what is not given out yet can still be judged here without doing it twice. */
const MAX_WAITING = 16;
const POLL_MS = 200;
/** How often silent workers are looked for. */
const SUPERVISE_MS = 3000;
const LEFTOVER_MS = 86_400_000;

type Given = { part: WantedPart; blob: string };

/**
 * Gives parts to workers while judging others here. What a worker does not bring back is judged here in the end, so a
 * build never waits for a dead one; of two verdicts on a part, which are the same, the first is kept.
 */
export function shareOutBy(options: ShareOptions): ShareOut {
  return async (work) => {
    const { code, build, store, warn } = options;
    const queue = toQueueName(code);
    const state = new PartsLeft(work);
    let boss: PgBoss;
    try {
      boss = await openJobs(options.databaseUrl, code, () => undefined);
    } catch (error) {
      warn(`${(error as Error).message} Judging all decks here.`);
      return judgeHere(work, state);
    }
    const facts = await store.put(work.facts);
    try {
      await removeJobs(boss, queue, build);
      await store.removeOlderThan(LEFTOVER_MS, Date.now());
      const here = options.waitMs === 0 ? judgeHere(work, state) : null;
      await giveOut({ boss, queue, facts, work, state, options }, here);
    } finally {
      await removeJobs(boss, queue, build).catch(() => undefined);
      for (const { blob } of state.given.values()) await store.remove(blob);
      await store.remove(facts);
      await boss.stop({ graceful: false }).catch(() => undefined);
    }
  };
}

/** Which parts are left, and which of them were given to workers. */
class PartsLeft {
  /** By id of the job. */
  readonly given = new Map<string, Given>();
  readonly #fresh: WantedPart[];
  readonly #open: Map<string, WantedPart>;
  readonly #here = new Set<string>();
  readonly #put: JudgeWork['put'];

  constructor({ parts, put }: JudgeWork) {
    this.#fresh = [...parts];
    this.#open = new Map(parts.map((part) => [part.key, part]));
    this.#put = put;
  }

  get isDone(): boolean {
    return this.#open.size === 0;
  }

  /** A part that nobody has. */
  takeFresh(): WantedPart | undefined {
    return this.#fresh.shift();
  }

  /** A part to judge here: one that nobody has, otherwise one that no worker has brought back yet. */
  takeHere(): WantedPart | undefined {
    const part = this.takeFresh() ?? [...this.#open.values()].find(({ key }) => !this.#here.has(key));
    if (part) this.#here.add(part.key);
    return part;
  }

  /** Back to those that nobody has. */
  giveBack(part: WantedPart): void {
    if (this.#open.has(part.key) && !this.#here.has(part.key)) this.#fresh.push(part);
  }

  /** Keeps the verdicts on a part unless it has some. */
  finish(part: WantedPart, judged: Uint8Array, worker?: string): void {
    if (this.#open.delete(part.key)) this.#put(part, judged, worker);
  }
}

async function judgeHere({ lanes, judge }: JudgeWork, state: PartsLeft): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let part = state.takeHere(); part; part = state.takeHere()) {
      state.finish(part, await judge(part));
      // With one thread nothing else has had a turn.
      await sleep(0);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

type Round = {
  boss: PgBoss;
  queue: string;
  facts: string;
  work: JudgeWork;
  state: PartsLeft;
  options: ShareOptions;
};

/** Fills the queue and takes what comes back, until every part is judged. */
async function giveOut(round: Round, begun: Promise<void> | null): Promise<void> {
  const { boss, queue, work, state, options } = round;
  let here = begun;
  let failure: { error: unknown } | null = null;
  const watch = (running: Promise<void>): Promise<void> =>
    running.catch((error: unknown) => {
      failure = { error };
    });
  let watched = here && watch(here);
  let [stirred, supervised, wasBusy] = [performance.now(), performance.now(), ''];
  while (!state.isDone && failure === null) {
    try {
      const busy = await collect(round);
      await fill(round, busy.waiting);
      const now = performance.now();
      if (busy.mark !== wasBusy) stirred = now;
      wasBusy = busy.mark;
      if (now - supervised > SUPERVISE_MS) {
        await boss.supervise(queue);
        supervised = performance.now();
      }
      if (here === null && now - stirred > options.waitMs) {
        here = judgeHere(work, state);
        watched = watch(here);
      }
    } catch (error) {
      options.warn(
        `The jobs in the database cannot be used (${(error as Error).message}). Judging the rest here.`,
      );
      here ??= judgeHere(work, state);
      await here;
    }
    if (!state.isDone) await sleep(POLL_MS);
  }
  await watched;
  if (failure !== null) throw (failure as { error: unknown }).error;
}

/** Takes the results of ended jobs; `mark` changes whenever a worker begins or ends one. */
async function collect({ boss, queue, state, options }: Round): Promise<{ waiting: number; mark: string }> {
  const jobs = await boss.findJobs(queue, { data: { build: options.build } });
  let waiting = 0;
  let mark = '';
  for (const { id, state: status, output, retryCount } of jobs) {
    const given = state.given.get(id);
    if (!given) continue;
    if (status === 'created' || status === 'retry') waiting += 1;
    else if (status === 'active') mark += `${id}:${retryCount} `;
    else {
      mark += `${id} ended `;
      if (status === 'completed') await take(options, state, given.part, output);
      else state.giveBack(given.part);
      state.given.delete(id);
      await boss.deleteJob(queue, id);
      await options.store.remove(given.blob);
    }
  }
  return { waiting, mark };
}

async function take(
  { store, warn }: ShareOptions,
  state: PartsLeft,
  part: WantedPart,
  output: unknown,
): Promise<void> {
  const result = JudgeResult.safeParse(output);
  try {
    const judged = result.success ? await store.get(result.data.judged) : null;
    if (judged !== null) state.finish(part, judged, result.data?.by ?? 'a worker');
    else state.giveBack(part);
    if (result.success) await store.remove(result.data.judged);
  } catch (error) {
    warn(`${(error as Error).message} Judging its decks again.`);
    state.giveBack(part);
  }
}

async function fill({ boss, queue, facts, state, options, work }: Round, waiting: number): Promise<void> {
  const { store, build, code } = options;
  for (let room = MAX_WAITING - waiting; room > 0; room -= 1) {
    const part = state.takeFresh();
    if (!part) return;
    const blob = await store.put(work.read(part));
    const id = await boss.send(queue, { build, code, facts, part: blob });
    if (id === null) state.giveBack(part);
    else state.given.set(id, { part, blob });
  }
}

async function removeJobs(boss: PgBoss, queue: string, build: string): Promise<void> {
  for (;;) {
    const jobs = await boss.findJobs(queue, { data: { build } });
    if (jobs.length === 0) return;
    await boss.deleteJob(
      queue,
      jobs.map(({ id }) => id),
    );
  }
}
