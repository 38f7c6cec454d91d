import { AppError } from '@deckwright/domain';

const FIRST_BYTES = 4096;
/** Bytes of the largest integer that is exact. */
const MAX_VARINT_BYTES = 8;

/** Collects bytes and unsigned integers, seven bits to a byte, low bits first. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_BYTES);
  #length = 0;

  /** @throws RangeError for what is not an integer from 0 to 2^53 − 1 */
  varint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no unsigned integer.`);
    this.#makeRoom(MAX_VARINT_BYTES);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#length] = (rest % 0x80) | 0x80;
      this.#length += 1;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length] = rest;
    this.#length += 1;
  }

  append(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** A copy of what was written since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads what a `ByteWriter` wrote. `what` names the bytes in errors, such as a file name. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #what: string;
  #at = 0;

  constructor(bytes: Uint8Array, what: string) {
    this.#bytes = bytes;
    this.#what = what;
  }

  /** An integer from 0 to `most`. @throws AppError data-loss for another one and at the end */
  varint(most: number = Number.MAX_SAFE_INTEGER): number {
    let value = 0;
    let scale = 1;
    for (let count = 0; count < MAX_VARINT_BYTES; count += 1) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw this.damaged('it ends too early');
      this.#at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) {
        if (value > most) throw this.damaged(`it has ${value} where ${most} is the most`);
        return value;
      }
      scale *= 0x80;
    }
    throw this.damaged('it has an endless number');
  }

  /** The next bytes as a view. @throws AppError data-loss */
  take(length: number): Uint8Array {
    if (length > this.left) throw this.damaged('it ends too early');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** Number of bytes not read yet. */
  get left(): number {
    return this.#bytes.length - this.#at;
  }

  /** @throws AppError data-loss if anything is left */
  expectEnd(): void {
    if (this.left > 0) throw this.damaged(`${this.left} bytes are left over`);
  }

  damaged(reason: string): AppError {
    return new AppError('data-loss', `${this.#what} is damaged: ${reason}.`);
  }
}
