import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLockFile } from './lock-file.mjs';

/** No process has this number: Linux uses none above 2^22. */
const NOBODY = 2 ** 22 + 1;
let folder = '';
let path = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-lock-file-'));
  path = join(folder, 'below', 'work.lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the lock, and notes in `notes` when it begins and ends its work. */
async function startWorker(notes: string, workMs: number): Promise<ChildProcess> {
  const script = `import { appendFileSync } from 'node:fs';
    const { withLockFile } = await import(${JSON.stringify(new URL('./lock-file.mjs', import.meta.url).href)});
    console.log('started');
    const note = (word) => appendFileSync(${JSON.stringify(notes)}, word + '\\n');
    await withLockFile(${JSON.stringify(path)}, async () => {
      note('begin');
      await new Promise((resolve) => setTimeout(resolve, ${workMs}));
      note('end');
    }, () => note('wait'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

describe('withLockFile', () => {
  it('lets one after the other work, and says who waits', async () => {
    const notes = join(folder, 'notes');
    appendFileSync(notes, '');
    const first = await startWorker(notes, 400);
    await vi.waitFor(() => expect(readFileSync(notes, 'utf8')).toBe('begin\n'), { timeout: 10_000 });
    const second = await startWorker(notes, 0);
    await Promise.all([first, second].map((child) => child.exitCode ?? once(child, 'exit')));
    expect(readFileSync(notes, 'utf8').trim().split('\n')).toEqual(['begin', 'wait', 'end', 'begin', 'end']);
    expect(existsSync(path)).toBe(false);
  });

  it('takes over from a process that was killed', async () => {
    const notes = join(folder, 'notes');
    const child = await startWorker(notes, 60_000);
    await vi.waitFor(() => expect(existsSync(notes)).toBe(true), { timeout: 10_000 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const onWait = vi.fn();
    expect(await withLockFile(path, () => 'done', onWait)).toBe('done');
    expect(onWait).not.toHaveBeenCalled();
  });

  it.each([
    ['of a process that has ended', `${NOBODY} 1`],
    ['without a start, of a process that has ended', `${NOBODY}`],
    ['that nobody filled', ''],
  ])('takes a lock %s', async (_, text) => {
    await withLockFile(path, () => writeFileSync(join(folder, 'made'), ''));
    writeFileSync(path, text);
    expect(await withLockFile(path, () => 'done')).toBe('done');
  });

  it.runIf(process.platform === 'linux')('takes a lock whose number another process has by now', async () => {
    await withLockFile(path, () => undefined);
    writeFileSync(path, `${process.pid} 1`);
    const onWait = vi.fn();
    expect(await withLockFile(path, () => 'done', onWait)).toBe('done');
    expect(onWait).not.toHaveBeenCalled();
  });

  it('frees it after a failure', async () => {
    const fail = () => Promise.reject(new Error('no room'));
    await expect(withLockFile(path, fail)).rejects.toThrow('no room');
    expect(existsSync(path)).toBe(false);
  });
});
