import { NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { decksOfCard } from './decks-of-card.ts';

describe('decksOfCard', () => {
  it('adds the card to the filters of the page, once', () => {
    const filters = {
      ...NO_FILTERS,
      range: 'year' as const,
      names: [{ preposition: 'in' as const, names: ['opt'] }],
    };
    const linkToDecks = decksOfCard('/commanders/ada', filters);
    expect(linkToDecks({ url: '/cards/sol-ring' })).toBe('/decks/ada?f=in=opt;in=sol-ring&range=year');
    expect(linkToDecks({ url: '/cards/opt' })).toBe('/decks/ada?f=in=opt&range=year');
  });
});
