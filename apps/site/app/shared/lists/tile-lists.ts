import type { CardEntry, CardList } from '@deckwright/contract/schemas';
import { NEWER_THAN_DECKS, packPrices } from '@deckwright/domain';
import type { CommanderView } from '@deckwright/ui';
import { type DeferredList, deferLists } from '../loading/deferred-lists.ts';
import { withUrl } from './with-url.ts';

/**
 * The lists of a page's document without what pages do not show. Lists that are not deferred (deferred-lists.ts) are sent
 * twice, as markup and for hydration; the complete documents are under /data.
 */
export type TileList = { kind: string; title: string; cards: CommanderView[] };

export type TileLists = { lists: TileList[] };
export type DeferredLists = { lists: DeferredList[] };

/** With `deferred` the entries of the lists are only in the markup. */
export function deferredView<T extends TileLists>(
  page: T,
  deferred: boolean,
): Omit<T, 'lists'> & DeferredLists {
  return { ...page, lists: toDeferredLists(page.lists, deferred) };
}

/** A page of lists with entries reduced to what tiles show. */
export function listsView<T extends Listed>(page: T): Omit<T, 'lists'> & TileLists {
  return { ...page, lists: tileLists(page) };
}

/** A page without tiles, which needs nothing of its lists. */
export function headView<T extends Listed>(page: T): T {
  return { ...page, lists: [] };
}

/** With `deferred` the entries of the lists are only in the markup. */
export function toDeferredLists(lists: TileList[], deferred: boolean): DeferredList[] {
  return deferred ? deferLists(lists) : lists;
}

type Listed = { lists: CardList[] };

/** The lists of a page as tiles show them. */
export function tileLists({ lists }: Listed): TileList[] {
  return lists.map(({ kind, title, cards }) => ({ kind, title, cards: withUrl(cards).map(toCommanderView) }));
}

export function toCommanderView(view: CardEntry): CommanderView {
  const tile: CommanderView = {
    name: view.name,
    url: view.url,
    synergy: view.synergy,
    lift: view.lift,
    numDecks: view.numDecks,
    potentialDecks: view.potentialDecks,
    inclusionRate: view.inclusionRate,
    inclusionLow: view.inclusionLow,
    inclusionHigh: view.inclusionHigh,
    prices: packPrices(view.prices),
    manaValue: view.manaValue,
    primaryType: view.primaryType,
    colorIdentity: view.colorIdentity,
    imageUri: view.imageUri,
    imageUriSmall: view.imageUriSmall,
    face: toFace(view),
    gameChanger: view.gameChanger,
    banned: view.banned,
    released: view.released,
    rarity: view.rarity,
  };
  if (view.label === NEWER_THAN_DECKS) tile.note = view.label;
  if (view.trend) tile.trend = view.trend;
  if (mayLead(view)) tile.commanderButton = true;
  if (view.salt !== null) tile.salt = view.salt;
  if (view.rank !== undefined) {
    tile.rank = view.rank;
    tile.previousRank = view.previousRank;
  }
  if (view.cards) tile.cards = view.cards.map((card) => ({ ...card, face: toFace(card) }));
  return tile;
}

/** Alone or as a Background, and not banned. */
function mayLead({
  legalCommander,
  banned,
  face,
}: Pick<CardEntry, 'legalCommander' | 'banned' | 'face'>): boolean {
  if (banned) return false;
  return legalCommander || (face.type.includes('Background') && /— .*\bBackground\b/.test(face.type));
}

type Face = CardEntry['face'];

/** All entries of a card share its face without text. */
const withoutText = new WeakMap<Face, Face>();

/**
 * A card with a picture is sent without its text: if the picture fails to load, the drawn card still shows mana cost
 * and type.
 */
function toFace({ face, imageUri }: Pick<CardEntry, 'face' | 'imageUri'>): Face {
  if (imageUri === null) return face;
  const cut = withoutText.get(face) ?? { ...face, text: null };
  withoutText.set(face, cut);
  return cut;
}
