import { isTypo, type NameHit, plausibleHits } from '@deckwright/search';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { mergeHits } from '../snapshot/index.ts';

/** Maximum number of cards that a nickname can mean. */
const MAX_NICKNAMED = 3;
/** With fewer names than this, and none literal, names with more than one typo are added, at most as many. */
const MAX_MISSPELLED = 3;

/** So many matches are compared however few are wanted, so that a short list begins like a long one. */
export const COMPARED_NAMES = 200;

type Searched = Pick<LoadedSnapshot, 'typeahead' | 'overview' | 'commanders'>;

/**
 * Cards named like the text, best match first, the same in the search box and on the search page. Of names that contain the
 * text and names near it, those come first whose best card is in more decks, as commander or not.
 */
export function namedCards(
  snapshot: Searched,
  text: string,
  limit: number,
  among: ReadonlySet<number> | null = null,
): NameHit[] {
  const { typeahead } = snapshot;
  const isAmong = ({ ref }: NameHit) => !among || among.has(ref);
  const merged = mergeHits([
    typeahead.nicknames.search(text, MAX_NICKNAMED),
    typeahead.cards.search(text, Math.max(limit, COMPARED_NAMES)),
  ]);
  const hits = likelierFirst(snapshot, plausibleHits(merged.filter(isAmong)));
  const more = isScarce(hits) ? typeahead.cards.misspelled(text, MAX_MISSPELLED).filter(isAmong) : [];
  const byCard = new Map<number, NameHit>();
  for (const hit of [...hits, ...more]) if (!byCard.has(hit.ref)) byCard.set(hit.ref, hit);
  return [...byCard.values()].slice(0, limit);
}

function likelierFirst({ overview, commanders }: Searched, hits: readonly NameHit[]): NameHit[] {
  const getDecks = ({ ref }: NameHit): number =>
    (overview.cardDecks[ref] ?? 0) + commanders.decksWithCommander(ref);
  const most = (of: readonly NameHit[]): number => Math.max(-1, ...of.map(getDecks));
  const near = hits.filter(isTypo);
  const literal = hits.filter((hit) => !isTypo(hit));
  if (near.length === 0 || most(near) >= most(literal)) return [...hits];
  return [...literal, ...near];
}

function isScarce(hits: readonly NameHit[]): boolean {
  return hits.length < MAX_MISSPELLED && hits.every(isTypo);
}
