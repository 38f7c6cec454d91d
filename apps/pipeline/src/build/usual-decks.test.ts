import type { PreconDeck } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';
import { expect, it } from 'vitest';
import { buildCatalog } from '../judging/catalogue.ts';
import { usualDecks } from './usual-decks.ts';

const catalog = buildCatalog([makeCard({ name: 'Ada' }), makeCard({ name: 'Relic' })]);

const precon = (commander: string): PreconDeck => ({
  name: 'Any',
  slug: 'any',
  setCode: 'any',
  released: '2020-01-01',
  type: 'Commander Deck',
  commanders: [commander],
  cards: [
    { name: 'Relic', quantity: 2 },
    { name: 'Lost', quantity: 1 },
  ],
});

it('omits cards that the catalog lacks, and precons whose commander it lacks', () => {
  expect(usualDecks([precon('Ada'), precon('Nobody')], catalog)).toEqual([{ commanders: [0], cards: [1] }]);
});
