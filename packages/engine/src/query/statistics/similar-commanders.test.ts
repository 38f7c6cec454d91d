import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { GOLDEN_CARDS } from '../../testing/golden.ts';
import { type Loaded, loaded } from '../../testing/load.ts';
import { similarCommanders } from './similar-commanders.ts';

const AS_OF = 20000;
const [W, U] = [1, 2];

const facts: Record<string, Partial<EngineCard>> = {
  'lead-w': { identity: W },
  'lead-wu': { identity: W | U },
  'lead-u': { identity: U },
  'lead-none': {},
  'lead-bare': {},
  'lead-few': { identity: W },
  shared: {},
  trinket: {},
  white: { identity: W },
  blue: { identity: U },
  young: { releaseDay: AS_OF - 50 },
  ...Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`basic-${n}`, { basic: true, type: 7 }])),
};

const cards: EngineCard[] = Object.entries(facts).map(([slug, fact]) => {
  const [card] = GOLDEN_CARDS;
  if (!card) throw new Error('the golden set has cards');
  return { ...card, identity: 0, slug, name: slug, ...fact };
});

const at = (slug: string): number => Object.keys(facts).indexOf(slug);

/** Decks that differ by a basic land alone. */
const getDecks = (
  commander: string,
  count: number,
  included: string,
  day: number | null = null,
): EngineDeck[] =>
  Array.from({ length: count }, (_, n) => ({
    commanders: commander.split(' ').map(at),
    cards: [...included.split(' ').filter(Boolean).map(at), at(`basic-${n}`)],
    day,
    bracket: 0,
    estimatedBracket: 0,
    basics: 1,
    basicsEstimated: false,
  }));

const similarTo = ({ engine, commander, slug }: Loaded, name: string): Record<string, number> =>
  Object.fromEntries(
    similarCommanders(engine, commander(name)).map((entry) => [
      slug(engine.commanderCards[entry.commander * 2] ?? -1),
      entry.similarity,
    ]),
  );

describe('similar commanders', () => {
  const world = loaded(
    cards,
    [
      ...getDecks('lead-w', 5, 'shared white'),
      ...getDecks('lead-wu', 5, 'shared blue'),
      ...getDecks('lead-u', 5, ''),
      ...getDecks('lead-none', 5, 'shared'),
      ...getDecks('lead-bare', 5, 'shared trinket'),
      ...getDecks('lead-few', 4, 'shared'),
    ],
    AS_OF,
  );
  // shared is in 24 of all 29 decks, trinket in 5 of them, white in 5 of the 14 with white.
  const [shared, trinket, white] = [Math.log(30 / 25), Math.log(30 / 6), Math.log(15 / 6)];

  test('are compared by the cards that both may play, rarer ones weighing more, symmetrically', () => {
    // Blue is not for lead-w: vectors (shared, white) and (shared, 0). lead-u holds basics alone.
    const cosine = shared / Math.hypot(shared, white);
    expect(similarTo(world, 'lead-w')).toEqual({ 'lead-wu': expect.closeTo(cosine, 6) });
    expect(similarTo(world, 'lead-wu')).toEqual({ 'lead-w': expect.closeTo(cosine, 6) });
  });

  test('share a color, or are both colorless', () => {
    // All but lead-u hold shared. Vectors (shared, 0) and (shared, trinket).
    const cosine = shared / Math.hypot(shared, trinket);
    expect(similarTo(world, 'lead-none')).toEqual({ 'lead-bare': expect.closeTo(cosine, 6) });
    expect(similarTo(world, 'lead-bare')).toEqual({ 'lead-none': expect.closeTo(cosine, 6) });
  });

  test("are not distinguished by a card that is one's commander, nor by one newer than its decks", () => {
    // What lead-w holds and lead-few does not, lead-few cannot hold: (white) and (white).
    const other = loaded(
      cards,
      [
        ...getDecks('lead-w', 5, 'white lead-few young', AS_OF),
        ...getDecks('lead-few', 5, 'white', AS_OF - 51),
        ...getDecks('lead-wu', 4, ''),
      ],
      AS_OF,
    );
    expect(similarTo(other, 'lead-w')).toEqual({ 'lead-few': expect.closeTo(1, 12) });
    expect(similarTo(other, 'lead-few')).toEqual({ 'lead-w': expect.closeTo(1, 12) });
  });

  test('are empty for a commander without other cards or with fewer than five decks', () => {
    expect(similarTo(world, 'lead-u')).toEqual({});
    expect(similarTo(world, 'lead-few')).toEqual({});
  });

  test('stop at the limit', () => {
    expect(similarCommanders(world.engine, world.commander('lead-w'), 0)).toEqual([]);
  });
});
