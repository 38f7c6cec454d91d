import { setTimeout as delay } from 'node:timers/promises';
import { AppError, type Backoff, backoffMs } from '@deckwright/domain';
import {
  currentSnapshotId,
  keepOnlySnapshots,
  pointToSnapshot,
  pruneSnapshots,
  snapshotIds,
} from '@deckwright/snapshot';
import {
  fetchSnapshot,
  type ObjectStore,
  type Publication,
  readPublication,
  removeDownloads,
} from '@deckwright/snapshot/store';

const BACKOFF: Backoff = { firstMs: 1000, maxMs: 300_000 };

export type StoreStatus = {
  name: string;
  /** When the store last answered and what it publishes was here, ISO in UTC; null if never since the start. */
  checkedAt: string | null;
  /** What is wrong now, in a sentence, or null. */
  problem: string | null;
};

export type StoreFollowerOptions = {
  store: ObjectStore;
  dataDir: string;
  /** Time between two questions to the store. */
  pollMs: number;
  /** Called when another snapshot has become the current one of the data folder. */
  onPublished: () => Promise<void>;
  log: (message: string) => void;
  warn?: (message: string) => void;
  /** Whether a snapshot is served: one in the data folder may have been refused. */
  isServing: () => boolean;
};

/**
 * Makes what the store publishes the current snapshot of the data folder: fetched, verified, renamed. While the store
 * is away or what it has is damaged, the data folder keeps its current one, and the wait between attempts doubles.
 */
export class StoreFollower {
  readonly #options: StoreFollowerOptions;
  readonly #log: (message: string) => void;
  readonly #warn: (message: string) => void;
  readonly #stopping = new AbortController();
  #known: Publication | null = null;
  #looking: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | null = null;
  #failures = 0;
  #status: StoreStatus;

  constructor(options: StoreFollowerOptions) {
    this.#options = options;
    this.#log = options.log;
    this.#warn = options.warn ?? ((message) => console.warn(message));
    this.#status = { name: options.store.name, checkedAt: null, problem: null };
  }

  get status(): StoreStatus {
    return this.#status;
  }

  /** Looks now and whenever the time has come; resolves after the first attempt, whether it succeeded or not. */
  start(): Promise<void> {
    return this.look();
  }

  /** Looks at once: something was published. */
  look(): Promise<void> {
    if (this.#looking) {
      // What the look in progress has read may be older.
      this.#again = true;
      return this.#looking;
    }
    if (this.#timer) clearTimeout(this.#timer);
    this.#looking = this.#lookUntilCurrent().finally(() => {
      this.#looking = null;
      this.#schedule();
    });
    return this.#looking;
  }

  /** Resolves when no look is in progress; one that downloads ends within the patience of the store. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#timer) clearTimeout(this.#timer);
    // A download may take minutes; it is continued after the next start.
    await Promise.race([this.#looking, delay(2000, undefined, { ref: false })]);
  }

  #schedule(): void {
    if (this.#stopping.signal.aborted) return;
    const { pollMs } = this.#options;
    const wait =
      this.#failures === 0 ? pollMs : backoffMs(this.#failures, BACKOFF) * (0.8 + 0.4 * Math.random());
    this.#timer = setTimeout(() => void this.look(), wait);
    this.#timer.unref();
  }

  async #lookUntilCurrent(): Promise<void> {
    do {
      this.#again = false;
      try {
        await this.#follow();
        this.#failures = 0;
        if (this.#status.problem !== null) this.#log(`The snapshot store ${this.#status.name} works again.`);
        this.#status = { ...this.#status, checkedAt: new Date().toISOString(), problem: null };
      } catch (error) {
        this.#fail(error);
      }
    } while (this.#again && !this.#stopping.signal.aborted);
  }

  async #follow(): Promise<void> {
    const { store, dataDir } = this.#options;
    const found = await readPublication(store, this.#known?.tag ?? '');
    const publication = found === 'unchanged' ? this.#known : found;
    if (publication === null)
      throw new AppError(
        'not-found',
        `The snapshot store ${store.name} publishes nothing. Run "npm run deckwright -- publish ID" with the same SNAPSHOT_STORE on the pipeline's machine.`,
      );
    const { id, details, publishedAt, by, withdrawn } = publication.pointer;
    const isCurrent = currentSnapshotId(dataDir) === id;
    if (found !== 'unchanged' || !isCurrent) {
      await this.#fetch({ id, details }, `${id}, published at ${publishedAt} by ${by}`);
      if (currentSnapshotId(dataDir) !== id) pointToSnapshot(dataDir, id);
      await this.#options.onPublished();
      this.#tidy(id, withdrawn);
    }
    this.#known = publication;
  }

  async #fetch({ id, details }: { id: string; details?: string | undefined }, words: string): Promise<void> {
    const { store, dataDir } = this.#options;
    await removeDownloads(dataDir, id);
    let said = false;
    const startedAt = performance.now();
    const { downloaded, reused } = await fetchSnapshot({
      ...{ store, dataDir, id, details, resume: true },
      onProgress: (_, total) => {
        if (said) return;
        said = true;
        this.#log(`Fetching snapshot ${words}, from ${store.name} (${megabytes(total)})`);
      },
    });
    if (!said) return;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const rest = reused === 0 ? '' : `, ${megabytes(reused)} were here`;
    this.#log(`Snapshot ${id} is here and sound: ${megabytes(downloaded)} in ${seconds} s${rest}`);
  }

  /** Old snapshots, and those that contain what was removed on request. */
  #tidy(id: string, withdrawn: readonly string[]): void {
    const { dataDir } = this.#options;
    try {
      const gone = new Set(withdrawn);
      keepOnlySnapshots(
        dataDir,
        snapshotIds(dataDir).filter((other) => other === id || !gone.has(other)),
      );
      pruneSnapshots(dataDir, [id]);
    } catch (error) {
      this.#warn(`Old snapshots could not be removed: ${toMessage(error)}`);
    }
  }

  /** Reports the same problem once, however often it occurs. */
  #fail(error: unknown): void {
    this.#failures += 1;
    // So that the store is read in full next time, and not only asked whether it changed.
    this.#known = null;
    const problem = toMessage(error);
    if (problem === this.#status.problem) return;
    this.#status = { ...this.#status, problem };
    const meanwhile = this.#options.isServing() ? 'What is served stays' : 'Nothing is served yet';
    this.#warn(`${problem} ${meanwhile}; the store is asked again and again.`);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function toMessage(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk is full: the snapshot cannot be fetched. Free some space.';
  return `The snapshot could not be fetched (${message ?? String(error)}).`;
}
