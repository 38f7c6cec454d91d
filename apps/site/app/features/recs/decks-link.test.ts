import { printDeckQuery } from '@deckwright/contract';
import { NO_FILTERS } from '@deckwright/domain';
import { expect, it } from 'vitest';
import { createDecksLink } from './decks-link.ts';

it('is the address that filters by the card', () => {
  const names = [{ preposition: 'in' as const, names: ['sol-ring'] }];
  const link = createDecksLink([{ slug: 'tymna-the-weaver' }, { slug: 'kraum-ludevics-opus' }]);
  expect(link({ url: '/cards/sol-ring' })).toBe(
    `/decks/kraum-ludevics-opus-tymna-the-weaver${printDeckQuery({ ...NO_FILTERS, names })}`,
  );
});
