import { gunzipSync } from 'node:zlib';

/** The bytes, gunzipped where their magic says so. For small files only. */
export function gunzipIfNeeded(bytes: Buffer): Buffer {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}
