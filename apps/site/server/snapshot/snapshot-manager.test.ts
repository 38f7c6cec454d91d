import { mkdirSync, writeFileSync } from 'node:fs';
import { type LoadedSnapshot, type SnapshotResources, UnsoundSnapshotError } from '@deckwright/answers';
import { temporaryFolder } from '@deckwright/answers/testing';
import { AppError } from '@deckwright/domain';
import { dataPaths } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PrepareSnapshot, SnapshotManager } from './snapshot-manager.ts';

const [FIRST, SECOND] = ['1111111111111111', '2222222222222222'];

let folder: ReturnType<typeof temporaryFolder>;
let closed: string[];
let log: ReturnType<typeof vi.fn<(message: string) => void>>;
let load: ReturnType<typeof vi.fn<(dataDir: string, id: string) => Promise<SnapshotResources>>>;
let manager: SnapshotManager;

const point = (id: string) => writeFileSync(dataPaths(folder.path).currentSnapshot, `${id}\n`);
const servedId = () => {
  const lease = manager.acquire();
  lease.release();
  return lease.snapshot.manifest.id;
};

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(dataPaths(folder.path).snapshots, { recursive: true });
  closed = [];
  log = vi.fn();
  load = vi.fn(async (_dataDir, id) => ({
    // The manager reads nothing but the id.
    snapshot: { manifest: { id } } as LoadedSnapshot,
    close: async () => void closed.push(id),
  }));
  manager = new SnapshotManager({ dataDir: folder.path, load, log, retryMs: 0 });
});
afterEach(() => folder.remove());

describe('serving a snapshot', () => {
  it('says how to make one if there is none', async () => {
    await manager.check();
    expect(() => manager.acquire()).toThrow(
      /There is no snapshot to serve yet\. Run "npm run deckwright -- build"/,
    );
    expect(() => manager.acquire()).toThrow(expect.objectContaining({ code: 'unavailable' }));
    expect(log).not.toHaveBeenCalled();
  });

  it('picks up the first one and the next one without a restart', async () => {
    await manager.check();
    point(FIRST);
    await manager.check();
    expect(servedId()).toBe(FIRST);
    point(SECOND);
    await manager.check();
    expect(servedId()).toBe(SECOND);
  });

  it('loads what it serves once', async () => {
    point(FIRST);
    await manager.check();
    await manager.check();
    expect(load).toHaveBeenCalledOnce();
  });

  it('checks by itself at intervals', async () => {
    manager = new SnapshotManager({ dataDir: folder.path, load, log, pollMs: 5 });
    await manager.start();
    point(FIRST);
    await vi.waitFor(() => expect(servedId()).toBe(FIRST));
    await manager.stop();
  });

  it('serves the old one while the new one loads', async () => {
    point(FIRST);
    await manager.check();
    let finish = (_: SnapshotResources): void => {};
    load.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    point(SECOND);
    const check = manager.check();
    expect(servedId()).toBe(FIRST);
    finish({ snapshot: { manifest: { id: SECOND } } as LoadedSnapshot, close: async () => {} });
    await check;
    expect(servedId()).toBe(SECOND);
  });
});

describe('preparing a snapshot', () => {
  const prepare = vi.fn<PrepareSnapshot>();
  beforeEach(async () => {
    prepare.mockReset();
    manager = new SnapshotManager({ dataDir: folder.path, load, log, prepareMs: 50 });
    manager.prepareWith(prepare);
    point(FIRST);
    await manager.check();
    point(SECOND);
    // The first one is served meanwhile.
    expect(prepare.mock.calls.map(([, last]) => last)).toEqual([null]);
    expect(servedId()).toBe(FIRST);
    expect(prepare.mock.calls[0]?.[2].aborted).toBe(false);
    prepare.mockClear();
  });

  it('precedes the swap, except for the first one', async () => {
    const served: (string | null)[] = [];
    prepare.mockImplementation(async (next, last) => void served.push(next.manifest.id, last, servedId()));
    await manager.check();
    expect(served).toEqual([SECOND, FIRST, FIRST]);
    expect(servedId()).toBe(SECOND);
    expect(log).not.toHaveBeenCalled();
  });

  it('that lacks a part keeps the previous one, and frees the new one', async () => {
    prepare.mockRejectedValue(new UnsoundSnapshotError(SECOND, 'suggestions', new Error('boom')));
    await manager.check();
    expect(servedId()).toBe(FIRST);
    expect(closed).toEqual([SECOND]);
    expect(log.mock.calls).toEqual([
      [
        'The published snapshot was refused: Snapshot 2222222222222222 has an error: its suggestions cannot be computed (boom). Snapshot 1111111111111111 goes on serving.',
      ],
    ]);
  });

  it('may fail, which is logged and does not stop the swap', async () => {
    prepare.mockRejectedValue(new Error('no such page'));
    await manager.check();
    expect(servedId()).toBe(SECOND);
    expect(log.mock.calls).toEqual([
      ['Pages of snapshot 2222222222222222 could not be prepared: Error: no such page'],
    ]);
  });

  it('may take too long, and is told to stop', async () => {
    prepare.mockReturnValue(new Promise(() => {}));
    await manager.check();
    expect(servedId()).toBe(SECOND);
    expect(prepare.mock.calls[0]?.[2].aborted).toBe(true);
  });

  it('ends before the workers when the site stops', async () => {
    const order: string[] = [];
    prepare.mockImplementation(
      (_next, _last, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            order.push('prepared', ...closed);
            resolve();
          }),
        ),
    );
    const check = manager.check();
    await vi.waitFor(() => expect(prepare).toHaveBeenCalled());
    await manager.stop();
    await check;
    expect(order).toEqual(['prepared']);
    expect(closed).toEqual([FIRST, SECOND]);
  });
});

describe('a request that began on the old snapshot', () => {
  it('keeps it until it ends', async () => {
    point(FIRST);
    await manager.check();
    const [one, two] = [manager.acquire(), manager.acquire()];
    point(SECOND);
    await manager.check();
    expect(one.snapshot.manifest.id).toBe(FIRST);
    expect(closed).toEqual([]);
    one.release();
    one.release();
    expect(closed).toEqual([]);
    two.release();
    expect(closed).toEqual([FIRST]);
  });
});

describe('a snapshot that cannot be loaded', () => {
  it('is refused with one message while the old one is still served', async () => {
    point(FIRST);
    await manager.check();
    load.mockRejectedValue(new AppError('data-loss', 'Snapshot 2222222222222222 is damaged.'));
    point(SECOND);
    for (let round = 0; round < 3; round++) await manager.check();
    expect(servedId()).toBe(FIRST);
    expect(log.mock.calls).toEqual([
      [
        'The published snapshot was refused: Snapshot 2222222222222222 is damaged. Snapshot 1111111111111111 goes on serving.',
      ],
    ]);
  });

  it('is tried again, and served once it is complete', async () => {
    load.mockRejectedValueOnce(new AppError('data-loss', 'damaged.'));
    point(SECOND);
    await manager.check();
    await manager.check();
    expect(servedId()).toBe(SECOND);
  });

  it('is not read again and again', async () => {
    manager = new SnapshotManager({ dataDir: folder.path, load, log, retryMs: 60_000 });
    load.mockRejectedValue(new AppError('data-loss', 'damaged.'));
    point(SECOND);
    for (let round = 0; round < 3; round++) await manager.check();
    expect(load).toHaveBeenCalledOnce();
    load.mockReset();
    load.mockResolvedValue({
      snapshot: { manifest: { id: FIRST } } as LoadedSnapshot,
      close: async () => {},
    });
    point(FIRST);
    await manager.check();
    expect(servedId()).toBe(FIRST);
  });

  it('may be an invalid pointer', async () => {
    point(FIRST);
    await manager.check();
    point('../../etc');
    await manager.check();
    expect(servedId()).toBe(FIRST);
    expect(log).toHaveBeenCalledOnce();
  });

  it('is reported again after another one was served in between', async () => {
    load.mockRejectedValueOnce(new AppError('data-loss', 'damaged.'));
    point(SECOND);
    await manager.check();
    point(FIRST);
    await manager.check();
    load.mockRejectedValueOnce(new AppError('data-loss', 'damaged.'));
    point(SECOND);
    await manager.check();
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe('stopping', () => {
  it('frees everything and serves nothing more', async () => {
    point(FIRST);
    await manager.start();
    await manager.stop();
    expect(closed).toEqual([FIRST]);
    expect(() => manager.acquire()).toThrow();
  });
});
