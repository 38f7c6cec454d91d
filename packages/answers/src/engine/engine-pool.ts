import { availableParallelism } from 'node:os';
import { AppError } from '@deckwright/domain';
import { Piscina } from 'piscina';
import type { AskEngine, EngineTask } from './engine-calls.ts';
import type { EngineFiles, EngineReply } from './engine-worker.ts';

/** Timeout for an answer, including time in the queue. */
const PATIENCE_MS = 20_000;
/** Maximum queue length; further tasks are rejected immediately. */
const MAX_QUEUE = 2000;
const MAX_WORKERS = 2;
/**
 * Heap limit per worker, not counting the shared engine file. Only the worker that exceeds it is terminated and
 * replaced.
 */
const MAX_HEAP_MB = 1024;
/**
 * Heap of a worker for young objects, a third of which is collected at a time. A page makes 1.3 MB of arrays outside of the heap, which
 * only a collection frees. With V8's own limit of 48 MB it came so rarely that these filled what the rest of the heap may use,
 * 16 to 24 MB, and V8 marked all of it every few pages.
 */
const MAX_YOUNG_MB = 6;

const BUSY = 'The server is busy. Please try again in a moment.';
const LOST = 'The answer was lost on the server. Please try again in a moment.';

export type EnginePool = {
  ask: AskEngine;
  /** Prepares all workers, so that no visitor waits for what is computed once, however long it takes. */
  prepare: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens a pool of workers over one shared engine file, card model and name index. `ask` throws the engine's AppError,
 * `deadline-exceeded` after 20 s, or `unavailable` if the queue is full, the worker died or the pool is closed.
 */
export function openEnginePool(shared: EngineFiles, heapMb = MAX_HEAP_MB): EnginePool {
  const threads = Math.max(1, Math.min(MAX_WORKERS, availableParallelism() - 1));
  const pool = new Piscina<EngineTask, EngineReply>({
    filename: new URL('./engine-worker.ts', import.meta.url).href,
    workerData: shared,
    minThreads: threads,
    maxThreads: threads,
    maxQueue: MAX_QUEUE,
    // A worker blocked on a shared counter would not notice that it should exit.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  // A worker died while idle; without a listener, the error event would crash the process.
  pool.on('error', warnOfExit);
  let isClosed = false;
  const ask: AskEngine = async (call, input) => {
    // The closed pool would start a new worker for the task.
    if (isClosed) throw new AppError('unavailable', BUSY);
    // Safe because `call` and `input` belong together by the signature of AskEngine.
    const reply = await runTask(pool, { call, input } as EngineTask, AbortSignal.timeout(PATIENCE_MS));
    if ('code' in reply) throw new AppError(reply.code, reply.message);
    // Safe because the worker answers each call by its own kind of output.
    return reply.output as Awaited<ReturnType<typeof ask<typeof call>>>;
  };
  const prepare = async (): Promise<void> => {
    // As many tasks at once as there are workers, so each takes one. Without a limit, which would end the worker.
    const task: EngineTask = { call: 'prepare', input: null };
    await Promise.all(Array.from({ length: threads }, () => runTask(pool, task)));
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await pool.close({ force: false });
    await pool.destroy();
  };
  return { ask, prepare, close };
}

async function runTask(
  pool: Piscina<EngineTask, EngineReply>,
  task: EngineTask,
  signal: AbortSignal | null = null,
): Promise<EngineReply> {
  try {
    return await pool.run(task, { signal });
  } catch (cause) {
    if (signal?.aborted) {
      const message = 'The answer took too long; the server is busy. Please try again in a moment.';
      throw new AppError('deadline-exceeded', message, { cause });
    }
    if (isDeath(cause)) {
      warnOfExit(cause);
      throw new AppError('unavailable', LOST, { cause });
    }
    // The pool reports its closing in the error or in the abort reason.
    if (
      cause instanceof Error &&
      /queue|terminat|clos|destroy/i.test(`${cause.message} ${cause.cause ?? ''}`)
    ) {
      throw new AppError('unavailable', BUSY, { cause });
    }
    throw cause;
  }
}

/** Whether the error means that the worker died, as opposed to an error thrown by the task. */
function isDeath(cause: unknown): cause is Error {
  if (!(cause instanceof Error)) return false;
  const outOfMemory = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory || cause.message.startsWith('worker exited with code');
}

/** Logs the death of a worker. */
function warnOfExit(cause: Error): void {
  process.emitWarning(`A worker of the engine ended and another one takes its place: ${cause.message}`);
}
