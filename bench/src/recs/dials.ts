import { allDecks, recommend } from '../../../packages/engine/src/query/index.ts';
import { addResult, measure, type Result } from './metrics.ts';
import type { Query } from './queries.ts';
import { RANKED } from './ranking.ts';
import type { Training } from './training.ts';

const SETTINGS = [-1, -0.5, -0.25, 0, 0.25, 0.5, 1];

/** Results of each setting of the dial between consensus and discovery, and the mean inclusion of its top tens. */
export type DialResult = { discovery: number; result: Result; inclusion: number };

/** Asks the same questions at every setting. */
export function turnDial(training: Training, queries: readonly Query[]): DialResult[] {
  const { engine, cardModel } = training;
  const { hold, potential } = allDecks(engine);
  return SETTINGS.map((discovery) => {
    let shares = 0;
    let cards = 0;
    const rank = ({ commanders, cards: list, basics, pool }: Query): number[] => {
      const { ranked } = recommend(
        engine,
        {
          commanders,
          cards: list,
          basics,
          limit: 0,
          ranked: RANKED,
          discovery,
          ...(pool ? { open: pool } : {}),
        },
        cardModel,
      );
      for (const card of ranked.slice(0, 10)) {
        shares += (hold[card] ?? 0) / Math.max(1, potential[card] ?? 0);
        cards++;
      }
      return ranked;
    };
    const results: Result[] = [];
    addResult(results, measure(training, { name: `discovery ${discovery}`, rank }, queries));
    const [result] = results;
    if (!result) throw new Error('A question has a result.');
    return { discovery, result, inclusion: cards === 0 ? 0 : shares / cards };
  });
}

/** Prints one line per setting, in per cent. */
export function printDial(title: string, results: readonly DialResult[]): void {
  const mean = (values: readonly number[]): string =>
    ((100 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)).toFixed(1);
  console.log(
    `\n${title}: recall at 10 / at 30 · tail at 30 · different cards in top tens · their mean inclusion`,
  );
  for (const { discovery, result, inclusion } of results) {
    const { outcomes, covered } = result;
    const tail = outcomes.filter((outcome) => outcome.tail > 0);
    console.log(
      `${discovery}: ${mean(outcomes.map(({ recall10 }) => recall10))} / ${mean(outcomes.map(({ recall30 }) => recall30))}` +
        ` · ${mean([
          tail.reduce((sum, { tailFound }) => sum + tailFound, 0) /
            Math.max(
              1,
              tail.reduce((sum, outcome) => sum + outcome.tail, 0),
            ),
        ])}` +
        ` · ${covered.size} · ${(100 * inclusion).toFixed(1)}`,
    );
  }
}
