import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunStatus } from './real-data-run.ts';
import { msUntil, RefreshTimer } from './refresh-timer.ts';

const HOUR_MS = 3_600_000;
const AT = 4 * 60 + 30;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T04:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs that end as told, immediately unless `hold` is set. */
function fakeRun(states: RunStatus['state'][]) {
  const begun: string[] = [];
  let state: RunStatus['state'] = 'idle';
  const run = {
    start: (command?: string) => {
      begun.push(`${command} ${new Date().toISOString().slice(0, 16)}`);
      state = states.shift() ?? 'done';
      return true;
    },
    ended: async () => {},
    get status() {
      return { state, step: null, share: null, text: '' };
    },
  };
  return { run, begun };
}

describe('the time of day', () => {
  it.each([
    ['2026-11-25T04:00:00Z', 30],
    ['2026-11-25T04:29:30Z', 0.5],
    // In that very minute, the next one is a day away.
    ['2026-11-25T04:30:00Z', 24 * 60],
    ['2026-11-25T04:30:30Z', 24 * 60 - 0.5],
    ['2026-11-25T04:31:00Z', 24 * 60 - 1],
    ['2026-12-31T23:00:00Z', 5.5 * 60],
  ])('is so far from %s', (now, minutes) => {
    expect(msUntil(new Date(now), AT)).toBe(minutes * 60_000);
  });
});

describe('a timer for refreshes', () => {
  it('starts one per day', async () => {
    const { run, begun } = fakeRun([]);
    const timer = new RefreshTimer({ at: AT, run });
    await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
    expect(begun).toEqual(['refresh 2026-11-25T04:30', 'refresh 2026-11-26T04:30']);
    timer.stop();
  });

  it('retries an hour later after a failure, and gives up for the day after five times', async () => {
    const { run, begun } = fakeRun(['failed', 'failed', 'done']);
    const timer = new RefreshTimer({ at: AT, run });
    await vi.advanceTimersByTimeAsync(12 * HOUR_MS);
    expect(begun).toEqual([
      'refresh 2026-11-25T04:30',
      'refresh 2026-11-25T05:30',
      'refresh 2026-11-25T06:30',
    ]);
    timer.stop();

    const away = fakeRun(Array.from({ length: 20 }, () => 'failed' as const));
    vi.setSystemTime(new Date('2026-11-25T04:00:00Z'));
    const other = new RefreshTimer({ at: AT, run: away.run });
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    // At 4:30 and at 5:30 to 9:30.
    expect(away.begun).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(away.begun.at(-1)).toBe('refresh 2026-11-26T04:30');
    other.stop();
  });

  it('starts none after it was stopped', async () => {
    const { run, begun } = fakeRun([]);
    new RefreshTimer({ at: AT, run }).stop();
    await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
    expect(begun).toEqual([]);
  });
});
