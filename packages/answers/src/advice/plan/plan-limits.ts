import type { Bracket } from '@deckwright/domain';
import { usualMaxPrice } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { deckBracket } from '../insight/insight-bracket.ts';
import { twoCardCombos } from '../insight/insight-combos.ts';

/** What a list's own cards say of what may be added to it, unless the player asks for more. */
export type PlanLimits = {
  /** The estimated bracket of the list. */
  bracket: Bracket;
  /** Whether the list is long enough for its bracket to be a limit. */
  isTelling: boolean;
  /** USD: nothing far above what its cards cost; null where too few of them have a price. */
  maxPrice: number | null;
};

/** A shorter list does not say how strong or dear the deck is going to be. */
const MIN_CARDS = 40;

export function planLimits(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  list: readonly number[],
): PlanLimits {
  const cards = [...commanders, ...list].flatMap((index) => snapshot.cards[index] ?? []);
  const { bracket } = deckBracket(cards, twoCardCombos(snapshot, commanders, list));
  const isTelling = cards.length >= MIN_CARDS;
  return { bracket: bracket as Bracket, isTelling, maxPrice: isTelling ? usualMaxPrice(cards) : null };
}
