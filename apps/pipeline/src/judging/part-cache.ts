import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SUM_BYTES = 32;

/**
 * The judged parts of earlier builds in a folder, by keys of hex digits. Each file begins with its checksum: what is
 * missing or damaged is judged again.
 */
export class PartCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The bytes at a multiple of 8 in their buffer, or null. */
  get(key: string): Uint8Array<ArrayBuffer> | null {
    this.#used.add(key);
    let loaded: Uint8Array<ArrayBuffer>;
    try {
      loaded = Uint8Array.from(readFileSync(join(this.#folder, key)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    const bytes = loaded.subarray(SUM_BYTES);
    const isIntact = loaded.length > SUM_BYTES && sum(bytes).equals(loaded.subarray(0, SUM_BYTES));
    return isIntact ? bytes : null;
  }

  /** Keeps the bytes; a killed process leaves at most a file that begins with `.tmp-`. */
  put(key: string, bytes: Uint8Array): void {
    this.#used.add(key);
    const temporary = join(this.#folder, `.tmp-${process.pid}-${randomBytes(6).toString('hex')}`);
    try {
      writeFileSync(temporary, Buffer.concat([sum(bytes), bytes]));
      renameSync(temporary, join(this.#folder, key));
    } finally {
      rmSync(temporary, { force: true });
    }
  }

  /** The path of a file to keep beside the parts. */
  toPath(name: string): string {
    this.#used.add(name);
    return join(this.#folder, name);
  }

  /** Removes what was neither read nor written since the cache was opened. */
  removeUnused(): void {
    for (const name of readdirSync(this.#folder))
      if (!this.#used.has(name)) rmSync(join(this.#folder, name), { force: true });
  }
}

function sum(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
