import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRunning } from './rerun.mjs';

const RERUN = new URL('./rerun.mjs', import.meta.url).href;
const PATIENCE = { timeout: 20_000, interval: 20 };

/** Logs its start, and its end once its channel closes. */
const PROGRAM = `import { appendFileSync } from 'node:fs';
const note = (line) => appendFileSync('log', line + '\\n');
process.once('disconnect', () => setTimeout(() => { note('end'); process.exit(0); }, 50));
note('start');
`;
/** Ignores that its channel closes. */
const STUBBORN = `import { appendFileSync } from 'node:fs';
appendFileSync('log', 'start\\n');
setInterval(() => {}, 1000);
`;

let folder: string;
let failures: string[];
let running: ReturnType<typeof keepRunning> | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-rerun-'));
  failures = [];
});
afterEach(async () => {
  await running?.end();
  running = null;
  rmSync(folder, { recursive: true, force: true });
});

const write = (program: string): void => writeFileSync(join(folder, 'program.mjs'), program);

function run(program: string, patienceMs?: number): ReturnType<typeof keepRunning> {
  write(program);
  running = keepRunning(process.execPath, ['program.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    ...(patienceMs === undefined ? {} : { patienceMs }),
    onFailure: (how) => failures.push(how),
  });
  return running;
}

const log = (): string[] =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [];
const logged = (lines: string[]) => vi.waitFor(() => expect(log()).toEqual(lines), PATIENCE);

describe('a program that is kept running', () => {
  it('restarts on request, after its last run has stopped', async () => {
    const program = run(PROGRAM);
    await logged(['start']);
    program.restart();
    await logged(['start', 'end', 'start']);
    program.restart();
    program.restart();
    await logged(['start', 'end', 'start', 'end', 'start']);
    expect(await program.end()).toBe(0);
    expect(log()).toEqual(['start', 'end', 'start', 'end', 'start', 'end']);
    expect(failures).toEqual([]);
  });

  it('waits for the next request when it exits by itself, also on a syntax error', async () => {
    const program = run(`${PROGRAM}process.exit(3);`);
    await vi.waitFor(() => expect(failures).toEqual(['exit code 3']), PATIENCE);
    write('const = 1;');
    program.restart();
    await vi.waitFor(() => expect(failures).toEqual(['exit code 3', 'exit code 1']), PATIENCE);
    write(PROGRAM);
    program.restart();
    await logged(['start', 'start']);
    await program.end();
    expect(failures).toHaveLength(2);
  });

  it('is killed if it does not stop', async () => {
    const program = run(STUBBORN, 100);
    await logged(['start']);
    program.restart();
    await logged(['start', 'start']);
    expect(await program.end()).toBe(1);
  });

  it('stops when its keeper is killed', async () => {
    write(PROGRAM);
    const options = JSON.stringify({ cwd: folder });
    const supervisor = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { keepRunning } from '${RERUN}'; keepRunning(process.execPath, ['program.mjs'], ${options});`,
      ],
      { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    await logged(['start']);
    supervisor.kill('SIGKILL');
    await logged(['start', 'end']);
  });
});
