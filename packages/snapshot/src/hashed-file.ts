import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';

export type FileFacts = { bytes: number; sha256: string };

const CHUNK = 1 << 20;
/** Most bytes of a UTF-16 unit in UTF-8. */
const MAX_BYTES = 3;

/** Writes a file while computing its length and SHA-256; text is buffered into chunks of about a megabyte. */
export class HashedFile {
  readonly #handle: number;
  readonly #hash = createHash('sha256');
  #pending: string[] = [];
  #pendingLength = 0;
  /** Reused: each new buffer brings a collection of all garbage nearer, which takes seconds with millions of decks in memory. */
  #buffer = Buffer.alloc(0);
  #bytes = 0;
  #open = true;

  constructor(path: string) {
    this.#handle = openSync(path, 'wx');
  }

  writeText(text: string): void {
    this.#pending.push(text);
    this.#pendingLength += text.length;
    if (this.#pendingLength >= CHUNK) this.#flush();
  }

  writeBytes(bytes: Uint8Array): void {
    this.#flush();
    this.#append(bytes);
  }

  /** Flushes and closes the file; call it once. */
  close(): FileFacts {
    try {
      this.#flush();
    } finally {
      this.abandon();
    }
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  /** Closes the handle of a file that will not be finished; does nothing after `close`. */
  abandon(): void {
    if (this.#open) closeSync(this.#handle);
    this.#open = false;
  }

  #flush(): void {
    if (this.#pendingLength === 0) return;
    const text = this.#pending.join('');
    this.#pending = [];
    this.#pendingLength = 0;
    const most = text.length * MAX_BYTES;
    if (this.#buffer.length < most) this.#buffer = Buffer.allocUnsafeSlow(most);
    this.#append(this.#buffer.subarray(0, this.#buffer.write(text)));
  }

  #append(bytes: Uint8Array): void {
    this.#hash.update(bytes);
    this.#bytes += bytes.byteLength;
    let offset = 0;
    while (offset < bytes.byteLength) offset += writeSync(this.#handle, bytes, offset);
  }
}

/** Writes one JSON value per line. */
export function writeJsonLines(path: string, records: Iterable<unknown>): FileFacts {
  const file = new HashedFile(path);
  for (const record of records) file.writeText(`${JSON.stringify(record)}\n`);
  return file.close();
}

/** Writes lines, which must include their line breaks. */
export function writeLines(path: string, lines: Iterable<string>): FileFacts {
  const file = new HashedFile(path);
  for (const line of lines) file.writeText(line);
  return file.close();
}

/** Writes a new file, which must not exist; text as UTF-8. */
export function writeWhole(path: string, content: string | Uint8Array): FileFacts {
  const file = new HashedFile(path);
  if (typeof content === 'string') file.writeText(content);
  else file.writeBytes(content);
  return file.close();
}

/** Length and SHA-256 of a file on disk, read into one buffer for the same reason as above. */
export async function fileFacts(path: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(CHUNK);
  let bytes = 0;
  const handle = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, CHUNK, bytes);
      if (bytesRead === 0) break;
      hash.update(buffer.subarray(0, bytesRead));
      bytes += bytesRead;
    }
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
