import { gunzipSync } from 'node:zlib';
import { AppError } from '@deckwright/domain';

/** Far more than any file that is read whole; a few kilobytes may unpack to gigabytes. */
const MAX_BYTES = 200_000_000;

/**
 * The bytes, gunzipped where their magic says so. For small files only.
 * @throws AppError data-loss for what unpacks to more than `maxBytes`
 */
export function gunzipIfNeeded(bytes: Buffer, maxBytes = MAX_BYTES): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw cause;
    throw new AppError('data-loss', `A file unpacks to more than ${maxBytes} bytes; it was not taken.`, {
      cause,
    });
  }
}
