import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '@deckwright/domain';

const CHUNK_BYTES = 256 * 1024;

/** Compressed bytes read since the last call. */
export type OnBytes = (bytes: number) => void;

/**
 * The bytes of a file, gunzipped on the fly where its first two bytes say gzip (names are not asked).
 * @throws AppError 'not-found' for a missing file, 'invalid-argument' for a folder and 'data-loss' for a damaged or cut
 * file.
 */
export async function* readChunks(path: string, onBytes?: OnBytes): AsyncGenerator<Buffer> {
  const zipped = await isGzip(path);
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  if (onBytes) file.on('data', (chunk) => onBytes(chunk.length));
  const stream = zipped
    ? pipeline(file, createGunzip({ chunkSize: CHUNK_BYTES }), () => {
        // The consumer of the stream receives the same error.
      })
    : file;
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!code.startsWith('Z_')) throw cause;
    throw new AppError('data-loss', `${path} is cut short or damaged (gzip); fetch it again.`, { cause });
  } finally {
    file.destroy();
  }
}

/** What to do about a file that cannot be opened, by the reason of the system. */
export function cannotOpen(path: string, cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  const message =
    code === 'ENOENT'
      ? `There is no file ${path}. Check the path.`
      : `${path} cannot be opened; check the path and its permissions.`;
  return new AppError('not-found', message, { cause });
}

async function isGzip(path: string): Promise<boolean> {
  let handle: Awaited<ReturnType<typeof open>>;
  try {
    handle = await open(path);
  } catch (cause) {
    throw cannotOpen(path, cause);
  }
  try {
    const magic = Buffer.alloc(2);
    const { bytesRead } = await handle.read(magic, 0, 2, 0);
    return bytesRead === 2 && magic[0] === 0x1f && magic[1] === 0x8b;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EISDIR') throw cause;
    throw new AppError('invalid-argument', `${path} is a folder; name a file.`, { cause });
  } finally {
    await handle.close();
  }
}
