import { listedDecks, type ViewContext } from '@deckwright/answers';
import type { AverageDeckPage, CardList, CommanderPage, DeckPage, ListedDeck } from '@deckwright/contract';
import { CARD_TYPE_PLURALS, CARD_TYPES } from '@deckwright/domain';
import { type CardListing, cardView, known } from './card-view.ts';
import { commanderCounts, commanderFrame } from './commander-document.ts';
import { documentFrame } from './document-frame.ts';
import {
  buildPieChart,
  commanderLinks,
  commanderPanels,
  type Panels,
  wholeAverages,
  wholeCurve,
} from './panels.ts';
import { wholeCard } from './whole-card.ts';

/** Maximum number of rows in a document, newest first. */
const MAX_ROWS = 10_000;

/** The decks behind a commander's numbers, one per row. */
export async function decksDocument(view: ViewContext, page: CommanderPage): Promise<object> {
  const decks = await listedDecks(view, { key: page.card.slug }, page.filters, MAX_ROWS);
  return {
    ...commanderFrame(view, page, `Decks with ${page.card.name}`, []),
    ...(await commanderCounts(view, page)),
    panels: commanderPanels(page, page.card.slug, 'decks'),
    deck: page.deck,
    table: decks.flatMap((deck) => toRow(view, deck) ?? []),
  };
}

/** Null for a deck without a date, which every row requires. */
function toRow(view: ViewContext, deck: ListedDeck): object | null {
  const { id, date, price, salt, counts, bracket, bracketEstimated, themes } = deck;
  if (date === null) return null;
  return {
    urlhash: id,
    savedate: date,
    price: Math.round(price ?? 0),
    salt: salt ?? 0,
    ...typeCounts(counts),
    ...known<{ bracket: number }>({ bracket: bracketEstimated ? null : bracket }),
    tags: themes.map(({ name }) => name),
    ...firstThemes(view, themes),
  };
}

function typeCounts(counts: ListedDeck['counts']): Record<string, number> {
  return Object.fromEntries(CARD_TYPES.map((type) => [type.toLowerCase(), counts[type.toLowerCase()] ?? 0]));
}

/** The first theme and the first creature type; null if the deck has none. */
function firstThemes({ snapshot }: ViewContext, themes: ListedDeck['themes']) {
  const getKind = (slug: string) => snapshot.themes[snapshot.themeBySlug(slug) ?? -1]?.kind;
  const first = (kind: string) => themes.find(({ slug }) => getKind(slug) === kind)?.name ?? null;
  return { theme: first('theme'), tribe: first('kindred') };
}

/** One deck. */
export function deckDocument(view: ViewContext, page: DeckPage): object {
  const { card, deck, commander } = page;
  const { id, date, source, price, salt, counts, themes } = deck;
  const commanders = card.cards.length > 0 ? card.cards : [card];
  const panels: Panels = {
    links: commanderLinks(commander.name, commander.slug, ''),
    articles: [],
    mana_curve: page.curve,
  };
  const facts = {
    header: `Deck with ${card.name}`,
    description: page.description,
    crumbs: [
      ['/commanders', 'Commanders'],
      [commander.url, commander.name],
      [`/decks/${commander.slug}`, 'Decks'],
    ] as const,
    keywords: commanders.map(({ name }) => name),
  };
  const others = page.groups.filter(({ type }) => type !== null);
  const lists = page.lists.flatMap(({ title, cards }) => {
    const type = CARD_TYPES.find((each) => CARD_TYPE_PLURALS[each] === title);
    return type ? [{ tag: type.toLowerCase(), header: title, cardviews: cards.map(cardView) }] : [];
  });
  const counted = { numDecks: card.numDecks ?? 0, potentialDecks: 0, rank: null };
  return {
    ...documentFrame(facts, lists, wholeCard(view.snapshot, card, counted)),
    ...typeCounts(counts),
    panels,
    cards: others.flatMap(({ lines }) => lines.map(({ name }) => name)),
    deck: page.text,
    commanders: commanders.map(({ name }) => name),
    coloridentity: card.colorIdentity,
    cedh: deck.bracket === 5 && !deck.bracketEstimated,
    ...known<{ savedate: string; deckage: string }>({ savedate: date, deckage: date }),
    edhrectags: [],
    tags: themes.map(({ name }) => name),
    ...firstThemes(view, themes),
    price: price ?? 0,
    salt: salt ?? 0,
    ...known<{ url: string }>({ url: source?.url }),
    urlhash: id,
    similardecks: [],
  };
}

/** The average deck; `page` and `average` must be of the same decks. */
export function averageDeckDocument(
  view: ViewContext,
  page: CommanderPage,
  average: AverageDeckPage,
): object {
  const quantities = new Map(
    average.groups.flatMap(({ lines }) => lines.map((line) => [line.url, line.quantity])),
  );
  const lists = average.lists.filter(({ kind }) => kind !== 'commanders').flatMap(withoutBasics);
  return {
    ...commanderFrame(
      view,
      page,
      `Average Deck for ${page.card.name}`,
      lists.map(
        ({ kind, title, cards }): CardListing => ({
          tag: kind,
          header: title,
          cardviews: cards.map((card) => ({ ...cardView(card), quantity: quantities.get(card.url) ?? 1 })),
        }),
      ),
      average.description,
    ),
    ...wholeAverages(page.averages),
    panels: {
      links: commanderLinks(page.card.name, page.card.slug, 'average-decks'),
      articles: [],
      mana_curve: wholeCurve(average.curve),
      piechart: buildPieChart(page.averages),
    } satisfies Panels,
    ...known<{ avg_price: number }>({ avg_price: average.avgPrice }),
    num_decks_avg: average.numDecks,
    deck_size: average.size,
    deck: average.text,
  };
}

/** Puts basic lands in a separate list after the other lands. */
function withoutBasics(list: CardList): CardList[] {
  if (list.kind !== 'lands') return [list];
  const isBasic = (card: CardList['cards'][number]): boolean => card.face.type.startsWith('Basic');
  return [
    { ...list, cards: list.cards.filter((card) => !isBasic(card)) },
    { kind: 'basics', title: 'Basics', cards: list.cards.filter(isBasic) },
  ].filter(({ cards }) => cards.length > 0);
}
