import { expect, test } from 'vitest';
import type { EngineDeck } from '../../build/types.ts';
import { loaded } from '../../testing/load.ts';
import { randomBelow } from '../../testing/many-decks.ts';
import { plainCard } from '../../testing/plain-card.ts';
import { drawHalves } from '../../testing/random-halves.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { commanderStats } from './commander-stats.ts';

const AS_OF = 20000;
const PACKAGES = 6;
const PACKAGE_CARDS = 15;
const STAPLES = 40;
const OTHERS = 300;

/**
 * Decks of one commander as real ones are: staples, one of several packages that are played together, other cards, and
 * one deck in four a copy of another with a few cards changed.
 */
function oneCommander(count: number): EngineDeck[] {
  const below = randomBelow(7);
  const decks: EngineDeck[] = [];
  for (let deck = 0; deck < count; deck++) {
    const cards = new Set<number>();
    const copied = below(4) === 0 ? decks[below(Math.max(1, deck))] : undefined;
    const changed = below(4);
    for (const card of copied?.cards ?? []) cards.add(card);
    for (const card of [...cards].slice(0, changed)) cards.delete(card);
    if (!copied) {
      for (let staple = 0; staple < STAPLES; staple++) if (below(STAPLES) > staple) cards.add(1 + staple);
      const first = 1 + STAPLES + PACKAGE_CARDS * below(PACKAGES);
      for (let card = 0; card < PACKAGE_CARDS; card++) if (below(5) > 0) cards.add(first + card);
    }
    const others = 1 + STAPLES + PACKAGES * PACKAGE_CARDS;
    while (cards.size < 60) cards.add(others + Math.min(below(OTHERS), below(OTHERS)));
    decks.push({
      commanders: [0],
      cards: [...cards],
      day: below(4) === 0 ? null : AS_OF - below(600),
      bracket: 0,
      estimatedBracket: 0,
      basics: 0,
      basicsEstimated: false,
    });
  }
  return decks;
}

test('of random decks of one commander, at most one page in twenty shows High Synergy or High Lift', () => {
  const cards = Array.from({ length: 1 + STAPLES + PACKAGES * PACKAGE_CARDS + OTHERS }, (_, n) =>
    plainCard(`card-${n + 1000}`, { releaseDay: n % 12 === 5 ? AS_OF - n : 9000 }),
  );
  const { engine } = loaded(cards, oneCommander(300), AS_OF);
  for (const decks of [3, 5, 10, 20, 40]) {
    const { withCards } = drawHalves(engine, 0, { decks, draws: 200, below: randomBelow(decks) });
    expect(withCards).toBeLessThanOrEqual(0.05);
  }
});

test('decks of one package are told from the others', () => {
  const decks = oneCommander(300);
  const first = 1 + STAPLES;
  const inPackage = ({ cards }: EngineDeck): boolean =>
    cards.filter((card) => card >= first && card < first + PACKAGE_CARDS).length > 7;
  // The decks of the package, ten of them, under another commander.
  const count = 1 + STAPLES + PACKAGES * PACKAGE_CARDS + OTHERS;
  const own = decks.filter(inPackage).slice(0, 10);
  const cards = Array.from({ length: count + 1 }, (_, n) =>
    plainCard(`card-${n + 1000}`, { releaseDay: 9000 }),
  );
  const moved = own.map((deck) => ({ ...deck, commanders: [count] }));
  const { engine, commander, slug } = loaded(
    cards,
    [...decks.filter((deck) => !inPackage(deck)), ...moved],
    AS_OF,
  );
  const { sections } = commanderStats(engine, {
    commander: commander(`card-${count + 1000}`),
    filters: NO_ENGINE_FILTERS,
  });
  const high = sections.find(({ tag }) => tag === 'highsynergycards')?.cards.map(({ card }) => slug(card));
  const names = Array.from({ length: PACKAGE_CARDS }, (_, n) => `card-${first + n + 1000}`);
  expect(high).toHaveLength(10);
  expect(names).toEqual(expect.arrayContaining(high ?? []));
});
