import type {
  CardList,
  CardPage,
  CardView,
  CommanderPage,
  CommandersPage,
  CompanionsPage,
  HomePage,
  PageCard,
  PartnerPage,
  SaltPage,
} from '@deckwright/api-client/schemas';
import { packPrices } from '@deckwright/domain';
import type { CommanderView } from '@deckwright/ui';
import { type HeldList, heldLists, heldParts, isHeld } from './held-lists.ts';
import { withUrl } from './with-url.ts';

/**
 * The page documents without what pages do not show. What is not held (held-lists.ts) travels twice, as markup and
 * for hydration; the documents themselves stay whole under /data.
 */
export type TileList = { tag: string; header: string; cardviews: CommanderView[] };
export type HomeView = ReturnType<typeof homeView>;
export type CommandersView = ReturnType<typeof commandersView>;
export type CommanderPageView = ReturnType<typeof commanderPageView>;
export type CardPageView = ReturnType<typeof cardPageView>;
export type SaltPageView = ReturnType<typeof saltView>;
export type SaltView = CommanderView & { salt_votes?: number | undefined };

/** With `held` what stands below the head of the page goes into the markup only. */
export function homeView(page: HomePage, held: boolean) {
  const container = containerOf(page);
  const top = container.json_dict.cardlists.find(({ tag }) => tag === 'topcommanders')?.cardviews ?? [];
  const view = {
    ...page,
    fan: top.slice(0, 3),
    container: { json_dict: { cardlists: listsOf(container, held) } },
  };
  return heldParts(view, ['newSets'], held && isHeld(view.container.json_dict.cardlists));
}

export function commandersView(page: CommandersPage, held: boolean) {
  return heldView({ ...page, container: containerOf(page) }, held);
}

/** With `held` the entries of its lists go into the markup only. */
export function commanderPageView(page: CommanderPage, held: boolean) {
  const { card } = page.container.json_dict;
  const view = {
    ...page,
    similar: page.similar.map(tileOf),
    pairings: page.pairings.map(tileOf),
    container: { json_dict: { cardlists: listsOf(containerOf(page), held), card } },
  };
  return heldParts(
    view,
    ['similar', 'pairings', 'deck'],
    held && page.container.json_dict.cardlists.length > 0,
  );
}

/** With `held` the entries of the lists go into the markup only. */
export function heldView<T extends ListsContainer>(
  page: T,
  held: boolean,
): Omit<T, 'container'> & HeldContainer {
  return { ...page, container: { json_dict: { cardlists: listsOf(page.container, held) } } };
}

/** Printings shown on a card's page; a basic land has hundreds. */
const MOST_PRINTINGS = 60;

export function cardPageView(page: CardPage, held: boolean) {
  const { card } = page.container.json_dict;
  const view = {
    ...page,
    num_printings: page.printings.length,
    printings: page.printings.slice(0, MOST_PRINTINGS),
    similar: page.similar.map(tileOf),
    container: { json_dict: { cardlists: listsOf(containerOf(page), held), card } },
  };
  const parts: ('history' | 'printings' | 'similar')[] = ['history', 'printings'];
  if (view.similar.length > 0) parts.push('similar');
  return heldParts(view, parts, held);
}

/** A page of lists, its entries cut to what tiles show. */
export function listsView<T extends Listed>(page: T): Omit<T, 'container'> & ListsContainer {
  return { ...page, container: containerOf(page) };
}

export type PartnerPageView = ReturnType<typeof partnerView>;
export type CompanionsView = ReturnType<typeof companionsView>;

export function partnerView(page: PartnerPage, held: boolean) {
  const { card } = page.container.json_dict;
  return { ...page, container: { json_dict: { cardlists: listsOf(containerOf(page), held), card } } };
}

export function companionsView(page: CompanionsPage) {
  const companions = page.companions.map((companion) => ({
    ...companion,
    commanders: companion.commanders.map(({ name, url, num_decks }) => ({ name, url, num_decks })),
  }));
  return { ...page, companions, container: containerOf(page) };
}

export type HeldContainer = { container: { json_dict: { cardlists: HeldList[] } } };
/** The lists of a page as tiles show them. */
export type ListsContainer = { container: { json_dict: { cardlists: TileList[] } } };

type WithCard = { container: { json_dict: { card: PageCard; cardlists: CardList[] } } };

/** A page that shows no tiles: of its card it needs the colours, of its lists nothing. */
export function headView<T extends WithCard>(page: T): T {
  const { json_dict, ...container } = page.container;
  return { ...page, container: { ...container, json_dict: { ...json_dict, cardlists: [] } } };
}

/** With `held` the entries of the list go into the markup only. */
export function saltView(page: SaltPage, held: boolean) {
  const cardlists = page.container.json_dict.cardlists.map(({ cardviews, ...list }) => ({
    ...list,
    cardviews: cardviews.map((view) => ({
      ...tileOf(view),
      salt: view.salt,
      salt_votes: view.salt_votes,
    })),
  }));
  return { ...page, container: { json_dict: { cardlists: held ? heldLists(cardlists) : cardlists } } };
}

function listsOf({ json_dict }: ListsContainer['container'], held: boolean): HeldList[] {
  return held ? heldLists(json_dict.cardlists) : json_dict.cardlists;
}

type Listed = { container: { json_dict: { cardlists: CardList[] } } };

function containerOf({ container }: Listed): { json_dict: { cardlists: TileList[] } } {
  const cardlists = container.json_dict.cardlists.map(({ tag, header, cardviews }) => ({
    tag,
    header,
    cardviews: withUrl(cardviews).map(tileOf),
  }));
  return { json_dict: { cardlists } };
}

export function tileOf(view: CardView): CommanderView {
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
function mayLead({ legal_commander, face }: Pick<CardView, 'legal_commander' | 'face'>): boolean {
  return legal_commander || /— .*\bBackground\b/.test(face.type);
}

/** Beside a picture the text goes without: should the picture fail, cost and type still stand on the drawn card. */
function faceOf({ face, image_uri }: Pick<CardView, 'face' | 'image_uri'>): CardView['face'] {
  return image_uri === null ? face : { ...face, text: null };
}
