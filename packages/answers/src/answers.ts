import type { SearchOption, TypeaheadList } from '@deckwright/contract';
import {
  type ApiCard,
  type DeckInsight,
  InsightRequest,
  type ListSearchAnswer,
  type RecsAnswer,
  RecsRequest,
} from '@deckwright/contract/schemas';
import type { DeckListReading } from '@deckwright/decklist';
import { namesTogether } from '@deckwright/domain';
import type { z } from 'zod';
import {
  compareDecks,
  type DeckAdvice,
  type DeckDifference,
  deckAdvice,
  deckInsight,
  guessCommander,
  recommendations,
} from './advice/index.ts';
import { fullCard } from './card/index.ts';
import { parseList, type ReadList, readList } from './list/index.ts';
import { exactPlace, searchOptions } from './lookup/index.ts';
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
    /** Cards to add to a deck and to cut from it. @throws AppError invalid-argument */
    recommend: async (request: z.input<typeof RecsRequest>): Promise<RecsAnswer> =>
      recommendations(context, ofShape(RecsRequest, request)),
    /** The composition and problems of a deck. @throws AppError invalid-argument */
    insight: async (request: z.input<typeof InsightRequest>): Promise<DeckInsight> =>
      deckInsight(context, ofShape(InsightRequest, request)),
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
    /**
     * Guesses the commander of a list that does not mark one: the likeliest and alternatives, pairs as "A & B"; null if
     * no card of the list is legal as a commander.
     */
    guessCommander: async (
      cards: readonly string[],
    ): Promise<{ commander: string; others: string[] } | null> => {
      const { snapshot } = context;
      const found = new Set(cards.flatMap((text) => snapshot.resolver.find(text) ?? []));
      const guess = await guessCommander(snapshot, [...found]);
      const named = (commanders: readonly number[]) =>
        namesTogether(commanders.map((index) => snapshot.cards[index]?.name ?? ''));
      return guess && { commander: named(guess.commanders), others: guess.others.map(named) };
    },
    /** An answer of `recommend` grouped by role, compared with the commander's decks. */
    advise: async (
      deck: z.input<typeof InsightRequest>,
      recs: Pick<RecsAnswer, 'inRecs' | 'outRecs'>,
      faults: DeckInsight['faults'],
    ): Promise<DeckAdvice> => deckAdvice(context, ofShape(InsightRequest, deck), recs, faults),
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
    place: async (text: string): Promise<string | null> => exactPlace(context.snapshot, text),
    /** Search box suggestions for a text, best match first. */
    options: async (
      q: string,
      { among = null, limit = 20 }: { among?: TypeaheadList | null; limit?: number } = {},
    ): Promise<SearchOption[]> => searchOptions(context, q, { among, limit }),
  };
}
