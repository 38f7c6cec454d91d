import {
  type Card,
  computeSalt,
  SALT_PRIOR_VOTES,
  type SaltPrior,
  type VotesByScore,
} from '@deckwright/domain';
import type { SaltSources } from '@deckwright/snapshot';
import type { ResolveName } from '../judging/name-resolver.ts';

export type SaltReport = {
  sources: SaltSources;
  /** Names of imported scores that match no card. */
  unknownNames: string[];
  /** Votes on cards that are not in the catalog, and the number of those cards. */
  lostVotes: { votes: number; cards: number };
};

/**
 * Sets the salt of every card: votes by the card's key, imported scores by name. If several names match one card, the
 * one with more votes counts.
 */
export function withSalt(
  cards: Card[],
  votes: ReadonlyMap<string, VotesByScore>,
  imported: Iterable<SaltPrior & { name: string }>,
  names: ResolveName,
): SaltReport {
  const priors = new Map<number, SaltPrior>();
  const unknownNames: string[] = [];
  for (const { name, ...prior } of imported) {
    const position = names(name);
    if (position === null) unknownNames.push(name);
    else if ((priors.get(position)?.votes ?? 0) < prior.votes) priors.set(position, prior);
  }
  const left = new Map(votes);
  const sources = { votes: 0, votedCards: 0, importedCards: 0 };
  cards.forEach((card, position) => {
    const own = votes.get(card.key) ?? null;
    const prior = priors.get(position) ?? null;
    left.delete(card.key);
    const given = sumUp(own ?? []);
    sources.votes += given;
    if (given > 0) sources.votedCards += 1;
    if (prior !== null && given < Math.min(SALT_PRIOR_VOTES, prior.votes)) sources.importedCards += 1;
    cards[position] = { ...card, salt: computeSalt(own, prior) };
  });
  const lost = [...left.values()].map(sumUp);
  return { sources, unknownNames, lostVotes: { votes: sumUp(lost), cards: lost.length } };
}

function sumUp(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
