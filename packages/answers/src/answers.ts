import type { SearchOption, TypeaheadList } from '@deckwright/api-client';
import {
  type ApiCard,
  type DeckInsight,
  InsightRequest,
  type ListSearchAnswer,
  type RecsAnswer,
  RecsRequest,
} from '@deckwright/api-client/schemas';
import { namesTogether } from '@deckwright/domain';
import type { z } from 'zod';
import { compareDecks, type DeckDifference } from './advice/compare-decks.ts';
import { type DeckAdvice, deckAdvice } from './advice/deck-advice.ts';
import { guessCommander } from './advice/guess-commander.ts';
import type { ViewContext } from './card/card-view-json.ts';
import { fullCard } from './card/full-card.ts';
import { deckInsight } from './insight/deck-insight.ts';
import { ofShape } from './page/of-shape.ts';
import { PageMovedError } from './page/page-moved-error.ts';
import { PAGES, type PageAnswer, type PageName, type PageParams } from './pages.ts';
import { recommendations } from './recs/recommendations.ts';
import { exactPlace } from './search/exact-place.ts';
import { searchOptions } from './search/search-options.ts';
import { listSearchAnswer } from './search/search-page.ts';

/** Everything that pages ask of one snapshot. All of them throw AppError for what cannot be read or is not there. */
export type Answers = ReturnType<typeof createAnswers>;

type Find = (typeof PAGES)[PageName]['find'];

/** The answers of one snapshot, as functions from what a visitor asks to objects. */
export function createAnswers(context: ViewContext) {
  return {
    /**
     * What a page says.
     * @throws UnknownNameError with the nearest names
     * @throws PageMovedError where the address belongs to a page of another kind
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
    /** Cards by name, under the names asked for; what nobody knows is absent. */
    cards: async (names: readonly string[]): Promise<ReadonlyMap<string, ApiCard>> => {
      const known = names.flatMap((name): [string, ApiCard][] => {
        const index = context.snapshot.resolver.find(name);
        return index === null ? [] : [[name, fullCard(context, index)]];
      });
      return new Map(known);
    },
    /** What to add to a deck and what to cut. @throws AppError invalid-argument */
    recommend: async (request: z.input<typeof RecsRequest>): Promise<RecsAnswer> =>
      recommendations(context, ofShape(RecsRequest, request)),
    /** What a deck is made of. @throws AppError invalid-argument */
    insight: async (request: z.input<typeof InsightRequest>): Promise<DeckInsight> =>
      deckInsight(context, ofShape(InsightRequest, request)),
    /**
     * Who may lead a list that marks nobody: the likeliest and others that could, pairs as "A & B"; null where no card
     * of it may.
     */
    guessCommander: async (
      cards: readonly string[],
    ): Promise<{ commander: string; others: string[] } | null> => {
      const { snapshot } = context;
      const found = new Set(cards.flatMap((text) => snapshot.resolver.find(text) ?? []));
      const guess = await guessCommander(snapshot, [...found]);
      const named = (leaders: readonly number[]) =>
        namesTogether(leaders.map((index) => snapshot.cards[index]?.name ?? ''));
      return guess && { commander: named(guess.commanders), others: guess.others.map(named) };
    },
    /** An answer of `recommend` by what its cards do, beside what the commander's decks run. */
    advise: async (
      deck: z.input<typeof InsightRequest>,
      recs: Pick<RecsAnswer, 'inRecs' | 'outRecs'>,
      faults: DeckInsight['faults'],
    ): Promise<DeckAdvice> => deckAdvice(context, ofShape(InsightRequest, deck), recs, faults),
    /** What stands in one list and not in the other. @throws AppError invalid-argument */
    compare: async (
      yours: z.input<typeof InsightRequest>,
      theirs: z.input<typeof InsightRequest>,
    ): Promise<DeckDifference> =>
      compareDecks(context, ofShape(InsightRequest, yours), ofShape(InsightRequest, theirs)),
    /** Which cards of a list, given by slug, a query finds. */
    searchWithin: async (q: string, within: readonly string[]): Promise<ListSearchAnswer> =>
      listSearchAnswer(context, q, within),
    /** The address of what a text names whole; null where nothing is called so, or several things are. */
    place: async (text: string): Promise<string | null> => exactPlace(context.snapshot, text),
    /** What the search box offers for these letters, best match first. */
    options: async (
      q: string,
      { among = null, limit = 20 }: { among?: TypeaheadList | null; limit?: number } = {},
    ): Promise<SearchOption[]> => searchOptions(context, q, { among, limit }),
  };
}
