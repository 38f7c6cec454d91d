import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * What the embedded database leaves free. Where the disk fills up among its own files it does not fail: it turns in a
 * circle that holds the thread, and with it the site. Its log grows by files of 16 MB, and two may be due at once.
 */
export const RESERVE_BYTES = 64 * 1024 * 1024;
/** Enough for one more file of the log, which a start may write. */
export const START_BYTES = 24 * 1024 * 1024;
const RESERVE = RESERVE_BYTES / 1024 ** 2;
const LOOK_MS = 1000;
/** What PostgreSQL calls a full disk. */
const DISK_FULL = '53100';

/** Nothing is written where the disk has less than the reserve left. */
class DiskFullError extends Error {
  readonly code = DISK_FULL;
}

export type RoomOptions = {
  /** Told when the room ends and when there is room again. */
  log?: (line: string) => void;
  /** Bytes that this user may still write where a folder lies. */
  freeBytes?: (folder: string) => Promise<number>;
};

/** None where the disk is mounted for reading alone. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    // Whatever else is wrong is told by whoever writes.
    if ((error as NodeJS.ErrnoException).code === 'EROFS') return 0;
  }
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Looks once a second at most, and tells the log when the room ends and when there is room again. */
class DiskRoom {
  readonly #folder: string;
  readonly #options: Required<RoomOptions>;
  #looked = Number.NEGATIVE_INFINITY;
  #hasRoom = true;

  constructor(folder: string, options: Required<RoomOptions>) {
    this.#folder = folder;
    this.#options = options;
  }

  /** @throws DiskFullError */
  async require(): Promise<void> {
    const now = performance.now();
    if (now - this.#looked >= LOOK_MS) {
      this.#looked = now;
      this.#tell(await this.#options.freeBytes(this.#folder));
    }
    if (!this.#hasRoom) throw new DiskFullError(`Less than ${RESERVE} MB are left on the disk.`);
  }

  #tell(free: number): void {
    const hasRoom = free >= RESERVE_BYTES;
    if (hasRoom === this.#hasRoom) return;
    this.#hasRoom = hasRoom;
    this.#options.log(
      hasRoom
        ? 'There is room on the disk again: accounts can be changed.'
        : `The disk with ${this.#folder} is full or read-only: ${Math.floor(free / 1024 ** 2)} MB are left, and ${RESERVE} MB ` +
            'are kept free for the embedded database. Pages are served, accounts cannot be changed until there is room.',
    );
  }
}

/** The client, whose writes are refused with DiskFullError while there is too little room; reads go on. */
export function keepRoom(client: PGlite, folder: string, options: Required<RoomOptions>): PGlite {
  const room = new DiskRoom(folder, options);
  return guarded(client, room);
}

/** Of a client and of a transaction: whatever takes SQL as its first argument, and what begins a transaction. */
function guarded<T extends object>(target: T, room: DiskRoom): T {
  return new Proxy(target, {
    get: (_, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'query' || name === 'exec')
        return async (text: string, ...rest: unknown[]) => {
          if (mayWrite(text)) await room.require();
          return value.call(target, text, ...rest);
        };
      if (name === 'transaction')
        return (work: (inner: object) => unknown) =>
          value.call(target, (inner: object) => work(guarded(inner, room)));
      return value.bind(target);
    },
  });
}

/** Whether a statement may write to disk: a lock of a row does, and so does a notice. */
function mayWrite(text: string): boolean {
  const reads = /^\s*(select|show|set|savepoint|release|rollback)\b/i.test(text);
  return !reads || /\bfor\s+(no\s+key\s+)?update\b|\bfor\s+(key\s+)?share\b|\bpg_notify\b/i.test(text);
}
