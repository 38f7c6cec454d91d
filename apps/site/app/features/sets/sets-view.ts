import type { SetEntry, SetsPage } from '@deckwright/contract/schemas';
import { isSmallSet } from '@deckwright/domain';
import type { PictureView } from '@deckwright/ui';

export type SetsView = ReturnType<typeof setsView>;

/** A set, with its top card if it is one of the newest. */
export type SetView = SetEntry & { topCard?: PictureView };

export type YearOfSets = { year: string; sets: SetView[] };

/** The list with its top cards at their sets, and without what their pictures do not show. */
export function setsView({ lists, years, ...page }: SetsPage) {
  const topCards = new Map(lists.flatMap(({ kind, cards }) => cards.map((card) => [kind, card] as const)));
  const withTopCard = (set: SetEntry): SetView => {
    const card = topCards.get(set.code);
    if (!card) return set;
    const { name, primaryType, colorIdentity, imageUri, imageUriSmall, face } = card;
    const drawn = { manaCost: '', type: face.type, text: null, corner: null };
    return { ...set, topCard: { name, primaryType, colorIdentity, imageUri, imageUriSmall, face: drawn } };
  };
  return { ...page, years: years.map(({ year, sets }) => ({ year, sets: sets.map(withTopCard) })) };
}

/** Promos and sets of a card or two apart from the others, unless these are all there are. */
export function splitSmallSets(years: readonly YearOfSets[]): { years: YearOfSets[]; small: SetView[] } {
  const large = years
    .map(({ year, sets }) => ({ year, sets: sets.filter((set) => !isSmallSet(set)) }))
    .filter(({ sets }) => sets.length > 0);
  if (large.length === 0) return { years: [...years], small: [] };
  const small = years.flatMap(({ sets }) => sets.filter(isSmallSet));
  return { years: large, small };
}
