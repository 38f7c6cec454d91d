import type { Engine } from './engine.ts';

/** Over a run of decks: bit i says whether deck i holds the card. */
export type Holders = { words: number; bits: Map<number, Uint32Array> };

/** Which of the decks hold each of the cards. */
export function holdersAmong(engine: Engine, decks: ArrayLike<number>, cards: Iterable<number>): Holders {
  const words = (decks.length + 31) >>> 5;
  const bits = new Map<number, Uint32Array>();
  const slot = new Int32Array(engine.cards).fill(-1);
  for (const card of cards) {
    if (bits.has(card)) continue;
    slot[card] = bits.size;
    bits.set(card, new Uint32Array(words));
  }
  const rows = [...bits.values()];
  const { deckStart, deckCards } = engine;
  for (let i = 0; i < decks.length; i++) {
    const deck = decks[i] as number;
    const end = deckStart[deck + 1] as number;
    for (let entry = deckStart[deck] as number; entry < end; entry++) {
      const row = rows[slot[deckCards[entry] as number] as number];
      if (row) row[i >>> 5] = (row[i >>> 5] as number) | (1 << (i & 31));
    }
  }
  return { words, bits };
}

/** Decks that hold the card. */
export function countHolders({ bits }: Holders, card: number): number {
  let count = 0;
  for (const word of bits.get(card) ?? []) count += ones(word);
  return count;
}

/** Decks that hold both. */
export function countBoth({ words, bits }: Holders, one: number, other: number): number {
  const [left, right] = [bits.get(one), bits.get(other)];
  if (!left || !right) return 0;
  let count = 0;
  for (let i = 0; i < words; i++) count += ones((left[i] as number) & (right[i] as number));
  return count;
}

/** Decks that hold `other` and could hold `card` (the mask says which; a holder always could), and those with both. */
export function countAllowed(
  { words, bits }: Holders,
  card: number,
  other: number,
  mask: Uint32Array,
): { decks: number; both: number } {
  const [own, beside] = [bits.get(card), bits.get(other)];
  let decks = 0;
  let both = 0;
  if (!own || !beside) return { decks, both };
  for (let i = 0; i < words; i++) {
    const word = beside[i] as number;
    decks += ones(word & ((mask[i] as number) | (own[i] as number)));
    both += ones(word & (own[i] as number));
  }
  return { decks, both };
}

/** Number of set bits of a 32-bit word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
