/** How annoying a card is: mean of the votes 0–4, and how many there are. */
export type Salt = { score: number; votes: number };

/** Votes on a card: how many people gave 0, 1, 2, 3 and 4. */
export type VotesByScore = readonly [number, number, number, number, number];

/** A score from elsewhere, with the votes it rests on. */
export type SaltPrior = { score: number; votes: number };

/** The lowest score of a card that is called salty. */
export const SALTY_FROM = 1.5;

/** An imported score stands for at most so many votes, fewer where it rests on fewer. */
export const SALT_PRIOR_VOTES = 20;

/**
 * Score of a card from its own votes and an imported score. The import counts as w votes, w = min(20, its votes) less
 * the number n of own votes, at least 0: each own vote takes the place of one imported one, and from 20 on only own
 * votes count. Score = (w · imported + sum of own) / (w + n), 0–4. `votes` = n, with the imported ones while they
 * count. Null without either.
 */
export function saltOf(own: VotesByScore | null, prior: SaltPrior | null): Salt | null {
  const count = (own ?? []).reduce((sum, votes) => sum + votes, 0);
  const sum = (own ?? []).reduce((total, votes, score) => total + votes * score, 0);
  const weight = prior === null ? 0 : Math.max(0, Math.min(SALT_PRIOR_VOTES, prior.votes) - count);
  if (count + weight === 0) return null;
  const imported = prior !== null && weight > 0 ? prior : { score: 0, votes: 0 };
  return {
    score: Math.round(((weight * imported.score + sum) / (weight + count)) * 1000) / 1000,
    votes: count + imported.votes,
  };
}

/** So many votes on a card count without a proven account, or as many as there are with one, if these are more. */
export const UNPROVEN_VOTES = 20;

/**
 * The votes on a card that count: all of accounts, and of the others at most max(20, votes of accounts), each score by its
 * share of them (largest remainders; of equal ones the lower score). So no crowd of made-up voters outweighs accounts, and a
 * site without accounts still has votes.
 */
export function countedVotes(accounts: VotesByScore, others: VotesByScore): VotesByScore {
  const most = Math.max(UNPROVEN_VOTES, sumOf(accounts));
  const all = sumOf(others);
  const shares = others.map((votes) => (all <= most ? votes : (votes * most) / all));
  const whole = shares.map(Math.floor);
  const missing = Math.min(most, all) - sumOf(whole);
  const byRemainder = shares
    .map((share, score) => ({ score, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.score - b.score)
    .slice(0, missing);
  const counted = (score: number): number =>
    (accounts[score] ?? 0) + (whole[score] ?? 0) + (byRemainder.some((each) => each.score === score) ? 1 : 0);
  return [counted(0), counted(1), counted(2), counted(3), counted(4)];
}

function sumOf(votes: readonly number[]): number {
  return votes.reduce((sum, count) => sum + count, 0);
}
