import { AppError } from '@deckwright/domain';
import {
  BLOCK_DECKS,
  type Block,
  bitWords,
  CARD_DECKS_HEADER_BYTES,
  CARD_DECKS_MAGIC,
  CARD_DECKS_VERSION,
  type CardDecksColumns,
  type CardDecksCounts,
  cardDecksLength,
  listBlocks,
  viewCardDecks,
} from '../../card-decks-format.ts';
import { assertLittleEndian } from '../../format.ts';
import type { Engine } from '../decks/engine.ts';

/** The loaded file of the decks that hold each card: its counts and columns (see card-decks-format.ts). */
export type CardDecks = CardDecksCounts &
  CardDecksColumns & {
    readonly list: readonly Block[];
    /** `data` viewed as places, two to a word. */
    readonly positions: Uint16Array;
    /** By block: the most that one over the root of a deck's total rarity is in it. */
    readonly maxPerRoot: Float32Array;
    /** Block and run of each commander's first deck; a commander with decks in several blocks has further runs there. */
    readonly runsByBlock: readonly (readonly { block: number; position: number; decks: number }[])[];
  };

function refuse(what: string, got: string | number, expected: string | number): never {
  throw new AppError(
    'data-loss',
    `The file of cards' decks is damaged or of another version: ${what} is ${got}, expected ${expected}. Build the snapshot again.`,
  );
}

/**
 * Opens the file of cards' decks without copying; the buffer may be shared between threads. An empty buffer is none: null.
 * @throws AppError 'data-loss' if it is no such file, has another version, is truncated or is of another engine.
 */
export function loadCardDecks(buffer: ArrayBufferLike, engine: Engine): CardDecks | null {
  if (buffer.byteLength === 0) return null;
  assertLittleEndian();
  if (buffer.byteLength < CARD_DECKS_HEADER_BYTES)
    refuse('the length', buffer.byteLength, `at least ${CARD_DECKS_HEADER_BYTES}`);
  const header = new DataView(buffer);
  const magic = String.fromCharCode(...new Uint8Array(buffer, 0, CARD_DECKS_MAGIC.length));
  if (magic !== CARD_DECKS_MAGIC)
    refuse('the first word', JSON.stringify(magic), JSON.stringify(CARD_DECKS_MAGIC));
  const numberAt = (position: number): number => header.getUint32(8 + position * 4, true);
  if (numberAt(0) !== CARD_DECKS_VERSION) refuse('the format version', numberAt(0), CARD_DECKS_VERSION);
  const counts = {
    cards: numberAt(1),
    decks: numberAt(2),
    blocks: numberAt(3),
    blockDecks: numberAt(4),
    words: numberAt(5),
  };
  if (counts.blockDecks < 1 || counts.blockDecks > BLOCK_DECKS)
    refuse('the length of a block', counts.blockDecks, `1 to ${BLOCK_DECKS}`);
  const list = listBlocks(engine, counts.blockDecks);
  if (counts.cards !== engine.cards) refuse('the number of cards', counts.cards, engine.cards);
  if (counts.decks !== engine.decks) refuse('the number of decks', counts.decks, engine.decks);
  if (counts.blocks !== list.length) refuse('the number of blocks', counts.blocks, list.length);
  const length = cardDecksLength(counts);
  if (buffer.byteLength !== length) refuse('the length', buffer.byteLength, length);
  const columns = viewCardDecks(buffer, counts);
  const { data } = columns;
  const last = columns.start[counts.cards * counts.blocks]!;
  if (last !== counts.words) refuse('the end of the last card', last, counts.words);
  const runsByBlock: { block: number; position: number; decks: number }[][] = Array.from(
    { length: engine.commanders },
    () => [],
  );
  list.forEach(({ runs }, block) => {
    for (const { commander, position, decks } of runs)
      runsByBlock[commander]?.push({ block, position, decks });
  });
  const maxPerRoot = Float32Array.from(list, ({ from, decks }) =>
    columns.perRoot.subarray(from, from + decks).reduce((most, value) => Math.max(most, value), 0),
  );
  const positions = new Uint16Array(buffer, data.byteOffset, data.length * 2);
  return { ...counts, ...columns, list, positions, maxPerRoot, runsByBlock };
}

/** Adds the value at the place of each deck of the block that holds the card. */
export function addToHolders(
  { start, included, data, positions, list, blocks }: CardDecks,
  card: number,
  block: number,
  value: number,
  sums: Float32Array,
): void {
  const slot = card * blocks + block;
  const count = included[slot]!;
  if (count === 0) return;
  const from = start[slot]!;
  const bits = bitWords(list[block]!);
  if (start[slot + 1]! - from < bits) {
    const first = from * 2;
    for (let at = first; at < first + count; at++) {
      const position = positions[at]!;
      sums[position]! += value;
    }
    return;
  }
  for (let at = 0; at < bits; at++) {
    let word = data[from + at]!;
    while (word !== 0) {
      const index = (at << 5) + 31 - Math.clz32(word & -word);
      sums[index]! += value;
      word &= word - 1;
    }
  }
}

/** The decks that hold the card among those of the commander. */
export function countByCommander(
  { start, included, data, positions, list, blocks, runsByBlock }: CardDecks,
  card: number,
  commander: number,
): number {
  let sum = 0;
  for (const { block, position, decks } of runsByBlock[commander] ?? []) {
    const slot = card * blocks + block;
    const count = included[slot]!;
    if (count === 0) continue;
    const from = start[slot]!;
    const bits = bitWords(list[block]!);
    sum +=
      start[slot + 1]! - from < bits
        ? lowerBound(positions, from * 2, count, position + decks) -
          lowerBound(positions, from * 2, count, position)
        : onesBefore(data, from, position + decks) - onesBefore(data, from, position);
  }
  return sum;
}

/** The decks that hold the card in the blocks whose identity passes. */
export function countWhere(
  { included, blocks, list }: CardDecks,
  card: number,
  passes: (identity: number) => boolean,
): number {
  let sum = 0;
  for (let block = 0; block < blocks; block++)
    if (passes(list[block]!.identity)) sum += included[card * blocks + block]!;
  return sum;
}

/**
 * For each of the cards, the decks that hold it and the other. Block by block, so that the decks of the other are spread out
 * once for all cards.
 */
export function countHoldingBoth(all: CardDecks, other: number, cards: readonly number[]): Uint32Array {
  const { start, included, data, positions, list, blocks } = all;
  const sums = new Uint32Array(cards.length);
  const spread = new Uint32Array(bitWords({ decks: all.blockDecks }));
  for (let block = 0; block < blocks; block++) {
    const slot = other * blocks + block;
    const count = included[slot]!;
    if (count === 0) continue;
    const from = start[slot]!;
    const bits = bitWords(list[block]!);
    const isBits = start[slot + 1]! - from >= bits;
    if (!isBits) spreadOut(positions, from * 2, count, spread);
    const words = isBits ? data : spread;
    const first = isBits ? from : 0;
    for (let at = 0; at < cards.length; at++) {
      const own = cards[at]! * blocks + block;
      const ownCount = included[own]!;
      if (ownCount === 0) continue;
      const ownFrom = start[own]!;
      const ownIsBits = start[own + 1]! - ownFrom >= bits;
      sums[at]! += ownIsBits
        ? isBits
          ? countInBoth(data, ownFrom, from, bits)
          : countInBits(positions, from * 2, count, data, ownFrom)
        : countInBits(positions, ownFrom * 2, ownCount, words, first);
    }
  }
  return sums;
}

/** No fewer than the decks that hold both, without counting them: in each block no more than hold the rarer. */
export function maxDecksWithBoth({ included, blocks }: CardDecks, one: number, other: number): number {
  let sum = 0;
  for (let block = 0; block < blocks; block++)
    sum += Math.min(included[one * blocks + block]!, included[other * blocks + block]!);
  return sum;
}

/** One bit per place. */
function spreadOut(positions: Uint16Array, from: number, count: number, words: Uint32Array): void {
  words.fill(0);
  for (let at = from; at < from + count; at++) {
    const position = positions[at]!;
    words[position >>> 5]! |= 1 << (position & 31);
  }
}

function countInBoth(words: Uint32Array, one: number, other: number, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += ones(words[one + at]! & words[other + at]!);
  return sum;
}

function countInBits(
  positions: Uint16Array,
  from: number,
  count: number,
  words: Uint32Array,
  first: number,
): number {
  let sum = 0;
  for (let at = from; at < from + count; at++) {
    const position = positions[at]!;
    sum += (words[first + (position >>> 5)]! >>> (position & 31)) & 1;
  }
  return sum;
}

/** Position, counted from `from`, of the first of these ascending places that is not below the given one. */
function lowerBound(positions: Uint16Array, from: number, count: number, position: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (positions[from + middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function onesBefore(words: Uint32Array, from: number, position: number): number {
  const whole = position >>> 5;
  let sum = 0;
  for (let at = 0; at < whole; at++) sum += ones(words[from + at]!);
  const rest = position & 31;
  return rest === 0 ? sum : sum + ones(words[from + whole]! & ((1 << rest) - 1));
}

/** Number of set bits of a 32-bit word. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
