import { createHash } from 'node:crypto';
import type { PreviewFacts } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { Piscina } from 'piscina';
import { ByteCache } from '../cache/byte-cache.ts';
import { openPreviewSvg } from './preview-svg.ts';

export type Preview = { png: Uint8Array<ArrayBuffer>; etag: string; bytes: number };

const CACHE_BYTES = 16_000_000;
/** Maximum number of pictures that wait for the one being drawn; more are refused. */
const MAX_QUEUE = 20;
const IDLE_MS = 60_000;

/** Draws preview pictures one at a time, in a worker, and caches the latest. */
export class PreviewPainter {
  readonly #svg = openPreviewSvg();
  readonly #cached = new ByteCache<Preview>(CACHE_BYTES);
  readonly #drawing = new Map<string, Promise<Preview>>();
  #pool: Piscina<string, Uint8Array<ArrayBuffer>> | null = null;

  cached(key: string): Preview | undefined {
    return this.#cached.get(key);
  }

  /**
   * Draws a picture and caches it under `key`; at most once at a time per key.
   * @throws AppError unavailable if too many pictures are waiting.
   */
  paint(key: string, facts: PreviewFacts): Promise<Preview> {
    const running = this.#drawing.get(key);
    if (running) return running;
    const drawing = this.#draw(key, facts).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }

  deleteWhere(test: (key: string) => boolean): void {
    this.#cached.deleteWhere(test);
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  async #draw(key: string, facts: PreviewFacts): Promise<Preview> {
    const png = await this.#run(this.#svg(facts));
    const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
    const preview = { png, etag, bytes: png.byteLength + 2 * key.length };
    this.#cached.set(key, preview);
    return preview;
  }

  async #run(svg: string): Promise<Uint8Array<ArrayBuffer>> {
    this.#pool ??= new Piscina<string, Uint8Array<ArrayBuffer>>({
      filename: new URL('./preview-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      maxQueue: MAX_QUEUE,
    });
    try {
      return new Uint8Array(await this.#pool.run(svg));
    } catch (cause) {
      if (cause instanceof Error && /queue|terminat|clos|destroy/i.test(cause.message))
        throw new AppError('unavailable', 'Too many images are being drawn. Please try again in a moment.', {
          cause,
        });
      throw cause;
    }
  }
}
