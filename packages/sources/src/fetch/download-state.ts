import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Entry = z.object({
  address: z.string(),
  /** Version of the content: an ETag or a date; null if the service provides neither. */
  validator: z.string().nullable(),
  /** Name of the finished file; null while incomplete. */
  file: z.string().nullable(),
  bytes: z.number(),
});
export type DownloadEntry = z.infer<typeof Entry>;

const State = z.record(z.string(), Entry);

/** State of the files in a download folder, by name; stored in its `state.json`. */
export class DownloadState {
  readonly #path: string;
  readonly #entries: Record<string, DownloadEntry>;

  constructor(path: string, entries: Record<string, DownloadEntry>) {
    this.#path = path;
    this.#entries = entries;
  }

  /** If the file is missing or damaged, everything is downloaded from the beginning. */
  static async open(folder: string): Promise<DownloadState> {
    const path = join(folder, 'state.json');
    const text = await readFile(path, 'utf8').catch(() => '{}');
    let entries: Record<string, DownloadEntry> = {};
    try {
      entries = State.parse(JSON.parse(text));
    } catch {
      // As above.
    }
    return new DownloadState(path, entries);
  }

  get(name: string): DownloadEntry | null {
    return this.#entries[name] ?? null;
  }

  async set(name: string, entry: DownloadEntry): Promise<void> {
    this.#entries[name] = entry;
    await replace(this.#path, JSON.stringify(this.#entries, null, 2));
  }
}

/** Writes a small file atomically: readers see the old or the new content. */
export async function replace(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content, { flush: true });
  await rename(`${path}.part`, path);
}
