import type { RecsRequest } from '@deckwright/contract/schemas';
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

/** What a player says of limits. */
export type RequestedLimits = Pick<
  NonNullable<RecsRequest['options']>,
  'among' | 'bracket' | 'anyBracket' | 'maxPrice' | 'maxTotal' | 'anyPrice'
>;

/** Limits that a list itself sets; null for none. */
type OwnLimits = { bracket: Bracket | null; maxPrice: number | null };

/**
 * The limits of the list itself as far as they hold: not where the player sets a limit of the kind, lifts it, or names the
 * cards to choose from.
 */
export function effectiveLimits(requested: RequestedLimits, { bracket, maxPrice }: OwnLimits): OwnLimits {
  // Who names the cards has chosen them.
  const isChosen = requested.among !== undefined;
  const isBudgeted =
    requested.anyPrice || requested.maxPrice !== undefined || requested.maxTotal !== undefined;
  return {
    bracket: requested.anyBracket || requested.bracket !== undefined || isChosen ? null : bracket,
    maxPrice: isBudgeted || isChosen ? null : maxPrice,
  };
}
