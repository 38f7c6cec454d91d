import { hostname } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { type FileFacts, fileFacts } from '../hashed-file.ts';
import { type Manifest, snapshotFiles } from '../manifest.ts';
import { snapshotFolder, verifySnapshot } from '../read-manifest.ts';
import type { ObjectStore } from './object-store.ts';
import { objectKey, type Publication, readPublication, writePublication } from './pointer.ts';
import { pruneStore, removeFromStore } from './prune-store.ts';
import { LOCK_TIMES, withStoreLock } from './store-lock.ts';

const REMEMBERED = 20;
const REMEMBERED_WITHDRAWN = 200;

type PublishOptions = {
  store: ObjectStore;
  dataDir: string;
  id: string;
  /** What the store published when the work on this snapshot began, null for nothing. */
  base: Publication | null;
  now: Date;
  /** Bytes done and in total. */
  onProgress?: (done: number, total: number) => void;
  onWait?: (holder: string) => void;
  /** Delete every other snapshot of the store and of the sites: data was removed on request. */
  withdrawOthers?: boolean;
  lockTimes?: typeof LOCK_TIMES;
};

type Published = {
  publication: number;
  /** Bytes that were not in the store yet. */
  uploaded: number;
  removed: string[];
  /** What went wrong afterward and changes nothing about the publication. */
  warning: string | null;
};

/**
 * Makes a local snapshot the one that all sites serve: uploads its files, the manifest last, then replaces the object
 * `current`. Run again after it was killed, it uploads only what is missing.
 * @throws AppError `failed-precondition` if another machine has published since `base`, and as the store does.
 */
export async function publishToStore(options: PublishOptions): Promise<Published> {
  const { store, dataDir, id } = options;
  const manifest = await verifySnapshot(dataDir, id);
  const files = await filesWithManifest(dataDir, manifest);
  if (options.base?.pointer.withdrawn.includes(id))
    throw new AppError(
      'failed-precondition',
      `Snapshot ${id} contains data that was removed on request and cannot be published to ${store.name} again. Run "npm run deckwright -- build".`,
    );
  const uploaded = await upload(options, files);
  return withStoreLock(
    store,
    (holder) => options.onWait?.(holder),
    async (assertLocked) => {
      // Another machine may have removed it meanwhile as an old one.
      const again = await upload({ ...options, onProgress: () => undefined }, files);
      await assertLocked();
      const publication = await pointTo(options, manifest);
      const done = { publication: publication.publication, uploaded: uploaded + again };
      try {
        const removed = options.withdrawOthers
          ? await removeFromStore(store, publication.withdrawn)
          : await pruneStore(store, publication, options.now);
        return { ...done, removed, warning: null };
      } catch (error) {
        // What had to go from the store and is still there is no detail.
        if (options.withdrawOthers) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        return { ...done, removed: [], warning: `Old snapshots stay in the store: ${reason}` };
      }
    },
    options.lockTimes ?? LOCK_TIMES,
  );
}

type StoredFile = { name: string; path: string; facts: FileFacts };

async function filesWithManifest(dataDir: string, manifest: Manifest): Promise<StoredFile[]> {
  const folder = snapshotFolder(dataDir, manifest.id);
  const files = snapshotFiles(manifest).map((name) => {
    const facts = manifest.files[name];
    // Safe because the schema of the manifest demands exactly these files.
    if (!facts) throw new Error(`${name} is not in the manifest`);
    return { name: name as string, path: join(folder, name), facts };
  });
  const path = join(folder, 'manifest.json');
  return [...files, { name: 'manifest.json', path, facts: await fileFacts(path) }];
}

async function upload(
  { store, id, onProgress }: PublishOptions,
  files: readonly StoredFile[],
): Promise<number> {
  const total = files.reduce((sum, { facts }) => sum + facts.bytes, 0);
  let done = 0;
  let uploaded = 0;
  for (const { name, path, facts } of files) {
    onProgress?.(done, total);
    const key = objectKey(id, name);
    if (!(await store.has(key, facts))) {
      await store.upload(key, path, facts);
      uploaded += facts.bytes;
    }
    done += facts.bytes;
  }
  onProgress?.(done, total);
  return uploaded;
}

async function pointTo(
  options: PublishOptions,
  { details }: Pick<Manifest, 'details'>,
): Promise<Publication['pointer']> {
  const { store, id, base, now } = options;
  const found = await readPublication(store);
  if ((found?.pointer.publication ?? 0) !== (base?.pointer.publication ?? 0)) throw overtaken(options, found);
  const last = found?.pointer ?? null;
  if (last?.id === id && last.details === details && !options.withdrawOthers) return last;
  const next = {
    publication: (last?.publication ?? 0) + 1,
    id,
    details,
    publishedAt: now.toISOString(),
    by: hostname(),
    earlier: options.withdrawOthers ? [] : earlierThan(id, last).slice(-REMEMBERED),
    withdrawn: options.withdrawOthers ? await withdrawnWith(options, last) : (last?.withdrawn ?? []),
  };
  if (!(await writePublication(store, next, found?.tag ?? null)))
    throw overtaken(options, await readPublication(store));
  return { format: 'deckwright-store', version: 1, ...next };
}

/** Going back to an earlier publication forgets the later ones. */
function earlierThan(id: string, last: Publication['pointer'] | null): string[] {
  if (last === null) return [];
  // Only what it says of its sources is new.
  if (last.id === id) return last.earlier;
  const index = last.earlier.indexOf(id);
  return index >= 0 ? last.earlier.slice(0, index) : [...last.earlier, last.id];
}

/** Everything in the store or published before, and what was withdrawn before. */
async function withdrawnWith(
  { store, id }: PublishOptions,
  last: Publication['pointer'] | null,
): Promise<string[]> {
  const known = last === null ? [] : [...last.withdrawn, ...last.earlier, last.id];
  const all = new Set([...known, ...(await storedIds(store))]);
  all.delete(id);
  return [...all].slice(-REMEMBERED_WITHDRAWN);
}

/** The ids of all snapshots in a store, complete or not, sorted. */
export async function storedIds(store: ObjectStore): Promise<string[]> {
  const objects = await store.list('snapshots/');
  const ids = objects.flatMap(({ key }) => /^snapshots\/([0-9a-f]{16})\//.exec(key)?.[1] ?? []);
  return [...new Set(ids)].sort();
}

function overtaken({ store, id }: PublishOptions, found: Publication | null): AppError {
  const other =
    found === null
      ? 'it was emptied'
      : `${found.pointer.by} published ${found.pointer.id} at ${found.pointer.publishedAt}`;
  return new AppError(
    'failed-precondition',
    `The snapshot store ${store.name} changed while this ran: ${other}. It was left so. Snapshot ${id} is complete; if it is the one to serve, run "npm run deckwright -- publish ${id}".`,
  );
}
