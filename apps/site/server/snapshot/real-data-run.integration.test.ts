import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RealDataRun } from './real-data-run.ts';

const PROGRAM = fileURLToPath(new URL('../testing/fake-pipeline.ts', import.meta.url));
const HALF = { step: 'read', share: 0.5, text: 'reading cards' };

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

/** A run of a program that writes these lines and exits with the code, or waits as long as the `hold` file exists. */
function newRun({ lines = '', code = 0, hold = false, from = null as string | null }): RealDataRun {
  const holdFile = join(folder.path, 'hold');
  if (hold) writeFileSync(holdFile, '');
  vi.stubEnv('FAKE_LINES', lines);
  vi.stubEnv('FAKE_CODE', `${code}`);
  vi.stubEnv('FAKE_HOLD', hold ? holdFile : '');
  vi.stubEnv('FAKE_ARGS', join(folder.path, 'args.json'));
  return new RealDataRun({ dataDir: folder.path, from, say, program: PROGRAM });
}

const say = vi.fn();

const until = (run: RealDataRun, state: string) =>
  vi.waitFor(() => expect(run.status.state).toBe(state), { timeout: 20_000, interval: 20 });

describe('a run for real data', () => {
  it('reports its progress, runs one at a time, and can be started again', async () => {
    const run = newRun({ lines: `no JSON\n{"step":"x"}\n${JSON.stringify(HALF)}\n`, hold: true });
    expect(run.status.state).toBe('idle');
    expect(run.start()).toBe(true);
    expect(run.start()).toBe(false);
    await vi.waitFor(() => expect(run.status).toEqual({ state: 'running', ...HALF }), { timeout: 20_000 });
    rmSync(join(folder.path, 'hold'));
    await until(run, 'done');
    expect(run.start()).toBe(true);
    await until(run, 'done');
  });

  it('is told the data folder, and the folder to read files from', async () => {
    const args = () => JSON.parse(readFileSync(join(folder.path, 'args.json'), 'utf8'));
    const plain = newRun({});
    plain.start();
    await until(plain, 'done');
    expect(args()).toEqual(['fetch', '--json', '--data-dir', folder.path]);
    plain.start('refresh');
    await plain.ended();
    expect(plain.status.state).toBe('done');
    expect(args()).toEqual(['refresh', '--json', '--data-dir', folder.path]);
    const local = newRun({ from: '/srv/mirror' });
    local.start();
    await until(local, 'done');
    expect(args()).toEqual(['fetch', '--json', '--data-dir', folder.path, '--from', '/srv/mirror']);
  });

  it('reports its cost in advance', () => {
    expect(newRun({}).status.text).toMatch(/^A download of a few hundred MB/);
    expect(newRun({ from: '/srv/mirror' }).status).toMatchObject({
      state: 'idle',
      text: 'The files come from /srv/mirror; nothing is downloaded.',
    });
  });

  it('reports the reason it failed for', async () => {
    const failed = { ...HALF, share: null, text: 'There is no network.', failed: true };
    const run = newRun({ lines: `${JSON.stringify(HALF)}\n${JSON.stringify(failed)}\n`, code: 1 });
    run.start();
    await until(run, 'failed');
    expect(run.status).toEqual({ state: 'failed', step: 'read', share: null, text: 'There is no network.' });
  });

  it('has a sentence for one that just ended', async () => {
    const written = vi.spyOn(console, 'error').mockReturnValue();
    const run = newRun({ code: 1 });
    run.start();
    await until(run, 'failed');
    expect(run.status.text).toMatch(/ended before it was done/);
    expect(written).toHaveBeenCalledWith(expect.stringContaining('ended before it was done'));
    written.mockRestore();
  });

  it('logs what it says, so that the log masks it', async () => {
    vi.stubEnv('FAKE_ERRORS', 'reading cards …\nWarning: a word\n');
    const [warn, error] = (['warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockReturnValue(),
    );
    const failed = { ...HALF, share: null, text: 'There is no network.', failed: true };
    const run = newRun({ lines: `${JSON.stringify(failed)}\n`, code: 1 });
    run.start();
    await until(run, 'failed');
    expect(say.mock.calls).toEqual([['reading cards …']]);
    expect(warn?.mock.calls).toEqual([['Warning: a word']]);
    expect(error?.mock.calls).toEqual([['There is no network.']]);
    vi.restoreAllMocks();
  });

  it('ends with the site', async () => {
    const run = newRun({ hold: true });
    run.start();
    await run.stop();
    expect(run.status.state).toBe('failed');
    await run.stop();
  });
});
