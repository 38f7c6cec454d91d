import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLogFiles, readLogFile } from './log-files.ts';
import { SecurityLog } from './security-log.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'log-')), 'log');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const SECRET = 'a secret of the database';
const warn = (line: string) => expect.fail(line);

function logAt(clock: { now: Date }) {
  const lines: string[] = [];
  const sink = { append: (line: string) => void lines.push(line), stop: async () => {} };
  const steady = () => clock.now.getTime();
  return { lines, log: new SecurityLog({ sink, secret: SECRET, now: () => clock.now, steady }) };
}

describe('a line', () => {
  it('contains neither an address nor an email, and the same hash for the same value within a month', () => {
    const clock = { now: new Date('2026-11-25T12:00:00Z') };
    const { lines, log } = logAt(clock);
    log.write({ event: 'sign-in', outcome: 'failed', email: 'Jo@Example.org ', network: '203.0.113.9' });
    log.write({ event: 'sign-in', outcome: 'done', email: 'jo@example.org', network: '203.0.113.9' });
    expect(lines.join('')).not.toMatch(/example|203\.0/i);
    const [first, second] = log.recent('').reverse();
    expect(first?.email).toMatch(/^[\w-]{16}$/);
    expect(first?.email).toBe(second?.email);
    expect(first?.network).toBe(second?.network);
    expect(first?.network).not.toBe(first?.email);
    clock.now = new Date('2026-12-01T00:00:00Z');
    log.write({ event: 'sign-in', outcome: 'done', email: 'jo@example.org', network: '203.0.113.9' });
    expect(log.recent('')[0]?.email).not.toBe(first?.email);
    // Staff search for an address by typing it.
    expect(log.recent('JO@example.org')).toHaveLength(3);
    expect(log.recent('bo@example.org')).toEqual([]);
    expect(log.recent('failed')).toHaveLength(1);
  });

  it('stands for many of a flood: 20 per minute of one event from one network', () => {
    const clock = { now: new Date('2026-11-25T12:00:00Z') };
    const { lines, log } = logAt(clock);
    for (let n = 0; n < 100; n += 1) log.write({ event: 'limit', outcome: 'failed', network: '203.0.113.9' });
    log.write({ event: 'limit', outcome: 'failed', network: '198.51.100.1' });
    expect(lines).toHaveLength(21);
    clock.now = new Date('2026-11-25T12:01:00Z');
    log.write({ event: 'sign-out', outcome: 'done' });
    expect(log.recent('').slice(0, 2)).toMatchObject([
      { event: 'sign-out' },
      { event: 'left-out', count: 80 },
    ]);
  });
});

describe('what programs do', () => {
  it('is one line per minute of one event from one network, 60 from all, and crowds out nothing', () => {
    const clock = { now: new Date('2026-11-25T12:00:00Z') };
    const { lines, log } = logAt(clock);
    for (const event of ['limit', 'limit', 'refusal'] as const)
      log.writeOfProgram({ event, outcome: 'failed', network: '203.0.113.9' });
    expect(lines).toHaveLength(2);
    for (let n = 0; n < 1_000; n += 1)
      log.writeOfProgram({ event: 'limit', outcome: 'failed', network: `198.51.${n >> 8}.${n & 255}` });
    expect(lines).toHaveLength(60);
    for (let n = 0; n < 300; n += 1)
      log.write({ event: 'sign-in', outcome: 'failed', network: `198.51.${n >> 8}.${n & 255}` });
    expect(lines).toHaveLength(360);
    clock.now = new Date('2026-11-25T12:01:00Z');
    log.writeOfProgram({ event: 'limit', outcome: 'failed', network: '203.0.113.9' });
    expect(log.recent('left-out')).toEqual([]);
    expect(lines).toHaveLength(361);
  });
});

describe('a flood over many networks', () => {
  const clock = { now: new Date('2026-11-25T12:00:00Z') };

  it('of one /48 leaves 16 times as many lines as one network', () => {
    const { lines, log } = logAt(clock);
    for (let n = 0; n < 1_000; n += 1)
      log.write({ event: 'sign-out', outcome: 'done', network: `2001:db8:1:${(n * 7).toString(16)}` });
    expect(lines).toHaveLength(320);
  });

  it('leaves 300 lines per minute of failures, and all others', () => {
    const { lines, log } = logAt(clock);
    for (let n = 0; n < 1_000; n += 1)
      log.write({ event: 'sign-in', outcome: 'failed', network: `198.51.${n >> 8}.${n & 255}` });
    expect(lines).toHaveLength(300);
    log.write({ event: 'roles-changed', outcome: 'done', network: '203.0.113.9' });
    expect(lines).toHaveLength(301);
  });
});

describe('the files of the log', () => {
  it('are for one user, rotated when full, five at most', async () => {
    const files = openLogFiles({ folder, warn, maxBytes: 100 });
    for (let n = 0; n < 12; n += 1) {
      files.append(`${JSON.stringify({ at: `${n}`, event: 'limit', call: 'x'.repeat(60) })}\n`);
      await files.stop();
    }
    const names = (await readdir(folder)).sort();
    expect(names).toEqual([...[1, 2, 3, 4].map((n) => `security.${n}.jsonl`), 'security.jsonl']);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect(await readLogFile(folder)).toMatchObject([{ at: '11' }]);
    expect(await readFile(join(folder, 'security.4.jsonl'), 'utf8')).toContain('"at":"7"');
  });

  it('are removed after 90 days, and a line truncated by a kill is skipped', async () => {
    const files = openLogFiles({ folder, warn });
    files.append('{"at":"1","event":"limit"}\n');
    files.append('{"at":"2","ev');
    await files.stop();
    expect(await readLogFile(folder)).toEqual([{ at: '1', event: 'limit' }]);
    const old = new Date(Date.now() - 91 * 86_400_000);
    await utimes(join(folder, 'security.jsonl'), old, old);
    const later = openLogFiles({ folder, warn });
    later.append('{"at":"3","event":"limit"}\n');
    await later.stop();
    expect(await readLogFile(folder)).toEqual([{ at: '3', event: 'limit' }]);
  });

  it('are reported once if they cannot be written, and nothing else fails', async () => {
    const said: string[] = [];
    const files = openLogFiles({ folder: '/dev/null/log', warn: (line) => said.push(line) });
    for (let n = 0; n < 3; n += 1) {
      files.append('line\n');
      await files.stop();
    }
    expect(said).toEqual([expect.stringContaining('The security log cannot be written')]);
  });
});
