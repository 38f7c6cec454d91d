import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CardRulings, Ruling } from '@deckwright/domain';

/** Cards packed together: what is unpacked to read the rulings of one. */
const CARDS_PER_BLOCK = 64;
/** Far more than the rulings of so many cards. */
const MOST_BLOCK_BYTES = 16_000_000;
const NEWLINE = 10;
/** A tenth more bytes than at 4, in less than half the time of loading. */
const QUALITY = 1;

/**
 * `rulings.jsonl`: one line a card in the order of `cards.jsonl`, a list that is empty for most; no line at all where no
 * card has any. Kept packed outside of the heap, for the rulings of one card are asked for at a time.
 */
export class Rulings {
  readonly #packed: Buffer;
  /** Where each block begins, then the end. */
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

  /** Of the bytes of the file; other work gets its turn between blocks. */
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

  /** Bytes held. */
  get bytes(): number {
    return this.#packed.byteLength + this.#starts.byteLength;
  }

  /** Newest first; none for a card that is not listed. */
  of(card: number): Ruling[] {
    const block = Math.floor(card / CARDS_PER_BLOCK);
    const [start, end] = [this.#starts[block], this.#starts[block + 1]];
    if (start === undefined || end === undefined) return [];
    const text = brotliDecompressSync(this.#packed.subarray(start, end), {
      maxOutputLength: MOST_BLOCK_BYTES,
    }).toString('utf8');
    const line = text.split('\n', (card % CARDS_PER_BLOCK) + 1)[card % CARDS_PER_BLOCK];
    // Safe because the checksum says that these are the lines the typed writer wrote.
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

/** The lines of the file; those of cards that are not in the snapshot are left out. */
export function rulingLines(
  cards: readonly { key: string }[],
  rulings: readonly CardRulings[],
): { lines: string[]; count: number } {
  const byKey = new Map(rulings.map(({ key, rulings }) => [key, rulings]));
  const listed = cards.map(({ key }) => byKey.get(key) ?? []);
  const count = listed.reduce((sum, { length }) => sum + length, 0);
  return { lines: count === 0 ? [] : listed.map((ofCard) => `${JSON.stringify(ofCard)}\n`), count };
}
