import { type Engine, recommend } from '../../../packages/engine/src/query/index.ts';
import { deckNeighbors } from './baselines/deck-neighbors.ts';
import type { Query } from './hold-out.ts';

/** What one question takes, in milliseconds of this one thread. */
export type Speed = { name: string; questions: number; cards: number; p50: number; p99: number; max: number };

/** As many as the site asks for at most: cards with their reasons, and cuts. */
const SITE_LIMIT = 300;
const WARM_UP = 20;

/**
 * Whole held-out lists, each asked about once after some to warm up: the answer of the site with reasons and cuts, the
 * bare ranking, and deck-kNN's ranking, which has neither.
 */
export function measureSpeed(engine: Engine, queries: readonly Query[]): Speed[] {
  const whole = queries.map((query) => ({ ...query, cards: query.whole }));
  const neighbors = deckNeighbors(engine);
  const contestants: { name: string; run: (query: Query) => unknown }[] = [
    {
      name: `Deckwright, ${SITE_LIMIT} cards with reasons, and cuts`,
      run: (query) => ask(engine, query, SITE_LIMIT),
    },
    { name: 'Deckwright, 100 cards with reasons, and cuts', run: (query) => ask(engine, query, 100) },
    { name: 'Deckwright, ranking alone, and cuts', run: (query) => ask(engine, query, 0) },
    { name: neighbors.name, run: neighbors.rank },
  ];
  return contestants.map(({ name, run }) => {
    for (const query of whole.slice(0, WARM_UP)) run(query);
    const times = whole.map((query) => timeOf(() => run(query))).sort((a, b) => a - b);
    const cards = whole.reduce((sum, query) => sum + query.cards.length + query.commanders.length, 0);
    return {
      name,
      questions: whole.length,
      cards: cards / Math.max(1, whole.length),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      max: times.at(-1) ?? Number.NaN,
    };
  });
}

export function printSpeed(speeds: readonly Speed[]): void {
  const [first] = speeds;
  if (!first) return;
  console.log(
    `\nEngine time of one question in ms, ${first.questions} whole lists of ${first.cards.toFixed(0)} different cards on average:\n`,
  );
  console.log('| | p50 | p99 | max |\n|---|---|---|---|');
  for (const { name, p50, p99, max } of speeds)
    console.log(`| ${name} | ${[p50, p99, max].map((ms) => ms.toFixed(1)).join(' | ')} |`);
}

function ask(engine: Engine, { commanders, cards, basics }: Query, limit: number): unknown {
  return recommend(engine, { commanders, cards, basics, limit, ranked: 1000 });
}

/** Of the clock: on a machine that does something else besides, the higher shares say more about that. */
function timeOf(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** Of sorted values, the smallest that the share of them does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
