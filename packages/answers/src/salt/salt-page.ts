import { type CardEntry, printQueryValues, SALT_QUERY, type SaltPage } from '@deckwright/contract';
import { type Card, formatExact, inListOrder, NO_FILTERS } from '@deckwright/domain';
import { plainCardView } from '../card/index.ts';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';

const CARDS_PER_PAGE = 100;
const PATH = '/top/salt';

type Ranked = { index: number; card: Card; score: number; votes: number; decks: number };

/** Every card with a score: saltiest first, then more decks, then by name. `page` from 1. */
export function saltPage(context: ViewContext, page: number): SaltPage {
  const { snapshot } = context;
  const ranked = rankedCards(snapshot);
  const first = (page - 1) * CARDS_PER_PAGE;
  const votes = ranked.reduce((sum, entry) => sum + entry.votes, 0);
  const { sample } = snapshot.manifest;
  const title = 'Saltiest cards';
  const words = `${formatExact(votes)} ${sample ? 'sample votes' : 'votes'} on ${formatExact(ranked.length)} cards`;
  const description =
    ranked.length === 0
      ? 'No card has a salt score yet.'
      : `The cards players find most annoying, by ${words}, each from 0 to 4.`;
  const head = pageHead(
    snapshot,
    { ...NO_FILTERS },
    { title, description, canonical: PATH, query: printQueryValues(SALT_QUERY, { page }), warnings: [] },
  );
  const corpus = ranked.length === 0 ? 'No votes yet' : words;
  return {
    ...head,
    corpus: sample ? `${corpus}, made up to show how the site works` : corpus,
    numCards: ranked.length,
    numVotes: votes,
    page,
    pages: Math.max(1, Math.ceil(ranked.length / CARDS_PER_PAGE)),
    lists: [
      {
        kind: 'salt',
        title,
        cards: ranked
          .slice(first, first + CARDS_PER_PAGE)
          .flatMap((entry, index) => saltView(context, entry, first + index + 1) ?? []),
      },
    ].filter(({ cards }) => cards.length > 0),
  };
}

function saltView(context: ViewContext, { index, votes }: Ranked, rank: number): CardEntry | null {
  const view = plainCardView(context, index, null);
  return view && { ...view, saltVotes: votes, rank };
}

function rankedCards({ cards, overview }: LoadedSnapshot): Ranked[] {
  const entries = cards.flatMap((card, index) =>
    card.salt ? [{ index, card, ...card.salt, decks: overview.cardDecks[index] ?? 0 }] : [],
  );
  return entries.sort(
    inListOrder({ figure: ({ score }) => score, decks: ({ decks }) => decks, name: ({ card }) => card.name }),
  );
}
