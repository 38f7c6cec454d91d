import {
  type CardList,
  type ListQuery,
  printListQuery,
  type TopListPage,
  type TopPage,
} from '@deckwright/contract';
import {
  ALL_CARDS,
  getTopGroups,
  isListed,
  rankCards,
  rankedViews,
  TOP_LISTS,
  type TopList,
  windowOfFilters,
} from '../card/index.ts';
import { decks } from '../format/index.ts';
import { pageHead, paginate } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';

/** Number of cards in each strip of the overview. */
const OVERVIEW_CARDS = 21;
const STRIP_CARDS = 8;

/** One ranked list of cards. */
export async function topListPage(
  context: ViewContext,
  list: TopList,
  { filters, page, warnings }: ListQuery,
): Promise<TopListPage> {
  const { snapshot } = context;
  const top = await snapshot.ask('topCards', { ...windowOfFilters(filters), commanders: null });
  const ranked = rankCards(snapshot, top, (card) => isListed(list, card));
  const path = `/top/${list.slug}`;
  const { shown, fields } = paginate(ranked, page, { path, toQuery: (at) => printListQuery(filters, at) });
  const title = list.title;
  const description = `${list.title} by the decks that play them: ${list.meaning}, over ${decks(top.decks, snapshot.manifest.sample)}.`;
  const { query, ...paged } = fields;
  return {
    ...pageHead(snapshot, filters, { title, description, canonical: path, query, warnings }),
    filters,
    numDecks: top.decks,
    ...paged,
    list: list.slug,
    meaning: list.meaning,
    groups: getTopGroups(snapshot.cards),
    lists: [{ kind: list.slug, title, cards: rankedViews(context, top, shown) }],
  };
}

/** Entries in each list of the cards of a color. */
const OF_EACH_TYPE = 100;

/** The most played cards of a list, then those of each type, without empty lists. */
export async function topListsWithin(
  context: ViewContext,
  list: TopList,
  { filters }: Pick<ListQuery, 'filters'>,
): Promise<CardList[]> {
  const { snapshot } = context;
  const top = await snapshot.ask('topCards', { ...windowOfFilters(filters), commanders: null });
  const firstCards = (of: Pick<TopList, 'holds'>) =>
    rankCards(snapshot, top, (card) => isListed(list, card) && of.holds(card)).slice(0, OF_EACH_TYPE);
  const lists = [ALL_CARDS, ...TOP_LISTS.filter(({ group }) => group === 'Types')].map((of) => ({
    kind: of.slug,
    title: of.title,
    cards: rankedViews(context, top, firstCards(of)),
  }));
  return lists.filter(({ cards }) => cards.length > 0);
}

/** The most played cards overall, then the first cards of every list. */
export async function topPage(
  context: ViewContext,
  { filters, warnings }: Pick<ListQuery, 'filters' | 'warnings'>,
): Promise<TopPage> {
  const { snapshot } = context;
  const top = await snapshot.ask('topCards', { ...windowOfFilters(filters), commanders: null });
  const getStrip = (list: Pick<TopList, 'holds'>, length: number) =>
    rankedViews(context, top, rankCards(snapshot, top, (card) => isListed(list, card)).slice(0, length));
  const title = 'Top cards';
  const description = `The most played cards by color and type, over ${decks(top.decks, snapshot.manifest.sample)}.`;
  return {
    ...pageHead(snapshot, filters, { title, description, canonical: '/top', warnings }),
    filters,
    numDecks: top.decks,
    groups: getTopGroups(snapshot.cards),
    lists: [
      { kind: 'cards', title: 'Most played cards', cards: getStrip(ALL_CARDS, OVERVIEW_CARDS) },
      ...TOP_LISTS.filter((list) => list !== ALL_CARDS).map((list) => ({
        kind: list.slug,
        title: list.title,
        cards: getStrip(list, STRIP_CARDS),
      })),
    ].filter(({ cards }) => cards.length > 0),
  };
}
