import { recommend } from '../../../packages/engine/src/query/index.ts';
import { deckNeighbors } from './baselines/deck-neighbors.ts';
import type { Query } from './queries.ts';
import type { Training } from './training.ts';

/** The cost of one question: wall-clock milliseconds, and average CPU time without other work of the process. */
export type Speed = {
  name: string;
  questions: number;
  cards: number;
  p50: number;
  p99: number;
  max: number;
  cpu: number;
};

/** The maximum the site requests: cards with their reasons, and cuts. */
const SITE_LIMIT = 300;
const WARM_UP = 20;

/**
 * Complete held-out lists, each asked about once after a warm-up: the site's answer with reasons and cuts, the plain
 * ranking, and deck-kNN's ranking, which has neither.
 */
export function measureSpeed(training: Training, queries: readonly Query[]): Speed[] {
  const whole = queries.map((query) => ({ ...query, cards: query.whole }));
  const neighbors = deckNeighbors(training.engine);
  const contestants: { name: string; run: (query: Query) => unknown }[] = [
    {
      name: `Deckwright, ${SITE_LIMIT} cards with reasons, and cuts`,
      run: (query) => ask(training, query, SITE_LIMIT),
    },
    { name: 'Deckwright, 100 cards with reasons, and cuts', run: (query) => ask(training, query, 100) },
    { name: 'Deckwright, ranking alone, and cuts', run: (query) => ask(training, query, 0) },
    { name: neighbors.name, run: neighbors.rank },
  ];
  for (const { run } of contestants) for (const query of whole.slice(0, WARM_UP)) run(query);
  const timed = contestants.map(() => ({ clock: [] as number[], processor: 0 }));
  // In turn for each list, so that other load on the machine affects all equally.
  for (const query of whole) {
    contestants.forEach(({ run }, index) => {
      const times = timed[index];
      const before = process.threadCpuUsage();
      const started = performance.now();
      run(query);
      times?.clock.push(performance.now() - started);
      const { user, system } = process.threadCpuUsage(before);
      if (times) times.processor += (user + system) / 1000;
    });
  }
  const cards = whole.reduce((sum, query) => sum + query.cards.length + query.commanders.length, 0);
  return contestants.map(({ name }, index) => {
    const { clock, processor } = timed[index] ?? { clock: [], processor: Number.NaN };
    clock.sort((a, b) => a - b);
    return {
      name,
      questions: whole.length,
      cards: cards / Math.max(1, whole.length),
      p50: percentile(clock, 0.5),
      p99: percentile(clock, 0.99),
      max: clock.at(-1) ?? Number.NaN,
      cpu: processor / Math.max(1, whole.length),
    };
  });
}

export function printSpeed(speeds: readonly Speed[]): void {
  const [first] = speeds;
  if (!first) return;
  console.log(
    `\nEngine time of one question in ms, ${first.questions} whole lists of ${first.cards.toFixed(0)} different cards on average:\n`,
  );
  console.log('| | p50 | p99 | max | processor, mean |\n|---|---|---|---|---|');
  for (const { name, p50, p99, max, cpu } of speeds)
    console.log(`| ${name} | ${[p50, p99, max, cpu].map((ms) => ms.toFixed(1)).join(' | ')} |`);
}

function ask({ engine, cardModel }: Training, { commanders, cards, basics }: Query, limit: number): unknown {
  return recommend(engine, { commanders, cards, basics, limit, ranked: 1000 }, cardModel);
}

/** The smallest of the sorted values that the given share does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
