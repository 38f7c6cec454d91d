import { type ExcludedKind, type Legality, parseTypeLine, primaryType } from '@deckwright/domain';
import type { ScryfallCard } from '../scryfall/schemas.ts';

/** Upstream set types whose cards are not part of the format. */
const FOREIGN_SET_TYPES: ReadonlyMap<string, string> = new Map([
  ['alchemy', 'Alchemy card'],
  ['memorabilia', 'memorabilia'],
  ['token', 'token'],
]);

const TOKEN_LAYOUTS = new Set(['token', 'double_faced_token', 'emblem', 'art_series']);

/** The rule that excludes a record from the catalog regardless of its printings, or null. */
export function findExclusion(card: ScryfallCard): string | null {
  const legality = card.legalities?.commander;
  if (legality && toLegality(card) === null) return 'not legal in Commander';
  const typeLine = frontTypeLine(card);
  const { supertypes, subtypes } = parseTypeLine(typeLine);
  if (TOKEN_LAYOUTS.has(card.layout) || supertypes.includes('Token')) return 'token';
  if (primaryType(typeLine) === null) return 'none of the eight card types';
  return subtypes.includes('Attraction') ? 'Attraction' : null;
}

const KINDS_OF_LAYOUTS: ReadonlyMap<string, ExcludedKind> = new Map([
  ['token', 'token'],
  ['double_faced_token', 'token'],
  ['emblem', 'emblem'],
  ['art_series', 'art-card'],
]);

/** What a record that is not in the catalog is, for players who name it. */
export function getExcludedKind(card: ScryfallCard, setType: string | null | undefined): ExcludedKind {
  const ofLayout = KINDS_OF_LAYOUTS.get(card.layout);
  if (ofLayout) return ofLayout;
  const { supertypes, subtypes } = parseTypeLine(frontTypeLine(card));
  if (supertypes.includes('Token') || setType === 'token') return 'token';
  if (subtypes.includes('Attraction')) return 'attraction';
  const isOnArenaAlone = setType === 'alchemy' || card.games?.join() === 'arena';
  return isOnArenaAlone ? 'arena' : 'not-legal';
}

/** The rule that excludes printings of such sets, or null; a card with any other printing is included. */
export function foreignSetRule(setType: string | null | undefined): string | null {
  return setType ? (FOREIGN_SET_TYPES.get(setType) ?? null) : null;
}

/** Null for cards that are not legal in Commander. */
export function toLegality(card: ScryfallCard): Legality | null {
  const legality = card.legalities?.commander;
  if (legality === null || legality === undefined || legality === '') return 'unconfirmed';
  if (legality === 'legal' || legality === 'banned' || legality === 'restricted') return legality;
  return null;
}

/** Type line of the front face. */
function frontTypeLine(card: ScryfallCard): string {
  const line = card.type_line ?? card.card_faces?.[0]?.type_line ?? '';
  return line.split(' // ')[0] ?? '';
}
