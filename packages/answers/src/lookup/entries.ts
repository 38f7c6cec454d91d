import type { CardEntries } from '@deckwright/contract';
import { plainCardView, present } from '../card/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { cardAt } from './known-names.ts';

/**
 * The card, or the two cards of a pair, with this slug, as list entries.
 * @throws UnknownNameError with the nearest names
 */
export function cardEntries(context: ViewContext, slug: string): CardEntries {
  const { resolver, manifest } = context.snapshot;
  const single = resolver.bySlug(slug);
  const cards = single ? [single.card] : resolver.commanderBySlug(slug)?.cards;
  const found = cards ?? [cardAt(context.snapshot, slug).card];
  return {
    entries: present(found.map((card) => plainCardView(context, card, null))),
    sample: manifest.sample,
  };
}
