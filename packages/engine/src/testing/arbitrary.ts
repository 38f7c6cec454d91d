import type { ThemeKind } from '@deckwright/domain';
import fc from 'fast-check';
import type { EngineCard, EngineDeck } from '../build/types.ts';

export const AS_OF = 20000;

/** Of the theme table that the cards below name. */
export const THEME_KINDS: readonly ThemeKind[] = ['theme', 'theme', 'kindred', 'kindred'];

/** Cards that may lead; the rest of the catalogue may too be held by any deck, whatever its colors. */
const COMMANDERS = 5;
const CARDS = 16;

const cardFacts = fc.record({
  identity: fc.constantFrom(0, 0, 1, 2, 3, 8, 11, 31),
  type: fc.integer({ min: 0, max: 7 }),
  manaValue: fc.constantFrom(0, 0.5, 1, 2, 3, 10, 12),
  pips: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
  releaseDay: fc.oneof(fc.constant(9000), fc.integer({ min: AS_OF - 200, max: AS_OF + 20 })),
  priceCents: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 5000 }) },
    { weight: 1, arbitrary: fc.constant(-1) },
  ),
  basic: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  banned: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  gameChanger: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  manaArtifact: fc.boolean(),
  utilityLand: fc.boolean(),
  salt: fc.constantFrom(null, null, 0, 0.125, 1.5, 4),
  roles: fc.nat({ max: 8191 }),
  themes: fc.record({
    themes: fc.subarray([0, 1]),
    is: fc.subarray([2, 3]),
    names: fc.subarray([2, 3]),
    everyType: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  }),
});

/** A catalogue whose slugs, names and positions are in different orders; a basic is a land and never leads. */
export const catalog: fc.Arbitrary<EngineCard[]> = fc
  .array(cardFacts, { minLength: CARDS, maxLength: CARDS })
  .map((facts) =>
    facts.map((fact, position) => ({
      ...fact,
      basic: fact.basic && position >= COMMANDERS,
      slug: `card-${String.fromCharCode(97 + ((position * 7) % CARDS))}`,
      name: `Card ${String.fromCharCode(97 + ((position * 11) % CARDS))}`,
      type: fact.basic && position >= COMMANDERS ? 7 : fact.type,
    })),
  );

const commander = fc.nat({ max: COMMANDERS - 1 });

const deckFacts = fc.record({
  commanders: fc.oneof(
    { weight: 3, arbitrary: commander.map((card) => [card]) },
    { weight: 1, arbitrary: fc.uniqueArray(commander, { minLength: 2, maxLength: 2 }) },
  ),
  cards: fc.uniqueArray(fc.nat({ max: CARDS - 1 }), { maxLength: 10 }),
  day: fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: fc.integer({ min: AS_OF - 40, max: AS_OF }) },
    { weight: 2, arbitrary: fc.integer({ min: AS_OF - 500, max: AS_OF }) },
  ),
  bracket: fc.constantFrom(0, 0, 3, 4),
  estimatedBracket: fc.constantFrom(0, 3, 4),
  basics: fc.nat({ max: 40 }),
  basicsEstimated: fc.boolean(),
  // Of basics and others; those of cards that are no basics of the deck say nothing.
  copies: fc.uniqueArray(fc.tuple(fc.nat({ max: CARDS - 1 }), fc.integer({ min: 1, max: 30 })), {
    maxLength: 3,
    selector: ([card]) => card,
  }),
  tags: fc.subarray([0, 1, 2, 3]),
  companion: fc.option(fc.nat({ max: CARDS - 1 })),
});

const getList = ({ commanders, cards }: EngineDeck): string =>
  `${[...commanders].sort().join()}:${[...cards].sort((a, b) => a - b).join()}`;

/** Decks without identical lists under one commander. */
export const deckLists: fc.Arbitrary<EngineDeck[]> = fc.uniqueArray(
  deckFacts.map((deck) => {
    const { commanders, companion } = deck;
    const cards = deck.cards.filter((card) => !commanders.includes(card));
    const outside = companion !== null && !cards.includes(companion) && !commanders.includes(companion);
    return { ...deck, cards, companion: outside ? companion : null };
  }),
  { minLength: 1, maxLength: 30, selector: getList },
);

/** Decks among which some lists stand twice. */
export const repeatedLists: fc.Arbitrary<EngineDeck[]> = fc
  .tuple(deckLists, fc.array(fc.tuple(fc.nat(), fc.option(fc.integer({ min: AS_OF - 9, max: AS_OF })))))
  .map(([decks, copies]) => [
    ...decks,
    ...copies.flatMap(([position, day]) => {
      const original = decks[position % decks.length];
      return original ? [{ ...original, commanders: [...original.commanders].reverse(), day }] : [];
    }),
  ]);

export const filterSettings = fc.record({
  range: fc.constantFrom('none', 'none', 'week', 'month', 'year'),
  bracket: fc.constantFrom(0, 0, 3, 4),
  estimated: fc.boolean(),
  theme: fc.constant(null),
  budget: fc.constant(null),
  placing: fc.constant(null),
  counts: fc.array(
    fc.record({
      type: fc.constantFrom('c', 'i', 's', 'a', 'e', 'b', 'p', 'l', 'd'),
      op: fc.constantFrom('gt', 'lt', 'eq', 'ne'),
      number: fc.integer({ min: 0, max: 20 }),
    }),
    { maxLength: 1 },
  ),
  /** Catalogue positions. */
  in: fc.array(fc.nat({ max: CARDS - 1 }), { maxLength: 1 }),
  out: fc.array(fc.nat({ max: CARDS - 1 }), { maxLength: 1 }),
});
