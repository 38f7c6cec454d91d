import {
  commanderNumbers,
  type Engine,
  findCommander,
  NO_ENGINE_FILTERS,
} from '../../../../packages/engine/src/query/index.ts';
import type { Query } from '../queries.ts';
import { byScore, type Recommender } from '../ranking.ts';

/** Share of the decks within an identity that run each card, 0…1. */
export function colorPopularity(engine: Engine): (identity: number) => Float64Array {
  const known = new Map<number, Float64Array>();
  return (identity) => {
    const memo = known.get(identity);
    if (memo) return memo;
    const shares = new Float64Array(engine.cards);
    let decks = 0;
    for (let commander = 0; commander < engine.commanders; commander++) {
      if ((engine.commanderIdentity[commander] ?? 0) & ~identity) continue;
      const from = engine.commanderStart[commander] ?? 0;
      const to = engine.commanderStart[commander + 1] ?? 0;
      decks += to - from;
      for (let entry = engine.deckStart[from] ?? 0; entry < (engine.deckStart[to] ?? 0); entry++) {
        const card = engine.deckCards[entry] ?? 0;
        shares[card] = (shares[card] ?? 0) + 1;
      }
    }
    const popularity = shares.map((count) => count / Math.max(1, decks));
    known.set(identity, popularity);
    return popularity;
  };
}

type Measure = 'inclusion' | 'synergy' | 'lift';

/** Weight of in-color popularity if it only breaks ties and fills up. */
const TIE = 1e-6;

/**
 * In-color popularity, and the numbers of a commander page. Cards that the commander's decks do not run, and all cards
 * of a commander not in training, follow after the others by in-color popularity. Inclusion is the share of all its
 * decks, which ranks better than the share of eligible ones: a new card in one of one deck means nothing.
 */
export function popularityBaselines(engine: Engine): Recommender[] {
  const popularity = colorPopularity(engine);
  const ofCommander = (measure: Measure) => (query: Query) => {
    const scores = popularity(query.identity).map((share) => share - 10);
    const commander = findCommander(engine, query.commanders);
    if (commander === null) return scores;
    const numbers = commanderNumbers(engine, { commander, filters: NO_ENGINE_FILTERS });
    numbers.cards.forEach((card, index) => {
      const value =
        measure === 'inclusion'
          ? (numbers.numDecks[index] ?? 0) / numbers.decks
          : (numbers[measure][index] ?? Number.NaN);
      if (!Number.isNaN(value)) scores[card] = value + TIE * ((scores[card] ?? 0) + 10);
    });
    return scores;
  };
  return [
    byScore(engine, 'in-colour popularity', (query) => popularity(query.identity)),
    byScore(engine, 'commander inclusion', ofCommander('inclusion')),
    byScore(engine, 'synergy', ofCommander('synergy')),
    byScore(engine, 'lift', ofCommander('lift')),
  ];
}
