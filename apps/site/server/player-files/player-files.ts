import { logText } from '@deckwright/domain';
import { type DataPaths, removeLeftovers, writePlayerFile } from '@deckwright/snapshot';

const DELAY_MS = 4_000;
const MAX_DELAY_MS = 300_000;
/** The slower a file is to write, the less often it is written: writing takes at most a tenth of the time. */
const REST_PER_WRITE = 9;

type Options = {
  paths: Pick<DataPaths, 'players'>;
  log: (line: string) => void;
  /** Delay between a change and the write. */
  delayMs?: number;
  now?: () => Date;
  /** Like `writePlayerFile`. */
  write?: typeof writePlayerFile;
};

/**
 * Writes the data that players contributed to files below `lake/players`, where the pipeline reads them: only one
 * process can open the embedded database. Each file is written at the start, some seconds after a change, and at the
 * stop; a failure is logged and the write retried later.
 */
export class PlayerFiles {
  readonly #options: Required<Options>;
  readonly #files = new Map<string, PlayerFile>();

  constructor(options: Options) {
    this.#options = {
      delayMs: DELAY_MS,
      now: () => new Date(),
      write: writePlayerFile,
      ...options,
    };
  }

  /** `rows` reads them anew on each call. */
  register(name: string, rows: () => AsyncIterable<object>): void {
    this.#files.set(name, new PlayerFile(name, rows, this.#options));
  }

  /** Removes what a killed site left and starts to write all files without waiting for them. */
  start(): void {
    removeLeftovers([this.#options.paths.players]);
    for (const file of this.#files.values()) file.writeNow();
  }

  /** Marks the file of this name as out of date; unregistered names are ignored. */
  changed(name: string): void {
    this.#files.get(name)?.changed();
  }

  /** Writes what has changed since the last write. */
  async stop(): Promise<void> {
    for (const file of this.#files.values()) await file.stop();
  }
}

class PlayerFile {
  readonly #name: string;
  readonly #rows: () => AsyncIterable<object>;
  readonly #options: Required<Options>;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #stale = false;
  #stopped = false;
  #failures = 0;
  #lastWriteMs = 0;

  constructor(name: string, rows: () => AsyncIterable<object>, options: Required<Options>) {
    this.#name = name;
    this.#rows = rows;
    this.#options = options;
  }

  changed(): void {
    this.#stale = true;
    this.#plan();
  }

  writeNow(): void {
    this.#stale = true;
    void this.#write();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#running;
    if (this.#stale) await this.#write();
  }

  #plan(): void {
    if (this.#timer || this.#running || this.#stopped) return;
    const { delayMs } = this.#options;
    const rest = Math.max(delayMs, this.#lastWriteMs * REST_PER_WRITE) * 2 ** this.#failures;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        void this.#write();
      },
      Math.min(rest, MAX_DELAY_MS),
    ).unref();
  }

  #write(): Promise<void> {
    this.#running ??= this.#writeOnce().finally(() => {
      this.#running = null;
      if (this.#stale) this.#plan();
    });
    return this.#running;
  }

  async #writeOnce(): Promise<void> {
    const { paths, log, now, write } = this.#options;
    const begun = performance.now();
    // A change during the write may be missing from the file.
    this.#stale = false;
    try {
      await write(paths, this.#name, this.#rows(), now().toISOString());
      this.#failures = 0;
    } catch (error) {
      this.#stale = true;
      this.#failures += 1;
      const reason = logText(error instanceof Error ? error.message : String(error));
      log(`The players' file "${this.#name}" could not be written and will be tried again: ${reason}`);
    }
    this.#lastWriteMs = performance.now() - begun;
  }
}
