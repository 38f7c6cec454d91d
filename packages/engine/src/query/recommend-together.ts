import type { Engine } from './engine.ts';

/** Which of a run of decks hold each of some cards, as bits. */
export type Holders = {
  /** 32-bit words per card. */
  words: number;
  /** Per card of the catalogue its row of `bits`, or −1. */
  row: Int32Array;
  bits: Uint32Array;
};

/** Which of the decks hold each of the cards. */
export function holdersAmong(engine: Engine, decks: Uint32Array, cards: Iterable<number>): Holders {
  const words = (decks.length + 31) >>> 5;
  const row = new Int32Array(engine.cards).fill(-1);
  let rows = 0;
  for (const card of cards) if (row[card] === -1) row[card] = rows++;
  const bits = new Uint32Array(rows * words);
  const { deckStart, deckCards } = engine;
  for (let i = 0; i < decks.length; i++) {
    const deck = decks[i] as number;
    const end = deckStart[deck + 1] as number;
    const word = i >>> 5;
    const bit = 1 << (i & 31);
    for (let entry = deckStart[deck] as number; entry < end; entry++) {
      const place = row[deckCards[entry] as number] as number;
      if (place >= 0) bits[place * words + word] = (bits[place * words + word] as number) | bit;
    }
  }
  return { words, row, bits };
}

/** Whether deck i of the run holds the card. */
export function holdsAt({ words, row, bits }: Holders, card: number, i: number): boolean {
  return ((bits[(row[card] as number) * words + (i >>> 5)] as number) & (1 << (i & 31))) !== 0;
}

/** Decks that hold the card. */
export function countHolders(holders: Holders, card: number): number {
  return countBoth(holders, card, card);
}

/** Decks that hold both. */
export function countBoth({ words, row, bits }: Holders, one: number, other: number): number {
  const left = (row[one] as number) * words;
  const right = (row[other] as number) * words;
  let count = 0;
  for (let i = 0; i < words; i++) count += ones((bits[left + i] as number) & (bits[right + i] as number));
  return count;
}

/** Decks that hold `other` and could hold `card` (the mask says which; a holder always could), and those with both. */
export function countAllowed(
  { words, row, bits }: Holders,
  card: number,
  other: number,
  mask: Uint32Array,
): { decks: number; both: number } {
  const own = (row[card] as number) * words;
  const beside = (row[other] as number) * words;
  let decks = 0;
  let both = 0;
  for (let i = 0; i < words; i++) {
    const word = bits[beside + i] as number;
    decks += ones(word & ((mask[i] as number) | (bits[own + i] as number)));
    both += ones(word & (bits[own + i] as number));
  }
  return { decks, both };
}

/** Number of set bits of a 32-bit word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
