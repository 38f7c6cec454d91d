import type { Answered } from './client.ts';

export type Summary = {
  requested: number;
  /** Shares of the requests: answered, refused with a retry time, and everything else. */
  answered: number;
  refused: number;
  failed: number;
  /** Answers per second, and their times in ms. */
  perSecond: number;
  p50: number;
  p99: number;
  /** Times of refusals in ms. */
  refusedP50: number;
  refusedP99: number;
  /** What the failed ones were, each as "search: 500, 3 times". */
  failures: string[];
};

/** Statuses of refusals: too many calls or too busy, with a retry time. */
const REFUSALS = [429, 503];

export function toSummary(answers: readonly Answered[], forMs: number): Summary {
  const isGood = ({ status }: Answered) => status >= 200 && status < 400;
  const isRefused = ({ status, retryAfter }: Answered) => REFUSALS.includes(status) && retryAfter;
  const good = answers.filter(isGood);
  const refused = answers.filter(isRefused);
  const failed = answers.filter((answer) => !isGood(answer) && !isRefused(answer));
  const share = (part: readonly Answered[]) => part.length / Math.max(answers.length, 1);
  return {
    requested: answers.length,
    answered: share(good),
    refused: share(refused),
    failed: share(failed),
    perSecond: good.length / (forMs / 1000),
    p50: at(good, 0.5),
    p99: at(good, 0.99),
    refusedP50: at(refused, 0.5),
    refusedP99: at(refused, 0.99),
    failures: toCounts(failed),
  };
}

/** The most frequent first. */
function toCounts(failed: readonly Answered[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, status, error } of failed) {
    const what = `${kind}: ${error ?? status}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([what, count]) => `${what}, ${count} times`);
}

function at(answers: readonly Answered[], share: number): number {
  const took = answers.map((answer) => answer.took).sort((a, b) => a - b);
  return took[Math.floor(took.length * share)] ?? Number.NaN;
}
