import { type LoadedSnapshot, type SnapshotResources, UnsoundSnapshotError } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { currentSnapshotId, readManifest } from '@deckwright/snapshot';

const POLL_MS = 1000;
/** A refused snapshot is read again after this time, so that one republished under the same name is picked up. */
const RETRY_MS = 30_000;

/** A new snapshot is served after this time, prepared or not. */
const PREPARE_MS = 10_000;

/** Holds a snapshot for one request; `release` must be called at most once. */
export type Lease = { snapshot: LoadedSnapshot; release: () => void };

export type SnapshotManagerOptions = {
  dataDir: string;
  load: (dataDir: string, id: string) => Promise<SnapshotResources>;
  /** Called after a swap with the id that is no longer served. */
  onRetired?: (id: string) => void;
  pollMs?: number;
  retryMs?: number;
  prepareMs?: number;
  log?: (message: string) => void;
};

/**
 * Prepares what the new snapshot will be asked for first, before it replaces the one with the id `last`, null where nothing
 * was served; aborted by the signal if it takes too long. Its failure does not affect the swap,
 * unless it is an UnsoundSnapshotError: then the snapshot is refused.
 */
export type PrepareSnapshot = (
  next: LoadedSnapshot,
  last: string | null,
  signal: AbortSignal,
) => Promise<void>;

type Served = SnapshotResources & { leases: number; retired: boolean };

/**
 * Serves the published snapshot and follows publications. The new one is loaded and prepared while the old one is
 * served, and swapped in by one assignment; requests that began on the old one finish on it, then its workers end. A
 * snapshot that cannot be loaded is refused with one message, and the old one stays.
 */
export class SnapshotManager {
  readonly #options: SnapshotManagerOptions;
  readonly #log: (message: string) => void;
  #served: Served | null = null;
  #timer: NodeJS.Timeout | null = null;
  #checking: Promise<void> | null = null;
  #refused: { id: string | null; message: string; until: number } | null = null;
  readonly #stopping = new AbortController();
  readonly #closing = new Set<Promise<void>>();
  #prepareNext: PrepareSnapshot | null = null;
  /** Ends the preparation of a snapshot that came while none was served. */
  #preparingFirst: AbortController | null = null;

  constructor(options: SnapshotManagerOptions) {
    this.#options = options;
    this.#log = options.log ?? ((message) => console.error(message));
  }

  /** Loads what is currently published, then checks every second. */
  async start(): Promise<void> {
    await this.check();
    this.#timer = setInterval(() => void this.check(), this.#options.pollMs ?? POLL_MS);
    this.#timer.unref();
  }

  /** Resolves when the workers of every snapshot have ended. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#checking;
    if (this.#served) this.#retire(this.#served);
    this.#served = null;
    await Promise.all(this.#closing);
  }

  /** From now on new snapshots are prepared before they are swapped in. */
  prepareWith(prepare: PrepareSnapshot): void {
    this.#prepareNext = prepare;
  }

  /** Null if no snapshot can be served yet. */
  get servedId(): string | null {
    return this.#served?.snapshot.manifest.id ?? null;
  }

  /** @throws AppError unavailable if no snapshot can be served yet. */
  acquire(): Lease {
    const served = this.#served;
    if (!served) throw new AppError('unavailable', NOTHING_TO_SERVE);
    served.leases += 1;
    let isAcquired = true;
    return {
      snapshot: served.snapshot,
      release: () => {
        if (!isAcquired) return;
        isAcquired = false;
        served.leases -= 1;
        this.#closeIfIdle(served);
      },
    };
  }

  /** Checks once whether another snapshot has been published; waits for a check in progress instead. */
  check(): Promise<void> {
    this.#checking ??= this.#look().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #look(): Promise<void> {
    let id: string | null = null;
    try {
      id = currentSnapshotId(this.#options.dataDir);
      if (id === null || this.#isServed(id)) {
        this.#refused = null;
        return;
      }
      if (id === this.#refused?.id && performance.now() < this.#refused.until) return;
      const next = await this.#options.load(this.#options.dataDir, id);
      const last = this.#served;
      // Pages of one id are cached under one key: prepared before the swap they would be the old ones.
      if (last && last.snapshot.manifest.id !== id) await this.#prepare(next, last.snapshot.manifest.id);
      this.#served = { ...next, leases: 0, retired: false };
      this.#refused = null;
      this.#preparingFirst?.abort();
      if (last) this.#retire(last);
      else void this.#prepareFirst(next.snapshot);
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  /** Whether it is served as it is: under the same id, what it says of its sources may have been replaced. */
  #isServed(id: string): boolean {
    const served = this.#served?.snapshot.manifest;
    if (id !== served?.id) return false;
    try {
      return readManifest(this.#options.dataDir, id).details === served.details;
    } catch {
      // It is being replaced, or damaged: what is served is in memory.
      return true;
    }
  }

  /** One that came after the start is served at once: visitors had nothing. */
  async #prepareFirst(first: LoadedSnapshot): Promise<void> {
    const stopping = new AbortController();
    this.#preparingFirst = stopping;
    const signal = AbortSignal.any([stopping.signal, this.#stopping.signal]);
    try {
      await this.#prepareNext?.(first, null, signal);
    } catch (error) {
      if (!signal.aborted)
        this.#log(`Pages of snapshot ${first.manifest.id} could not be prepared: ${error}`);
    }
  }

  /** @throws UnsoundSnapshotError */
  async #prepare({ snapshot: next, close }: SnapshotResources, last: string): Promise<void> {
    const timeout = AbortSignal.timeout(this.#options.prepareMs ?? PREPARE_MS);
    const signal = AbortSignal.any([timeout, this.#stopping.signal]);
    // When stopping, the page being rendered ends before its workers do.
    const over = new Promise<void>((resolve) => timeout.addEventListener('abort', () => resolve()));
    const prepared = this.#prepareNext?.(next, last, signal);
    await Promise.race([over, prepared]).catch(async (error: unknown) => {
      if (error instanceof UnsoundSnapshotError) {
        await close();
        throw error;
      }
      this.#log(`Pages of snapshot ${next.manifest.id} could not be prepared: ${error}`);
    });
  }

  /** Reports the same refusal once, however often it occurs. */
  #refuse(id: string | null, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const reported = this.#refused?.id === id && this.#refused.message === reason;
    const until = performance.now() + (this.#options.retryMs ?? RETRY_MS);
    this.#refused = { id, message: reason, until };
    if (reported) return;
    const serving = this.#served
      ? `Snapshot ${this.#served.snapshot.manifest.id} goes on serving.`
      : 'There is no other one to serve.';
    this.#log(`The published snapshot was refused: ${reason} ${serving}`);
  }

  #retire(served: Served): void {
    served.retired = true;
    this.#options.onRetired?.(served.snapshot.manifest.id);
    this.#closeIfIdle(served);
  }

  #closeIfIdle(served: Served): void {
    if (!served.retired || served.leases > 0) return;
    const closing = served.close().catch((error: unknown) => {
      this.#log(`The workers of snapshot ${served.snapshot.manifest.id} did not end cleanly: ${error}`);
    });
    this.#closing.add(closing);
    void closing.finally(() => this.#closing.delete(closing));
  }
}

const NOTHING_TO_SERVE =
  'There is no snapshot to serve yet. Run "npm run deckwright -- build" to make one; it is picked up without a restart.';
