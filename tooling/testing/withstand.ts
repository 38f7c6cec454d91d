import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { AppError } from '@deckwright/domain';
import fc from 'fast-check';

/** CPU time, which does not depend on other load of the machine. */
const MAX_MS = 1000;
const MAX_GROWTH_MB = 24;
/** Inputs are generated in batches, so that their own memory does not count as the reader's. */
const PART = 500;

type Trial<T> = {
  inputs: fc.Arbitrary<T>;
  /** Throws only errors that `isNamed` accepts. */
  read: (input: T) => unknown;
  count: number;
  seed: number;
  isNamed?: (error: unknown) => boolean;
};

export type Withstood = { count: number; refused: number; slowestMs: number; grownMb: number };

/** A refusal with a sentence for the sender of the input. */
const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'invalid-argument';

/**
 * Feeds inputs to a reader and throws at the first fault: an unexpected error, more than a second of CPU time of this
 * thread for one input, or retained memory.
 */
export async function withstand<T>(trial: Trial<T>): Promise<Withstood> {
  const { inputs, read, count, seed, isNamed = isRefusal } = trial;
  let refused = 0;
  let slowestMs = 0;
  const before = heapMb();
  for (let done = 0; done < count; done += PART) {
    const numRuns = Math.min(PART, count - done);
    for (const input of fc.sample(inputs, { numRuns, seed: seed + done })) {
      const begun = process.threadCpuUsage();
      try {
        await read(input);
      } catch (error) {
        if (!isNamed(error))
          throw new Error(`Nobody named this error; seed ${seed}, input ${show(input)}`, { cause: error });
        refused += 1;
      }
      const { user, system } = process.threadCpuUsage(begun);
      const ms = (user + system) / 1000;
      slowestMs = Math.max(slowestMs, ms);
      if (ms > MAX_MS) throw new Error(`It took ${ms.toFixed(0)} ms; seed ${seed}, input ${show(input)}`);
    }
  }
  const grownMb = heapMb() - before;
  if (grownMb > MAX_GROWTH_MB) throw new Error(`Memory grew by ${grownMb.toFixed(0)} MB; seed ${seed}`);
  return { count, refused, slowestMs, grownMb };
}

/** Memory in use after a full garbage collection, in MB. */
export function heapMb(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

function show(input: unknown): string {
  const text = typeof input === 'string' ? JSON.stringify(input) : fc.stringify(input);
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text;
}
