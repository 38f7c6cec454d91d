import type { ViewContext } from '@deckwright/answers';
import type { CardPage } from '@deckwright/contract';
import { type CardListing, cardListing } from './card-view.ts';
import { documentFrame } from './document-frame.ts';
import { comboCountPanel, type Panels } from './panels.ts';
import { wholeCard } from './whole-card.ts';

export function cardDocument({ snapshot }: ViewContext, page: CardPage): object {
  const { card, numDecks, potentialDecks } = page;
  const panels: Panels = {
    links: [{ header: card.name, items: [{ href: card.url, value: 'Card', current: true }] }],
    articles: [],
    combocounts: comboCountPanel(page.combos),
  };
  const facts = {
    header: card.name,
    description: page.description,
    crumbs: [
      ['/cards', 'Cards'],
      [card.url, card.name],
    ] as const,
    keywords: [card.name],
  };
  const counted = {
    numDecks,
    potentialDecks,
    rank: cardRank(snapshot.overview.cardDecks, page),
  };
  return {
    ...documentFrame(facts, getLists(page), wholeCard(snapshot, card, counted)),
    similar: page.similar.map(({ name }) => name),
    panels,
  };
}

const HEADERS: Readonly<Record<string, string>> = { topcommanders: 'Commanders' };
const FIRST = ['newcommanders', 'topcommanders'];

/** As recorded: new commanders come first, and the others are headed "Commanders". */
function getLists({ lists }: CardPage): CardListing[] {
  return [
    ...FIRST.flatMap((kind) => lists.filter((list) => list.kind === kind)),
    ...lists.filter(({ kind }) => !FIRST.includes(kind)),
  ].map((list) => ({ ...cardListing(list), header: HEADERS[list.kind] ?? list.title }));
}

/** Ranked by decks of the whole snapshot, 1 = most; equal counts share a rank. Null for a card that no deck runs. */
function cardRank(cardDecks: Uint32Array, { card }: CardPage): number | null {
  const count = card.numDecks ?? 0;
  if (count === 0) return null;
  return 1 + cardDecks.reduce((sum, decks) => sum + Number(decks > count), 0);
}
