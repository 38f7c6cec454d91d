import { printDeckQuery } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';

/** The target of a card's percentage: the decks of the page at `/commanders/{slug}` that also run the card. */
export function decksOfCard(canonical: string, filters: DeckFilters): (view: { url: string }) => string {
  const base = canonical.replace('/commanders/', '/decks/');
  return ({ url }) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    const names = [...filters.names, { preposition: 'in' as const, names: [name] }];
    return base + printDeckQuery({ ...filters, names });
  };
}
