import {
  type BackgroundsPage,
  type ListQuery,
  PARTNERS_QUERY,
  type PartnersPage,
  printQueryValues,
  toQueryValues,
} from '@deckwright/contract';
import {
  byDecksAndName,
  type DeckFilters,
  formatCounted,
  PAIR_KINDS,
  type PairKind,
} from '@deckwright/domain';
import type { CommanderRank } from '@deckwright/engine/query';
import { asCommanderView, present, windowOfFilters } from '../card/index.ts';
import { amongDecks } from '../format/index.ts';
import { pageHead, paginate } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { PAIR_KIND_LABELS, type Pair, pairsAmong, pairViews } from './pairs.ts';

const MAX_PARTNERS = 28;

const sumUp = (of: readonly Pick<CommanderRank, 'decks'>[]): number =>
  of.reduce((sum, { decks: count }) => sum + count, 0);

/** Pairs of commanders by number of decks, optionally of one `kind`. */
export async function partnersPage(
  context: ViewContext,
  { filters, page, warnings }: ListQuery,
  kind: PairKind | null,
): Promise<PartnersPage> {
  const { snapshot } = context;
  const ranks = await snapshot.ask('ranks', windowOfFilters(filters));
  const every = pairsAmong(snapshot, ranks);
  const wanted = kind === null ? every : every.filter((pair) => pair.kind === kind);
  const total = sumUp(ranks);
  const toQuery = (at: number) =>
    printQueryValues(PARTNERS_QUERY, { ...toQueryValues(filters), page: at, kind });
  const { shown, fields } = paginate(wanted, page, { path: '/partners', toQuery });
  const { query, ...paged } = fields;
  const title = kind === null ? 'Partners' : `Partners: ${PAIR_KIND_LABELS[kind]}`;
  const description = `${formatCounted(wanted.length, 'pair')} of commanders by number of decks${amongDecks(total, snapshot.manifest.sample)}.`;
  const singles =
    page > 1 ? [] : (await memberViews(context, wanted, filters, () => true)).slice(0, MAX_PARTNERS);
  return {
    ...pageHead(snapshot, filters, { title, description, canonical: '/partners', query, warnings }),
    filters,
    numDecks: total,
    ...paged,
    kind,
    kinds: PAIR_KINDS.map((each) => ({
      kind: each,
      label: PAIR_KIND_LABELS[each],
      numPairs: every.filter((pair) => pair.kind === each).length,
    })),
    decksLed: sumUp(wanted),
    lists: [
      { kind: 'pairs', title: 'Pairs', cards: pairViews(context, shown, wanted) },
      { kind: 'partners', title: 'Most played partners', cards: singles },
    ].filter(({ cards }) => cards.length > 0),
  };
}

/** Backgrounds and the commanders that choose them. */
export async function backgroundsPage(
  context: ViewContext,
  { filters, warnings }: Pick<ListQuery, 'filters' | 'warnings'>,
): Promise<BackgroundsPage> {
  const { snapshot } = context;
  const ranks = await snapshot.ask('ranks', windowOfFilters(filters));
  const pairs = pairsAmong(snapshot, ranks).filter(({ kind }) => kind === 'background');
  const total = sumUp(ranks);
  const isBackground = (index: number): boolean => snapshot.cards[index]?.lead.isBackground ?? false;
  const title = 'Backgrounds';
  const description = `Backgrounds and the commanders that choose them, by number of decks${amongDecks(total, snapshot.manifest.sample)}.`;
  const unplayed = async (shown: readonly { slug: string }[]) => {
    const known = new Set(shown.map(({ slug }) => slug));
    const cards = snapshot.cards.flatMap(({ slug }, index) =>
      isBackground(index) && !known.has(slug) ? [index] : [],
    );
    const leads = await snapshot.ask('leads', { ...windowOfFilters(filters), cards });
    const views = present(leads.map((lead) => asCommanderView(context, lead)));
    return views.sort(byDecksAndName);
  };
  const backgrounds = await memberViews(context, pairs, filters, isBackground);
  const choosers = (await memberViews(context, pairs, filters, (index) => !isBackground(index))).map(
    (view) => ({
      ...view,
      url: `/partners/${view.slug}`,
    }),
  );
  return {
    ...pageHead(snapshot, filters, { title, description, canonical: '/backgrounds', warnings }),
    filters,
    numDecks: total,
    decksLed: sumUp(pairs),
    lists: [
      {
        kind: 'backgrounds',
        title: 'Backgrounds',
        cards: [...backgrounds, ...(await unplayed(backgrounds))],
      },
      { kind: 'choosers', title: 'Commanders that choose a Background', cards: choosers },
    ].filter(({ cards }) => cards.length > 0),
  };
}

/** The cards of the pairs that `wants` accepts, each with the decks of its pairs; most decks first, then by name. */
async function memberViews(
  context: ViewContext,
  pairs: readonly Pair[],
  filters: DeckFilters,
  wants: (index: number) => boolean,
) {
  const asCommander = new Map<number, number>();
  for (const { commander, decks: count } of pairs)
    for (const card of context.snapshot.commanders.getCards(commander))
      asCommander.set(card, (asCommander.get(card) ?? 0) + count);
  const counts = [...asCommander].filter(([card]) => wants(card));
  const cards = counts.map(([card]) => card);
  const leads = await context.snapshot.ask('leads', { ...windowOfFilters(filters), cards });
  const views = leads.map((lead) => {
    const { card } = lead;
    const decks = asCommander.get(card) ?? 0;
    const view = asCommanderView(context, { ...lead, decks });
    const rank = 1 + counts.filter(([, other]) => other > decks).length;
    const isBackground = context.snapshot.cards[card]?.lead.isBackground ?? false;
    return view && { ...view, rank, url: isBackground ? view.url : `/partners/${view.slug}` };
  });
  return present(views).sort(byDecksAndName);
}
