import { type Card, toDay } from '@deckwright/domain';
import { chooseCuts } from '../query/plan/choose-cuts.ts';
import type { CutsInput } from '../query/plan/cuts-input.ts';
import { planFacts } from '../query/plan/plan-facts.ts';
import { planFit } from '../query/plan/plan-fit.ts';
import { readPlan } from '../query/plan/read-plan.ts';
import { proposalFacts } from '../query/proposal/card-facts.ts';
import type { Recommendation } from '../query/types.ts';
import { insightCard } from './insight-card.ts';

/** Aegis Turtle, Academy Drake and Manakin are on our lists of weak and replaceable cards; names of our own are on none. */
export const CUTTABLE_LIST: readonly Card[] = [
  insightCard('Leader', 'Legendary Creature — Goblin', { colors: 'R' }),
  insightCard('Goblin One', 'Creature — Goblin', { colors: 'R' }),
  insightCard('Goblin Two', 'Creature — Goblin', { colors: 'R' }),
  insightCard('Idle Spell', 'Sorcery', { colors: 'R', manaValue: 6 }),
  insightCard('Small Spell', 'Instant', { colors: 'R' }),
  insightCard('Combo Half', 'Artifact'),
  { ...insightCard('Tomorrow', 'Sorcery', { colors: 'R' }), released: '2030-01-01' },
  insightCard('Pearl Medallion', 'Artifact', { text: 'White spells you cast cost {1} less to cast.' }),
  insightCard('Kept Spell', 'Instant', { colors: 'R' }),
  insightCard('Aegis Turtle', 'Sorcery', { colors: 'R' }),
  insightCard('Abyssal Specter', 'Instant', { colors: 'R', roles: ['ramp'] }),
  insightCard('Manakin', 'Artifact Creature — Construct', { roles: ['ramp'] }),
  ...Array.from({ length: 14 }, (_, index) =>
    insightCard(`Rock ${index + 1}`, 'Artifact', { roles: ['ramp'] }),
  ),
];
const at = (name: string): number => CUTTABLE_LIST.findIndex((card) => card.name === name);
const facts = planFacts(proposalFacts(CUTTABLE_LIST, []), []);
const [commanders, list] = [[0], [...CUTTABLE_LIST.keys()].slice(1)];

/** The cuts of `CUTTABLE_LIST`, whose plan is Goblins, or of another list, as the facts say. */
export function findCuts(more: Partial<CutsInput> = {}): Recommendation[] {
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
    keep: new Set([at('Kept Spell')]),
    asOfDay: toDay('2024-01-01') ?? 0,
    lackingLands: null,
    size: { cards: 100, surplus: 0, lands: 0 },
    ...more,
  });
}
