import { GrowingBuffer } from './growing-buffer.ts';
import { parseOne, type SplitRecord } from './split-record.ts';

const LINE_FEED = 0x0a;

/** Finds the records of a JSONL stream: one JSON value a line; blank lines are passed over but counted. */
export class LineSplitter {
  readonly #buffer: GrowingBuffer;
  #line = 0;

  constructor(name: string) {
    this.#buffer = new GrowingBuffer(name);
    this.#buffer.hold = 0;
  }

  push(chunk: Uint8Array): SplitRecord[] {
    const buffer = this.#buffer;
    buffer.append(chunk, () => {});
    const records: SplitRecord[] = [];
    for (;;) {
      const found = buffer.bytes.indexOf(LINE_FEED, buffer.position);
      if (found < 0 || found >= buffer.end) break;
      this.#take(records, found);
      buffer.hold = found + 1;
      buffer.position = found + 1;
    }
    buffer.position = buffer.end;
    return records;
  }

  /** Call once after the last chunk; the last line needs no line feed. */
  end(): SplitRecord[] {
    const records: SplitRecord[] = [];
    this.#take(records, this.#buffer.end);
    return records;
  }

  #take(records: SplitRecord[], end: number): void {
    const { bytes, hold } = this.#buffer;
    const marked = this.#line === 0 && bytes[hold] === 0xef && bytes[hold + 1] === 0xbb && end - hold >= 3;
    let start = marked ? hold + 3 : hold;
    while (start < end && (bytes[start] as number) <= 0x20) start++;
    if (start < end) records.push(parseOne(bytes, start, end, -1, false, false, this.#line));
    this.#line++;
  }
}
