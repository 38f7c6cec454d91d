import type { CardNames } from '@deckwright/contract/schemas';
import type { CollectionEntry } from '@deckwright/decklist/collection';
import { buildCardFinder, buildNameFinder, describeExcluded, slugify } from '@deckwright/domain';
import { type NearestName, nearestNames } from './nearest-names.ts';

/** A name of the list without a card. */
export type UnknownEntry = CollectionEntry & {
  nearest: NearestName | null;
  /** Why the name has no card, if it is correct: "is not legal in Commander". */
  reason?: string;
};

export type MatchedCollection = {
  /** Copies by the slug of the card. */
  cards: Record<string, number>;
  unknown: UnknownEntry[];
};

type Watch = { onProgress?: (share: number) => void | Promise<void> };

const NAMES_AT_ONCE = 2000;
const UNKNOWN_AT_ONCE = 20;

/**
 * Finds the cards of a collection among all names, as the server would; see `NameFinder.find`.
 */
export async function matchNames(
  entries: readonly CollectionEntry[],
  names: CardNames,
  { onProgress }: Watch = {},
): Promise<MatchedCollection> {
  const known = names.cards.map(toNamed);
  const { find, findExcluded } = buildNameFinder(known, names.excluded);
  const cards: Record<string, number> = {};
  const unknown: UnknownEntry[] = [];
  for (let from = 0; from < entries.length; from += NAMES_AT_ONCE) {
    for (const entry of entries.slice(from, from + NAMES_AT_ONCE)) {
      const card = known[find(entry.name) ?? -1];
      if (card) cards[card.slug] = (cards[card.slug] ?? 0) + entry.quantity;
      else {
        const excluded = findExcluded(entry.name);
        unknown.push({
          ...entry,
          nearest: null,
          ...(excluded && { reason: describeExcluded(excluded.kind) }),
        });
      }
    }
    await onProgress?.(Math.min(1, (from + NAMES_AT_ONCE) / entries.length) / 2);
  }
  const nearest = nearestNames(known);
  for (const [index, entry] of unknown.entries()) {
    if (entry.reason === undefined) entry.nearest = nearest(entry.name);
    if (index % UNKNOWN_AT_ONCE === 0) await onProgress?.(0.5 + index / unknown.length / 2);
  }
  await onProgress?.(1);
  return { cards, unknown };
}

/** Finds a card by its name as `readCollection` needs it. */
export function cardFinder(names: CardNames): (name: string) => { name: string } | null {
  const known = names.cards.map(toNamed);
  const find = buildCardFinder(known);
  return (name) => known[find(name) ?? -1] ?? null;
}

function toNamed(entry: CardNames['cards'][number]): { slug: string; name: string; aliases: string[] } {
  if (typeof entry === 'string')
    return { name: entry, slug: slugify(entry.split(' // ')[0] ?? ''), aliases: [] };
  const [name = '', slug = '', ...aliases] = entry;
  return { name, slug, aliases };
}
