import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError, userAgent } from '@deckwright/domain';
import { VERSION } from '../settings/version.ts';
import { resize } from './resize.ts';

export type ImageCacheOptions = {
  folder: string;
  /** Origin that replaces that of the addresses, or null. */
  source: string | null;
  maxBytes: number;
  /** Where the operator can be reached, for the services. */
  contact?: string | null;
  fetch?: typeof fetch;
  now?: () => number;
};

type IsWhole = (bytes: Uint8Array) => boolean;
type Make = () => Promise<Uint8Array<ArrayBuffer>>;

const TIMEOUT_MS = 15_000;
const MAX_IMAGE_BYTES = 2_000_000;
const FETCHES_AT_ONCE = 6;
/** A failed image is fetched again after this time. */
const RETRY_MS = 30_000;
const MAX_FAILURES = 10_000;
const TEMPORARY = '.tmp-';

/**
 * Copies of upstream images, also at other widths, in a folder of limited size; the least recently requested is deleted
 * first. A path is fetched only once at a time, for any number of requests.
 */
export class ImageCache {
  readonly #options: ImageCacheOptions;
  /** Bytes by path, the most recently requested last. */
  readonly #sizes = new Map<string, number>();
  readonly #flights = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #failures = new Map<string, number>();
  #bytes = 0;
  #opening: Promise<void> | null = null;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(options: ImageCacheOptions) {
    this.#options = options;
  }

  /**
   * The image at a validated path, from the folder or from its address. Throws AppError 'unavailable' if it cannot be
   * fetched.
   */
  get(path: string, address: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.#once(path, isJpeg, () => this.#inTurn(() => this.#fetch(path, address)));
  }

  /** An image at a width in pixels, as WebP, never enlarged; stored under its own path. */
  getResized(
    path: string,
    width: number,
    original: { path: string; address: string },
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.#once(path, isWebp, async () => {
      const image = await this.get(original.path, original.address);
      try {
        return await this.#inTurn(() => resize(image, width));
      } catch (cause) {
        throw unavailable(path, 'it cannot be resized', cause);
      }
    });
  }

  /** The file stored at the path, otherwise made, only once at a time. */
  async #once(path: string, isWhole: IsWhole, make: Make): Promise<Uint8Array<ArrayBuffer>> {
    this.#opening ??= this.#open();
    await this.#opening;
    const flight = this.#flights.get(path);
    if (flight) return flight;
    const found = this.#load(path, isWhole, make).finally(() => this.#flights.delete(path));
    this.#flights.set(path, found);
    return found;
  }

  async #load(path: string, isWhole: IsWhole, make: Make): Promise<Uint8Array<ArrayBuffer>> {
    const size = this.#sizes.get(path);
    if (size !== undefined) {
      const cached = await readFile(this.#getFile(path)).catch(() => null);
      this.#forget(path);
      if (cached && isWhole(cached)) {
        this.#note(path, size);
        return new Uint8Array(cached);
      }
    }
    const now = this.#options.now?.() ?? performance.now();
    if ((this.#failures.get(path) ?? 0) > now) throw unavailable(path, 'it failed a moment ago');
    try {
      const bytes = await make();
      await this.#keep(path, bytes);
      return bytes;
    } catch (error) {
      if (this.#failures.size >= MAX_FAILURES) this.#failures.clear();
      this.#failures.set(path, now + RETRY_MS);
      throw error;
    }
  }

  async #fetch(path: string, address: string): Promise<Uint8Array<ArrayBuffer>> {
    const { source, contact, fetch: get = fetch } = this.#options;
    const url = new URL(address);
    const target = source === null ? address : `${source}${url.pathname}${url.search}`;
    let answer: Response;
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      answer = await get(target, {
        headers: { 'user-agent': userAgent(VERSION, 'image cache', contact), accept: 'image/jpeg' },
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (target.startsWith('https:') && answer.url.startsWith('http:')) {
        await answer.body?.cancel();
        throw new Error('the service led away from TLS');
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`the service answered ${answer.status}`);
      }
      bytes = await readBounded(answer);
    } catch (cause) {
      throw unavailable(path, cause instanceof Error ? cause.message : String(cause), cause);
    }
    if (!isJpeg(bytes)) throw unavailable(path, 'the service sent no JPEG');
    return bytes;
  }

  /** A copy that cannot be written is no reason to withhold the image. */
  async #keep(path: string, bytes: Uint8Array): Promise<void> {
    const file = this.#getFile(path);
    const temporary = join(
      this.#options.folder,
      `${TEMPORARY}${process.pid}-${randomBytes(6).toString('hex')}`,
    );
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      console.error('The image %s could not be kept:', path, error);
      return;
    }
    this.#note(path, bytes.byteLength);
    for (const [oldest] of this.#sizes) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#forget(oldest);
      await rm(this.#getFile(oldest), { force: true });
    }
  }

  #note(path: string, bytes: number): void {
    this.#sizes.set(path, bytes);
    this.#bytes += bytes;
  }

  #forget(path: string): void {
    this.#bytes -= this.#sizes.get(path) ?? 0;
    this.#sizes.delete(path);
  }

  /** Limits how many fetches run at once; the others wait. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= FETCHES_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Lists what an earlier run has stored, oldest first, and removes its partial files. */
  async #open(): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found: { path: string; bytes: number; at: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      if (entry.name.startsWith(TEMPORARY)) await rm(file, { force: true });
      else {
        const { size, mtimeMs } = await stat(file);
        found.push({ path: file.slice(folder.length).replaceAll('\\', '/'), bytes: size, at: mtimeMs });
      }
    }
    for (const { path, bytes } of found.sort((a, b) => a.at - b.at)) this.#note(path, bytes);
  }

  #getFile(path: string): string {
    return join(this.#options.folder, path);
  }
}

async function readBounded(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(answer.headers.get('content-length') ?? 0) > MAX_IMAGE_BYTES) {
    await answer.body?.cancel();
    throw new Error('the image is too large');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_IMAGE_BYTES) throw new Error('the image is too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes.byteLength > 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

function isWebp(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP';
}

function unavailable(path: string, reason: string, cause?: unknown): AppError {
  return new AppError('unavailable', `The image ${path} is not available: ${reason}.`, { cause });
}
