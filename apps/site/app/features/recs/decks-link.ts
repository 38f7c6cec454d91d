import { commanderKey } from '@deckwright/domain';

/**
 * The address of the decks of these commanders that also run a card, as `printDeckQuery` writes it: that function would bring
 * all filters into the scripts that pages share.
 */
export function createDecksLink(commanders: readonly { slug: string }[]): (card: { url: string }) => string {
  const base = `/decks/${commanderKey(commanders.map(({ slug }) => slug))}`;
  return ({ url }) => `${base}?f=in=${url.slice(url.lastIndexOf('/') + 1)}`;
}
