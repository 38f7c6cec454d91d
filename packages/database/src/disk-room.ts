import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Disk space that the embedded database leaves free. If the disk fills up while it writes, it does not fail but loops
 * forever and blocks the thread, and with it the site. Its log grows in files of 16 MB, two of which may be needed at
 * once.
 */
export const RESERVE_BYTES = 64 * 1024 * 1024;
/** What a new database takes, with its migrations and secrets: without the reserve behind it, it could not be written to. */
export const NEW_BYTES = 64 * 1024 * 1024;
/** Enough for one more log file, which opening the database may write. */
export const START_BYTES = 24 * 1024 * 1024;
const RESERVE = RESERVE_BYTES / 1024 ** 2;
const LOOK_MS = 1000;
/** PostgreSQL's error code for a full disk. */
const DISK_FULL = '53100';

/** Thrown for writes if the disk has less free space than the reserve. */
class DiskFullError extends Error {
  readonly code = DISK_FULL;
}

export type RoomOptions = {
  /** Called when free space runs out and when there is enough again. */
  log?: (line: string) => void;
  /** Bytes that this user can still write on the disk of a folder. */
  freeBytes?: (folder: string) => Promise<number>;
};

/** 0 on a read-only file system. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    // Other errors will be reported by the write itself.
    if ((error as NodeJS.ErrnoException).code === 'EROFS') return 0;
  }
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Checks free space at most once a second, and logs when it runs out and when there is enough again. */
export class DiskRoom {
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
      this.#announce(await this.#options.freeBytes(this.#folder));
    }
    if (!this.#hasRoom) throw new DiskFullError(`Less than ${RESERVE} MB are left on the disk.`);
  }

  #announce(free: number): void {
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

/** Wraps the client to reject writes with DiskFullError while there is too little space; reads still work. */
export function keepRoom(client: PGlite, room: DiskRoom): PGlite {
  return guarded(client, room);
}

/** Guards every method of a client or transaction that takes SQL as its first argument or begins a transaction. */
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

/** Whether a statement may write to disk; row locks and notifications do. */
function mayWrite(text: string): boolean {
  const reads = /^\s*(select|show|set|savepoint|release|rollback)\b/i.test(text);
  return !reads || /\bfor\s+(no\s+key\s+)?update\b|\bfor\s+(key\s+)?share\b|\bpg_notify\b/i.test(text);
}
