/** Bytes examined to detect an encoding without a byte-order mark. */
const SAMPLE = 4096;
const CTRL_Z = String.fromCharCode(0x1a);

/**
 * The text of a file. A byte-order mark decides; without one, many zero bytes mean UTF-16, and invalid UTF-8 is read as
 * Windows-1252, which older spreadsheets write. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes)).decode(bytes);
}

/** The text of a file, or null if it is none, such as a picture. */
export function decodeFile(bytes: Uint8Array): string | null {
  // Some old programs end a file with Ctrl-Z.
  const decoded = decodeText(bytes);
  const text = decoded.at(-1) === CTRL_Z ? decoded.slice(0, -1) : decoded;
  for (let at = 0; at < text.length; at += 1) if (isControl(text.charCodeAt(at))) return null;
  return text;
}

/** Characters that no text has: tab, line breaks and form feed are none of them. */
function isControl(code: number): boolean {
  return code < 0x09 || (code > 0x0d && code < 0x20) || code === 0x7f;
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const [even, odd] = [zeros(sample, 0), zeros(sample, 1)];
  if (odd > sample.length / 8) return 'utf-16le';
  if (even > sample.length / 8) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Zero bytes at every second place from `from` on. */
function zeros(bytes: Uint8Array, from: number): number {
  let count = 0;
  for (let at = from; at < bytes.length; at += 2) if (bytes[at] === 0) count += 1;
  return count;
}
