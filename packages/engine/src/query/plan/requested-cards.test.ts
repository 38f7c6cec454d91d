import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { planFacts } from './plan-facts.ts';
import { requestedCards } from './requested-cards.ts';

it('takes a wording that names a subtype for the cards of that subtype, too', () => {
  // By our list, decks of Faldorn look for adventures; their text has no such word.
  const faldorn = insightCard('Faldorn, Dread Wolf Herald', 'Legendary Creature — Human Druid', {
    text: 'Rocks fall.',
  });
  const [front] = insightCard('Shieldbreaker', 'Creature — Human Knight', { text: 'First strike' }).faces;
  if (!front) throw new Error('unreachable');
  const adventurer = {
    ...insightCard('Shieldbreaker // Battle Display', 'Creature — Human Knight'),
    faces: [front, { ...front, name: 'Battle Display', typeLine: 'Sorcery — Adventure' }],
  };
  const others = Array.from({ length: 200 }, (_, index) =>
    insightCard(`Other ${index}`, 'Creature — Bear', { text: 'First strike' }),
  );
  const facts = planFacts(proposalFacts([faldorn, adventurer, ...others], []), []);
  const { cards, parts } = requestedCards(facts, [0]);
  expect([...cards]).toEqual([1]);
  // One of 201 spells: (ln 201 − 3) / 3.6 = 0.64.
  expect(parts[0]).toBeCloseTo((Math.log(201) - 3) / 3.6, 5);
});
