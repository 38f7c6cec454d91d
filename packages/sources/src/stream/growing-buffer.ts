import { AppError } from '@deckwright/domain';

/** No record of any upstream comes near this; more means a damaged file, and would take all memory. */
export const MAX_RECORD_BYTES = 64 * 1024 * 1024;

/**
 * Bytes that are not yet used up. `position` is where scanning goes on (may lie one behind the end, when an escape is
 * cut), `hold` the first byte still needed, or −1. Memory is bounded by the chunk and the longest record.
 */
export class GrowingBuffer {
  bytes: Buffer = Buffer.allocUnsafe(1 << 14);
  end = 0;
  position = 0;
  hold = -1;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Drops what is used up and appends; `onMove` learns by how many bytes positions went down. */
  append(chunk: Uint8Array, onMove: (moved: number) => void): void {
    const from = this.hold >= 0 ? this.hold : Math.min(this.position, this.end);
    const remaining = this.end - from;
    if (remaining > MAX_RECORD_BYTES)
      throw new AppError(
        'data-loss',
        `${this.#name} holds a record of more than ${MAX_RECORD_BYTES / 1024 / 1024} MiB; it is damaged, fetch it again.`,
      );
    const needed = remaining + chunk.length;
    if (needed > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
      this.bytes.copy(larger, 0, from, this.end);
      this.bytes = larger;
    } else if (from > 0) {
      this.bytes.copyWithin(0, from, this.end);
    }
    this.bytes.set(chunk, remaining);
    this.end = needed;
    this.position -= from;
    if (this.hold >= 0) this.hold -= from;
    if (from > 0) onMove(from);
  }

  text(start: number, end: number): string {
    return this.bytes.toString('utf8', start, end);
  }
}
