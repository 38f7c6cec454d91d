import { type Card, THEME_SLUGS, toDay } from '@deckwright/domain';
import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import type { Reason } from '../types.ts';
import { chooseCuts } from './choose-cuts.ts';
import type { CutsInput } from './cuts-input.ts';
import { planFacts } from './plan-facts.ts';
import { planFit } from './plan-fit.ts';
import { readPlan } from './read-plan.ts';

/** Aegis Turtle, Academy Drake and Manakin are on our lists of weak and replaceable cards; names of our own are on none. */
const CARDS: Card[] = [
  insightCard('Leader', 'Legendary Creature — Goblin', { colors: 'R' }),
  insightCard('Goblin One', 'Creature — Goblin', { colors: 'R' }),
  insightCard('Goblin Two', 'Creature — Goblin', { colors: 'R' }),
  insightCard('Idle Beast', 'Creature — Beast', { colors: 'R', manaValue: 6 }),
  insightCard('Small Beast', 'Creature — Beast', { colors: 'R' }),
  insightCard('Combo Half', 'Artifact'),
  { ...insightCard('Tomorrow', 'Sorcery', { colors: 'R' }), released: '2030-01-01' },
  insightCard('Pearl Medallion', 'Artifact', { text: 'White spells you cast cost {1} less to cast.' }),
  insightCard('Kept Beast', 'Creature — Beast', { colors: 'R' }),
  insightCard('Aegis Turtle', 'Creature — Turtle', { colors: 'R' }),
  insightCard('Abyssal Specter', 'Creature — Specter', { colors: 'R', roles: ['ramp'] }),
  insightCard('Manakin', 'Artifact Creature — Construct', { roles: ['ramp'] }),
  ...Array.from({ length: 14 }, (_, index) =>
    insightCard(`Rock ${index + 1}`, 'Artifact', { roles: ['ramp'] }),
  ),
];
const at = (name: string): number => CARDS.findIndex((card) => card.name === name);
const facts = planFacts(proposalFacts(CARDS, []), []);
const [commanders, list] = [[0], [...CARDS.keys()].slice(1)];

function cuts(more: Partial<CutsInput> = {}): [string, string][] {
  return findCuts(more).map(({ card, reasons }) => [CARDS[card]?.name ?? '', reasons[0]?.kind ?? '']);
}

function findCuts(more: Partial<CutsInput> = {}) {
  const { facts: used = facts, list: cards = list } = more;
  const plan = readPlan(used, { commanders, cards }, ['goblins']);
  return chooseCuts({
    facts: used,
    plan,
    fit: planFit(used, plan, { commanders, list: cards }),
    deck: { identity: 8, cards: [...commanders, ...cards], makes: () => 0 },
    list: cards,
    judged: [],
    byDecks: [],
    basis: 'all-decks',
    bracket: 2,
    adds: [],
    inCombos: new Set([at('Combo Half')]),
    keep: new Set([at('Kept Beast')]),
    asOfDay: toDay('2024-01-01') ?? 0,
    lands: null,
    size: { cards: 100, surplus: 0, lands: 0 },
    ...more,
  });
}

it('names dead cards first, then weak ones, then what is off the plan, with the reasons', () => {
  const found = cuts();
  // White does nothing in red.
  expect(found[0]).toEqual(['Pearl Medallion', 'dead']);
  // Of 16 ramp cards 14 are plenty, and a weak one is one too many; a replaceable one of a role stays without a better card.
  expect(found.slice(1, 3)).toEqual([
    ['Aegis Turtle', 'off-plan'],
    ['Abyssal Specter', 'many'],
  ]);
  expect(found).toContainEqual(['Idle Beast', 'off-plan']);
  expect(found).toContainEqual(['Small Beast', 'off-plan']);
  expect(found.map(([name]) => name)).not.toContain('Manakin');
  expect(found.map(([name]) => name).filter((name) => name.startsWith('Rock'))).toEqual([]);
  const [, turtle] = findCuts();
  expect(turtle?.reasons).toEqual([
    { kind: 'off-plan', themes: ['Goblins'] },
    { kind: 'weak', strength: 'weak' },
  ]);
});

it('names a replaceable card of a role if a card to add does more for no more mana', () => {
  const cards = [
    ...CARDS,
    { ...insightCard('Better Rock', 'Artifact', { roles: ['ramp'] }), gameChanger: false },
  ];
  const better = planFacts(proposalFacts(cards, []), []);
  const standing = Float64Array.from(cards, (_, index) => (index === CARDS.length ? 0.6 : 0.1));
  const facts = { ...better, proposal: { ...better.proposal, standing } };
  const adds = [{ card: CARDS.length }];
  expect(findCuts({ facts, adds }).find(({ card }) => card === at('Manakin'))?.reasons).toEqual([
    { kind: 'replaced-by', card: CARDS.length },
    { kind: 'weak', strength: 'replaceable' },
  ]);
});

it('lets each cut name another better card, and none that a player does not read first', () => {
  const [shown, other, later] = ['Shown Rock', 'Other Rock', 'Later Rock'].map((name) => ({
    ...insightCard(name, 'Artifact', { roles: ['ramp'] }),
    gameChanger: false,
  }));
  if (!shown || !other || !later) throw new Error('unreachable');
  const saruli = insightCard('Saruli Caretaker', 'Creature — Dryad', { roles: ['ramp'], colors: 'R' });
  const cards = [...CARDS, saruli, shown, other, later];
  const first = CARDS.length + 1;
  const base = planFacts(proposalFacts(cards, []), []);
  const standing = Float64Array.from(cards, (_, index) => (index >= first ? 0.6 : 0.1));
  const facts = { ...base, proposal: { ...base.proposal, standing } };
  const all = [...cards.keys()].slice(1, first);
  const adds = [{ card: first }, { card: first + 1 }];
  const better = findCuts({ facts, adds, list: all }).flatMap(({ reasons }) =>
    reasons.flatMap((reason) => (reason.kind === 'replaced-by' ? reason.card : [])),
  );
  expect(better).toEqual([first, first + 1]);
  // Where decks are near, the reason alone goes.
  const weak = { kind: 'weak-fit' as const, share: 0, decks: 150 };
  const byDecks = [
    { card: at('Rock 1'), score: 0.9, reasons: [weak, { kind: 'replaced-by' as const, card: first + 2 }] },
    { card: at('Rock 2'), score: 0.8, reasons: [weak, { kind: 'replaced-by' as const, card: first }] },
  ];
  const near = findCuts({ facts, adds, list: all, byDecks, basis: 'near-decks', bracket: 4 });
  expect(near.slice(-2).map(({ reasons }) => reasons.length)).toEqual([1, 2]);
});

it('takes far too many cards of a role for the plan of the list, and calls none one too many', () => {
  // More than 1.35 times 14, so from 19 on.
  const rocks = Array.from({ length: 5 }, (_, index) =>
    insightCard(`More ${index}`, 'Artifact', { roles: ['ramp'] }),
  );
  const cards = [...CARDS, ...rocks];
  const facts = planFacts(proposalFacts(cards, []), []);
  const all = [...cards.keys()].slice(1);
  const reasons = findCuts({ facts, list: all }).find(({ card }) => card === at('Abyssal Specter'))?.reasons;
  expect(reasons).toEqual([{ kind: 'weak', strength: 'weak' }]);
});

it('leaves a replaceable card that says what many cards of the list say', () => {
  const text = 'Each player shrugs.';
  const bite = (name: string) =>
    insightCard(name, name === 'Saruli Caretaker' ? 'Sorcery' : 'Creature — Goblin', { colors: 'R', text });
  const others = Array.from({ length: 200 }, (_, index) =>
    insightCard(`Other ${index}`, 'Sorcery', { text: 'Scry 1.' }),
  );
  const named = (names: readonly string[]) => {
    const cards = [...CARDS, ...names.map(bite), ...others];
    const facts = planFacts(proposalFacts(cards, []), []);
    const all = [...CARDS.keys(), ...names.map((_, index) => CARDS.length + index)].slice(1);
    return findCuts({ facts, list: all }).map(({ card }) => cards[card]?.name);
  };
  // 6 of 232 spells, and of 31 cards here: (5 − 0.8) / √1.8 = 3.1; 24 of 250 and of 49: (23 − 4.7) / √5.7 = 7.7.
  const some = Array.from({ length: 5 }, (_, index) => `Bite ${index}`);
  const many = Array.from({ length: 23 }, (_, index) => `Bite ${index}`);
  expect(named([...some, 'Saruli Caretaker'])).toContain('Saruli Caretaker');
  expect(named([...many, 'Saruli Caretaker'])).not.toContain('Saruli Caretaker');
});

it('never names a card of the plan, a piece of a combo, a newer or a kept one', () => {
  const names = cuts().map(([name]) => name);
  for (const name of ['Goblin One', 'Goblin Two', 'Combo Half', 'Tomorrow', 'Kept Beast', 'Leader'])
    expect(names).not.toContain(name);
});

it('never names a card that players name first for some theme, or a Game Changer, for being off the plan', () => {
  // Doubling Season is on our lists of tokens and counters; the plan here is Goblins.
  const cards = [
    ...CARDS.slice(0, 5),
    insightCard('Doubling Season', 'Enchantment', { colors: 'R' }),
    { ...insightCard('Strong Thing', 'Enchantment', { colors: 'R' }), gameChanger: true },
    insightCard('Plain Thing', 'Enchantment', { colors: 'R' }),
  ];
  const other = planFacts(proposalFacts(cards, []), []);
  const rest = [...cards.keys()].slice(1);
  const found = findCuts({ facts: other, list: rest }).map(({ card }) => cards[card]?.name);
  expect(found).toContain('Plain Thing');
  expect(found).not.toContain('Doubling Season');
  expect(found).not.toContain('Strong Thing');
});

it('never names what the commander’s decks play', () => {
  const judged = [{ card: at('Idle Beast'), score: 0.9, own: { share: 0.5, decks: 8 } }];
  expect(cuts({ judged }).map(([name]) => name)).not.toContain('Idle Beast');
  const few = [{ card: at('Idle Beast'), score: 0.9, own: { share: 0.5, decks: 2 } }];
  expect(cuts({ judged: few }).map(([name]) => name)).toContain('Idle Beast');
});

it('names the weakest lands of a list with far too many, and none of one that is short', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Mountain', 'Basic Land — Mountain'),
    ...['One', 'Two', "Adventurers' Guildhouse"].map((name) => insightCard(name, 'Land', { colors: 'R' })),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const judged = [4, 5].map((card) => ({ card, score: card / 10, own: null }));
  const find = (count: number, surplus: number) =>
    findCuts({
      ...{ facts, list: [1, 2, 3, 4, 5, 6], judged, lands: { count, surplus } },
      deck: { identity: 8, cards: [0, 1, 2, 3, 4, 5, 6], makes: () => 8 },
      ...{ inCombos: new Set<number>(), keep: new Set<number>() },
    }).map(({ card, reasons }) => [cards[card]?.name, reasons[0]]);
  const many = { kind: 'many', role: 'land', count: 43, usual: 40 };
  const weak = ["Adventurers' Guildhouse", { kind: 'weak', strength: 'weak' }];
  // Forty copies of Mountain among them: the number is that of copies, and basics stay.
  expect(find(43, 3)).toEqual([weak, ['Two', many], ['One', many]]);
  expect(find(42, 2)).toEqual([weak]);
  expect(find(36, -1)).toEqual([]);
});

it('cuts by near decks what less than a tenth of them play, or what is one too many', () => {
  const byShare = (share: number | null, isMany: boolean) => {
    const reasons = [
      ...(share === null ? [] : [{ kind: 'weak-fit' as const, share, decks: 150 }]),
      ...(isMany ? [{ kind: 'redundant' as const, role: 'ramp', count: 20, average: 9 }] : []),
      { kind: 'replaced-by' as const, card: 1 },
    ];
    const found = findCuts({ byDecks: [{ card: at('Rock 1'), score: 0.5, reasons }], basis: 'near-decks' });
    return found.some(({ card }) => card === at('Rock 1'));
  };
  expect([byShare(0.09, false), byShare(0.11, false), byShare(null, false)]).toEqual([true, false, false]);
  expect([byShare(0.11, true), byShare(null, true)]).toEqual([true, true]);
});

it('says first what near decks say, where they are near, but of the plan only for decks like those of tournaments', () => {
  const byDecks = [
    { card: at('Goblin One'), score: 0.8, reasons: [{ kind: 'weak-fit' as const, share: 0, decks: 150 }] },
  ];
  expect(cuts({ byDecks, basis: 'near-decks', bracket: 4 })[1]).toEqual(['Goblin One', 'weak-fit']);
  expect(cuts({ byDecks, basis: 'near-decks' }).map(([name]) => name)).not.toContain('Goblin One');
  expect(cuts({ byDecks }).map(([name]) => name)).not.toContain('Goblin One');
});

it('leaves weak cards whose themes are the whole list’s, and replaceable ones whose themes it shares a little', () => {
  const theme = { theme: 0, weight: 1 };
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Aegis Turtle', 'Artifact'),
    insightCard('Izzet Locket', 'Artifact'),
    ...Array.from({ length: 20 }, (_, index) => insightCard(`Other ${index}`, 'Artifact')),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const list = [...cards.keys()].slice(1);
  const find = (sharing: number) => {
    const sharers = new Set(list.slice(4, 4 + sharing));
    const of = (card: number) => (card === 3 || card === 4 || sharers.has(card) ? [theme] : []);
    const cardThemes = {
      of,
      cards: Uint32Array.from(list),
      mean: new Float64Array(THEME_SLUGS.length),
      unknown: [],
    };
    const found = findCuts({
      facts: { ...facts, cardThemes, themedSpells: list },
      list,
      inCombos: new Set(),
      keep: new Set(list.slice(4)),
    });
    return found.map(({ card }) => cards[card]?.name);
  };
  // No average card has the theme, so each other card that has it counts one. The two are beside those that share.
  // The Turtle, weak, stays from 14 others on, the Locket, replaceable, from 4 on.
  expect(find(2)).toEqual(['Aegis Turtle', 'Izzet Locket']);
  expect(find(3)).toEqual(['Aegis Turtle']);
  expect(find(12)).toEqual(['Aegis Turtle']);
  expect(find(13)).toEqual([]);
});

it('names no strong card for being too many of a role, nor one that a few near decks play', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Doubling Season', 'Enchantment'),
    insightCard('Good Thing', 'Enchantment'),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const find = (reason: Reason) =>
    findCuts({
      facts,
      list: [1, 2, 3, 4],
      basis: 'near-decks',
      byDecks: [3, 4].map((card) => ({ card, score: 0.5, reasons: [reason] })),
      inCombos: new Set(),
      keep: new Set(),
    }).map(({ card }) => cards[card]?.name);
  const both = ['Doubling Season', 'Good Thing'];
  expect(find({ kind: 'weak-fit', share: 0.04, decks: 150 })).toEqual(both);
  expect(find({ kind: 'weak-fit', share: 0.05, decks: 150 })).toEqual(['Good Thing']);
  expect(find({ kind: 'redundant', role: 'draw', count: 16, average: 12 })).toEqual(['Good Thing']);
});

it('leaves a card that serves the commander, unless it is weak', () => {
  const text = 'Commander creatures you own have "Whenever this creature attacks, draw a card."';
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Manakin', 'Artifact', { text }),
    insightCard('Aegis Turtle', 'Artifact', { text }),
    insightCard('Izzet Locket', 'Artifact'),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const found = findCuts({ facts, list: [1, 2, 3, 4, 5], inCombos: new Set(), keep: new Set() });
  expect(found.map(({ card }) => cards[card]?.name)).toEqual(['Aegis Turtle', 'Izzet Locket']);
});

it('names of a list with too many cards as many as there are too many, those of the plan last', () => {
  const reasons = findCuts().length;
  const others = 3;
  const found = findCuts({ size: { cards: 103, surplus: reasons + others, lands: 0 } });
  expect(new Set(found.map(({ card }) => card)).size).toBe(reasons + others);
  const more = found.slice(reasons);
  const oversize = { kind: 'oversize', cards: 103, surplus: reasons + others };
  expect(more.map(({ reasons: why }) => why)).toEqual(more.map(() => [oversize]));
  const all = findCuts({ size: { cards: 400, surplus: 300, lands: 0 } }).map(({ card }) => CARDS[card]?.name);
  // The Goblins are the plan; what is kept, in a whole combo or newer than the decks stays in any case.
  expect(all.slice(-2).sort()).toEqual(['Goblin One', 'Goblin Two']);
  for (const name of ['Kept Beast', 'Combo Half', 'Tomorrow']) expect(all).not.toContain(name);
});

it('names, as too many, lands only above what any deck needs, and no card that must go in any case', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    ...Array.from({ length: 5 }, (_, index) => insightCard(`Far Land ${index}`, 'Land')),
    insightCard('Off Color', 'Instant', { colors: 'W', roles: ['draw'] }),
    insightCard('Good Thing', 'Enchantment', { roles: ['draw'] }),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const find = (lands: number) =>
    findCuts({
      facts,
      list: [...cards.keys()].slice(1),
      inCombos: new Set(),
      keep: new Set(),
      size: { cards: 103, surplus: 3, lands },
    }).map(({ card }) => cards[card]?.name);
  // 42 lands are two above 40.
  expect(find(42)).toEqual(['Far Land 0', 'Far Land 1', 'Good Thing']);
  expect(find(40)[0]).toBe('Good Thing');
  expect(find(40)).not.toContain('Far Land 0');
  expect(find(42)).not.toContain('Off Color');
});
