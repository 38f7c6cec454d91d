import {
  DECK_QUERY,
  LIST_QUERY,
  parseDeckQuery,
  parseListQuery,
  printDeckQuery,
  printListQuery,
  WINDOW_QUERY,
} from '@deckwright/contract';
import { CardPage, CardsPage, TopListPage, TopPage } from '@deckwright/contract/schemas';
import { findTopList, TOP_GROUPS } from '../card/index.ts';
import { cardAt, nearestWords, UnknownNameError } from '../lookup/index.ts';
import { asWritten, definePage } from '../page/index.ts';
import { cardPage } from './card-page.ts';
import { cardsPage } from './cards-page.ts';
import { topListPage, topPage } from './top-page.ts';

export const CARD_PAGES = {
  card: definePage({
    path: '/cards/{slug}',
    query: DECK_QUERY,
    shape: CardPage,
    find: (context, { slug }, query) => {
      const { filters, warnings } = parseDeckQuery(query);
      const { card, canonical } = cardAt(context.snapshot, slug);
      const address = `/cards/${context.snapshot.cards[card]?.slug}${printDeckQuery(filters)}`;
      return {
        key: `${address} ${warnings.join(' ')}`,
        ...(canonical ? {} : { movedTo: address }),
        make: () => cardPage(context, card, filters, warnings),
      };
    },
  }),
  cards: definePage({
    path: '/cards',
    query: WINDOW_QUERY,
    shape: CardsPage,
    find: (context, _params, query) => {
      const list = parseListQuery(query);
      return {
        key: `/cards${printListQuery(list.filters, 1)} ${list.warnings.join(' ')}`,
        make: () => cardsPage(context, list),
      };
    },
  }),
  top: definePage({
    path: '/top',
    query: WINDOW_QUERY,
    shape: TopPage,
    find: (context, _params, query) => {
      const list = parseListQuery(query);
      return {
        key: `/top${printListQuery(list.filters, 1)} ${list.warnings.join(' ')}`,
        make: () => topPage(context, list),
      };
    },
  }),
  topList: definePage({
    path: '/top/{slug}',
    query: LIST_QUERY,
    shape: TopListPage,
    find: (context, { slug }, query) => {
      const top = findTopList(slug);
      if (!top) {
        // Accept the British spelling.
        const spelled = slug.replace('olour', 'olor');
        if (findTopList(spelled)) return { movedTo: `/top/${spelled}${asWritten(query)}` };
        throw unknownList(slug);
      }
      const list = parseListQuery(query);
      return {
        key: `/top/${slug}${printListQuery(list.filters, list.page)} ${list.warnings.join(' ')}`,
        make: () => topListPage(context, top, list),
      };
    },
  }),
};

function unknownList(slug: string): UnknownNameError {
  const pages = TOP_GROUPS.flatMap(({ lists }) => lists.map(({ label, href }) => ({ label, url: href })));
  return new UnknownNameError(
    `No list of cards is called "${slug.slice(0, 100)}".`,
    nearestWords(pages, slug),
  );
}
