/** How annoying a card is: mean of the votes (0–4) and their number. */
export type Salt = { score: number; votes: number };

/** Votes on a card: how many people gave 0, 1, 2, 3 and 4. */
export type VotesByScore = readonly [number, number, number, number, number];

/** An imported score and the number of votes behind it. */
export type SaltPrior = { score: number; votes: number };

/** Cards with this score or more are called salty. */
export const SALTY_FROM = 1.5;

/** An imported score counts as at most this many votes, or fewer if it has fewer. */
export const SALT_PRIOR_VOTES = 20;

/**
 * Score of a card from our own votes and an imported score. With n own votes, the import counts as w = max(0, min(20,
 * its votes) − n) votes: each own vote replaces an imported one, and from 20 on only own votes count. Score = (w ·
 * imported + sum of own) / (w + n), 0–4. `votes` = n, plus the imported votes while they count. Null without either.
 */
export function computeSalt(own: VotesByScore | null, prior: SaltPrior | null): Salt | null {
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

/**
 * This many votes without a confirmed account count per card, or as many as there are account votes if those are more.
 */
export const UNPROVEN_VOTES = 20;

/**
 * The votes on a card that count: all votes of accounts, and at most max(20, account votes) of the others, distributed
 * over the scores in proportion (largest remainders; ties go to the lower score). This way fake voters cannot outweigh
 * accounts, and a site without accounts still has scores.
 */
export function countedVotes(accounts: VotesByScore, others: VotesByScore): VotesByScore {
  const most = Math.max(UNPROVEN_VOTES, sumUp(accounts));
  const all = sumUp(others);
  const shares = others.map((votes) => (all <= most ? votes : (votes * most) / all));
  const whole = shares.map(Math.floor);
  const missing = Math.min(most, all) - sumUp(whole);
  const byRemainder = shares
    .map((share, score) => ({ score, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.score - b.score)
    .slice(0, missing);
  const counted = (score: number): number =>
    (accounts[score] ?? 0) + (whole[score] ?? 0) + (byRemainder.some((each) => each.score === score) ? 1 : 0);
  return [counted(0), counted(1), counted(2), counted(3), counted(4)];
}

function sumUp(votes: readonly number[]): number {
  return votes.reduce((sum, count) => sum + count, 0);
}
