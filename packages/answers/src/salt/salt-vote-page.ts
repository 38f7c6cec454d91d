import { printQueryValues, SALT_VOTE_QUERY, type SaltVotePage } from '@deckwright/contract';
import {
  AppError,
  type Card,
  formatExact,
  identityName,
  NO_FILTERS,
  readColorIdentity,
} from '@deckwright/domain';
import { ALL_CARDS, findTopList, isListed, plainCardView, present, TOP_LISTS } from '../card/index.ts';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';

const CARDS_PER_PAGE = 100;
const PATH = '/salt';

export type SaltVoteQuery = {
  /** From 1. */
  page: number;
  /** Slug of one of the lists by color, or null. */
  colors: string | null;
};

type ColorList = typeof ALL_CARDS;

const COLORS = TOP_LISTS.filter(({ group }) => group === 'Colors');

/**
 * Cards to vote on, most decks first. Basics and banned cards are not suggested, but can be found by searching. @throws
 * AppError invalid-argument for unknown colors.
 */
export function saltVotePage(context: ViewContext, requested: SaltVoteQuery): SaltVotePage {
  const { snapshot } = context;
  const { page } = requested;
  const list = requested.colors === null ? null : colorList(requested.colors);
  const colors = list?.slug ?? null;
  const listed = getCards(snapshot, list ?? ALL_CARDS);
  const first = (page - 1) * CARDS_PER_PAGE;
  const pages = Math.max(1, Math.ceil(listed.length / CARDS_PER_PAGE));
  const title = 'Salt vote';
  const description =
    'How annoying is this card when someone else plays it? Vote from 0 (fine) to 4 (never again).';
  const { sample } = snapshot.manifest;
  return {
    ...pageHead(
      snapshot,
      { ...NO_FILTERS },
      {
        title,
        description,
        canonical: PATH,
        query: printQueryValues(SALT_VOTE_QUERY, { colors, page }),
        warnings: [],
      },
    ),
    corpus: `${listed.length === 1 ? '1 card' : `${formatExact(listed.length)} cards`} to vote on${sample ? ', made up to show how the site works' : ''}`,
    colors,
    choices: COLORS.map(({ slug, label }) => ({ slug, label })),
    numCards: listed.length,
    page,
    pages,
    more: page < pages ? `${PATH}${printQueryValues(SALT_VOTE_QUERY, { colors, page: page + 1 })}` : null,
    lists: [
      {
        kind: 'salt-vote',
        title: 'Cards to vote on',
        cards: present(
          listed.slice(first, first + CARDS_PER_PAGE).map((index) => saltVoteView(context, index)),
        ),
      },
    ].filter(({ cards }) => cards.length > 0),
  };
}

function saltVoteView(context: ViewContext, index: number) {
  const view = plainCardView(context, index, null);
  const votes = context.snapshot.cards[index]?.salt?.votes;
  return view && { ...view, ...(votes === undefined ? {} : { saltVotes: votes }) };
}

/**
 * Cards without decks start with those that players are likely to know: Game Changers, salty cards, often printed ones.
 */
function getCards({ cards, overview }: LoadedSnapshot, list: ColorList): number[] {
  const entries = cards.flatMap((card, index) =>
    isListed(list, card) ? [{ index, card, decks: overview.cardDecks[index] ?? 0 }] : [],
  );
  // Ties keep their order, which is by name.
  entries.sort((a, b) => b.decks - a.decks || (a.decks === 0 ? knownFirst(a.card, b.card) : 0));
  return entries.map(({ index }) => index);
}

function knownFirst(a: Card, b: Card): number {
  return (
    Number(b.gameChanger) - Number(a.gameChanger) ||
    (b.salt?.score ?? -1) - (a.salt?.score ?? -1) ||
    b.printings.length - a.printings.length
  );
}

function colorList(slug: string): ColorList {
  const written = slug.toLowerCase();
  const identity = readColorIdentity(written);
  const name = identity === null ? written : identityName(identity).toLowerCase().replace('mono-', '');
  const list = findTopList(name);
  if (list?.group === 'Colors') return list;
  const known = COLORS.map((one) => one.slug).join(', ');
  throw new AppError(
    'invalid-argument',
    `colors=${slug.slice(0, 50)} is not recognized; use one of ${known}.`,
  );
}
