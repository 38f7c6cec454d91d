import {
  DECK_QUERY,
  DECKS_QUERY,
  parseDeckQuery,
  printDeckQuery,
  printQueryValues,
  readQueryValues,
  toDeckFilters,
} from '@deckwright/contract';
import { AverageDeckPage, DeckPage, DecksPage } from '@deckwright/contract/schemas';
import { commanderAt, nearestOptions, UnknownNameError } from '../lookup/index.ts';
import { definePage } from '../page/index.ts';
import { averageDeckPage } from './average-deck-page.ts';
import { type DecksQuery, deckPage, deckPageId, decksPage } from './decks-page.ts';

export const DECK_PAGES = {
  decks: definePage({
    path: '/decks/{slug}',
    query: DECKS_QUERY,
    shape: DecksPage,
    find: (context, { slug }, query) => {
      const wanted = readDecksQuery(query);
      const found = commanderAt(context.snapshot, slug);
      const address = `/decks/${found.key}${wanted.query}`;
      return {
        key: `${address} ${wanted.warnings.join(' ')}`,
        ...(found.canonical ? {} : { movedTo: address }),
        make: () => decksPage(context, found, wanted),
      };
    },
  }),
  deck: definePage({
    path: '/decks/{slug}/{id}',
    shape: DeckPage,
    find: (context, { slug, id }) => {
      const { snapshot } = context;
      const found = commanderAt(snapshot, slug);
      // The id that the deck has by its source, and had in addresses before, leads to the page of its list.
      const pageId = deckPageId(context, found, id) ?? id;
      const address = `/decks/${found.key}/${pageId}`;
      return {
        key: address,
        ...(found.canonical && pageId === id ? {} : { movedTo: address }),
        make: async () => {
          const deck = await deckPage(context, found, id);
          if (deck) return deck;
          const message = `This commander has no deck "${id.slice(0, 50)}"; it may have been saved again since.`;
          throw new UnknownNameError(message, nearestOptions(snapshot, found.key, 'commander'));
        },
      };
    },
  }),
  averageDeck: definePage({
    path: '/average-decks/{slug}',
    query: DECK_QUERY,
    shape: AverageDeckPage,
    find: (context, { slug }, query) => {
      const { filters, warnings } = parseDeckQuery(query);
      const found = commanderAt(context.snapshot, slug);
      const address = `/average-decks/${found.key}${printDeckQuery(filters)}`;
      return {
        key: `${address} ${warnings.join(' ')}`,
        ...(found.canonical ? {} : { movedTo: address }),
        make: () => averageDeckPage(context, found, filters, warnings),
      };
    },
  }),
};

function readDecksQuery(searchParams: URLSearchParams): DecksQuery {
  const { values: requested, warnings } = readQueryValues(DECKS_QUERY, searchParams);
  const { by, dir, page } = requested;
  return {
    filters: toDeckFilters(requested),
    warnings,
    page,
    by,
    dir,
    query: printQueryValues(DECKS_QUERY, requested),
  };
}
