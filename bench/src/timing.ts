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
