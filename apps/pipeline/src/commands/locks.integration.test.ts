import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentSnapshotId, dataPaths, holdLock } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { ended, startDeckwright } from '../testing/process.fixture.ts';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-locks-'));
  dataDir = join(folder, 'var');
  mkdirSync(dataDir);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => ended(startDeckwright([...args, '--data-dir', dataDir]));

describe('two processes on one data folder', () => {
  it('are refused as two pipeline runs, with a sentence that says what to do', async () => {
    const ingest = ['ingest', '--from', join(folder, 'mirror')];
    writeMiniMirror(join(folder, 'mirror'));
    const lock = holdLock(dataPaths(dataDir).pipelineLock, 'pipeline run');
    for (const args of [['build', '--sample'], ingest]) {
      const { code, err } = await run(...args);
      expect(code).toBe(1);
      expect(err).toMatch(
        /^Another pipeline run is working on the data folder .*Wait until it ends or stop it/,
      );
    }
    expect(currentSnapshotId(dataDir)).toBeNull();
    expect((await run('status')).code).toBe(0);
    lock.release();
    expect((await run(...ingest)).code).toBe(0);
  });

  it('work together as a site and a pipeline run', async () => {
    writeMiniMirror(join(folder, 'mirror'));
    const site = holdLock(dataPaths(dataDir).siteLock, 'site');
    expect(await run('ingest', '--from', join(folder, 'mirror'))).toMatchObject({ code: 0 });
    expect(await run('build')).toMatchObject({ code: 0 });
    expect(currentSnapshotId(dataDir)).toMatch(/^[0-9a-f]{16}$/);
    expect(() => holdLock(dataPaths(dataDir).siteLock, 'site')).toThrow(/Another site/);
    site.release();
  });
});

describe('the command line as a process', () => {
  it('uses the data folder of DATA_DIR', async () => {
    const { code, out } = await ended(startDeckwright(['status'], { DATA_DIR: dataDir }));
    expect({ code, line: out.split('\n')[0] }).toEqual({ code: 0, line: `Data folder ${dataDir}` });
  });

  it('says in one sentence that the data folder is not writable', async () => {
    writeFileSync(join(folder, 'file'), '');
    dataDir = join(folder, 'file', 'var');
    const { code, err } = await run('build', '--sample');
    expect(code).toBe(1);
    expect(err).toMatch(/^The data folder .* cannot be written .*\n$/);
  });

  it('can be started as the script does it, from any folder', async () => {
    const script = fileURLToPath(new URL('../../../../tooling/deckwright.mjs', import.meta.url));
    writeMiniMirror(join(folder, 'mirror'));
    const child = spawn(process.execPath, [script, 'ingest', '--from', 'mirror', '--data-dir', 'var'], {
      cwd: folder,
    });
    expect(await ended(child)).toMatchObject({ code: 0, out: expect.stringContaining('100 cards') });
  });

  it('says what to run if the packages are not installed', async () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    cpSync(join(root, 'tooling'), join(folder, 'tooling'), { recursive: true });
    cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
    const child = spawn(process.execPath, [join(folder, 'tooling', 'deckwright.mjs'), 'status'], {
      cwd: folder,
    });
    const { code, err } = await ended(child);
    expect(code).toBe(1);
    expect(err.trim()).toBe('The packages are not installed. Run "npm ci" or "npm start" first.');
  });
});
