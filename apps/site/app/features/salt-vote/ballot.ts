import type { VoteCard } from './vote-card.ts';

/** `null` = none. */
export type Score = number | null;

/** `isKnown` is false for a card that is no longer in the catalog. */
export type CastVote = { slug: string; name: string; score: number; isKnown: boolean };

/** The latest step, for undo. `card` is absent if the vote was changed in the list of votes. */
type Step = Subject & { before: Score; after: Score; card: VoteCard | null };

type Subject = Pick<CastVote, 'slug' | 'name' | 'isKnown'>;

/** A visitor's votes and the cards to vote on; immutable. */
export type Ballot = {
  /** In the order in which they are shown. */
  cards: readonly VoteCard[];
  /** Newest first. */
  votes: readonly CastVote[];
  skipped: ReadonlySet<string>;
  /** Searched for or returned to by undo: shown before the others. */
  current: VoteCard | null;
  steps: readonly Step[];
};

export function newBallot(cards: readonly VoteCard[]): Ballot {
  return { cards, votes: [], skipped: new Set(), current: null, steps: [] };
}

export function toCardSlug({ url }: Pick<VoteCard, 'url'>): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

export function computeScore({ votes }: Pick<Ballot, 'votes'>, slug: string): Score {
  return votes.find((vote) => vote.slug === slug)?.score ?? null;
}

/** The cards still to be voted on, the current one first. */
export function waiting({ cards, votes, skipped, current }: Ballot): VoteCard[] {
  const voted = new Set(votes.map(({ slug }) => slug));
  const open = cards.filter((card) => {
    const slug = toCardSlug(card);
    return !voted.has(slug) && !skipped.has(slug) && card.url !== current?.url;
  });
  return current ? [current, ...open] : open;
}

/** Votes on the current card and moves on to the next. */
export function cast(ballot: Ballot, card: VoteCard, score: number): Ballot {
  const { name } = card;
  return { ...put(ballot, { slug: toCardSlug(card), name, isKnown: true }, score, card), current: null };
}

/** Changes or withdraws (null) a vote in the list of votes; the current card stays. */
export function change(ballot: Ballot, of: Subject, score: Score): Ballot {
  return put(ballot, of, score, null);
}

export function skip(ballot: Ballot, card: VoteCard): Ballot {
  const slug = toCardSlug(card);
  const before = computeScore(ballot, slug);
  return {
    ...ballot,
    skipped: new Set(ballot.skipped).add(slug),
    current: null,
    steps: [...ballot.steps, { slug, name: card.name, isKnown: true, before, after: before, card }],
  };
}

export function askAbout(ballot: Ballot, card: VoteCard): Ballot {
  return { ...ballot, current: card };
}

/** Undoes the latest step and shows its card again; `step` is what the server must be told, if anything. */
export function undoVote(ballot: Ballot): { ballot: Ballot; step: Step } | null {
  const step = ballot.steps.at(-1);
  if (!step) return null;
  const skipped = new Set(ballot.skipped);
  skipped.delete(step.slug);
  const back = withScore(ballot, step, step.before);
  return {
    step,
    ballot: { ...back, skipped, current: step.card ?? ballot.current, steps: ballot.steps.slice(0, -1) },
  };
}

/** Takes over the server's votes, newest first; those in `unsent` are newer here. */
export function learn(
  ballot: Ballot,
  known: readonly CastVote[],
  unsent: ReadonlyMap<string, Score>,
): Ballot {
  const mine = ballot.votes.filter(({ slug }) => unsent.has(slug));
  return { ...ballot, votes: [...mine, ...known.filter(({ slug }) => !unsent.has(slug))] };
}

/** Adds more cards to vote on, without duplicates. */
export function offer(ballot: Ballot, more: readonly VoteCard[]): Ballot {
  const known = new Set(ballot.cards.map(({ url }) => url));
  return { ...ballot, cards: [...ballot.cards, ...more.filter(({ url }) => !known.has(url))] };
}

function put(ballot: Ballot, of: Subject, score: Score, card: VoteCard | null): Ballot {
  const { slug, name, isKnown } = of;
  const before = computeScore(ballot, slug);
  const step = { slug, name, isKnown, before, after: score, card };
  return { ...withScore(ballot, of, score), steps: [...ballot.steps, step] };
}

/** A changed vote keeps its place in the list, so that it stays under the finger. */
function withScore(ballot: Ballot, { slug, name, isKnown }: Subject, score: Score): Ballot {
  const { votes } = ballot;
  if (score === null) return { ...ballot, votes: votes.filter((vote) => vote.slug !== slug) };
  const vote = { slug, name, isKnown, score };
  const isThere = votes.some((one) => one.slug === slug);
  return {
    ...ballot,
    votes: isThere ? votes.map((one) => (one.slug === slug ? vote : one)) : [vote, ...votes],
  };
}
