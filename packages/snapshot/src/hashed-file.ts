import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';

export type FileFacts = { bytes: number; sha256: string };

const CHUNK = 1 << 20;

/** Writes a file while computing its length and SHA-256; text is buffered into chunks of about a megabyte. */
export class HashedFile {
  readonly #handle: number;
  readonly #hash = createHash('sha256');
  #pending: string[] = [];
  #pendingLength = 0;
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
    this.#append(Buffer.from(text));
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

/** Length and SHA-256 of a file on disk. */
export async function fileFacts(path: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const part = chunk as Buffer;
    hash.update(part);
    bytes += part.byteLength;
  }
  return { bytes, sha256: hash.digest('hex') };
}
