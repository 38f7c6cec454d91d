import type { EngineCard, EngineDeck } from '../build/types.ts';
import { plainCard } from './plain-card.ts';

/** 2024-03-31. */
export const AS_OF = 19813;

const OLD = 10000;

const card = (slug: string, facts: Partial<EngineCard>): EngineCard =>
  plainCard(slug, { manaValue: 0, releaseDay: OLD, ...facts });

const CREATURE = { type: 0 };
const INSTANT = { type: 1 };
const LAND = { type: 7, manaValue: 0 };
const [W, U, R] = [1, 2, 8];

/** Invented cards. Commanders: aria (W), ash (R), the pair bell and cole (W U). */
export const GOLDEN_CARDS: readonly EngineCard[] = [
  card('aria', { ...CREATURE, identity: W, manaValue: 2, pips: [1, 0, 0, 0, 0] }),
  card('ash', { ...CREATURE, identity: R, manaValue: 3, pips: [0, 0, 0, 1, 0] }),
  card('cole', { ...CREATURE, identity: U, manaValue: 2, pips: [0, 1, 0, 0, 0] }),
  card('bell', { ...CREATURE, identity: W, manaValue: 2, pips: [1, 0, 0, 0, 0] }),
  card('ring', { manaArtifact: true, manaValue: 1, priceCents: 200 }),
  card('sword', { manaValue: 3, priceCents: 900 }),
  card('ward', { ...INSTANT, identity: W, manaValue: 1, pips: [1, 0, 0, 0, 0] }),
  card('angel', { ...CREATURE, identity: W, manaValue: 5, pips: [2, 0, 0, 0, 0], priceCents: 400 }),
  card('bolt', { ...INSTANT, identity: R, manaValue: 1, pips: [0, 0, 0, 1, 0], gameChanger: true }),
  card('wall', { ...CREATURE, manaValue: 12 }),
  card('novel', { type: 2, identity: W, manaValue: 2, pips: [1, 0, 0, 0, 0], releaseDay: AS_OF - 110 }),
  card('lotus', { manaArtifact: true, banned: true, priceCents: -1 }),
  card('plains', { ...LAND, identity: W, basic: true, priceCents: 10 }),
  card('keep', { ...LAND, utilityLand: true, priceCents: 300 }),
  card('field', { ...LAND, priceCents: 50 }),
];

/** Catalogue position. */
function at(slug: string): number {
  return GOLDEN_CARDS.findIndex((entry) => entry.slug === slug);
}

const deck = (
  commanders: string,
  cards: string,
  [day, bracket, estimatedBracket]: [day: number | null, bracket: number, estimatedBracket: number],
  basics = 0,
  basicsEstimated = false,
): EngineDeck => ({
  commanders: commanders.split(' ').map(at),
  cards: cards.split(' ').map(at),
  day,
  bracket,
  estimatedBracket,
  basics,
  basicsEstimated,
});

export const GOLDEN_DECKS: readonly EngineDeck[] = [
  deck('aria', 'ring ward angel plains', [null, 0, 3], 30), // a1
  deck('aria', 'ring angel novel plains', [AS_OF - 100, 3, 0], 30), // a2
  deck('aria', 'ring ward angel novel keep plains', [AS_OF - 20, 3, 0], 30), // a3
  deck('aria', 'ward novel lotus plains', [AS_OF, 0, 2], 32, true), // a4
  deck('ash', 'ring bolt sword', [null, 0, 0]), // r1
  deck('ash', 'ring bolt', [AS_OF - 400, 3, 0]), // r2
  deck('ash', 'sword wall', [AS_OF - 10, 4, 0]), // r3
  deck('cole bell', 'ring ward wall', [AS_OF - 5, 3, 0]), // p1
  deck('bell cole', 'ring angel', [AS_OF - 200, 0, 0]), // p2
  deck('bell cole', 'sword angel field', [AS_OF - 29, 0, 3]), // p3
];
