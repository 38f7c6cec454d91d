import { CardNames } from '@deckwright/contract/schemas';
import { expect, it } from 'vitest';
import { TINY_CARDS } from '../testing/index.ts';
import { cardNames } from './card-names.ts';

it('lists every name, with the address if it does not follow from the name', () => {
  const { cards } = CardNames.parse(cardNames(TINY_CARDS, []));
  expect(cards).toContain('Beacon');
  expect(cards).toContain('Gate Warden // Warden’s Path');
  expect(cards).toContainEqual(['Dawn // Dusk', 'dawn-dusk']);
  expect(new Set(cards.map(String)).size).toBe(cards.length);
});
