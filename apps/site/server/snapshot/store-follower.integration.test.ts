import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSnapshot } from '@deckwright/answers';
import { publishTiny, temporaryFolder, tinyContent } from '@deckwright/answers/testing';
import { currentSnapshotId, snapshotIds } from '@deckwright/snapshot';
import { folderStore, publishToStore, readPublication } from '@deckwright/snapshot/store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SnapshotManager } from './snapshot-manager.ts';
import { StoreFollower } from './store-follower.ts';

let folder: ReturnType<typeof temporaryFolder>;
let share: string;
let [pipeline, site] = ['', ''];
let manager: SnapshotManager;
let follower: StoreFollower;
let warn: ReturnType<typeof vi.fn<(message: string) => void>>;
let log: ReturnType<typeof vi.fn<(message: string) => void>>;

beforeEach(() => {
  folder = temporaryFolder();
  [share, pipeline, site] = ['share', 'pipeline', 'site'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [share, pipeline, site]) mkdirSync(path);
  [warn, log] = [vi.fn(), vi.fn()];
  manager = new SnapshotManager({ dataDir: site, load: loadSnapshot, log: warn });
  follower = new StoreFollower({
    ...{ store: folderStore(share), dataDir: site, pollMs: 50, warn, log },
    onPublished: () => manager.check(),
    isServing: () => manager.servedId !== null,
  });
});
afterEach(async () => {
  await follower.stop();
  await manager.stop();
  folder.remove();
});

/** Publishes a snapshot of these decks to the store, from the pipeline's data folder. */
async function publish(decks: readonly number[], withdrawOthers = false): Promise<string> {
  const id = await publishTiny(pipeline, tinyContent(decks));
  const store = folderStore(share);
  const base = await readPublication(store);
  await publishToStore({ store, dataDir: pipeline, id, base, now: new Date(), withdrawOthers });
  return id;
}

it('a site without a snapshot gets the first one, and follows publications by itself', async () => {
  const first = await publish([0, 1, 2]);
  await follower.start();
  expect(manager.servedId).toBe(first);
  expect(log.mock.calls.flat().join('\n')).toMatch(new RegExp(`Fetching snapshot ${first}, published at`));
  const second = await publish([0, 1]);
  await vi.waitFor(() => expect(manager.servedId).toBe(second), 10_000);
  expect(follower.status.problem).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('a site serves on while the store is away or damaged, warns once, and catches up', async () => {
  const first = await publish([0, 1, 2]);
  await follower.start();
  renameSync(share, `${share}-away`);
  await follower.look();
  await follower.look();
  expect(follower.status.problem).toMatch(/cannot be used \(ENOENT\)/);
  renameSync(`${share}-away`, share);
  const second = await publish([0, 1]);
  const cards = join(share, 'snapshots', second, 'cards.jsonl');
  rmSync(cards);
  writeFileSync(cards, 'damaged');
  await follower.look();
  expect(follower.status.problem).toMatch(/cards\.jsonl of snapshot/);
  expect([manager.servedId, currentSnapshotId(site)]).toEqual([first, first]);
  expect(warn).toHaveBeenCalledTimes(2);
  await publish([0, 1]);
  await follower.look();
  expect(manager.servedId).toBe(second);
  expect(follower.status.problem).toBeNull();
});

it('says what is served meanwhile only where something is', async () => {
  await publish([0, 1, 2]);
  await follower.start();
  await manager.stop();
  const away = async (isServing: boolean): Promise<string> => {
    const lines: string[] = [];
    const other = new StoreFollower({
      ...{ store: folderStore(`${share}-none`), dataDir: site, pollMs: 50, log, onPublished: async () => {} },
      ...{ warn: (line) => lines.push(line), isServing: () => isServing },
    });
    await other.look();
    await other.stop();
    return lines.join();
  };
  expect(await away(true)).toMatch(/What is served stays; the store is asked again/);
  // The data folder has a snapshot, but this program has refused it.
  expect(await away(false)).toMatch(/Nothing is served yet; the store is asked again/);
});

it('a site shows another name of a source under the same id', async () => {
  const first = await publish([0, 1, 2]);
  await follower.start();
  const getSources = () => {
    const { snapshot, release } = manager.acquire();
    release();
    return [snapshot.manifest.id, snapshot.manifest.provenance.map(({ source }) => source), snapshot.corpus];
  };
  expect(getSources()).toEqual([first, ['club'], expect.stringContaining('from club')]);
  const provenance = [{ source: 'new name', rights: 'own' as const, decks: 3 }];
  await publishTiny(pipeline, tinyContent([0, 1, 2], { provenance }));
  const store = folderStore(share);
  const base = await readPublication(store);
  await publishToStore({ store, dataDir: pipeline, id: first, base, now: new Date() });
  await follower.look();
  expect(getSources()).toEqual([first, ['new name'], expect.stringContaining('from new name')]);
  expect(warn).not.toHaveBeenCalled();
});

it('a site deletes its copies of what was removed on request', async () => {
  const first = await publish([0, 1, 2]);
  await follower.start();
  expect(snapshotIds(site)).toEqual([first]);
  const second = await publish([0, 1], true);
  await follower.look();
  expect(snapshotIds(site)).toEqual([second]);
  expect(manager.servedId).toBe(second);
});
