import { join } from 'node:path';
import type { CommandContext } from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import { currentSnapshotId, type DataPaths, verifySnapshot } from '@deckwright/snapshot';
import type { ChooseOptions } from '../build/choose-decks.ts';
import { isSound, readCurrent } from '../lake/lake.ts';
import {
  digestHistory,
  digestInputs,
  digestMirror,
  type LastInputs,
  readLastInputs,
  removeLastInputs,
  writeLastInputs,
} from '../refresh/last-inputs.ts';
import { beginStoreRun } from '../store/store-run.ts';
import { bulkAfterwards } from './bulk.ts';

/** The published snapshot, and the first day on which a build from the same would come to another. */
type Recorded = { id: string; nextDay: number | null };

/**
 * Finds out what a refresh need not do, because the last one, or a build since, did it with the same inputs, settings and
 * program, byte for byte. The caller holds the lock.
 */
export class PreviousRefresh {
  readonly #context: CommandContext;
  readonly #paths: DataPaths;
  readonly #last: LastInputs | null;
  #read = '';
  #inputs = '';
  #todayDay = 0;
  #hasSkipped = false;

  constructor(context: CommandContext, paths: DataPaths) {
    this.#context = context;
    this.#paths = paths;
    this.#last = readLastInputs(paths);
  }

  /** Whether the current catalog was read from exactly these files, and is whole. */
  async isRead(dir: string): Promise<boolean> {
    const { terminal } = this.#context;
    terminal.progress.update('comparing the files with those of the last refresh');
    this.#read = await digestMirror(dir);
    terminal.progress.clear();
    const { catalogue } = readCurrent(this.#paths);
    if (this.#last?.read?.digest !== this.#read || this.#last.read.catalogue !== catalogue) return false;
    if (catalogue === null || !isSound(join(this.#paths.catalogue, catalogue))) return false;
    this.#hasSkipped = true;
    terminal.out(`Catalog ${catalogue} (unchanged): the files are those of the last refresh\n`);
    return true;
  }

  /** The published snapshot, if it was built from exactly what there is now and today is like that day, and is sound; otherwise null. */
  async findBuilt(options: ChooseOptions): Promise<(Recorded & { warnings: string[] }) | null> {
    const { terminal } = this.#context;
    await this.noteInputs(options);
    const built = this.#last?.built;
    if (built?.inputs !== this.#inputs || built.history !== digestHistory(this.#paths)) return null;
    if (this.#todayDay < built.fromDay || this.#todayDay >= (built.nextDay ?? Infinity)) return null;
    if (!(await this.#isServed(built.id))) return null;
    this.#hasSkipped = true;
    terminal.out(`Snapshot ${built.id} (unchanged): nothing is new since it was built\n`);
    const warning = await bulkAfterwards(this.#context, { id: built.id, sample: false });
    const warnings = warning === null ? [] : [warning];
    for (const each of warnings) terminal.err(`Warning: ${each}\n`);
    terminal.out(`Published ${built.id}\n`);
    return { id: built.id, nextDay: built.nextDay, warnings };
  }

  /** Notes what there is to build from: what comes while it is built is none of it, and changes the digest. */
  async noteInputs(options: ChooseOptions): Promise<void> {
    const { env, terminal } = this.#context;
    terminal.progress.update('comparing what there is with the last build');
    this.#todayDay = options.todayDay;
    this.#inputs = await digestInputs(this.#paths, env.DATABASE_URL, options);
    terminal.progress.clear();
  }

  /** Records what this refresh made of what it found, or a build: then what the last refresh read still holds. */
  record({ id, nextDay }: Recorded): void {
    const { catalogue } = readCurrent(this.#paths);
    if (catalogue === null) return;
    writeLastInputs(this.#paths, {
      read: this.#read === '' ? (this.#last?.read ?? null) : { digest: this.#read, catalogue },
      built: {
        ...{ inputs: this.#inputs, history: digestHistory(this.#paths), id },
        ...{ fromDay: this.#todayDay, nextDay },
      },
    });
  }

  /** After a failure: what was skipped may be its reason, so the next refresh skips nothing. */
  forgetSkipped(): void {
    if (this.#hasSkipped) removeLastInputs(this.#paths);
  }

  /** Here and, with a store, there; anything else is for the build to put right. */
  async #isServed(id: string): Promise<boolean> {
    const { dataDir } = this.#context;
    const store = await beginStoreRun(this.#context);
    if (store !== null && store.base?.pointer.id !== id) return false;
    try {
      if (currentSnapshotId(dataDir) !== id) return false;
      await verifySnapshot(dataDir, id);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
