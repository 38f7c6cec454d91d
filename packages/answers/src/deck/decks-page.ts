import type { CardEntry, DeckOrder, DeckPage, DecksPage, ListedDeck } from '@deckwright/contract';
import {
  CARD_TYPES,
  compareNames,
  type DeckFilters,
  type DeckLink,
  type Direction,
  formatCounted,
  formatDay,
  isBasic,
  NO_FILTERS,
  PLAYERS_SOURCE,
  pairName,
  type ShareCounts,
  shortPairName,
  toDate,
} from '@deckwright/domain';
import { type CardOfDecks, copiesAllowed, type DeckRow, type DeckShape } from '@deckwright/engine/query';
import { deckBracket, twoCardCombos } from '../advice/index.ts';
import { countedView, noDeckYet, pageCard, plainCardView, present } from '../card/index.ts';
import { commanderCard, NO_COMMANDER_STATS } from '../commander/index.ts';
import { engineFilters, switchCountsJson } from '../filter/index.ts';
import { decks, rounded, roundedOrNull } from '../format/index.ts';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot, ResolvedCommander, ViewContext } from '../snapshot/index.ts';
import { decklistJson } from './decklist-json.ts';

const DECKS_PER_PAGE = 100;

/** The list of the cards that decks of a page are called by. */
const OWN_LIST = 'own';

export type DecksQuery = {
  filters: DeckFilters;
  by: DeckOrder;
  dir: Direction;
  page: number;
  /** The query in canonical form. */
  query: string;
  warnings: string[];
};

/** The decks behind the statistics of a commander page with the same filters. */
export async function decksPage(
  context: ViewContext,
  commander: ResolvedCommander,
  { filters, by, dir, page, query, warnings }: DecksQuery,
): Promise<DecksPage> {
  const { snapshot } = context;
  const { card, index, name, total } = await aboutCommander(context, commander);
  const from = (page - 1) * DECKS_PER_PAGE;
  const found =
    index === null
      ? { decks: 0, rows: [], same: [], counts: NO_COMMANDER_STATS }
      : await snapshot.ask('decks', {
          commander: index,
          filters: engineFilters(snapshot, filters),
          by,
          descending: dir === 'desc',
          from,
          count: DECKS_PER_PAGE,
        });
  const title = `Decks of ${name}`;
  const { sample } = snapshot.manifest;
  const description = `The ${decks(found.decks, sample)} behind the numbers of ${name}, one by one.`;
  return {
    ...pageHead(snapshot, filters, {
      title,
      description: total === 0 ? `${noDeckYet(snapshot, commander.cards)}.` : description,
      canonical: `/decks/${commander.key}`,
      query,
      warnings,
      noindex: total === 0,
    }),
    filters,
    commander: { name, slug: commander.key, url: `/commanders/${commander.key}` },
    switches: switchCountsJson(snapshot, found.counts),
    numDecks: found.decks,
    totalDecks: total,
    by,
    dir,
    page,
    pages: Math.max(1, Math.ceil(found.decks / DECKS_PER_PAGE)),
    same: found.same,
    decks: found.rows.map((row) => toEntry(context, commander.key, row)),
    card,
    lists: [{ kind: OWN_LIST, title: 'Rarest cards', cards: rarestCards(context, found.rows) }],
  };
}

/** The rarest own card of each deck, for its picture; once if several decks have it. */
function rarestCards(context: ViewContext, rows: readonly DeckRow[]): CardEntry[] {
  const indexes = new Set(rows.flatMap(({ ownCards: [rarest] }) => rarest?.card ?? []));
  return present([...indexes].map((index) => plainCardView(context, index, null)));
}

/** The newest decks that pass the filters, up to a limit. */
export async function listedDecks(
  context: ViewContext,
  { key }: Pick<ResolvedCommander, 'key'>,
  filters: DeckFilters,
  most: number,
): Promise<ListedDeck[]> {
  const { snapshot } = context;
  const commander = snapshot.commanders.indexOf(key);
  if (commander === null) return [];
  const wanted = { commander, filters: engineFilters(snapshot, filters) };
  const { rows } = await snapshot.ask('decks', {
    ...wanted,
    by: 'date',
    descending: true,
    from: 0,
    count: most,
  });
  return rows.map((row) => toEntry(context, key, row));
}

/** Number of decks that pass the filters by the day, YYYY-MM-DD, of their last save; oldest first. */
export async function savedByDay(
  { snapshot }: ViewContext,
  { key }: Pick<ResolvedCommander, 'key'>,
  filters: DeckFilters,
): Promise<Record<string, number>> {
  const commander = snapshot.commanders.indexOf(key);
  if (commander === null) return {};
  const days = await snapshot.ask('saveDays', { commander, filters: engineFilters(snapshot, filters) });
  return Object.fromEntries(days.map(({ day, decks: count }) => [toDate(day), count]));
}

/** The slug of the commander of the deck with this id, its own or by its source; null for an unknown id. */
export function commanderOfDeck({ snapshot }: ViewContext, id: string): string | null {
  const deck = snapshot.deckLinks.resolve(id);
  const commander = deck === null ? null : snapshot.commanders.ofDeck(deck);
  return commander === null ? null : (snapshot.commanders.keys[commander] ?? null);
}

/** The id in the address of a deck's page, for that or an id by its source; null for an unknown id. */
export function deckPageId(
  { snapshot }: ViewContext,
  { key }: Pick<ResolvedCommander, 'key'>,
  id: string,
): string | null {
  const commander = snapshot.commanders.indexOf(key);
  if (commander === null) return null;
  const deck = snapshot.deckLinks.resolve(id, ...snapshot.commanders.getRange(commander));
  return deck === null ? null : (snapshot.deckLinks.at(deck)?.id ?? null);
}

/** One deck of the commander by its id, its own or by its source; null for an unknown id. */
export async function deckPage(
  context: ViewContext,
  commander: ResolvedCommander,
  id: string,
): Promise<DeckPage | null> {
  const { snapshot } = context;
  const { card, index, name, total } = await aboutCommander(context, commander);
  if (index === null) return null;
  const [from, to] = snapshot.commanders.getRange(index);
  const deck = snapshot.deckLinks.resolve(id, from, to);
  if (deck === null) return null;
  const { row, cards, missing, average } = await snapshot.ask('deck', { commander: index, deck });
  const link = snapshot.deckLinks.at(deck);
  const copies = new Map(link?.basics);
  // Basics that only fill the list up to 100 cards are counted as lands; they are neither in the list nor in its price.
  const lines = cards.map((position) => ({
    card: position,
    quantity: copies.get(snapshot.cards[position]?.slug ?? '') ?? 1,
  }));
  const { lists, ...list } = decklistJson(context, commander.cards, lines);
  const entry = toEntry(context, commander.key, row);
  const title = getTitle(name, commander, entry, snapshot);
  const statedDate = getStatedDate(context, link);
  const date = entry.date ?? statedDate?.date ?? null;
  const saved = date === null ? '' : `, saved ${formatDay(date)}`;
  const description = `Deck ${entry.id} of ${name}: ${formatCounted(list.size, 'card')}${saved}.`;
  return {
    ...pageHead(
      snapshot,
      { ...NO_FILTERS },
      // Single decks are not indexed by search engines.
      { title, description, canonical: entry.url, query: '', warnings: [], noindex: true },
    ),
    commander: { name, slug: commander.key, url: `/commanders/${commander.key}` },
    deck: entry,
    statedDate,
    ownCards: present(row.ownCards.map((own) => countedView(context, own.card, getShare(own, total)))),
    missingCards: missing.flatMap(({ card: position, decks: numDecks }) => {
      const found = snapshot.cards[position];
      return found ? [{ name: found.name, url: `/cards/${found.slug}`, numDecks }] : [];
    }),
    average: averageJson(average, total),
    playerDeck: entry.source?.name === PLAYERS_SOURCE ? (link?.sourceIds[0] ?? entry.id) : null,
    bracketEstimate: getEstimate(context, commander.cards, cards),
    basicsUnknown: row.basicsEstimated,
    ...getListNotes(context, deck, row, cards),
    ...list,
    card,
    lists,
  };
}

/** "Big Mana Kinnan" by the rarest theme of the deck, otherwise "A deck of Kinnan, Bonder Prodigy". */
function getTitle(
  name: string,
  { cards }: ResolvedCommander,
  { themes: [theme] }: ListedDeck,
  { cards: catalog }: LoadedSnapshot,
): string {
  if (!theme) return `A deck of ${name}`;
  return `${theme.name} ${shortPairName(cards.flatMap((index) => catalog[index] ?? []))}`;
}

/** Every deck counts, also one that was saved before the card came out: these decks are shown as they are. */
function getShare({ decks: numDecks }: CardOfDecks, total: number): ShareCounts {
  return { numDecks, potentialDecks: total, effectiveDecks: total };
}

function averageJson(shape: DeckShape, numDecks: number): DeckPage['average'] {
  return {
    numDecks,
    curve: Object.fromEntries(shape.curve.map((count, value) => [`${value}`, rounded(count, 2)])),
    counts: Object.fromEntries(
      CARD_TYPES.map((type) => {
        const key = type.toLowerCase() as Lowercase<typeof type>;
        return [key, rounded(shape[key], 2)];
      }),
    ),
    price: roundedOrNull(shape.averagePrice, 2),
  };
}

/** The date that a deck states but does not count under, and why. */
function getStatedDate(
  { snapshot }: ViewContext,
  link: Pick<DeckLink, 'statedDate'> | null,
): DeckPage['statedDate'] {
  const date = link?.statedDate ?? null;
  if (date === null) return null;
  const { asOf } = snapshot.manifest;
  return { date, because: asOf !== null && date > asOf ? 'after-as-of' : 'newer-card' };
}

/** What of the deck's numbers is not as its source has it. */
function getListNotes(
  { snapshot }: ViewContext,
  deck: number,
  row: DeckRow,
  cards: readonly number[],
): Pick<DeckPage, 'basicsAdded' | 'extraCopies'> {
  const list = cards.flatMap((position) => snapshot.cards[position] ?? []);
  const link = snapshot.deckLinks.at(deck);
  const [basics, extras] = [new Map(link?.basics), new Map(link?.extraCopies)];
  const recorded = list.reduce((sum, card) => sum + (isBasic(card) ? (basics.get(card.slug) ?? 1) : 0), 0);
  return {
    basicsAdded: row.basicsEstimated ? Math.max(0, row.basics - recorded) : 0,
    extraCopies: list.flatMap((card) => {
      const copies = extras.get(card.slug);
      return copies === undefined ? [] : [{ name: card.name, copies, allowed: copiesAllowed(card) }];
    }),
  };
}

/** The estimated bracket, whether or not one is stated. */
function getEstimate(
  { snapshot }: ViewContext,
  commanders: readonly number[],
  list: readonly number[],
): DeckPage['bracketEstimate'] {
  const cards = [...new Set([...commanders, ...list])].flatMap((position) => snapshot.cards[position] ?? []);
  const { bracket, name, reasons } = deckBracket(cards, twoCardCombos(snapshot, commanders, list));
  return { bracket, name, reasons };
}

/** The commander's card, engine index (null without decks), name and number of decks. */
export async function aboutCommander(context: ViewContext, { cards, key }: ResolvedCommander) {
  const { snapshot } = context;
  const index = snapshot.commanders.indexOf(key);
  const total = index === null ? 0 : snapshot.commanders.getDecks(index);
  const json = commanderCard(context, cards, total);
  const name = pairName(json);
  return { card: pageCard(snapshot, json, cards, { isCommander: true, rank: null }), index, name, total };
}

function toEntry({ snapshot }: ViewContext, key: string, row: DeckRow): ListedDeck {
  const link = snapshot.deckLinks.at(row.deck);
  const from = snapshot.manifest.provenance[link?.source ?? -1];
  const { sample } = snapshot.manifest;
  const bracket = row.bracket || row.estimatedBracket;
  return {
    id: link?.id ?? '',
    url: `/decks/${key}/${link?.id ?? ''}`,
    date: row.day === null ? null : toDate(row.day),
    source: sample || !from ? null : { name: from.source, url: link?.url ?? null },
    bracket: bracket === 0 ? null : bracket,
    bracketEstimated: row.bracket === 0 && bracket > 0,
    price: row.price === null ? null : rounded(row.price, 2),
    salt: roundedOrNull(row.salt, 2),
    curve: row.curve,
    offAverage: row.offAverage,
    ownCards: row.ownCards.flatMap(({ card, decks: count }) => {
      const { slug, name } = snapshot.cards[card] ?? {};
      return slug && name ? [{ slug, name, decks: count }] : [];
    }),
    themes: row.themes
      .flatMap((theme) => snapshot.themes[theme] ?? [])
      .sort((a, b) => a.decks - b.decks || compareNames(a.name, b.name))
      .map(({ slug, name }) => ({ slug, name })),
    counts: Object.fromEntries(CARD_TYPES.map((type, index) => [type.toLowerCase(), row.types[index] ?? 0])),
    basicsEstimated: row.basicsEstimated,
    results: row.results.map(({ day, size, ...result }) => ({ ...result, date: toDate(day), players: size })),
  };
}
