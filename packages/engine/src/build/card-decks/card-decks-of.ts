import {
  BLOCK_DECKS,
  type Block,
  bitWords,
  blocksOf,
  CARD_DECKS_MAGIC,
  CARD_DECKS_VERSION,
  cardDecksLength,
  checkWords,
  NO_PLACE,
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
export function cardDecksOf(
  engine: Engine,
  { from = RECOMMEND.exactDecks + 1, blockDecks = BLOCK_DECKS } = {},
): Uint8Array<ArrayBuffer> {
  if (engine.decks < from || engine.decks === 0) return new Uint8Array(0);
  const { cards, decks } = engine;
  const blocks = blocksOf(engine, blockDecks);
  const held = new Uint16Array(cards * blocks.length);
  blocks.forEach((block, at) => {
    eachEntry(engine, block, (card) => {
      const slot = card * blocks.length + at;
      held[slot]!++;
    });
  });
  const start = new Float64Array(held.length + 1);
  for (let slot = 0; slot < held.length; slot++)
    start[slot + 1] = start[slot]! + wordsFor(held[slot]!, blocks[slot % blocks.length]!);
  const words = start[held.length]!;
  checkWords(words);
  const counts = { cards, decks, blocks: blocks.length, blockDecks, words };
  const bytes = new Uint8Array(cardDecksLength(counts));
  const header = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(CARD_DECKS_MAGIC), 0);
  [CARD_DECKS_VERSION, cards, decks, blocks.length, blockDecks, words].forEach((value, place) => {
    header.setUint32(8 + place * 4, value, true);
  });
  const columns = viewCardDecks(bytes.buffer, counts);
  columns.held.set(held);
  columns.start.set(start);
  const places = new Uint16Array(columns.data.buffer, columns.data.byteOffset, words * 2);
  const next = new Uint16Array(cards);
  blocks.forEach((block, at) => {
    next.fill(0);
    const bits = bitWords(block);
    eachEntry(engine, block, (card, place) => {
      const slot = card * blocks.length + at;
      const first = start[slot]!;
      if (isBits(held[slot]!, bits)) {
        const word = first + (place >>> 5);
        columns.data[word]! |= 1 << (place & 31);
      } else {
        const count = next[card]!;
        places[first * 2 + count] = place;
        next[card] = count + 1;
      }
    });
    for (let card = 0; card < cards; card++) {
      const count = next[card]!;
      if (count & 1) places[start[card * blocks.length + at]! * 2 + count] = NO_PLACE;
    }
  });
  writeRoots(engine, blocks, columns.perRoot);
  return bytes;
}

function isBits(held: number, bits: number): boolean {
  return (held + 1) >>> 1 >= bits;
}

function wordsFor(held: number, block: Block): number {
  return Math.min((held + 1) >>> 1, bitWords(block));
}

function eachEntry(
  { deckStart, deckCards }: Engine,
  { runs }: Block,
  visit: (card: number, place: number) => void,
): void {
  for (const { deck: first, place, decks } of runs) {
    for (let i = 0; i < decks; i++) {
      const end = deckStart[first + i + 1]!;
      for (let entry = deckStart[first + i]!; entry < end; entry++) visit(deckCards[entry]!, place + i);
    }
  }
}

function writeRoots(engine: Engine, blocks: readonly Block[], perRoot: Float32Array): void {
  const { rarity } = deckWeights(engine);
  for (const { from, runs } of blocks)
    for (const { deck, place, decks } of runs)
      for (let i = 0; i < decks; i++) {
        const norm = sumOver(engine, deck + i, rarity);
        perRoot[from + place + i] = norm > 0 ? 1 / Math.sqrt(norm) : 0;
      }
}
