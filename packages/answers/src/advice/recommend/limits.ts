import type { RecsRequest } from '@deckwright/contract/schemas';
import {
  type Bracket,
  BracketCeiling,
  defaultPrice,
  isBracketEvidence,
  isPlayable,
  isWithin,
} from '@deckwright/domain';
import type { z } from 'zod';
import { comboPartners } from '../../combo/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { effectiveLimits, type PlanLimits } from '../plan/plan-limits.ts';
import { isAffordable, purse } from './budget.ts';

/** Limits on what may be recommended, and what to prefer. */
export type RecommendOptions = NonNullable<z.output<typeof RecsRequest>['options']>;

type Deck = { commanders: readonly number[]; cards: readonly number[] };

export type Limits = {
  /** 1 for every card that may be recommended individually, by position. */
  open: Uint8Array;
  /** Whether `together` may reject cards. */
  mayRefuse: boolean;
  /** Filters open cards, in order, to those that stay within the limits together. */
  together: <T extends { card: number }>(cards: readonly T[]) => T[];
  /** Returns a test whether a card may be added to these cards and those accepted before; true for the given cards. */
  inAddition: (cards: readonly { card: number }[]) => (card: number) => boolean;
};

/**
 * Limits on what may be recommended for a deck: no cards of the deck, banned or off-color cards, only requested cards,
 * no card above the price limit or bracket, and all of them together within the total price and the bracket. Where the
 * player sets no bracket or price, those of the plan hold, if there is one, unless any is asked for.
 */
export function buildLimits(
  snapshot: LoadedSnapshot,
  deck: Deck,
  requested: RecommendOptions,
  ofPlan: PlanLimits | null = null,
): Limits {
  const { bracket: ownBracket, maxPrice: usualPrice } = effectiveLimits(requested, {
    bracket: ofPlan?.isTelling ? ofPlan.bracket : null,
    maxPrice: ofPlan?.maxPrice ?? null,
  });
  const options = { ...requested, bracket: requested.bracket ?? ownBracket ?? undefined };
  const given = new Set([...deck.commanders, ...deck.cards]);
  const identity = deck.commanders.reduce(
    (bits, index) => bits | (snapshot.cards[index]?.colorIdentity ?? 0),
    0,
  );
  const among = options.among ? new Set(options.among.map((text) => snapshot.resolver.find(text))) : null;
  const ceiling = maxBracketOfDeck(snapshot, deck, options.bracket);
  const columns = readColumns(snapshot);
  const hasBudget = options.maxPrice !== undefined || options.maxTotal !== undefined;
  const open = new Uint8Array(snapshot.cards.length);
  for (let index = 0; index < open.length; index++) {
    if (columns.isPlayable[index] === 0 || !isWithin(columns.identity[index] ?? 0, identity)) continue;
    if (usualPrice !== null && (columns.price[index] ?? 0) > usualPrice) continue;
    if (among !== null && !among.has(index)) continue;
    if (options.excludeLands || hasBudget) {
      const card = snapshot.cards[index];
      if (!card || (options.excludeLands && card.primaryType === 'Land')) continue;
      if (hasBudget && !isAffordable(card, options)) continue;
    }
    if (columns.isEvidence[index] === 1 && !ceiling.admits(index)) continue;
    open[index] = 1;
  }
  for (const index of given) open[index] = 0;
  return {
    open,
    mayRefuse: options.maxTotal !== undefined || (options.bracket ?? 5) < 4,
    together(cards) {
      const take = basket();
      return cards.filter(({ card }) => take(card));
    },
    inAddition(cards) {
      const take = basket();
      for (const { card } of cards) take(card);
      return take;
    },
  };

  /** Returns a function that accepts cards one by one; false, without accepting, if a card would exceed a limit. */
  function basket(): (card: number) => boolean {
    const pay = purse(options.maxTotal);
    const bracket = maxBracketOfDeck(snapshot, deck, options.bracket);
    const taken = new Set<number>();
    return (index) => {
      if (taken.has(index)) return true;
      const card = snapshot.cards[index];
      if (!card || open[index] !== 1 || !bracket.admits(index) || !pay(card)) return false;
      bracket.take(index);
      taken.add(index);
      return true;
    };
  }
}

/** What limits read of each card, by its position. */
type Columns = {
  isPlayable: Uint8Array;
  identity: Uint8Array;
  /** USD; 0 without a price. */
  price: Float64Array;
  /** 1 for a card that may be evidence of a higher bracket: for all others a ceiling admits them. */
  isEvidence: Uint8Array;
};

const columnsBySnapshot = new WeakMap<LoadedSnapshot, Columns>();

/** Read once for each snapshot: a list is compared with the whole catalog. */
function readColumns(snapshot: LoadedSnapshot): Columns {
  const known = columnsBySnapshot.get(snapshot);
  if (known) return known;
  const { cards } = snapshot;
  const columns: Columns = {
    isPlayable: Uint8Array.from(cards, (card) => Number(isPlayable(card))),
    identity: Uint8Array.from(cards, ({ colorIdentity }) => colorIdentity),
    price: Float64Array.from(cards, ({ prices }) => defaultPrice(prices) ?? 0),
    isEvidence: Uint8Array.from(cards, (card, index) =>
      Number(isBracketEvidence(card) || comboPartners(snapshot, index).length > 0),
    ),
  };
  columnsBySnapshot.set(snapshot, columns);
  return columns;
}

function maxBracketOfDeck(snapshot: LoadedSnapshot, deck: Deck, bracket: number | undefined): BracketCeiling {
  return new BracketCeiling(
    (bracket ?? 5) as Bracket,
    deck,
    (index) => snapshot.cards[index],
    (index) => comboPartners(snapshot, index),
  );
}
