import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@deckwright/domain';
import type { ObjectStore } from './object-store.ts';

const KEY = 'lock';

export type LockTimes = {
  /** A lock that has not changed for this long is that of a killed run. */
  staleMs: number;
  /** A holder that took longer gives up; well below `staleMs`. */
  holdMs: number;
  pollMs: number;
  /** For stores without conditional writes: by then, another writer's lock would be seen. */
  settleMs: number;
};

export const LOCK_TIMES: LockTimes = { staleMs: 120_000, holdMs: 60_000, pollMs: 1000, settleMs: 2000 };

/**
 * Runs work that at most one machine may do at a time, waiting for others. The holder must end within `holdMs`;
 * no clock is compared with another.
 * @throws AppError `aborted` if the work took too long to be sure that nobody else began.
 */
export async function withStoreLock<T>(
  store: ObjectStore,
  onWait: (holder: string) => void,
  work: (assertLocked: () => Promise<void>) => Promise<T>,
  times = LOCK_TIMES,
): Promise<T> {
  const mine = `${JSON.stringify({ host: hostname(), pid: process.pid, nonce: randomBytes(8).toString('hex') })}\n`;
  await acquire(store, mine, onWait, times);
  const startedAt = performance.now();
  const assertLocked = async (): Promise<void> => {
    if (performance.now() - startedAt < times.holdMs && (await isMine(store, mine))) return;
    throw new AppError(
      'aborted',
      `Publishing to ${store.name} took so long that another machine may have begun. Nothing was published; run the command again.`,
    );
  };
  try {
    return await work(assertLocked);
  } finally {
    if (await isMine(store, mine).catch(() => false)) await store.remove(KEY).catch(() => undefined);
  }
}

async function acquire(
  store: ObjectStore,
  mine: string,
  onWait: (holder: string) => void,
  times: LockTimes,
): Promise<void> {
  let seen = { text: '', since: 0 };
  while (true) {
    const text = await lockText(store);
    // Only where there is none: a store without conditional writes would replace it.
    if (text === null) {
      // After an answer that was lost, the refusal is that of our own lock.
      const written = (await store.writeText(KEY, mine, null)) || (await isMine(store, mine));
      if (written && (await isExclusive(store, mine, times))) return;
      continue;
    }
    if (seen.text !== text) {
      seen = { text, since: performance.now() };
      onWait(parseHolder(text));
    } else if (performance.now() - seen.since > times.staleMs) {
      if ((await lockText(store)) === text) await store.remove(KEY);
      continue;
    }
    await delay(times.pollMs);
  }
}

/** A store that writes a second lock over the first ignores the condition: then the last writer has it. */
async function isExclusive(store: ObjectStore, mine: string, { settleMs }: LockTimes): Promise<boolean> {
  const honored = !(await store.writeText(KEY, mine, null));
  if (!honored) await delay(settleMs);
  return isMine(store, mine);
}

async function isMine(store: ObjectStore, mine: string): Promise<boolean> {
  return (await lockText(store)) === mine;
}

async function lockText(store: ObjectStore): Promise<string | null> {
  const read = await store.readText(KEY);
  return read === null || read === 'unchanged' ? null : read.text;
}

function parseHolder(text: string): string {
  return /"host":"([\w.-]+)"/.exec(text)?.[1] ?? 'another machine';
}
