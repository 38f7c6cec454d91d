import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { planFacts } from './plan-facts.ts';

it('counts creatures of every type for each of them, but no spells', () => {
  const everyType = { keywords: ['Changeling'], kindred: ['*'] };
  const cards = [
    { ...insightCard('Crib Swap', 'Kindred Instant — Shapeshifter'), ...everyType },
    { ...insightCard('Woodland Changeling', 'Creature — Shapeshifter'), ...everyType },
  ];
  expect(planFacts(proposalFacts(cards, []), []).everyType).toEqual([1]);
});
