import type { DecksPage } from '@deckwright/contract/schemas';
import { expect, it } from 'vitest';
import { decksView } from './decks-view.ts';

it('gives each deck the picture of its rarest card, and none to one without', () => {
  const card = { url: '/cards/opt', name: 'Opt', face: { type: 'Instant', text: 'Scry 1.' } };
  const page = {
    lists: [{ kind: 'own', title: '', cards: [card] }],
    decks: [{ ownCards: [{ slug: 'opt' }, { slug: 'ponder' }] }, { ownCards: [] }],
  };
  // Safe because the view reads nothing else.
  const { decks, lists } = decksView(page as unknown as DecksPage);
  expect(decks.map(({ picture }) => picture?.name ?? null)).toEqual(['Opt', null]);
  expect(decks[0]?.picture?.face.text).toBeNull();
  expect(lists).toEqual([]);
});
