import { parseQuery, printQuery, QueryError, type QueryNode, type Records } from '@deckwright/card-query';
import {
  type CardEntry,
  type CardSearchAnswer,
  type ListSearchAnswer,
  printQueryValues,
  type QueryProblem,
  SEARCH_QUERY,
  type SearchOption,
  type SearchPage,
  type WinRecord,
} from '@deckwright/contract';
import { formatCounted, NO_FILTERS, wilsonInterval } from '@deckwright/domain';
import { cardUrl, plainCardView, present, statView } from '../card/index.ts';
import { rounded } from '../format/index.ts';
import { nearestOptions, searchOptions } from '../lookup/index.ts';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { type CardSearch, runNode, searchCards } from './card-search.ts';
import { findCards } from './find-cards.ts';

const CARDS_PER_PAGE = 60;
/** Maximum number of slugs in an answer without `within`. */
const MAX_SLUGS = 1000;
/** Queries with more conditions get no hints which one to drop. */
const MAX_RELAXED = 8;
const MAX_TITLE = 60;
const MAX_NEAREST = 5;

/** The search page. An invalid query is answered too, with the error and without cards. */
export async function searchPage(context: ViewContext, q: string, page: number): Promise<SearchPage> {
  const { snapshot } = context;
  const answer = await answerOrProblem(context, q);
  const found = answer instanceof QueryError ? null : answer;
  const cards = found?.cards ?? [];
  const shown = cards.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);
  const short = q.length > MAX_TITLE ? `${q.slice(0, MAX_TITLE)}…` : q;
  const title = q ? `Cards for “${short}”` : 'Card search';
  const description = q
    ? `${formatCounted(cards.length, 'card matches', 'cards match')} “${short}”.`
    : 'Search all cards by color, type, text, price, and by how often decks play them.';
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title,
      description,
      canonical: '/search',
      query: printQueryValues(SEARCH_QUERY, { q, page }),
      warnings: found?.warnings ?? [],
      noindex: true,
    }),
    q,
    fault: answer instanceof QueryError ? findProblem(answer) : null,
    numCards: cards.length,
    page,
    pages: Math.ceil(cards.length / CARDS_PER_PAGE),
    order: found?.order ?? null,
    scope: found?.scope?.name ?? null,
    described: [...(found?.described ?? [])],
    nearest: found && cards.length === 0 ? await nearest(context, namesIn(found.node)) : [],
    relaxed: found && cards.length === 0 ? await relaxed(context, found.node) : [],
    records: found?.records ? getRecords(snapshot, found.records, shown) : null,
    leads: found?.scope ? [] : getLeads(snapshot, shown),
    lists: [
      {
        kind: 'cards',
        title,
        cards: present(shown.map((card) => toView(context, card, found))),
      },
    ],
  };
}

/**
 * The slugs of the first 1,000 cards that match a query.
 * @throws QueryError
 */
export async function cardSearchAnswer({ snapshot }: ViewContext, q: string): Promise<CardSearchAnswer> {
  const { cards, order, warnings } = await findCards(snapshot, q);
  return {
    q,
    order,
    warnings,
    numCards: cards.length,
    cards: getSlugs(snapshot, cards).slice(0, MAX_SLUGS),
  };
}

/** The cards of a list that match a query; unknown slugs are ignored. */
export async function listSearchAnswer(
  { snapshot }: ViewContext,
  q: string,
  within: readonly string[],
): Promise<ListSearchAnswer> {
  const list = new Set(within.flatMap((slug) => snapshot.resolver.bySlug(slug)?.card ?? []));
  try {
    const { cards, order, warnings } = await searchCards(snapshot, q, [...list]);
    return { q, order, warnings, numCards: cards.length, cards: getSlugs(snapshot, cards), fault: null };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return { q, order: null, warnings: [], numCards: 0, cards: [], fault: findProblem(error) };
  }
}

function getRecords(
  { cards }: LoadedSnapshot,
  { games, winRate }: Records,
  shown: readonly number[],
): WinRecord[] {
  return shown.flatMap((index) => {
    const [card, played = 0, rate = 0] = [cards[index], games[index], winRate[index]];
    const interval = played > 0 ? wilsonInterval(Math.round(rate * played), played) : null;
    if (!card || !interval) return [];
    return {
      url: cardUrl(card),
      games: played,
      winRate: rounded(rate),
      winRateLow: rounded(interval.low),
      winRateHigh: rounded(interval.high),
    };
  });
}

function getLeads({ cards, commanders }: LoadedSnapshot, shown: readonly number[]): SearchPage['leads'] {
  return shown.flatMap((index) => {
    const [card, numDecks] = [cards[index], commanders.decksWithCommander(index)];
    return card && numDecks > 0 ? { url: cardUrl(card), numDecks } : [];
  });
}

function getSlugs({ cards }: LoadedSnapshot, found: readonly number[]): string[] {
  return found.flatMap((card) => cards[card]?.slug ?? []);
}

function findProblem({ message, from, to }: QueryError): QueryProblem {
  return { message, from, to };
}

async function answerOrProblem(
  { snapshot }: ViewContext,
  q: string,
): Promise<CardSearch | QueryError | null> {
  if (q === '') return null;
  try {
    return await findCards(snapshot, q);
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

/** With a commander in the query, the statistics are those of its decks. */
function toView(context: ViewContext, card: number, found: CardSearch | null): CardEntry | null {
  const scope = found?.scope;
  if (!scope) return plainCardView(context, card, null);
  const [numDecks, potentialDecks] = [scope.decks[card] ?? 0, scope.potential[card] ?? 0];
  const effectiveDecks = scope.effective[card] ?? 0;
  const numberOrNull = (value: number | undefined) =>
    value === undefined || Number.isNaN(value) ? null : value;
  return statView(context, {
    card,
    numDecks,
    potentialDecks,
    effectiveDecks,
    inclusion: potentialDecks > 0 ? numDecks / potentialDecks : 0,
    synergy: numberOrNull(scope.synergy[card]),
    synergyRaw: null,
    lift: numberOrNull(scope.lift[card]),
    liftRaw: null,
    trend: null,
    trendChance: null,
    trendMark: null,
  });
}

/**
 * What the search box offers, such as a pair by two names; else names that look alike. Each name once: nothing tells a
 * commander from its card here.
 */
async function nearest(context: ViewContext, names: string): Promise<SearchOption[]> {
  // A correct name needs no other spelling.
  if (context.snapshot.resolver.findExcluded(names) !== null) return [];
  await context.snapshot.ready('typeahead');
  const offered = searchOptions(context, names, { among: null, limit: 2 * MAX_NEAREST });
  const labels = offered.map(({ label }) => label);
  const once = offered.filter(({ label }, index) => labels.indexOf(label) === index).slice(0, MAX_NEAREST);
  return once.length > 0 ? once : nearestOptions(context.snapshot, names);
}

/** Variants of the query without one of its conditions that find something; fewest cards first. */
async function relaxed({ snapshot }: ViewContext, node: QueryNode): Promise<SearchPage['relaxed']> {
  if (node.kind !== 'and' || node.parts.length > MAX_RELAXED) return [];
  const results: SearchPage['relaxed'] = [];
  for (const part of node.parts) {
    const rest: QueryNode = { kind: 'and', parts: node.parts.filter((other) => other !== part) };
    const q = printQuery(rest);
    const { cards } = await tryNode(snapshot, q);
    if (cards.length > 0) results.push({ without: printQuery(part), q, numCards: cards.length });
  }
  return results.sort((a, b) => a.numCards - b.numCards);
}

/** A condition may depend on another, as lift> on in:, so the rest may be invalid without it. */
async function tryNode(snapshot: ViewContext['snapshot'], q: string): Promise<{ cards: number[] }> {
  try {
    return await runNode(snapshot, parseQuery(q));
  } catch (error) {
    if (error instanceof QueryError) return { cards: [] };
    throw error;
  }
}

function namesIn(node: QueryNode): string {
  if (node.kind === 'name' || node.kind === 'exact') return node.text;
  return node.kind === 'and' ? node.parts.map(namesIn).filter(Boolean).join(' ') : '';
}
