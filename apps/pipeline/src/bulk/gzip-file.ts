import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Characters gathered before they are compressed. */
const CHUNK = 1 << 18;

/** Writes text in gzip; what is not yet compressed is at most some chunks, because `add` waits for the disk. */
export class GzipFile {
  readonly #gzip = createGzip();
  readonly #written: Promise<void>;
  #pending: string[] = [];
  #length = 0;

  constructor(path: string) {
    const file = createWriteStream(path, { flags: 'wx' });
    this.#written = finished(this.#gzip.pipe(file));
    // Reported by `add` or `close`, which wait for it.
    this.#written.catch((error: Error) => this.#gzip.destroy(error));
    file.on('error', (error) => this.#gzip.destroy(error));
    this.#gzip.on('error', () => {});
  }

  async add(text: string): Promise<void> {
    this.#pending.push(text);
    this.#length += text.length;
    if (this.#length >= CHUNK) await this.#flush();
  }

  /** Completes the file. */
  async close(): Promise<void> {
    await this.#flush();
    this.#gzip.end();
    await this.#written;
  }

  async #flush(): Promise<void> {
    const text = this.#pending.join('');
    this.#pending = [];
    this.#length = 0;
    if (this.#gzip.destroyed) return this.#written;
    if (this.#gzip.write(text)) return;
    await Promise.race([new Promise((resolve) => this.#gzip.once('drain', resolve)), this.#written]);
  }
}
