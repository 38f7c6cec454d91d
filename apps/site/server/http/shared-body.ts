import { type Encoding, reencode } from './encoding.ts';

type Body = Uint8Array<ArrayBuffer>;

const PART_BYTES = 65_536;
/** Smaller bodies are handed over at once. */
const MIN_STREAMED_BYTES = 4 * PART_BYTES;

/** By the brotli body: what it is in other encodings, while that is being made or a client still reads it. */
const inUse = new WeakMap<Body, Map<Encoding, Promise<Body> | WeakRef<Body>>>();

/** Like `reencode`, but clients that read the result at the same time share its bytes. */
export async function sharedReencode(brotli: Body, encoding: Encoding): Promise<Body> {
  const known = inUse.get(brotli) ?? new Map<Encoding, Promise<Body> | WeakRef<Body>>();
  inUse.set(brotli, known);
  const found = known.get(encoding);
  const shared = found instanceof WeakRef ? found.deref() : found;
  if (shared) return shared;
  const making = reencode(brotli, encoding);
  known.set(encoding, making);
  try {
    const body = await making;
    known.set(encoding, new WeakRef(body));
    return body;
  } catch (error) {
    known.delete(encoding);
    throw error;
  }
}

/**
 * A large body as a stream of views of the same bytes, so that each client that reads slowly holds one part instead of a
 * copy of all of it.
 */
export function sharedBody(bytes: Body): Body | ReadableStream<Body> {
  if (bytes.byteLength < MIN_STREAMED_BYTES) return bytes;
  let at = 0;
  return new ReadableStream<Body>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + PART_BYTES));
        at += PART_BYTES;
        if (at >= bytes.byteLength) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
