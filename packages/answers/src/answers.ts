import type { SearchOption, TypeaheadList } from '@deckwright/contract';
import {
  type ApiCard,
  InsightRequest,
  type ListSearchAnswer,
  RecsRequest,
} from '@deckwright/contract/schemas';
import type { DeckListReading } from '@deckwright/decklist';
import type { z } from 'zod';
import {
  type AdvicePart,
  adviseDeck,
  compareDecks,
  type DeckAdvice,
  type DeckDifference,
} from './advice/index.ts';
import { fullCard } from './card/index.ts';
import { parseList, type ReadList, readList } from './list/index.ts';
import { findExactPage, searchOptions } from './lookup/index.ts';
import { ofShape } from './of-shape.ts';
import { PageMovedError } from './page/index.ts';
import { PAGES, type PageAnswer, type PageName, type PageParams } from './pages.ts';
import { listSearchAnswer } from './search/index.ts';
import type { ViewContext } from './snapshot/index.ts';

/**
 * Everything that pages need from one snapshot. All functions throw AppError for invalid input and for missing things.
 */
export type Answers = ReturnType<typeof createAnswers>;

type Find = (typeof PAGES)[PageName]['find'];

/** Creates the functions that answer a visitor's queries from one snapshot. */
export function createAnswers(context: ViewContext) {
  return {
    /**
     * The content of a page.
     * @throws UnknownNameError with the nearest names
     * @throws PageMovedError if the address belongs to a page of another kind
     */
    page: async <Name extends PageName>(
      name: Name,
      params: PageParams<Name>,
      query: URLSearchParams | string = '',
    ): Promise<PageAnswer<Name>> => {
      // Safe because name, params and answer belong together by the signature.
      const find = PAGES[name].find as (...of: [ViewContext, unknown, URLSearchParams]) => ReturnType<Find>;
      const found = await find(context, params, new URLSearchParams(query));
      if (found === null) throw new PageMovedError(null);
      if (!found.make) throw new PageMovedError(found.movedTo);
      return (await found.make()) as PageAnswer<Name>;
    },
    /** Cards by the requested names; unrecognized names are absent. */
    cards: async (names: readonly string[]): Promise<ReadonlyMap<string, ApiCard>> => {
      const known = names.flatMap((name): [string, ApiCard][] => {
        const index = context.snapshot.resolver.find(name);
        return index === null ? [] : [[name, fullCard(context, index)]];
      });
      return new Map(known);
    },
    /** Advice for a deck, only the requested parts of it. @throws AppError invalid-argument */
    advise: async <Part extends AdvicePart>(
      deck: z.input<typeof InsightRequest>,
      { limits, ...options }: Parameters<typeof adviseDeck<Part>>[2],
    ): Promise<DeckAdvice<Part>> => {
      const shape = RecsRequest.shape.options;
      return adviseDeck(context, ofShape(InsightRequest, deck), {
        ...options,
        limits: ofShape(shape, limits),
      });
    },
    /**
     * A deck list in any format by the cards of the snapshot; what was not read is listed with the nearest name.
     * `fileName` is the name of the list's file, if known.
     */
    readDeckList: async (list: { text: string; fileName?: string | undefined }): Promise<ReadList> =>
      readList(context.snapshot, list),
    /**
     * A deck list in any format with its names as written, also those that no card has; the snapshot's cards tell names
     * from headings, as in `readDeckList`.
     */
    parseDeckList: async (text: string): Promise<DeckListReading> => parseList(context.snapshot, text),
    /** The differences between two lists. @throws AppError invalid-argument */
    compare: async (
      yours: z.input<typeof InsightRequest>,
      theirs: z.input<typeof InsightRequest>,
    ): Promise<DeckDifference> =>
      compareDecks(context, ofShape(InsightRequest, yours), ofShape(InsightRequest, theirs)),
    /** The cards of a list, given by slug, that match a query. */
    searchWithin: async (q: string, within: readonly string[]): Promise<ListSearchAnswer> =>
      listSearchAnswer(context, q, within),
    /** The address of the page whose full name is the text; null if there is none or more than one. */
    place: async (text: string): Promise<string | null> => {
      await context.snapshot.ready('typeahead');
      return findExactPage(context.snapshot, text);
    },
    /** Search box suggestions for a text, best match first. */
    options: async (
      q: string,
      { among = null, limit = 20 }: { among?: TypeaheadList | null; limit?: number } = {},
    ): Promise<SearchOption[]> => {
      await context.snapshot.ready('typeahead');
      return searchOptions(context, q, { among, limit });
    },
  };
}
