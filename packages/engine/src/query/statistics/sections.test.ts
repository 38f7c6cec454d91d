import { describe, expect, test } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { commanderStats } from './commander-stats.ts';

const AS_OF = 20000;

const named = (name: string, facts: Partial<EngineCard> = {}): EngineCard =>
  plainCard(name, { type: 0, manaValue: 1, releaseDay: 9000, priceCents: -1, ...facts });

const deck = (commander: number, cards: number[], facts: Partial<EngineDeck> = {}): EngineDeck => ({
  commanders: [commander],
  cards,
  day: AS_OF,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
  ...facts,
});

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function getSections(cards: EngineCard[], decks: EngineDeck[], asOf = AS_OF): Record<string, string[]> {
  const { engine, slug, commander } = loaded(cards, decks, asOf);
  const { sections } = commanderStats(engine, { commander: commander('lead'), filters: NO_ENGINE_FILTERS });
  return Object.fromEntries(
    sections.map(({ tag, cards: list }) => [tag, list.map(({ card }) => slug(card))]),
  );
}

describe('lengths of sections', () => {
  test('ten cards in Top Cards, fifty in a section by type, Game Changers all', () => {
    const creatures = range(0, 75).map((n) => named(`creature-${String(n).padStart(2, '0')}`));
    const changers = range(0, 60).map((n) =>
      named(`changer-${String(n).padStart(2, '0')}`, { gameChanger: true }),
    );
    const cards = [named('lead'), ...creatures, ...changers];
    // No decks outside, so no baseline. Every card is in 1 of 2 decks, so names decide: changer-00…09 are Top Cards,
    // the other 50 Game Changers, then come the first 50 of 75 creatures.
    const sections = getSections(cards, [deck(0, range(1, 76)), deck(0, range(76, 136))]);
    expect(sections.topcards).toEqual(range(0, 10).map((n) => `changer-0${n}`));
    expect(sections.gamechangers).toHaveLength(50);
    expect(sections.creatures).toEqual(creatures.slice(0, 50).map(({ name }) => name));
  });

  test('ten each in High Synergy and High Lift', () => {
    const fillers = range(0, 200).map((n) => named(`filler-${n}`));
    const cards = [
      named('lead'),
      named('other'),
      ...range(0, 30).map((n) => named(`own-${n + 10}`)),
      ...fillers,
    ];
    // Twenty decks of the commander hold thirty cards that twenty decks of the other commander do not, and ten cards of
    // their own each: 29 of 39 in common is not near-identical.
    const own = range(0, 20).map((n) => deck(0, range(2, 32), { day: AS_OF - n }));
    const distinct = own.map((each, n) => ({
      ...each,
      cards: [...each.cards.filter((card) => card !== 2 + n), ...range(32 + 10 * n, 42 + 10 * n)],
    }));
    const others = range(0, 20).map((n) => deck(1, [2 + n]));
    const sections = getSections(cards, [...distinct, ...others]);
    expect(sections.highsynergycards).toHaveLength(10);
    expect(sections.highliftcards).toHaveLength(10);
    expect(sections.topcards).toHaveLength(10);
  });
});

describe('New Cards', () => {
  // 300 decks; the new cards are in 3, 2, 3 and 3 of them.
  const cards = [
    named('lead'),
    named('day-119', { releaseDay: AS_OF - 119 }),
    named('two-decks', { releaseDay: AS_OF - 119 }),
    named('day-120', { releaseDay: AS_OF - 120 }),
    named('tomorrow', { releaseDay: AS_OF + 1 }),
    named('banned', { releaseDay: AS_OF, banned: true }),
    named('basic', { releaseDay: AS_OF, basic: true, type: 7 }),
    ...range(0, 303).map((n) => named(`filler-${n}`)),
  ];
  const decks = (count: number): EngineDeck[] =>
    range(0, count).map((n) => {
      const included = n < 2 ? [1, 2, 3, 4, 5, 6] : n < 3 ? [1, 3, 4, 5, 6] : [];
      return deck(0, [...included, 7 + n]);
    });

  test('are at most 119 days old, in three decks and 1% of eligible ones; banned ones too', () => {
    expect(getSections(cards, decks(300)).newcards).toEqual(['banned', 'day-119']);
  });

  test('need 1%: 3 of 301 decks are too few', () => {
    expect(getSections(cards, decks(301)).newcards).toBeUndefined();
  });
});

describe('ties and small samples', () => {
  test('equal inclusion: more decks first, then name', () => {
    // old-b, old-a: 2 of 4 decks. new: 1 of the 2 decks since its release. rare: 1 of 4.
    const cards = [
      named('lead'),
      named('new', { releaseDay: AS_OF }),
      named('old-b'),
      named('rare'),
      named('old-a'),
    ];
    const decks = [
      deck(0, [1, 2]),
      deck(0, [3]),
      deck(0, [2, 4], { day: AS_OF - 1 }),
      deck(0, [4], { day: AS_OF - 2 }),
    ];
    expect(getSections(cards, decks).topcards).toEqual(['old-a', 'old-b', 'new', 'rare']);
  });

  test('1 of 1 eligible deck is not first in Top Cards of many decks', () => {
    const cards = [
      named('lead'),
      named('fresh', { releaseDay: AS_OF }),
      ...range(0, 21).map((n) => named(`c${n + 10}`)),
    ];
    const old = range(0, 20).map((n) => deck(0, [2, 3 + n], { day: AS_OF - 1 - n }));
    const sections = getSections(cards, [...old, deck(0, [1])]);
    expect(sections.topcards?.[0]).toBe('c10');
    expect(sections.topcards).not.toContain('fresh');
    expect(sections.creatures?.at(-1)).toBe('fresh');
  });

  test('96 of 100 decks come before 10 of 10', () => {
    // 96 of 100 is at least 97.9207/103.8415 − 1.96/103.8415 · √(3.84 + .9604) = .9430 − .0414 = .9016, 10 of 10 at
    // least .7225.
    const fillers = range(0, 100).map((n) => named(`filler-${n}`));
    const cards = [named('lead'), named('all-new', { releaseDay: AS_OF - 200 }), named('often'), ...fillers];
    const decks = range(0, 100).map((n) =>
      deck(0, [...(n < 10 ? [1] : []), ...(n < 96 ? [2] : []), 3 + n], { day: n < 10 ? AS_OF : AS_OF - 201 }),
    );
    expect(getSections(cards, decks).topcards?.slice(0, 2)).toEqual(['often', 'all-new']);
  });
});

describe('High Synergy and High Lift', () => {
  // Every deck holds a filler of its own, since identical lists count once.
  const fillers = range(0, 120).map((n) => named(`filler-${n}`));
  const cards = [named('lead'), named('other'), named('own'), ...fillers];
  const sections = (included: number, own: number, includedOutside: number, outside: number) =>
    getSections(cards, [
      ...range(0, own).map((n) => deck(0, [...(n < included ? [2] : []), 3 + n])),
      ...range(0, outside).map((n) => deck(1, [...(n < includedOutside ? [2] : []), 13 + n])),
    ]);

  test('stay empty if one or two decks run the card', () => {
    expect(sections(1, 1, 0, 50).highsynergycards).toBeUndefined();
    expect(sections(2, 2, 0, 50).highsynergycards).toBeUndefined();
    expect(sections(2, 2, 0, 50).highliftcards).toBeUndefined();
    expect(sections(3, 3, 0, 50).highsynergycards).toEqual(['own']);
  });

  test('name a card that chance hardly puts into so many of these decks', () => {
    // Three decks of eight run it. All three are inside in 1 of C(8, 3) = 56 cases, 1.8 %: below 5 %.
    expect(sections(3, 3, 0, 5).highsynergycards).toEqual(['own']);
    // Four decks of eight run it: three of them inside in C(4, 3) = 4 of 56 cases, 7.1 %, although synergy is
    // (3 + 10 · 4/8) / 13 − (1 + 10 · 4/8) / 15 = .215 and lift (3 + 2) / (3 · 4/8 + 2) = 1.43.
    const unsure = sections(3, 3, 1, 5);
    expect(unsure.highsynergycards).toBeUndefined();
    expect(unsure.highliftcards).toBeUndefined();
    expect(unsure.topcards).toContain('own');
  });

  test('need more evidence the more cards are compared', () => {
    // As above, 1 of 56 cases; two more cards are in one deck inside and two outside. The smallest of three chances must be
    // at most 5 % / 3 = 1.67 %, and 1/56 = 1.79 %.
    const also = (n: number): number[] => (n === 0 ? [3, 4] : []);
    const crowd = [named('lead'), named('other'), named('own'), named('also'), named('too'), ...fillers];
    const inside = range(0, 3).map((n) => deck(0, [2, ...also(n), 5 + n]));
    const outside = (common: number[]) => range(0, 5).map((n) => deck(1, [...(n < 2 ? common : []), 15 + n]));
    expect(getSections(crowd, [...inside, ...outside([3, 4])]).highsynergycards).toBeUndefined();
    // Of two cards: at most 5 % / 2.
    expect(getSections(crowd, [...inside, ...outside([3])]).highsynergycards).toEqual(['own']);
  });

  test('count near-identical decks once', () => {
    // Ten decks of twenty equal cards and one of their own each have 20 of 22 in common: they count as one deck, of which
    // nothing is sure. With eleven of their own each they have 20 of 42 in common and count as ten.
    const common = range(0, 20).map((n) => named(`common-${n + 10}`));
    const many = [named('lead'), named('other'), ...common, ...range(0, 400).map((n) => named(`own-${n}`))];
    const inside = (own: number): EngineDeck[] =>
      range(0, 10).map((n) => deck(0, [...range(2, 22), ...range(22 + own * n, 22 + own * (n + 1))]));
    const outside = range(0, 10).map((n) => deck(1, [300 + n]));
    expect(getSections(many, [...inside(1), ...outside]).highsynergycards).toBeUndefined();
    expect(getSections(many, [...inside(11), ...outside]).highsynergycards).toHaveLength(10);
  });
});

describe('types', () => {
  test('artifacts split by mana, lands by use, basics in Lands, banned cards not in the first sections', () => {
    const filler = range(0, 12).map((n) => named(`top-${n + 10}`, { type: 4 }));
    const cards = [
      named('lead'),
      named('bauble', { type: 3 }),
      named('stone', { type: 3, manaArtifact: true }),
      named('mana-bear', { type: 0, manaArtifact: true }),
      named('tower', { type: 7, utilityLand: true }),
      named('snow-basic', { type: 7, utilityLand: true, basic: true, gameChanger: true }),
      named('dual', { type: 7 }),
      named('spell', { type: 2, banned: true }),
      named('siege', { type: 5 }),
      named('walker', { type: 6 }),
      named('shock', { type: 1 }),
      ...filler,
    ];
    const both = range(11, 23);
    const decks = [deck(0, [...range(1, 11), ...both]), deck(0, [...both, 7, 5])];
    expect(getSections(cards, decks)).toEqual({
      topcards: filler.slice(0, 10).map(({ name }) => name),
      creatures: ['mana-bear'],
      instants: ['shock'],
      sorceries: ['spell'],
      utilityartifacts: ['bauble'],
      enchantments: ['top-20', 'top-21'],
      battles: ['siege'],
      planeswalkers: ['walker'],
      utilitylands: ['tower'],
      manaartifacts: ['stone'],
      lands: ['snow-basic', 'dual'],
    });
  });
});
