import type { SetResource } from '@deckwright/contract/schemas';
import { nearestWords, UnknownNameError } from '../lookup/index.ts';
import { type KnownSet, setIndex } from '../set/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** Sets with cards of the catalog, newest first. */
export function listedSets(snapshot: LoadedSnapshot): KnownSet[] {
  return [...setIndex(snapshot).values()].filter(({ members }) => members.length > 0);
}

/** The set with this code. @throws UnknownNameError with the nearest names */
export function setOfId(snapshot: LoadedSnapshot, id: string): KnownSet {
  const known = setIndex(snapshot).get(id.toLowerCase());
  if (known) return known;
  const pages = [...setIndex(snapshot).values()].map(({ set: { name, code } }) => ({
    label: name,
    url: `/sets/${code}`,
  }));
  throw new UnknownNameError(`No set has the code "${id.slice(0, 100)}".`, nearestWords(pages, id, 'set'));
}

/** Positions of the set's cards, those that most decks run first. */
export function cardsOfSet({ members }: KnownSet): number[] {
  return members.map(({ card }) => card).sort((a, b) => a - b);
}

export function setResource({ set, type, members, newCards }: KnownSet): SetResource {
  return {
    object: 'set',
    id: set.code,
    name: set.name,
    page: `/sets/${set.code}`,
    type,
    released: set.released,
    icon_svg_uri: set.iconUri,
    num_cards: members.length,
    num_new: newCards,
  };
}
