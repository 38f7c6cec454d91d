import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSnapshotId, dataPaths } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { deckwright } from '../testing/run.fixture.ts';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-status-'));
  dataDir = join(folder, 'var');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command that must succeed. */
async function run(...args: string[]): Promise<string> {
  const result = await deckwright(dataDir, ...args);
  expect(result).toMatchObject({ code: 0, err: '' });
  return result.out;
}

describe('status', () => {
  it('marks a damaged snapshot among intact ones', async () => {
    writeMiniMirror(join(folder, 'mirror'));
    await run('ingest', '--from', join(folder, 'mirror'));
    const ids: string[] = [];
    for (const age of ['10', '20']) {
      await run('build', '--max-age-days', age);
      ids.push(currentSnapshotId(dataDir) ?? '');
    }
    const [damaged = '', sound = ''] = ids;
    rmSync(join(dataPaths(dataDir).snapshots, damaged, 'manifest.json'));
    const out = await run('status');
    expect(out).toMatch(new RegExp(`${damaged}  +damaged`));
    expect(out).toMatch(new RegExp(`${sound}  written .* published`));
  });

  it('tells one of an older format from a damaged one, and says what to do', async () => {
    writeMiniMirror(join(folder, 'mirror'));
    await run('ingest', '--from', join(folder, 'mirror'));
    await run('build');
    const id = currentSnapshotId(dataDir) ?? '';
    const manifest = join(dataPaths(dataDir).snapshots, id, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": ?\d+/, '"version": 2'));
    const { code, out, err } = await deckwright(dataDir, 'status');
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`${id}  +of another version  +published`));
    expect(err).toMatch(/format version 2, .* older Deckwright: run "npm run deckwright -- refresh"/);
  });

  it('says what to do in an empty folder', async () => {
    mkdirSync(dataDir);
    const out = await run('status');
    expect(out).toContain('Catalog: none; "ingest --from DIR" makes one');
    expect(out).toContain('Snapshots: none; "build" makes one');
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('says that a folder is missing rather than empty, and does not make it', async () => {
    const missing = await deckwright(dataDir, 'status');
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toMatch(/^There is no data folder .*\. Check DATA_DIR or --data-dir\./);
    expect(existsSync(dataDir)).toBe(false);
    mkdirSync(dataDir);
    const extra = await deckwright(dataDir, 'status', 'x');
    expect(extra).toMatchObject({
      code: 1,
      err: expect.stringContaining('"status" takes no argument, not "x".'),
    });
  });
});
