import {
  BLOCK_DECKS,
  type Block,
  bitWords,
  CARD_DECKS_MAGIC,
  CARD_DECKS_VERSION,
  cardDecksLength,
  checkWords,
  listBlocks,
  NO_SLOT,
  viewCardDecks,
} from '../../card-decks-format.ts';
import type { Engine } from '../../query/decks/engine.ts';
import { deckWeights, sumOver } from '../../query/recommend/query.ts';
import { RECOMMEND } from '../../query/recommend/settings.ts';

/**
 * Lists the decks that hold each card, from which the decks most like a list are found without reading all. Empty where
 * all decks are read anyway. The bytes depend on the engine alone.
 * @param from number of decks from which on the file is not empty
 * @param blockDecks most decks of a block, 1…BLOCK_DECKS
 * @throws AppError 'resource-exhausted' for more entries than the file holds
 */
export function buildCardDecks(
  engine: Engine,
  { from = RECOMMEND.exactDecks + 1, blockDecks = BLOCK_DECKS } = {},
): Uint8Array<ArrayBuffer> {
  if (engine.decks < from || engine.decks === 0) return new Uint8Array(0);
  const { cards, decks } = engine;
  const blocks = listBlocks(engine, blockDecks);
  const included = new Uint16Array(cards * blocks.length);
  blocks.forEach((block, at) => {
    eachEntry(engine, block, (card) => {
      const slot = card * blocks.length + at;
      included[slot]!++;
    });
  });
  const start = new Float64Array(included.length + 1);
  for (let slot = 0; slot < included.length; slot++)
    start[slot + 1] = start[slot]! + wordsFor(included[slot]!, blocks[slot % blocks.length]!);
  const words = start[included.length]!;
  checkWords(words);
  const counts = { cards, decks, blocks: blocks.length, blockDecks, words };
  const bytes = new Uint8Array(cardDecksLength(counts));
  const header = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(CARD_DECKS_MAGIC), 0);
  [CARD_DECKS_VERSION, cards, decks, blocks.length, blockDecks, words].forEach((value, position) => {
    header.setUint32(8 + position * 4, value, true);
  });
  const columns = viewCardDecks(bytes.buffer, counts);
  columns.included.set(included);
  columns.start.set(start);
  const positions = new Uint16Array(columns.data.buffer, columns.data.byteOffset, words * 2);
  const next = new Uint16Array(cards);
  blocks.forEach((block, at) => {
    next.fill(0);
    const bits = bitWords(block);
    eachEntry(engine, block, (card, position) => {
      const slot = card * blocks.length + at;
      const first = start[slot]!;
      if (isBits(included[slot]!, bits)) {
        const word = first + (position >>> 5);
        columns.data[word]! |= 1 << (position & 31);
      } else {
        const count = next[card]!;
        positions[first * 2 + count] = position;
        next[card] = count + 1;
      }
    });
    for (let card = 0; card < cards; card++) {
      const count = next[card]!;
      if (count & 1) positions[start[card * blocks.length + at]! * 2 + count] = NO_SLOT;
    }
  });
  writeRoots(engine, blocks, columns.perRoot);
  return bytes;
}

function isBits(included: number, bits: number): boolean {
  return (included + 1) >>> 1 >= bits;
}

function wordsFor(included: number, block: Block): number {
  return Math.min((included + 1) >>> 1, bitWords(block));
}

function eachEntry(
  { deckStart, deckCards }: Engine,
  { runs }: Block,
  visit: (card: number, position: number) => void,
): void {
  for (const { deck: first, position, decks } of runs) {
    for (let i = 0; i < decks; i++) {
      const end = deckStart[first + i + 1]!;
      for (let entry = deckStart[first + i]!; entry < end; entry++) visit(deckCards[entry]!, position + i);
    }
  }
}

function writeRoots(engine: Engine, blocks: readonly Block[], perRoot: Float32Array): void {
  const { rarity } = deckWeights(engine);
  for (const { from, runs } of blocks)
    for (const { deck, position, decks } of runs)
      for (let i = 0; i < decks; i++) {
        const norm = sumOver(engine, deck + i, rarity);
        perRoot[from + position + i] = norm > 0 ? 1 / Math.sqrt(norm) : 0;
      }
}
