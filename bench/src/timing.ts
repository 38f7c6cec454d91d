import { sized } from './size.ts';

export type Runner = { name: string; run: () => unknown };

/** Calls of each runner before its first measured one. */
const MIN_ROUNDS = 3;
const WARM_UPS = sized(2, 0);

/** Milliseconds over `runs` runs. */
export type Timing = { fastest: number; median: number; p95: number; runs: number };

/**
 * Runs the runners in turn, so that other load on the machine affects all of them. After its warm-ups, a runner
 * leaves the race when it has run `rounds` times or, after three runs, for longer than `budgetMs` in total.
 */
export async function race(
  runners: readonly Runner[],
  { rounds = 15, budgetMs = 4_000 }: { rounds?: number; budgetMs?: number } = {},
): Promise<Map<string, Timing>> {
  const times = new Map(runners.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; turn < WARM_UPS; turn++) for (const { run } of runners) await run();
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of runners) {
      const own = times.get(name) ?? [];
      if (own.length >= MIN_ROUNDS && own.reduce((sum, time) => sum + time, 0) > budgetMs) continue;
      own.push(await timed(run));
    }
  }
  return new Map([...times].map(([name, list]) => [name, computeTiming(list)]));
}

/** Milliseconds of a runner and of what it is compared with, medians, and the median of the ratios of their turns. */
export type PairTiming = { median: number; otherMedian: number; ratio: number; runs: number };

/**
 * Runs each pair in turn, the one and the other first by turns, so that the ratio does not depend on other load on the
 * machine; otherwise as `race`, and `budgetMs` is that of a pair.
 */
export async function racePairs(
  pairs: readonly { name: string; run: () => unknown; other: () => unknown }[],
  { rounds = 15, budgetMs = 4_000 }: { rounds?: number; budgetMs?: number } = {},
): Promise<Map<string, PairTiming>> {
  const times = new Map(pairs.map(({ name }) => [name, [] as { own: number; other: number }[]]));
  for (let round = -1; round < rounds; round++) {
    for (const { name, run, other } of pairs) {
      const turns = times.get(name) ?? [];
      const spent = turns.reduce((sum, turn) => sum + turn.own + turn.other, 0);
      if (turns.length >= MIN_ROUNDS && spent > budgetMs) continue;
      const isFirst = round % 2 === 0;
      const before = isFirst ? await timed(run) : await timed(other);
      const after = isFirst ? await timed(other) : await timed(run);
      // The first round is the warm-up.
      if (round >= 0) turns.push(isFirst ? { own: before, other: after } : { own: after, other: before });
    }
  }
  return new Map([...times].map(([name, turns]) => [name, computePairTiming(turns)]));
}

export function computePairTiming(turns: readonly { own: number; other: number }[]): PairTiming {
  const median = (values: number[]) => computeTiming(values).median;
  return {
    median: median(turns.map(({ own }) => own)),
    otherMedian: median(turns.map(({ other }) => other)),
    ratio: median(turns.map(({ own, other }) => own / other)),
    runs: turns.length,
  };
}

/** Milliseconds that one call takes. */
async function timed(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

export function computeTiming(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { fastest: at(0), median: at(0.5), p95: at(0.95), runs: sorted.length };
}
