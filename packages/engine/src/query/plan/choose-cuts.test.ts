import { type Card, toDay } from '@deckwright/domain';
import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { type CutsInput, chooseCuts } from './choose-cuts.ts';
import { planFacts } from './plan-facts.ts';
import { planFit } from './plan-fit.ts';
import { readPlan } from './read-plan.ts';

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
  ...Array.from({ length: 17 }, (_, index) =>
    insightCard(`Rock ${index + 1}`, 'Artifact', { roles: ['ramp'], manaValue: index === 5 ? 7 : 2 }),
  ),
];
const at = (name: string): number => CARDS.findIndex((card) => card.name === name);
const facts = planFacts(proposalFacts(CARDS, []), []);
const [commanders, list] = [[0], [...CARDS.keys()].slice(1)];

function cuts(more: Partial<CutsInput> = {}): [string, string][] {
  return findCuts(more).map(({ card, reasons }) => [CARDS[card]?.name ?? '', reasons[0]?.kind ?? '']);
}

function findCuts(more: Partial<CutsInput>) {
  const plan = readPlan(facts, { commanders, cards: list }, ['goblins']);
  return chooseCuts({
    facts,
    plan,
    fit: planFit(facts, plan, { commanders, list }),
    deck: { identity: 8, cards: [...commanders, ...list], makes: () => 0 },
    list,
    judged: [],
    byDecks: [],
    basis: 'all-decks',
    adds: [],
    inCombos: new Set([at('Combo Half')]),
    keep: new Set([at('Kept Beast')]),
    asOfDay: toDay('2024-01-01') ?? 0,
    surplusLands: 0,
    ...more,
  });
}

it('names dead cards first, then what is off the plan and too many of a role, with the reason', () => {
  const found = cuts();
  // White does nothing in red. Of 17 rocks 14 are plenty, and the one of seven mana is the weakest. Beasts are no Goblins.
  expect(found[0]).toEqual(['Pearl Medallion', 'dead']);
  expect(found).toContainEqual(['Idle Beast', 'off-plan']);
  expect(found).toContainEqual(['Small Beast', 'off-plan']);
  expect(found.filter(([, kind]) => kind === 'many')).toHaveLength(3);
  expect(found.find(([, kind]) => kind === 'many')).toBeDefined();
  expect(found).toContainEqual(['Rock 6', 'many']);
  const names = found.map(([name]) => name);
  expect(names.indexOf('Idle Beast')).toBeLessThan(names.indexOf('Rock 6'));
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
  const plan = readPlan(other, { commanders, cards: rest }, ['goblins']);
  const fit = planFit(other, plan, { commanders, list: rest });
  const deck = { identity: 8, cards: [...commanders, ...rest], makes: () => 0 };
  const found = findCuts({ facts: other, plan, fit, deck, list: rest }).map(({ card }) => cards[card]?.name);
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

it('says first what near decks say, where they are near', () => {
  const byDecks = [
    { card: at('Goblin One'), score: 0.8, reasons: [{ kind: 'weak-fit' as const, share: 0, decks: 150 }] },
  ];
  expect(cuts({ byDecks, basis: 'near-decks' })[1]).toEqual(['Goblin One', 'weak-fit']);
  expect(cuts({ byDecks }).map(([name]) => name)).not.toContain('Goblin One');
});
