import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataPaths, ensureWritable } from './data-folder.ts';
import { holdLock } from './lock.ts';

let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckwright-lock-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts another process that takes the lock, and returns it once it has the lock. */
async function otherHolder(path: string): Promise<ChildProcess> {
  const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
  const script = `const { holdLock } = await import(${module});
    holdLock(${JSON.stringify(path)}, 'site');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toBe('held\n');
  return child;
}

describe('holdLock', () => {
  it('refuses a second holder in another process with a sentence that says what to do', async () => {
    const { siteLock } = dataPaths(dataDir);
    await otherHolder(siteLock);
    const take = () => holdLock(siteLock, 'site');
    expect(take).toThrow(AppError);
    expect(take).toThrow(/Another site is working on the data folder .*stop it, or choose another folder/);
    expect(take).toThrow(expect.objectContaining({ code: 'already-exists' }));
  });

  it('is free again when its holder is killed', async () => {
    const { siteLock } = dataPaths(dataDir);
    const child = await otherHolder(siteLock);
    child.kill('SIGKILL');
    await once(child, 'exit');
    holdLock(siteLock, 'site').release();
  });

  it('refuses a second holder in the same process until the first releases', () => {
    const { pipelineLock } = dataPaths(dataDir);
    const first = holdLock(pipelineLock, 'pipeline run');
    expect(() => holdLock(pipelineLock, 'pipeline run')).toThrow(/Another pipeline run/);
    first.release();
    first.release();
    holdLock(pipelineLock, 'pipeline run').release();
  });

  it('lets a site and a pipeline run work side by side', async () => {
    const { siteLock, pipelineLock } = dataPaths(dataDir);
    await otherHolder(siteLock);
    holdLock(pipelineLock, 'pipeline run').release();
  });

  it('says what to do about a file that cannot be a lock', () => {
    const { siteLock } = dataPaths(dataDir);
    writeFileSync(
      siteLock,
      'this is certainly not a database file, however long one looks at it '.repeat(20),
    );
    expect(() => holdLock(siteLock, 'site')).toThrow(/Remove the file and try again/);
    rmSync(siteLock);
    mkdirSync(siteLock);
    expect(() => holdLock(siteLock, 'site')).toThrow(/See that this user may write it/);
  });
});

describe('ensureWritable', () => {
  it('creates a missing folder', () => {
    const nested = join(dataDir, 'a', 'b');
    ensureWritable(nested);
    writeFileSync(join(nested, 'file'), '');
  });

  it('names the folder and the setting when the folder cannot be written', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => ensureWritable(join(file, 'below'))).toThrow(
      /data folder .*file\/below cannot be written.*DATA_DIR/,
    );
    expect(() => ensureWritable(file)).toThrow(expect.objectContaining({ code: 'permission-denied' }));
  });
});
