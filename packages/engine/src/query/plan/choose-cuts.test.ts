import type { Card } from '@deckwright/domain';
import { expect, it } from 'vitest';
import { CUTTABLE_LIST as CARDS, findCuts } from '../../testing/find-cuts.ts';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import type { Reason } from '../types.ts';
import type { CutsInput } from './cuts-input.ts';
import { planFacts } from './plan-facts.ts';

const at = (name: string): number => CARDS.findIndex((card) => card.name === name);

function cuts(more: Partial<CutsInput> = {}): [string, string][] {
  return findCuts(more).map(({ card, reasons }) => [CARDS[card]?.name ?? '', reasons[0]?.kind ?? '']);
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
  expect(found).toContainEqual(['Idle Spell', 'off-plan']);
  expect(found).toContainEqual(['Small Spell', 'off-plan']);
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

it('takes no land from a list that lacks lands, unless another land comes in for it', () => {
  const lands = ['Old Land', 'New Land'].map((name) => insightCard(name, 'Land'));
  const cards = [...CARDS, ...lands];
  const [old, other] = [CARDS.length, CARDS.length + 1];
  const facts = planFacts(proposalFacts(cards, []), []);
  const weak = { kind: 'weak-fit' as const, share: 0, decks: 150 };
  const cutsLand = (lackingLands: number, reasons: Reason[]): boolean =>
    findCuts({
      ...{
        facts,
        lackingLands,
        adds: [{ card: other }, { card: at('Rock 1') }],
        basis: 'near-decks',
        bracket: 4,
      },
      list: [...cards.keys()].slice(1, other),
      byDecks: [{ card: old, score: 1, reasons }],
    }).some(({ card }) => card === old);
  expect([cutsLand(0, [weak]), cutsLand(1, [weak])]).toEqual([true, false]);
  const replacedBy = (card: number) => [weak, { kind: 'replaced-by' as const, card }];
  expect([cutsLand(1, replacedBy(other)), cutsLand(1, replacedBy(at('Rock 1')))]).toEqual([true, false]);
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
  for (const name of ['Goblin One', 'Goblin Two', 'Combo Half', 'Tomorrow', 'Kept Spell', 'Leader'])
    expect(names).not.toContain(name);
});

it('never names a card that players name first for some theme, or a Game Changer, for being off the plan', () => {
  // Doubling Season is on our lists of tokens and counters; the plan here is Goblins.
  const cards = [
    ...CARDS.slice(0, 5),
    insightCard('Doubling Season', 'Sorcery', { colors: 'R' }),
    { ...insightCard('Strong Thing', 'Sorcery', { colors: 'R' }), gameChanger: true },
    insightCard('Plain Thing', 'Sorcery', { colors: 'R' }),
  ];
  const other = planFacts(proposalFacts(cards, []), []);
  const rest = [...cards.keys()].slice(1);
  const found = findCuts({ facts: other, list: rest }).map(({ card }) => cards[card]?.name);
  expect(found).toContain('Plain Thing');
  expect(found).not.toContain('Doubling Season');
  expect(found).not.toContain('Strong Thing');
});

it('never names what the commander’s decks play', () => {
  const judged = [{ card: at('Idle Spell'), score: 0.9, own: { share: 0.5, decks: 8 } }];
  expect(cuts({ judged }).map(([name]) => name)).not.toContain('Idle Spell');
  const few = [{ card: at('Idle Spell'), score: 0.9, own: { share: 0.5, decks: 2 } }];
  expect(cuts({ judged: few }).map(([name]) => name)).toContain('Idle Spell');
});

it('names weak lands, none of a list that is short of lands, and no others however many there are', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Mountain', 'Basic Land — Mountain'),
    ...['One', "Adventurers' Guildhouse"].map((name) => insightCard(name, 'Land', { colors: 'R' })),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const find = (lackingLands: number) =>
    findCuts({
      ...{ facts, list: [1, 2, 3, 4, 5], lackingLands },
      deck: { identity: 8, cards: [0, 1, 2, 3, 4, 5], makes: () => 8 },
      ...{ inCombos: new Set<number>(), keep: new Set<number>() },
    }).map(({ card, reasons }) => [cards[card]?.name, reasons[0]]);
  const weak = ["Adventurers' Guildhouse", { kind: 'weak', strength: 'weak' }];
  expect([find(-5), find(0), find(1)]).toEqual([[weak], [weak], []]);
});

it('takes lands that make two colors out of a list with too many cards after all other lands', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Mountain', 'Basic Land — Mountain'),
    ...['One', 'Two', 'Three'].map((name) => insightCard(name, 'Land', { colors: 'R' })),
  ];
  const find = (lands: number) =>
    findCuts({
      facts: planFacts(proposalFacts(cards, []), []),
      list: [1, 2, 3, 4, 5, 6],
      deck: { identity: 9, cards: [0, 1, 2, 3, 4, 5, 6], makes: (land) => (land === 4 ? 9 : 8) },
      ...{ inCombos: new Set<number>(), keep: new Set<number>() },
      size: { cards: 103, surplus: 3, lands },
    }).flatMap(({ card }) => (card > 3 ? cards[card]?.name : []));
  expect([find(42), find(43)]).toEqual([
    ['Two', 'Three'],
    ['Two', 'Three', 'One'],
  ]);
});

it('leaves a card that finds others by transmute, and one that is a land on its back, whatever near decks play', () => {
  const spell = insightCard('Sea Gate Restoration', 'Sorcery', { colors: 'R' });
  const [front] = spell.faces;
  if (!front) throw new Error('unreachable');
  const modal: Card = { ...spell, layout: 'modal_dfc', faces: [front, { ...front, typeLine: 'Land' }] };
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Muddle the Mixture', 'Instant', { colors: 'R', text: 'Transmute {1}{U}{U}' }),
    insightCard('Ancient Craving', 'Sorcery', { colors: 'R' }),
    modal,
  ];
  const byDecks = [3, 4, 5].map((card) => ({
    ...{ card, score: 1 },
    reasons: [{ kind: 'weak-fit' as const, share: 0.01, decks: 150 }],
  }));
  const facts = planFacts(proposalFacts(cards, []), []);
  const found = findCuts({
    ...{ facts, list: [1, 2, 3, 4, 5], byDecks, basis: 'near-decks', bracket: 5 },
    ...{ inCombos: new Set<number>(), keep: new Set<number>() },
  });
  expect(found.map(({ card }) => cards[card]?.name)).toEqual(['Ancient Craving']);
});

it('names a land as better than a land only, and a spell than a spell', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    ...['Land One', 'Land Two'].map((name) => insightCard(name, 'Land', { colors: 'R' })),
    ...['Spell One', 'Spell Two'].map((name) => insightCard(name, 'Instant', { colors: 'R' })),
  ];
  const cut = (card: number, better: number) => ({
    ...{ card, score: 1 },
    reasons: [
      { kind: 'weak-fit' as const, share: 0.01, decks: 150 },
      { kind: 'replaced-by' as const, card: better },
    ],
  });
  const find = (card: number, better: number) =>
    findCuts({
      ...{
        facts: planFacts(proposalFacts(cards, []), []),
        list: [1, 2, 3, 5],
        adds: [{ card: 4 }, { card: 6 }],
      },
      ...{ byDecks: [cut(card, better)], basis: 'near-decks', bracket: 5 },
      ...{ inCombos: new Set<number>(), keep: new Set<number>() },
    })[0]?.reasons.length;
  expect([find(3, 4), find(5, 6), find(3, 6), find(5, 4)]).toEqual([2, 2, 1, 1]);
});

it('cuts by near decks what hardly any of them play, and of many of a role what few do', () => {
  const byShare = (share: number | null, isMany: boolean) => {
    const reasons = [
      ...(share === null ? [] : [{ kind: 'weak-fit' as const, share, decks: 150 }]),
      ...(isMany ? [{ kind: 'redundant' as const, role: 'ramp', count: 20, average: 9 }] : []),
      { kind: 'replaced-by' as const, card: 1 },
    ];
    const found = findCuts({ byDecks: [{ card: at('Rock 1'), score: 0.5, reasons }], basis: 'near-decks' });
    return found.some(({ card }) => card === at('Rock 1'));
  };
  expect([byShare(0.03, false), byShare(0.04, false), byShare(null, false)]).toEqual([true, false, false]);
  // Being one of many is no reason of its own.
  expect([byShare(0.05, true), byShare(0.06, true), byShare(null, true)]).toEqual([true, false, false]);
});

it('says first what near decks say, where they are near, but of the plan only for decks like those of tournaments', () => {
  const byDecks = [
    { card: at('Goblin One'), score: 0.8, reasons: [{ kind: 'weak-fit' as const, share: 0, decks: 150 }] },
  ];
  expect(cuts({ byDecks, basis: 'near-decks', bracket: 4 })[1]).toEqual(['Goblin One', 'weak-fit']);
  expect(cuts({ byDecks, basis: 'near-decks' }).map(([name]) => name)).not.toContain('Goblin One');
  expect(cuts({ byDecks }).map(([name]) => name)).not.toContain('Goblin One');
});

it('names no strong card for being too many of a role, nor one that a few near decks play', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Doubling Season', 'Enchantment'),
    insightCard('Good Thing', 'Enchantment'),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const find = (...reasons: Reason[]) =>
    findCuts({
      facts,
      list: [1, 2, 3, 4],
      basis: 'near-decks',
      byDecks: [3, 4].map((card) => ({ card, score: 0.5, reasons })),
      inCombos: new Set(),
      keep: new Set(),
    }).map(({ card }) => cards[card]?.name);
  const both = ['Doubling Season', 'Good Thing'];
  const many = { kind: 'redundant', role: 'draw', count: 16, average: 12 } as const;
  const played = (share: number): Reason => ({ kind: 'weak-fit', share, decks: 150 });
  expect(find(played(0.02))).toEqual(both);
  expect(find(played(0.03))).toEqual(['Good Thing']);
  expect(find(played(0.05), many)).toEqual(['Good Thing']);
});

it('leaves a card that serves the commander, unless it is weak', () => {
  const text = 'Commander creatures you own have "Whenever this creature attacks, draw a card."';
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Manakin', 'Instant', { text }),
    insightCard('Aegis Turtle', 'Instant', { text }),
    insightCard('Izzet Locket', 'Instant'),
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
  for (const name of ['Kept Spell', 'Combo Half', 'Tomorrow']) expect(all).not.toContain(name);
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

it('names no card that is illegal in the deck, whatever speaks against it, and counts none as one too many', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Sunlance', 'Sorcery', { colors: 'W' }),
    { ...insightCard('Old Mox', 'Artifact'), legality: 'banned' as const },
    insightCard('Bog Temple', 'Land', { colors: 'B' }),
    ...['One', 'Two', 'Three'].map((name) => insightCard(name, 'Sorcery', { colors: 'R' })),
  ];
  const byDecks = [3, 4, 5, 6].map((card) => ({
    ...{ card, score: 1 },
    reasons: [{ kind: 'weak-fit' as const, share: 0.01, decks: 150 }],
  }));
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  const find = (basis: CutsInput['basis'], surplus: number) =>
    findCuts({
      ...{ facts: planFacts(proposalFacts(cards, []), []), list, byDecks, basis, bracket: 4 },
      deck: { identity: 8, cards: [0, ...list], makes: () => 4 },
      ...{ inCombos: new Set<number>(), keep: new Set<number>() },
      size: { cards: 105, surplus, lands: 40 },
    }).map(({ card }) => cards[card]?.name);
  expect(find('near-decks', 0)).toEqual(['One']);
  // Of 105 cards three are illegal: two more are too many, and one of these is cut for a reason of its own.
  expect(find('near-decks', 2)).toHaveLength(2);
  for (const name of ['Sunlance', 'Old Mox', 'Bog Temple'])
    for (const basis of ['near-decks', 'all-decks', 'cards'] as const)
      expect(find(basis, 5)).not.toContain(name);
});
