import { ones } from '../card-decks/card-decks.ts';
import type { Engine } from '../decks/engine.ts';

/** Which decks of a run contain each of some cards, as bits. */
export type Holders = {
  /** 32-bit words per card. */
  words: number;
  /** Row in `bits` of each card of the catalog, or −1. */
  row: Int32Array;
  bits: Uint32Array;
};

/** Finds which of the decks run each of the cards. */
export function holdersAmong(engine: Engine, decks: Uint32Array, cards: Iterable<number>): Holders {
  const words = (decks.length + 31) >>> 5;
  const row = new Int32Array(engine.cards).fill(-1);
  let rows = 0;
  for (const card of cards) if (row[card] === -1) row[card] = rows++;
  const bits = new Uint32Array(rows * words);
  const { deckStart, deckCards } = engine;
  for (let i = 0; i < decks.length; i++) {
    const deck = decks[i]!;
    const end = deckStart[deck + 1]!;
    const word = i >>> 5;
    const bit = 1 << (i & 31);
    for (let entry = deckStart[deck]!; entry < end; entry++) {
      const index = row[deckCards[entry]!]!;
      if (index >= 0) bits[index * words + word]! |= bit;
    }
  }
  return { words, row, bits };
}

/** Whether deck i of the run contains the card. */
export function holdsAt({ words, row, bits }: Holders, card: number, i: number): boolean {
  return (bits[row[card]! * words + (i >>> 5)]! & (1 << (i & 31))) !== 0;
}

/** How many of the first `decks` decks of the run contain the card; by default, of all. */
export function countHolders({ words, row, bits }: Holders, card: number, decks = words * 32): number {
  const from = row[card]! * words;
  const whole = decks >>> 5;
  let count = 0;
  for (let i = 0; i < whole; i++) count += ones(bits[from + i]!);
  const rest = decks & 31;
  return rest === 0 ? count : count + ones(bits[from + whole]! & ((1 << rest) - 1));
}

/** Number of decks that contain both; both holders must be over the same run. */
export function countBoth(holders: Holders, one: number, others: Holders, other: number): number {
  const { words, bits } = holders;
  const left = holders.row[one]! * words;
  const right = others.row[other]! * words;
  let count = 0;
  for (let i = 0; i < words; i++) count += ones(bits[left + i]! & others.bits[right + i]!);
  return count;
}

/**
 * From three rows with one bit per deck: the number of decks with the other card (`alongside`) that are eligible for this
 * one (`own`; eligible are those of the mask and all that run it).
 */
export function countAllowed(own: Uint32Array, alongside: Uint32Array, mask: Uint32Array): number {
  let decks = 0;
  for (let i = 0; i < alongside.length; i++) decks += ones(alongside[i]! & (mask[i]! | own[i]!));
  return decks;
}

/** From two rows with one bit per deck: the number of decks in both. */
export function countInBoth(one: Uint32Array, other: Uint32Array): number {
  let both = 0;
  for (let i = 0; i < other.length; i++) both += ones(one[i]! & other[i]!);
  return both;
}
