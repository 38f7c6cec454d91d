import { CARD_ROLES, CARD_TYPES } from '@deckwright/domain';
import { CARD_FLAGS, LAND_TYPE } from '../../format.ts';
import { deckList } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import type { Neighbors } from './neighbors.ts';
import type { RecommendQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';

/** A role of cards in a deck. Lands of the list exclude basics. */
export type RoleCount = {
  role: string;
  /** Its bit in `getParts`. */
  bit: number;
  /** In the list. */
  count: number;
  /** In near decks, weighted by similarity. */
  average: number;
  deviation: number;
};

const TYPE_ROLES = CARD_TYPES.map((type) => type.toLowerCase());

/** Every role a card can have, most informative first. */
const ROLES: readonly string[] = [...CARD_ROLES, 'high-mana-value', ...TYPE_ROLES];
const HIGH_MANA_VALUE = CARD_ROLES.length;
const FIRST_TYPE = HIGH_MANA_VALUE + 1;
export const LAND_BIT = 1 << (FIRST_TYPE + LAND_TYPE);

/** Whether it is a card type other than land: how many creatures a list has is its plan, not too many of a role. */
export function isPlainType(bit: number): boolean {
  return bit >= 1 << FIRST_TYPE && bit !== LAND_BIT;
}

/** Bits of ROLES for every card. */
export function partBits(engine: Engine, card: number): number {
  const type = engine.cardType[card]!;
  const high = type !== LAND_TYPE && engine.cardManaValue[card]! >= RECOMMEND.highManaValue;
  return engine.cardRoles[card]! | (high ? 1 << HIGH_MANA_VALUE : 0) | (1 << (FIRST_TYPE + type));
}

/** Counts the cards of each role (position in ROLES) in the list and the near decks, without basics. */
export function countRoles(engine: Engine, query: RecommendQuery, near: Neighbors): RoleCount[] {
  const own = new Uint32Array(ROLES.length);
  tally(cardParts(engine), query.list, own);
  const all = engine.decks <= RECOMMEND.exactDecks ? deckParts(engine) : null;
  const counted = new Uint8Array(ROLES.length);
  const sums = new Float64Array(ROLES.length);
  const squares = new Float64Array(ROLES.length);
  let total = 0;
  near.decks.forEach((deck, index) => {
    const weight = near.weight[index]!;
    total += weight;
    const counts = all ? all.subarray(deck * ROLES.length, (deck + 1) * ROLES.length) : counted.fill(0);
    if (!all) tally(cardParts(engine), deckList(engine, deck), counted);
    for (let role = 0; role < ROLES.length; role++) {
      const count = counts[role]!;
      sums[role]! += weight * count;
      squares[role]! += weight * count * count;
    }
  });
  return ROLES.map((role, index) => {
    const average = total === 0 ? 0 : sums[index]! / total;
    const variance = total === 0 ? 0 : squares[index]! / total - average * average;
    return {
      role,
      bit: 1 << index,
      count: own[index]!,
      average,
      deviation: Math.sqrt(Math.max(0, variance)),
    };
  });
}

const cardParts = perEngine((engine) =>
  Uint32Array.from({ length: engine.cards }, (_, card) =>
    engine.cardFlags[card]! & CARD_FLAGS.basic ? 0 : partBits(engine, card),
  ),
);

/** One row per deck with the number of its cards in each role; kept where there are few. */
const deckParts = perEngine((engine) => {
  const parts = cardParts(engine);
  const all = new Uint8Array(engine.decks * ROLES.length);
  for (let deck = 0; deck < engine.decks; deck++)
    tally(parts, deckList(engine, deck), all.subarray(deck * ROLES.length, (deck + 1) * ROLES.length));
  return all;
});

/** Adds the number of cards in each role; bytes suffice for one deck. */
function tally(parts: Uint32Array, cards: Uint16Array, counts: Uint8Array | Uint32Array): void {
  for (const card of cards) {
    let bits = parts[card]!;
    while (bits !== 0) {
      const role = 31 - Math.clz32(bits & -bits);
      counts[role]!++;
      bits &= bits - 1;
    }
  }
}
