import type { VoteCard } from './vote-card.ts';

/** `null` = none. */
export type Score = number | null;

/** `isKnown` is false for a card that has left the catalogue. */
export type CastVote = { slug: string; name: string; score: number; isKnown: boolean };

/** What was done last, so that it can be taken back. `card` is absent where the vote was changed in the list of votes. */
type Step = Subject & { before: Score; after: Score; card: VoteCard | null };

type Subject = Pick<CastVote, 'slug' | 'name' | 'isKnown'>;

/** A visitor's votes and the cards that are put forward; every change gives a new one. */
export type Ballot = {
  /** In the order in which they are put forward. */
  cards: readonly VoteCard[];
  /** Newest first. */
  votes: readonly CastVote[];
  skipped: ReadonlySet<string>;
  /** Searched for or gone back to: it comes before the others. */
  asked: VoteCard | null;
  steps: readonly Step[];
};

export function newBallot(cards: readonly VoteCard[]): Ballot {
  return { cards, votes: [], skipped: new Set(), asked: null, steps: [] };
}

export function slugOf({ url }: Pick<VoteCard, 'url'>): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

export function scoreOf({ votes }: Pick<Ballot, 'votes'>, slug: string): Score {
  return votes.find((vote) => vote.slug === slug)?.score ?? null;
}

/** The cards still to be voted on, the one to show first. */
export function waiting({ cards, votes, skipped, asked }: Ballot): VoteCard[] {
  const voted = new Set(votes.map(({ slug }) => slug));
  const open = cards.filter((card) => {
    const slug = slugOf(card);
    return !voted.has(slug) && !skipped.has(slug) && card.url !== asked?.url;
  });
  return asked ? [asked, ...open] : open;
}

/** A vote on the card that is shown; the next one comes. */
export function cast(ballot: Ballot, card: VoteCard, score: number): Ballot {
  const { name } = card;
  return { ...put(ballot, { slug: slugOf(card), name, isKnown: true }, score, card), asked: null };
}

/** A vote changed or taken back (null) in the list of votes; the card that is shown stays. */
export function change(ballot: Ballot, of: Subject, score: Score): Ballot {
  return put(ballot, of, score, null);
}

export function skip(ballot: Ballot, card: VoteCard): Ballot {
  const slug = slugOf(card);
  const before = scoreOf(ballot, slug);
  return {
    ...ballot,
    skipped: new Set(ballot.skipped).add(slug),
    asked: null,
    steps: [...ballot.steps, { slug, name: card.name, isKnown: true, before, after: before, card }],
  };
}

export function askAbout(ballot: Ballot, card: VoteCard): Ballot {
  return { ...ballot, asked: card };
}

/** Takes the last step back and shows its card again; what the server must then be told, if anything. */
export function undoVote(ballot: Ballot): { ballot: Ballot; step: Step } | null {
  const step = ballot.steps.at(-1);
  if (!step) return null;
  const skipped = new Set(ballot.skipped);
  skipped.delete(step.slug);
  const back = withScore(ballot, step, step.before);
  return {
    step,
    ballot: { ...back, skipped, asked: step.card ?? ballot.asked, steps: ballot.steps.slice(0, -1) },
  };
}

/** The votes as the server knows them, newest first; those in `unsent` are newer here. */
export function learn(
  ballot: Ballot,
  known: readonly CastVote[],
  unsent: ReadonlyMap<string, Score>,
): Ballot {
  const mine = ballot.votes.filter(({ slug }) => unsent.has(slug));
  return { ...ballot, votes: [...mine, ...known.filter(({ slug }) => !unsent.has(slug))] };
}

/** More cards to put forward; one that is there already is left out. */
export function offer(ballot: Ballot, more: readonly VoteCard[]): Ballot {
  const known = new Set(ballot.cards.map(({ url }) => url));
  return { ...ballot, cards: [...ballot.cards, ...more.filter(({ url }) => !known.has(url))] };
}

function put(ballot: Ballot, of: Subject, score: Score, card: VoteCard | null): Ballot {
  const { slug, name, isKnown } = of;
  const before = scoreOf(ballot, slug);
  const step = { slug, name, isKnown, before, after: score, card };
  return { ...withScore(ballot, of, score), steps: [...ballot.steps, step] };
}

/** A changed vote keeps its place in the list, so that it does not jump away under the finger. */
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
