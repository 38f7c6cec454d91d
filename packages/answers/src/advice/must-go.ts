import { DECK_SIZE } from '@deckwright/domain';
import { allLines, deckProblems, type RuleViolation, sumQuantities } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import type { AdvisedDeck } from './read-advised-deck.ts';

/** A card of a list that may not be in the deck. */
export type IllegalCard = {
  /** Position in the snapshot's cards. */
  card: number;
  /** "outside your colors, banned in Commander". */
  reason: string;
};

type IllegalKind = 'identity' | 'banned';

const REASONS: Readonly<Record<IllegalKind, string>> = {
  identity: 'outside your colors',
  banned: 'banned in Commander',
};

type JudgedDeck = Pick<AdvisedDeck, 'deck' | 'commanderProblem' | 'legalCommanders'>;

/**
 * The rules of deck building that a list breaks, besides those about its commanders, which have a sentence of their own. Without
 * legal commanders its colors are unknown. Being short of 100 cards is not a problem for a list that asks for cards to add.
 */
export function listProblems({ deck, commanderProblem, legalCommanders }: JudgedDeck): RuleViolation[] {
  const isTooLong = sumQuantities(allLines(deck)) > DECK_SIZE;
  return deckProblems(deck, commanderProblem).filter(({ kind }) => {
    if (kind === 'commander') return false;
    if (kind === 'identity') return legalCommanders.length > 0;
    return kind !== 'size' || isTooLong;
  });
}

/** The cards that are illegal in a deck whatever else is in it, each once, banned commanders first, in the order of the list. */
export function findMustGo(
  snapshot: LoadedSnapshot,
  deck: JudgedDeck & Pick<AdvisedDeck, 'commanders' | 'cards'>,
): IllegalCard[] {
  const reasons = new Map<string, string[]>();
  for (const { kind, cards } of listProblems(deck)) {
    if (kind !== 'identity' && kind !== 'banned') continue;
    for (const { key } of cards) reasons.set(key, [...(reasons.get(key) ?? []), REASONS[kind]]);
  }
  return [...deck.commanders, ...deck.cards].flatMap((card) => {
    const found = reasons.get(snapshot.cards[card]?.key ?? '');
    return found ? [{ card, reason: found.join(', ') }] : [];
  });
}
