import { type CardModel, type Engine, recommend } from '../../../packages/engine/src/query/index.ts';
import type { Query } from './queries.ts';

export const RANKED = 30;

/** The best cards for a query, best first, at most RANKED. */
export type Recommender = { name: string; rank: (query: Query) => number[] };

const BASIC = 1;
const BANNED = 2;

/** The product's own. */
export function engineRecommender(name: string, engine: Engine, cardModel: CardModel | null): Recommender {
  return {
    name,
    rank: ({ commanders, cards, basics, pool }) =>
      recommend(
        engine,
        {
          commanders,
          cards,
          basics,
          limit: RANKED,
          ...(pool ? { open: pool } : {}),
        },
        cardModel,
      ).add.map(({ card }) => card),
  };
}

/** Which cards may be recommended for a query: the same rule for every contestant. */
export function isOpen(engine: Engine, query: Query): (card: number) => boolean {
  const taken = new Set([...query.cards, ...query.commanders]);
  return (card) =>
    ((engine.cardIdentity[card] ?? 0) & ~query.identity) === 0 &&
    ((engine.cardFlags[card] ?? 0) & (BASIC | BANNED)) === 0 &&
    query.pool?.[card] !== 0 &&
    !taken.has(card);
}

/** Ranks by a score per card; cards with score −∞ are omitted, ties are sorted by deck count, then name. */
export function byScore(engine: Engine, name: string, score: (query: Query) => Float64Array): Recommender {
  return {
    name,
    rank: (query) => {
      const scores = score(query);
      const open = isOpen(engine, query);
      const best: number[] = [];
      for (let card = 0; card < engine.cards; card++) {
        const value = scores[card]!;
        const last = best.length < RANKED ? Number.NEGATIVE_INFINITY : scores[best.at(-1) as number];
        if (!(value > (last as number)) || !open(card)) continue;
        // Cards come in the order of their numbers, so a tie is placed after equal ones.
        let index = best.length;
        while (index > 0 && scores[best[index - 1]!]! < value) index--;
        best.splice(index, 0, card);
        if (best.length > RANKED) best.pop();
      }
      return best;
    },
  };
}
