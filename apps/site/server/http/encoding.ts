import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send only a few different headers; other clients may send any number. */
const MAX_CHOICES = 200;
const chosen = new Map<string, Encoding>();

/** The best encoding the client accepts: brotli before gzip unless its weights say otherwise. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const header = acceptEncoding ?? '';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = weigh(header);
  if (chosen.size >= MAX_CHOICES) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}

function weigh(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const stated = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const weight = stated === undefined ? 1 : Number(stated);
    if (name) weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const getWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [getWeight('br'), getWeight('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}

/** Quality 5 takes about a hundredth of the time of 11 for 10% more bytes; 11 is for files that never change. */
export async function compressBrotli(bytes: Uint8Array, quality = 5): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  brotliCompress(bytes, { params }, settle(resolve, reject));
  return tight(await promise);
}

export async function compressGzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  gzip(bytes, settle(resolve, reject));
  return tight(await promise);
}

/**
 * A callback that refers to nothing else; those of `promisify` refer to the bytes. Node's compressors survive the
 * collections of young objects, so that such bytes wait for a full one, and 64 MB of them bring one about.
 */
function settle<T>(resolve: (value: T) => void, reject: (error: Error) => void) {
  return (error: Error | null, value: T): void => {
    if (error) reject(error);
    else resolve(value);
  };
}

/** Converts a brotli-compressed body to an encoding the client accepts. */
export async function reencode(
  brotli: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return brotli;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  brotliDecompress(brotli, settle(resolve, reject));
  const plain = await promise;
  return encoding === 'gzip' ? compressGzip(plain) : tight(plain);
}

/** A compressor's buffer may be a view of a larger pool; the copy is only as long as its content. */
function tight(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
