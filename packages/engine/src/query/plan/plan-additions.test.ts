import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import type { AdviceBasis, Recommendation } from '../types.ts';
import { findCardStrengths } from './card-strength/card-strength.ts';
import { planAdditions } from './plan-additions.ts';
import { fitInOrder } from './plan-fit.ts';
import type { ListPlan } from './types.ts';

// Aegis Turtle is on our list of weak cards, Saruli Caretaker on that of replaceable ones, Skullclamp on that of strong ones.
const NAMES = ['Aegis Turtle', 'Saruli Caretaker', 'Good', 'Other', 'Skullclamp'];
const TYPES = ['Artifact', 'Instant', 'Creature — Elf', 'Creature — Goblin', 'Artifact'];
const cards = NAMES.map((name, index) => insightCard(name, TYPES[index] ?? ''));
const additions = NAMES.map((_, card) => ({
  ...{ card, score: 1 - card / 10 },
  reasons: [{ kind: 'similar-decks' as const, share: 0.5, decks: 150 }],
}));

const NO_PLAN: ListPlan = { themes: [] };

function order(
  nearness: number,
  bracket = 2,
  basis: AdviceBasis = 'all-decks',
  plan = NO_PLAN,
  overlaps: readonly number[] = [],
  ofMainType: readonly string[] = NAMES,
): string[] {
  return planAdditions(additions, {
    facts: proposalFacts(cards, []),
    strengths: findCardStrengths(cards),
    plan,
    fit: {
      isWanted: (card) => NAMES[card] === 'Other',
      isOfMainType: (card) => ofMainType.includes(NAMES[card] ?? ''),
      overlap: (card) => overlaps[card] ?? null,
    },
    deck: { identity: 0, cards: [], makes: () => 0 },
    lackingLands: null,
    basis,
    nearness,
    bracket,
  }).map(({ card }) => NAMES[card] ?? '');
}

it('moves strong cards up and weak ones down where no decks are near', () => {
  // Places from 10 on over factors of .5, .85, 1, 1 and 1.2: 20, 12.9, 12, 13, 11.7.
  expect(order(0)).toEqual(['Skullclamp', 'Good', 'Saruli Caretaker', 'Other', 'Aegis Turtle']);
});

it('does so the less the nearer decks are, and not for tuned lists', () => {
  // 1 − 0.5 = 0.5, to the power of 1.5 .354: 10/.5^.354 = 12.8, 11/.85^.354 = 11.7, 12, 13, 14/1.2^.354 = 13.1.
  expect(order(0.5)).toEqual(['Saruli Caretaker', 'Good', 'Aegis Turtle', 'Other', 'Skullclamp']);
  expect(order(1)).toEqual(NAMES);
  expect(order(0, 4)).toEqual(NAMES);
  expect(order(0, 2, 'near-decks')).toEqual(NAMES);
});

it('moves creatures down that a list of one creature type does not want', () => {
  const goblins = {
    ...{ slug: 'goblins', kind: 'kindred' as const, name: 'Goblins', type: 'Goblin' },
    ...{ source: 'list' as const, cards: 20, weight: 1 },
  };
  // As above, but 12 over .4 for the Elf: 30.
  expect(order(0, 2, 'all-decks', { themes: [goblins] })).toEqual([
    ...['Skullclamp', 'Saruli Caretaker', 'Other', 'Aegis Turtle', 'Good'],
  ]);
  // A Goblin stays at 13 whatever its themes are; without the type it is at 13 / e^(−0.4) = 19.4.
  const found = order(0, 2, 'all-decks', { themes: [goblins] }, [20, 20, 20, 0]);
  expect(found).toEqual(['Skullclamp', 'Saruli Caretaker', 'Other', 'Aegis Turtle', 'Good']);
  const shared = [13, 20, 20, 0];
  // Aegis Turtle at 20 / e^(0.4 · (13 / 20 − 1)) = 23.0 and Other at 19.4.
  expect(order(0, 2, 'all-decks', NO_PLAN, shared).slice(-2)).toEqual(['Other', 'Aegis Turtle']);
});

it('moves creatures down that only another theme of a plan wants, where a creature type comes first', () => {
  const goblins = {
    ...{ slug: 'goblins', kind: 'kindred' as const, name: 'Goblins', type: 'Goblin' },
    ...{ source: 'commander' as const, cards: 20, weight: 1 },
  };
  // 13 over .6 for Other: 21.7, behind Aegis Turtle at 20.
  expect(order(0, 2, 'all-decks', { themes: [goblins] }, [], [])).toEqual([
    ...['Skullclamp', 'Saruli Caretaker', 'Aegis Turtle', 'Other', 'Good'],
  ]);
  expect(order(0, 2, 'all-decks', { themes: [] }, [], [])).toEqual(order(0));
});

it('lets a plan count less for tuned lists', () => {
  const fit = Float32Array.of(0, 0.5, 1);
  expect(fitInOrder(fit, 3)).toBe(fit);
  expect([...fitInOrder(fit, 4)].map((value) => Number(value.toFixed(3)))).toEqual([0, 0.2, 0.4]);
});

it('moves cards down whose themes are not the list’s', () => {
  // Places from 10 on. Other shares as much as counts in full: 13; Good half of it, times e^(0.4 · (10 / 20 − 1)) = 0.819, so
  // 12 / 0.819 = 14.7, behind Saruli Caretaker at 12.9; at −30 it is at e^(−1) = 0.368, so 32.6, behind Aegis Turtle at 20.
  const of = (overlap: number): string[] => order(0, 2, 'all-decks', NO_PLAN, [20, 20, overlap, 35]);
  expect(of(10)).toEqual(['Skullclamp', 'Saruli Caretaker', 'Other', 'Good', 'Aegis Turtle']);
  expect(of(-30)).toEqual(['Skullclamp', 'Saruli Caretaker', 'Other', 'Aegis Turtle', 'Good']);
});

it('offers what binds all players only to decks built for that, or like those of tournaments', () => {
  const silence = insightCard('Deafening Silence', 'Enchantment', {
    text: 'Each player can’t cast more than one noncreature spell each turn.',
  });
  const offers = (bracket: number, themes: ListPlan['themes'] = []): boolean =>
    planAdditions([{ card: 0, score: 1, reasons: [] }], {
      facts: proposalFacts([silence], []),
      strengths: findCardStrengths([silence]),
      plan: { themes },
      fit: { isWanted: () => false, isOfMainType: () => true, overlap: () => null },
      deck: { identity: 1, cards: [], makes: () => 0 },
      lackingLands: null,
      basis: 'all-decks',
      nearness: 0,
      bracket,
    }).length === 1;
  const stax = {
    ...{ slug: 'stax' as const, kind: 'theme' as const, name: 'Stax', type: null },
    ...{ source: 'list' as const, cards: 20, weight: 1 },
  };
  expect([offers(2), offers(4), offers(2, [stax])]).toEqual([false, true, true]);
});

it('offers nothing that so few of the near decks play that they would cut it, unless the plan wants it or the commander’s decks play it', () => {
  const offers = (reasons: Recommendation['reasons'], isWanted = false): boolean =>
    planAdditions([{ card: 2, score: 1, reasons }], {
      facts: proposalFacts(cards, []),
      strengths: findCardStrengths(cards),
      plan: NO_PLAN,
      fit: { isWanted: () => isWanted, isOfMainType: () => true, overlap: () => null },
      deck: { identity: 0, cards: [], makes: () => 0 },
      lackingLands: null,
      basis: 'near-decks',
      nearness: 1,
      bracket: 5,
    }).length === 1;
  const inNear = (share: number) => ({ kind: 'similar-decks' as const, share, decks: 150 });
  const inOwn = (share: number) => ({ kind: 'commander' as const, share, decks: 8 });
  // Below 4 % of near decks a card of a list is cut.
  expect([offers([inNear(0.039)]), offers([inNear(0.04)]), offers([])]).toEqual([false, true, false]);
  expect([offers([inNear(0.01), inOwn(0.24)]), offers([inNear(0.01), inOwn(0.25)])]).toEqual([false, true]);
  expect(offers([inNear(0.01)], true)).toBe(true);
});

it('leaves out what lacks its support, but not what many of the decks most like the list play', () => {
  const bears = Array.from({ length: 40 }, (_, index) => insightCard(`Bear ${index}`, 'Creature — Bear'));
  const all = [
    ...bears,
    insightCard('Sigil', 'Enchantment', { text: 'Whenever you cast an enchantment spell, draw a card.' }),
  ];
  const offers = (basis: AdviceBasis, share: number): boolean =>
    planAdditions([{ card: 40, score: 1, reasons: [{ kind: 'similar-decks', share, decks: 150 }] }], {
      facts: proposalFacts(all, []),
      strengths: findCardStrengths(all),
      plan: NO_PLAN,
      fit: { isWanted: () => false, isOfMainType: () => true, overlap: () => null },
      deck: { identity: 0, cards: [...bears.keys()], makes: () => 0 },
      lackingLands: null,
      basis,
      nearness: 0,
      bracket: 2,
    }).length === 1;
  expect([offers('near-decks', 0.24), offers('near-decks', 0.25), offers('all-decks', 0.25)]).toEqual([
    false,
    true,
    false,
  ]);
});

it('offers a fetch land without a target only while lands of its types are still to come', () => {
  const text = 'Search your library for a Forest or Plains card, put it onto the battlefield, then shuffle.';
  const fetch = [insightCard('Windswept Heath', 'Land', { text })];
  const count = (lackingLands: number | null, identity: number): number =>
    planAdditions([{ card: 0, score: 1, reasons: [] }], {
      facts: proposalFacts(fetch, []),
      strengths: findCardStrengths(fetch),
      plan: NO_PLAN,
      fit: { isWanted: () => true, isOfMainType: () => false, overlap: () => null },
      deck: { identity, cards: [], makes: () => identity },
      lackingLands,
      basis: 'near-decks',
      nearness: 1,
      bracket: 5,
    }).length;
  // White and green (1 and 16), no Forest and no Plains in the list yet.
  expect(count(5, 17)).toBe(1);
  expect(count(4, 17)).toBe(0);
  expect(count(null, 17)).toBe(0);
  // Blue and black: neither of its types will come.
  expect(count(20, 6)).toBe(0);
});
