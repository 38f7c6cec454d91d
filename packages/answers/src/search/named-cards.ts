import { isTypo, meant, type NameHit } from '@deckwright/search';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { mergeHits } from '../snapshot/typeahead-index.ts';

/** Maximum number of cards that a nickname can mean. */
const MOST_NICKNAMED = 3;
/** With fewer names than this, and none literal, names with more than one typo are added, at most as many. */
const MOST_MISSPELLED = 3;

/** Cards named like the text, best match first, the same in the search box and on the search page. */
export function namedCards(
  { typeahead }: Pick<LoadedSnapshot, 'typeahead'>,
  text: string,
  limit: number,
  among: ReadonlySet<number> | null = null,
): NameHit[] {
  const isAmong = ({ ref }: NameHit) => !among || among.has(ref);
  const merged = mergeHits([
    typeahead.nicknames.search(text, MOST_NICKNAMED),
    typeahead.cards.search(text, limit),
  ]);
  const hits = meant(merged.filter(isAmong));
  const more = isScarce(hits) ? typeahead.cards.misspelled(text, MOST_MISSPELLED).filter(isAmong) : [];
  const byCard = new Map<number, NameHit>();
  for (const hit of [...hits, ...more]) if (!byCard.has(hit.ref)) byCard.set(hit.ref, hit);
  return [...byCard.values()].slice(0, limit);
}

function isScarce(hits: readonly NameHit[]): boolean {
  return hits.length < MOST_MISSPELLED && hits.every(isTypo);
}
