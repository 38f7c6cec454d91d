import type { Bracket } from '@deckwright/domain';
import { isLimiting, usualMaxPrice } from '@deckwright/engine/query';
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

export function planLimits(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  list: readonly number[],
): PlanLimits {
  const cards = [...commanders, ...list].flatMap((index) => snapshot.cards[index] ?? []);
  const { bracket } = deckBracket(cards, twoCardCombos(snapshot, commanders, list));
  const isTelling = isLimiting(cards.length);
  return { bracket: bracket as Bracket, isTelling, maxPrice: isTelling ? usualMaxPrice(cards) : null };
}
