import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';

/** Keeps bytes under their checksum, for processes on several machines. */
export type BlobStore = {
  /** Returns the name: 64 hex digits. */
  put(bytes: Uint8Array): Promise<string>;
  /** Null if there is none of that name. @throws `data-loss` if the bytes are not those of the name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing if there is none. */
  remove(name: string): Promise<void>;
  /** Removes what is older; returns how many. */
  removeOlderThan(milliseconds: number, now: number): Promise<number>;
};

const NAME = /^[0-9a-f]{64}$/;

/**
 * A folder that all machines share.
 * @throws `permission-denied` if it cannot be created or written.
 */
export function blobFolder(folder: string): BlobStore {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new AppError(
      'permission-denied',
      `The folder ${folder} of WORKER_STORE cannot be written (${code}). Create it, or give this user the right to write there.`,
      { cause },
    );
  }
  const toPath = (name: string): string => {
    if (!NAME.test(name)) throw new AppError('invalid-argument', `"${name}" is no checksum.`);
    return join(folder, name);
  };
  return {
    put: async (bytes) => {
      const name = checksum(bytes);
      const temporary = join(folder, `.tmp-${process.pid}-${randomBytes(6).toString('hex')}`);
      try {
        writeFileSync(temporary, bytes);
        renameSync(temporary, toPath(name));
      } finally {
        rmSync(temporary, { force: true });
      }
      return name;
    },
    get: async (name) => {
      const path = toPath(name);
      let bytes: Uint8Array<ArrayBuffer>;
      try {
        bytes = Uint8Array.from(readFileSync(path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
      if (checksum(bytes) === name) return bytes;
      throw new AppError('data-loss', `${path} is damaged: its bytes are not those of its name. Remove it.`);
    },
    remove: async (name) => rmSync(toPath(name), { force: true }),
    removeOlderThan: async (milliseconds, now) => {
      let removed = 0;
      for (const name of readdirSync(folder)) {
        if (!NAME.test(name) && !name.startsWith('.tmp-')) continue;
        const path = join(folder, name);
        const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
        if (now - time <= milliseconds) continue;
        rmSync(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
