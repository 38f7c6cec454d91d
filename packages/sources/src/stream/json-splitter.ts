import { AppError } from '@deckwright/domain';
import { GrowingBuffer } from './growing-buffer.ts';
import { parseRegion, type SplitRecord } from './split-record.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;

const PLAIN = 0;
const STRING = 1;
const OPEN = 2;
const CLOSE = 3;
const SEPARATOR = 4;

/** What a byte means outside a string; separators matter only between records. */
const DEEP = byteClasses(false);
const SHALLOW = byteClasses(true);

/**
 * Finds the records of one JSON document in a byte stream: the elements of a root array, or the elements or entries of
 * those members of a root object that are named in `members`. Only brackets, strings and the commas between records are
 * looked at; each record's bytes go to JSON.parse, so a malformed record is one reject.
 * @throws AppError 'data-loss' when the document ends early, is not JSON at all, or lacks the members.
 */
export class JsonSplitter {
  readonly #buffer: GrowingBuffer;
  readonly #name: string;
  readonly #members: readonly string[];
  #depth = 0;
  #inString = false;
  /** Depth between records, 0 while outside of them. */
  #base = 0;
  #entries = false;
  #colon = -1;
  #stringStart = -1;
  #lastKey = '';
  #count = 0;
  #inContainer = 0;
  #rootIsObject = false;
  #rootSeen = false;
  #rootClosed = false;
  #containers = 0;

  constructor(name: string, members: readonly string[]) {
    this.#name = name;
    this.#members = members;
    this.#buffer = new GrowingBuffer(name);
  }

  /** Takes the next bytes and returns the records they complete. */
  push(chunk: Uint8Array): SplitRecord[] {
    this.#buffer.append(chunk, (moved) => this.#shift(moved));
    const bounds: number[] = [];
    this.#scan(bounds);
    const records = parseRegion(this.#buffer.bytes, bounds, this.#count);
    this.#count += records.length;
    return records;
  }

  /** Call once after the last chunk. */
  end(): void {
    if (this.#rootClosed) {
      if (this.#containers > 0 || !this.#rootIsObject) return;
      throw new AppError(
        'data-loss',
        `${this.#name} has no "${this.#members.join('" or "')}" list; its layout is not the expected one.`,
      );
    }
    const what = this.#rootSeen ? `ends in the middle, after ${this.#count} records` : 'is empty';
    throw new AppError('data-loss', `${this.#name} ${what}; fetch it again.`);
  }

  #scan(bounds: number[]): void {
    const buffer = this.#buffer;
    const { bytes, end } = buffer;
    let { position } = buffer;
    if (!this.#rootSeen) position = this.#openRoot(bytes, position, end);
    let depth = this.#depth;
    let base = this.#base;
    let table = depth > base && base > 0 ? DEEP : SHALLOW;
    while (position < end) {
      if (this.#inString) {
        let byte = PLAIN;
        while (position < end) {
          byte = bytes[position] as number;
          if (byte === QUOTE) break;
          position += byte === BACKSLASH ? 2 : 1;
        }
        if (position >= end) break;
        this.#inString = false;
        if (this.#stringStart >= 0) this.#closeKey(position + 1);
        position++;
        continue;
      }
      const byte = bytes[position] as number;
      switch (table[byte]) {
        case PLAIN:
          if (this.#rootClosed && byte > 0x20) throw this.#trailing();
          break;
        case STRING:
          if (this.#rootClosed) throw this.#trailing();
          this.#inString = true;
          if (depth === 1 && base === 0) {
            this.#stringStart = position;
            buffer.hold = position;
          }
          break;
        case OPEN:
          if (this.#rootClosed) throw this.#trailing();
          depth++;
          if (base > 0) table = DEEP;
          else if (this.#startsRecords(depth)) {
            base = depth;
            this.#entries = byte === 0x7b;
            this.#startContainer(position + 1);
          }
          break;
        case CLOSE:
          if (this.#rootClosed) throw this.#trailing();
          if (depth === base) {
            this.#finish(bounds, position, true);
            buffer.hold = -1;
            base = 0;
          }
          depth--;
          if (depth === base) table = SHALLOW;
          if (depth === 0) this.#rootClosed = true;
          break;
        default:
          if (depth !== base || base === 0) break;
          if (byte === COMMA) this.#finish(bounds, position, false);
          else if (byte === COLON && this.#entries && this.#colon < 0) this.#colon = position;
      }
      position++;
    }
    this.#depth = depth;
    this.#base = base;
    buffer.position = position;
  }

  #openRoot(bytes: Uint8Array, from: number, end: number): number {
    let position = from;
    while (position < end && isBeforeRoot(bytes[position] as number)) position++;
    if (position === end) return position;
    const byte = bytes[position];
    if (byte !== 0x5b && byte !== 0x7b)
      throw new AppError(
        'data-loss',
        `${this.#name} does not begin like JSON; it must be a list or an object.`,
      );
    this.#rootSeen = true;
    this.#rootIsObject = byte === 0x7b;
    return position;
  }

  #startsRecords(depth: number): boolean {
    if (!this.#rootIsObject) return depth === 1;
    return depth === 2 && this.#members.includes(this.#lastKey);
  }

  #startContainer(position: number): void {
    this.#buffer.hold = position;
    this.#colon = -1;
    this.#inContainer = 0;
    this.#containers++;
  }

  /** Notes the bounds of the record that ends before `position`: start, end, colon (−1 for list elements). */
  #finish(bounds: number[], position: number, last: boolean): void {
    const start = this.#buffer.hold;
    if (!last || this.#inContainer > 0 || !isBlank(this.#buffer.bytes, start, position)) {
      bounds.push(start, position, this.#entries ? this.#colon : -1, this.#entries ? 1 : 0);
      this.#inContainer++;
    }
    this.#buffer.hold = position + 1;
    this.#colon = -1;
  }

  #closeKey(end: number): void {
    const text = this.#buffer.text(this.#stringStart, end);
    this.#stringStart = -1;
    this.#buffer.hold = -1;
    try {
      this.#lastKey = JSON.parse(text);
    } catch {
      // A member name that is no JSON string cannot be one of the wanted members.
      this.#lastKey = '';
    }
  }

  #shift(moved: number): void {
    if (this.#colon >= 0) this.#colon -= moved;
    if (this.#stringStart >= 0) this.#stringStart -= moved;
  }

  #trailing(): AppError {
    return new AppError('data-loss', `${this.#name} goes on after its end; it is damaged, fetch it again.`);
  }
}

/** White space, and the three bytes of a byte order mark. */
function isBeforeRoot(byte: number): boolean {
  return byte <= 0x20 || byte === 0xef || byte === 0xbb || byte === 0xbf;
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if ((bytes[index] as number) > 0x20) return false;
  return true;
}

function byteClasses(separators: boolean): Uint8Array {
  const classes = new Uint8Array(256);
  classes[QUOTE] = STRING;
  for (const byte of [0x5b, 0x7b]) classes[byte] = OPEN;
  for (const byte of [0x5d, 0x7d]) classes[byte] = CLOSE;
  if (separators) for (const byte of [COMMA, COLON]) classes[byte] = SEPARATOR;
  return classes;
}
