import { type CommandersPage, type HomePage, type ListQuery, printListQuery } from '@deckwright/contract';
import {
  type ColorIdentity,
  compareNames,
  formatCounted,
  identityName,
  identitySlug,
  LIMITED_RANGES,
  NO_FILTERS,
  type TimeRange,
} from '@deckwright/domain';
import { type CommanderRank, THRESHOLDS } from '@deckwright/engine/query';
import { commanderView, plainCardView, playedCards, present, windowOfFilters } from '../card/index.ts';
import { getLatestArticles, siteContent } from '../content/index.ts';
import { amongDecks, decks } from '../format/index.ts';
import { pageHead, paginate } from '../page/index.ts';
import { setIndex } from '../set/index.ts';
import type { ViewContext } from '../snapshot/index.ts';

/** Two rows of the widest screen. */
const HOME_LIST = 14;
const HOME_SETS = 6;
/** Of each kind. */
const HOME_ARTICLES = 3;

/**
 * The ranked list; `identity` limits it to commanders with exactly this color identity and adds the cards of their
 * decks.
 */
export async function commandersPage(
  context: ViewContext,
  { filters, page, warnings }: ListQuery,
  identity: ColorIdentity | null,
): Promise<CommandersPage> {
  const { snapshot } = context;
  const ranks = await snapshot.ask('ranks', windowOfFilters(filters));
  const wanted =
    identity === null ? ranks : ranks.filter(({ commander }) => getIdentity(context, commander) === identity);
  const path = identity === null ? '/commanders' : `/commanders/${identitySlug(identity)}`;
  const { shown, fields } = paginate(wanted, page, { path, toQuery: (at) => printListQuery(filters, at) });
  const title = identity === null ? 'Commanders' : `${identityName(identity)} Commanders`;
  const total = sumUp(ranks);
  const described = identity === null ? '' : `${identityName(identity)} `;
  const description = `${formatCounted(wanted.length, `${described}commander`)} by number of decks${amongDecks(total, snapshot.manifest.sample)}.`;
  const commanders = wanted.map(({ commander }) => commander);
  const played = identity === null || page > 1 ? null : await playedCards(context, commanders, filters);
  const { query, numEntries, ...paged } = fields;
  return {
    ...pageHead(snapshot, filters, { title, description, canonical: path, query, warnings }),
    filters,
    identity: identity === null ? null : identitySlug(identity),
    numDecks: total,
    identityDecks: sumUp(wanted),
    numCommanders: numEntries,
    ...paged,
    lists: [{ kind: 'commanders', title, cards: rankViews(context, shown) }, ...(played?.lists ?? [])],
  };
}

/** The home page: trending and most played commanders, top cards, newest sets, latest articles. */
export async function homePage(context: ViewContext): Promise<HomePage> {
  const { snapshot } = context;
  const { counts, sample } = snapshot.manifest;
  const ranks = await snapshot.ask('ranks', { range: 'none' });
  const trending = await trendingRange(context);
  const topCards = [...snapshot.overview.cardDecks.keys()]
    .filter((index) => isShown(context, index))
    .slice(0, HOME_LIST);
  const title = 'Deckwright';
  const description = `What Commander decks play, and what yours could add or cut, from ${decks(counts.decks, sample)}.`;
  return {
    ...pageHead(
      snapshot,
      { ...NO_FILTERS, range: trending.range },
      {
        title,
        description,
        canonical: '/',
        query: '',
        warnings: [],
      },
    ),
    numDecks: counts.decks,
    numCards: counts.cards,
    numCommanders: counts.commanders,
    newSets: newestSets(context),
    pieces: getLatestArticles(context, siteContent(), HOME_ARTICLES),
    lists: [
      {
        kind: 'trendingcommanders',
        title: 'Trending Commanders',
        cards: rankViews(context, trending.ranks.slice(0, HOME_LIST)),
      },
      {
        kind: 'topcommanders',
        title: 'Top Commanders',
        cards: rankViews(context, ranks.slice(0, HOME_LIST)),
      },
      {
        kind: 'topcards',
        title: 'Top Cards',
        cards: present(topCards.map((index) => plainCardView(context, index, null))),
      },
    ].filter(({ cards }) => cards.length > 0),
  };
}

/** The shortest range in which commanders have enough decks, and had before, to compare the two. */
async function trendingRange({
  snapshot,
}: ViewContext): Promise<{ range: TimeRange; ranks: CommanderRank[] }> {
  for (const range of LIMITED_RANGES) {
    const ranks = (await snapshot.ask('ranks', { range })).filter(isComparable);
    if (ranks.length > 0) return { range, ranks };
  }
  return { range: 'none', ranks: [] };
}

function isComparable({ decks: count, previousDecks }: CommanderRank): boolean {
  return Math.min(count, previousDecks ?? 0) >= THRESHOLDS.trendingMinDecks;
}

/** With few decks a rank moves by hundreds of places by chance, so that no earlier one is stated. */
function rankViews(context: ViewContext, ranks: readonly CommanderRank[]) {
  return present(
    ranks.map((ranked) =>
      commanderView(context, ranked.commander, {
        numDecks: ranked.decks,
        potentialDecks: ranked.potentialDecks,
        effectiveDecks: ranked.effectiveDecks,
        rank: ranked.rank,
        previousRank: isComparable(ranked) ? ranked.previousRank : null,
      }),
    ),
  );
}

function isShown({ snapshot }: ViewContext, index: number): boolean {
  const card = snapshot.cards[index];
  const played = (snapshot.overview.cardDecks[index] ?? 0) > 0;
  return card !== undefined && played && card.legality !== 'banned' && !card.supertypes.includes('Basic');
}

/** The newest sets with known cards, each with its most played new card. */
function newestSets(context: ViewContext): HomePage['newSets'] {
  const { snapshot } = context;
  const { asOf } = snapshot.manifest;
  const index = setIndex(snapshot);
  return [...snapshot.sets]
    .filter(({ code, released }) => {
      const known = index.get(code);
      return (
        (asOf === null || released <= asOf) && known && known.members.length > 0 && known.type !== 'other'
      );
    })
    .sort((a, b) =>
      a.released === b.released ? compareNames(a.name, b.name) : a.released < b.released ? 1 : -1,
    )
    .slice(0, HOME_SETS)
    .map(({ code, name, released }) => {
      const members = index.get(code)?.members ?? [];
      // The catalog is sorted by deck count.
      const first = members.find(({ card, isNew }) => isNew && isShown(context, card)) ?? members[0];
      return { code, name, released, card: first ? plainCardView(context, first.card, null) : null };
    });
}

function getIdentity({ snapshot }: ViewContext, commander: number): ColorIdentity {
  return snapshot.commanders
    .getCards(commander)
    .reduce((bits, index) => bits | (snapshot.cards[index]?.colorIdentity ?? 0), 0);
}

function sumUp(ranks: readonly CommanderRank[]): number {
  return ranks.reduce((sum, { decks: count }) => sum + count, 0);
}
