import { AppError } from '@deckwright/domain';

/**
 * The file of the decks that hold each card: header, then sections, all little-endian and aligned to 8 bytes.
 *
 *   0  magic, 8 bytes     8  u32 version     12  u32 × 5: cards, decks, blocks, blockDecks, words          (to 64: zero)
 *
 * Decks are grouped by color identity, within one in engine order, and cut into blocks of one identity and at most
 * `blockDecks` decks, so the decks of some colors are whole blocks.
 */
export const CARD_DECKS_MAGIC = 'DWCARDDK';
export const CARD_DECKS_VERSION = 1;
export const CARD_DECKS_HEADER_BYTES = 64;
export const BLOCK_DECKS = 32_768;
/** Fills the second half of a last word; no deck of a block has this place. */
export const NO_SLOT = 0xffff;

export type CardDecksCounts = {
  cards: number;
  decks: number;
  blocks: number;
  /** Most decks of a block, 1…BLOCK_DECKS. */
  blockDecks: number;
  /** Length of `data`. */
  words: number;
};

export type CardDecksColumns = {
  /** Per card and block: the number of decks of the block that hold the card. */
  included: Uint16Array;
  /** Per card and block: the first word in `data`, then the number of words. */
  start: Uint32Array;
  /** Per deck in the order of blocks: one over the root of the total rarity of its cards, 0 without rarity. */
  perRoot: Float32Array;
  /**
   * Per card and block: one bit per deck of the block if that is no longer than the places of the decks, ascending, two to
   * a word.
   */
  data: Uint32Array;
};

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** Length of a file with these counts, in bytes. */
export function cardDecksLength(counts: CardDecksCounts): number {
  return sectionBytes(counts).reduce((sum, bytes) => sum + aligned(bytes), CARD_DECKS_HEADER_BYTES);
}

/** Views of the sections, without copying; the buffer has the length that `cardDecksLength` says. */
export function viewCardDecks(buffer: ArrayBufferLike, counts: CardDecksCounts): CardDecksColumns {
  const { cards, decks, blocks, words } = counts;
  let next = CARD_DECKS_HEADER_BYTES;
  const [included, start, perRoot, data] = sectionBytes(counts).map((bytes) => {
    const offset = next;
    next += aligned(bytes);
    return offset;
  }) as [number, number, number, number];
  return {
    included: new Uint16Array(buffer, included, cards * blocks),
    start: new Uint32Array(buffer, start, cards * blocks + 1),
    perRoot: new Float32Array(buffer, perRoot, decks),
    data: new Uint32Array(buffer, data, words),
  };
}

function sectionBytes({ cards, decks, blocks, words }: CardDecksCounts): number[] {
  return [cards * blocks * 2, (cards * blocks + 1) * 4, decks * 4, words * 4];
}

/** Decks of one color identity. */
export type Block = {
  identity: number;
  /** Position of its first deck in the order of blocks. */
  from: number;
  decks: number;
  /** Its commanders, ascending, each with its first deck (engine index), and its decks' first place in the block. */
  runs: { commander: number; deck: number; position: number; decks: number }[];
};

type Commanders = {
  commanders: number;
  commanderIdentity: Uint8Array;
  commanderStart: Uint32Array;
};

/** The blocks of these commanders' decks. */
export function listBlocks(
  { commanders, commanderIdentity, commanderStart }: Commanders,
  blockDecks: number,
): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  const order = Array.from({ length: commanders }, (_, commander) => commander).sort(
    (a, b) => commanderIdentity[a]! - commanderIdentity[b]! || a - b,
  );
  for (const commander of order) {
    const identity = commanderIdentity[commander]!;
    const end = commanderStart[commander + 1]!;
    for (let deck = commanderStart[commander]!; deck < end; ) {
      let block = blocks.at(-1);
      if (!block || block.identity !== identity || block.decks === blockDecks) {
        block = { identity, from, decks: 0, runs: [] };
        blocks.push(block);
      }
      const decks = Math.min(end - deck, blockDecks - block.decks);
      block.runs.push({ commander, deck, position: block.decks, decks });
      block.decks += decks;
      from += decks;
      deck += decks;
    }
  }
  return blocks;
}

/** Words of one bit per deck of a block. */
export function bitWords({ decks }: { decks: number }): number {
  return (decks + 31) >>> 5;
}

/** @throws AppError 'resource-exhausted' for more words than an index of 32 bits holds. */
export function checkWords(words: number): void {
  if (words > 0xffffffff)
    throw new AppError('resource-exhausted', `The file of cards' decks would have ${words} words.`);
}
