import type {
  CardEntry,
  CardList,
  CardPage,
  CommanderPage,
  CommandersPage,
  CompanionsPage,
  HomePage,
  PartnerPage,
  SaltPage,
} from '@deckwright/api-client/schemas';
import { COLORS, colorsOf, identityFromSlug, identityName, packPrices } from '@deckwright/domain';
import type { CommanderView } from '@deckwright/ui';
import { type Held, type HeldList, heldLists, heldParts, isHeld } from './held-lists.ts';
import { withUrl } from './with-url.ts';

/**
 * The page documents without what pages do not show. What is not held (held-lists.ts) travels twice, as markup and
 * for hydration; the documents themselves stay whole under /data.
 */
export type TileList = { kind: string; title: string; cards: CommanderView[] };
export type HomeView = ReturnType<typeof homeView>;
export type CommandersView = ReturnType<typeof commandersView>;
export type CommanderPageView = ReturnType<typeof commanderPageView>;
export type CardPageView = ReturnType<typeof cardPageView>;
export type SaltPageView = ReturnType<typeof saltView>;
export type SaltView = CommanderView & { salt_votes?: number | undefined };

/** With `held` what stands below the head of the page goes into the markup only. */
export function homeView(page: HomePage, held: boolean) {
  const lists = tileLists(page);
  const top = lists.find(({ kind }) => kind === 'topcommanders')?.cards ?? [];
  const view = { ...page, fan: top.slice(0, 3), lists: listsOf(lists, held) };
  return heldParts(view, ['newSets'], held && isHeld(view.lists));
}

/** With what its colors are and are called. */
export function commandersView(page: CommandersPage, held: boolean) {
  const identity = page.identity === null ? null : identityFromSlug(page.identity);
  return {
    ...page,
    colors: identity === null ? COLORS : colorsOf(identity),
    identityName: identity === null ? null : identityName(identity),
    lists: listsOf(tileLists(page), held),
  };
}

/** With `held` the entries of its lists go into the markup only. */
export function commanderPageView(page: CommanderPage, held: boolean) {
  const view = {
    ...page,
    similar: page.similar.map(tileOf),
    pairings: page.pairings.map(tileOf),
    lists: listsOf(tileLists(page), held),
  };
  return heldParts(view, ['similar', 'pairings', 'deck'], held && page.lists.length > 0);
}

/** With `held` the entries of the lists go into the markup only. */
export function heldView<T extends TileLists>(page: T, held: boolean): Omit<T, 'lists'> & HeldLists {
  return { ...page, lists: listsOf(page.lists, held) };
}

/** Printings shown on a card's page; a basic land has hundreds. */
const MOST_PRINTINGS = 60;

export function cardPageView(page: CardPage, held: boolean) {
  const view = {
    ...page,
    num_printings: page.printings.length,
    printings: page.printings.slice(0, MOST_PRINTINGS),
    similar: page.similar.map(tileOf),
    lists: listsOf(tileLists(page), held),
  };
  const parts: ('history' | 'printings' | 'similar')[] = ['history', 'printings'];
  if (view.similar.length > 0) parts.push('similar');
  return heldParts(view, parts, held);
}

/** A page of lists, its entries cut to what tiles show. */
export function listsView<T extends Listed>(page: T): Omit<T, 'lists'> & TileLists {
  return { ...page, lists: tileLists(page) };
}

export type PartnerPageView = Held<ReturnType<typeof partnerView>, 'unplayed'>;
export type CompanionsView = ReturnType<typeof companionsView>;

/** With `held` its lists go into the markup only. */
export function partnerView(page: PartnerPage, held: boolean) {
  return { ...page, lists: listsOf(tileLists(page), held) };
}

export function companionsView(page: CompanionsPage) {
  const companions = page.companions.map((companion) => ({
    ...companion,
    commanders: companion.commanders.map(({ name, url, num_decks }) => ({ name, url, num_decks })),
  }));
  return { ...page, companions, lists: tileLists(page) };
}

export type HeldLists = { lists: HeldList[] };
/** The lists of a page as tiles show them. */
export type TileLists = { lists: TileList[] };

/** A page that shows no tiles: of its lists it needs nothing. */
export function headView<T extends Listed>(page: T): T {
  return { ...page, lists: [] };
}

/** With `held` the entries of the list go into the markup only. */
export function saltView(page: SaltPage, held: boolean) {
  const lists = page.lists.map(({ cards, ...list }) => ({
    ...list,
    cards: cards.map((view) => ({
      ...tileOf(view),
      salt: view.salt,
      salt_votes: view.salt_votes,
    })),
  }));
  return { ...page, lists: held ? heldLists(lists) : lists };
}

function listsOf(lists: TileList[], held: boolean): HeldList[] {
  return held ? heldLists(lists) : lists;
}

type Listed = { lists: CardList[] };

function tileLists({ lists }: Listed): TileList[] {
  return lists.map(({ kind, title, cards }) => ({ kind, title, cards: withUrl(cards).map(tileOf) }));
}

export function tileOf(view: CardEntry): CommanderView {
  return {
    name: view.name,
    url: view.url,
    synergy: view.synergy,
    lift: view.lift,
    num_decks: view.num_decks,
    potential_decks: view.potential_decks,
    inclusion_rate: view.inclusion_rate,
    trend_zscore: view.trend_zscore,
    prices: packPrices(view.prices),
    cmc: view.cmc,
    primary_type: view.primary_type,
    color_identity: view.color_identity,
    image_uri: view.image_uri,
    image_uri_small: view.image_uri_small,
    face: faceOf(view),
    game_changer: view.game_changer,
    banned: view.banned,
    released: view.released,
    rarity: view.rarity,
    ...(mayLead(view) ? { crown: true } : {}),
    ...(view.salt === null ? {} : { salt: view.salt }),
    ...(view.rank === undefined ? {} : { rank: view.rank, previous_rank: view.previous_rank }),
    ...(view.cards ? { cards: view.cards.map((card) => ({ ...card, face: faceOf(card) })) } : {}),
  };
}

/** Alone, or as a Background beside another. */
function mayLead({ legal_commander, face }: Pick<CardEntry, 'legal_commander' | 'face'>): boolean {
  return legal_commander || /— .*\bBackground\b/.test(face.type);
}

/** Beside a picture the text goes without: should the picture fail, cost and type still stand on the drawn card. */
function faceOf({ face, image_uri }: Pick<CardEntry, 'face' | 'image_uri'>): CardEntry['face'] {
  return image_uri === null ? face : { ...face, text: null };
}
