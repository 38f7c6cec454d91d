import { type Card, type SaltPrior, type SaltVotes, saltOf } from '@deckwright/domain';
import type { NameResolver } from './name-resolver.ts';

/**
 * Sets the salt of every card: votes by slug, imported scores by name. Of several names of one card the one with more
 * votes counts. Returns the names that no card bears.
 */
export function withSalt(
  cards: Card[],
  votes: ReadonlyMap<string, SaltVotes>,
  imported: Iterable<SaltPrior & { name: string }>,
  names: NameResolver,
): string[] {
  const priors = new Map<number, SaltPrior>();
  const unknown: string[] = [];
  for (const { name, ...prior } of imported) {
    const position = names(name);
    if (position === null) unknown.push(name);
    else if ((priors.get(position)?.votes ?? 0) < prior.votes) priors.set(position, prior);
  }
  cards.forEach((card, position) => {
    cards[position] = { ...card, salt: saltOf(votes.get(card.slug) ?? null, priors.get(position) ?? null) };
  });
  return unknown;
}
