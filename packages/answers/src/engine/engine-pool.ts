import { availableParallelism } from 'node:os';
import { AppError } from '@deckwright/domain';
import { Piscina } from 'piscina';
import type { AskEngine, EngineTask } from './engine-calls.ts';
import type { EngineReply } from './engine-worker.ts';

/** Longest wait for an answer, the queue before it included. */
const PATIENCE_MS = 20_000;
/** Tasks that may wait; more are turned away at once. */
const LONGEST_QUEUE = 2000;
const MOST_WORKERS = 2;
/** Of each worker, besides the engine file, which all share. One that needs more ends alone and another takes its place. */
const MOST_HEAP_MB = 1024;

const BUSY = 'The server is busy. Please try again in a moment.';
const LOST = 'The answer was lost on the server. Please try again in a moment.';

export type EnginePool = { ask: AskEngine; close: () => Promise<void> };

/**
 * Workers that answer over one shared engine file and name index. `ask` throws the engine's own AppError, `deadline-exceeded` after
 * 20 s, `unavailable` where too many wait, the worker died over the answer or the pool is closed.
 */
export function openEnginePool(
  engine: SharedArrayBuffer,
  names: SharedArrayBuffer,
  heapMb = MOST_HEAP_MB,
): EnginePool {
  const threads = Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1));
  const pool = new Piscina<EngineTask, EngineReply>({
    filename: new URL('./engine-worker.ts', import.meta.url).href,
    workerData: { engine, names },
    minThreads: threads,
    maxThreads: threads,
    maxQueue: LONGEST_QUEUE,
    // Waiting on a shared counter would keep a worker from noticing that it is to end.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // Of a worker that dies without a task; an event that nobody hears would end the process.
  pool.on('error', tellOfDeath);
  let isClosed = false;
  const ask: AskEngine = async (call, input) => {
    // The pool itself would start a new worker for it.
    if (isClosed) throw new AppError('unavailable', BUSY);
    // Safe because `call` and `input` belong together by the signature of AskEngine.
    const reply = await runTask(pool, { call, input } as EngineTask);
    if ('code' in reply) throw new AppError(reply.code, reply.message);
    // Safe because the worker answers each call by its own kind of output.
    return reply.output as Awaited<ReturnType<typeof ask<typeof call>>>;
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await pool.close({ force: false });
    await pool.destroy();
  };
  return { ask, close };
}

async function runTask(pool: Piscina<EngineTask, EngineReply>, task: EngineTask): Promise<EngineReply> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await pool.run(task, { signal });
  } catch (cause) {
    if (signal.aborted) {
      const message = 'The answer took too long; the server is busy. Please try again in a moment.';
      throw new AppError('deadline-exceeded', message, { cause });
    }
    if (isDeath(cause)) {
      tellOfDeath(cause);
      throw new AppError('unavailable', LOST, { cause });
    }
    // What the pool says of its end stands in the error, or in the reason of an abort.
    if (
      cause instanceof Error &&
      /queue|terminat|clos|destroy/i.test(`${cause.message} ${cause.cause ?? ''}`)
    ) {
      throw new AppError('unavailable', BUSY, { cause });
    }
    throw cause;
  }
}

/** Whether the worker has ended over its task, in place of an error that the task threw. */
function isDeath(cause: unknown): cause is Error {
  if (!(cause instanceof Error)) return false;
  const outOfMemory = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory || cause.message.startsWith('worker exited with code');
}

/** A line in the log of whoever runs this. */
function tellOfDeath(cause: Error): void {
  process.emitWarning(`A worker of the engine ended and another one takes its place: ${cause.message}`);
}
