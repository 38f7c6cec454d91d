import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CardRulings, Ruling } from '@deckwright/domain';

/** Cards per compressed block, the unit that is decompressed to read the rulings of one card. */
const CARDS_PER_BLOCK = 64;
/** Limit on a decompressed block, much more than the rulings of this many cards. */
const MAX_BLOCK_BYTES = 16_000_000;
const NEWLINE = 10;
/** 10 % larger than at quality 4, but less than half of the load time. */
const QUALITY = 1;

/**
 * `rulings.jsonl`: one line per card in the order of `cards.jsonl` with a list, which is empty for most cards; an empty
 * file if no card has rulings. Kept compressed and off-heap, because lookups are for single cards.
 */
export class Rulings {
  readonly #packed: Buffer;
  /** The offset of each block, then the end. */
  readonly #starts: Uint32Array;

  static readonly NONE = new Rulings([]);

  private constructor(blocks: readonly Uint8Array[]) {
    this.#packed = Buffer.concat(blocks);
    this.#starts = new Uint32Array(blocks.length + 1);
    let end = 0;
    for (const [index, block] of blocks.entries()) {
      end += block.length;
      this.#starts[index + 1] = end;
    }
  }

  /** Compresses the bytes of the file; yields to the event loop between blocks. */
  static async pack(bytes: Buffer): Promise<{ rulings: Rulings; lines: number }> {
    const blocks: Uint8Array[] = [];
    let lines = 0;
    let start = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) {
      lines += 1;
      if (lines % CARDS_PER_BLOCK > 0 && at + 1 < bytes.length) continue;
      blocks.push(pack(bytes.subarray(start, at + 1)));
      start = at + 1;
      await setImmediate();
    }
    return { rulings: new Rulings(blocks), lines };
  }

  /** Size in bytes. */
  get bytes(): number {
    return this.#packed.byteLength + this.#starts.byteLength;
  }

  /** Rulings of a card, newest first; empty for an unknown card. */
  of(card: number): Ruling[] {
    const block = Math.floor(card / CARDS_PER_BLOCK);
    const [start, end] = [this.#starts[block], this.#starts[block + 1]];
    if (start === undefined || end === undefined) return [];
    const text = brotliDecompressSync(this.#packed.subarray(start, end), {
      maxOutputLength: MAX_BLOCK_BYTES,
    }).toString('utf8');
    const line = text.split('\n', (card % CARDS_PER_BLOCK) + 1)[card % CARDS_PER_BLOCK];
    // Safe because the checksum proves that the typed writer wrote these lines.
    return line ? (JSON.parse(line) as Ruling[]) : [];
  }
}

function pack(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** The lines of the file, without rulings of cards that are not in the snapshot. */
export function rulingLines(
  cards: readonly { key: string }[],
  rulings: readonly CardRulings[],
): { lines: string[]; count: number } {
  const byKey = new Map(rulings.map(({ key, rulings }) => [key, rulings]));
  const listed = cards.map(({ key }) => byKey.get(key) ?? []);
  const count = listed.reduce((sum, { length }) => sum + length, 0);
  return { lines: count === 0 ? [] : listed.map((ofCard) => `${JSON.stringify(ofCard)}\n`), count };
}
