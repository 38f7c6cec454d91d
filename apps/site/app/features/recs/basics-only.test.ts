import { expect, it } from 'vitest';
import { withBasicsOnly } from './basics-only.ts';

it('fills with basic lands alone, as many as with others', () => {
  const island = { name: 'Island', url: '/cards/island', quantity: 36 };
  const harbor = { name: 'Harbor', url: '/cards/harbor' };
  const fill = withBasicsOnly({
    ...{ lands: 36, spells: 0, basics: [island], nonbasics: [harbor] },
    cards: [
      { ...harbor, quantity: 1, source: 'colors' },
      { ...island, quantity: 35, source: 'basic' },
    ],
    reason: 'Nonbasic lands: 1 that the 10 decks of exactly these colors play most.',
  });
  expect(fill).toMatchObject({ lands: 36, nonbasics: [], cards: [{ ...island, source: 'basic' }] });
  expect(fill.reason).not.toContain('Nonbasic');
});
