import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Check, runChecks } from './run-checks.mjs';

const ONE = { passed: 1, failed: 0, skipped: 0 };
let reports = '';

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'deckwright-checks-'));
});
afterEach(() => rmSync(reports, { recursive: true, force: true }));

/** Checks that end when told, with what was running at the start of each. */
function staged() {
  const going = new Set<string>();
  const atStart = new Map<string, string[]>();
  const enders = new Map<string, () => void>();
  let shown = '';
  const check = (name: string, facts: Partial<Check> & { isOk?: boolean } = {}): Check => ({
    name,
    title: `Check ${name}`,
    cores: 1,
    run: async (log) => {
      atStart.set(name, [...going]);
      going.add(name);
      log.write(`output of ${name}\n`);
      await new Promise<void>((resolve) => enders.set(name, resolve));
      going.delete(name);
      return { isOk: facts.isOk ?? true, counts: ONE };
    },
    ...facts,
  });
  const end = async (name: string) => {
    await expect.poll(() => enders.has(name)).toBe(true);
    enders.get(name)?.();
  };
  const run = (checks: Check[], cores = 2) =>
    runChecks(checks, {
      cores,
      reports,
      write: (text) => {
        shown += text;
      },
    });
  return { check, end, run, atStart, started: (name: string) => enders.has(name), shown: () => shown };
}

describe('runChecks', () => {
  it('shows and answers what to know of a check that passed', async () => {
    let shown = '';
    const check: Check = {
      name: 'a',
      title: 'Check a',
      cores: 1,
      run: async () => ({ isOk: true, counts: ONE, note: 'One file ran once more.' }),
    };
    const write = (text: string) => {
      shown += text;
    };
    const { isOk, notes } = await runChecks([check], { cores: 1, reports, write });
    expect([isOk, notes]).toEqual([true, ['Check a: One file ran once more.']]);
    expect(shown).toMatch(/^Check a: passed in .*\n {2}One file ran once more\.\n$/);
  });

  it('keeps all cores busy and no more, in the order of the list', async () => {
    const { check, end, run, atStart, started } = staged();
    const done = run([check('a'), check('wide', { cores: 2 }), check('b'), check('c')]);
    await expect.poll(() => started('b')).toBe(true);
    expect([started('wide'), started('c')]).toEqual([false, false]);
    await end('a');
    await expect.poll(() => started('c')).toBe(true);
    expect(started('wide')).toBe(false);
    await end('b');
    await end('c');
    await end('wide');
    expect((await done).isOk).toBe(true);
    expect(atStart.get('c')).toEqual(['b']);
    expect(atStart.get('wide')).toEqual([]);
  });

  it('runs a check that wants more cores than there are alone', async () => {
    const { check, end, run, atStart } = staged();
    const done = run([check('a'), check('wide', { cores: 4 })], 1);
    await end('a');
    await end('wide');
    expect((await done).isOk).toBe(true);
    expect(atStart.get('wide')).toEqual([]);
  });

  it('starts checks that wait for the network alongside everything else', async () => {
    const { check, end, run, atStart } = staged();
    const done = run([check('wide', { cores: 2 }), check('download', { cores: 0 })]);
    await end('download');
    await end('wide');
    await done;
    expect(atStart.get('download')).toEqual(['wide']);
  });

  it('starts a check after what it needs, and not at all if that failed', async () => {
    const { check, end, run, started, shown } = staged();
    const done = run([
      check('late', { needs: ['early'] }),
      check('early'),
      check('lost', { needs: ['broken'] }),
      check('broken', { isOk: false }),
    ]);
    await expect.poll(() => started('broken')).toBe(true);
    expect(started('late')).toBe(false);
    await end('broken');
    await end('early');
    await end('late');
    expect((await done).isOk).toBe(false);
    expect(started('lost')).toBe(false);
    expect(shown()).toContain('Check lost: not run, because of broken\n');
  });

  it('continues after a failure, and only shows the output of failed checks', async () => {
    const { check, end, run, shown } = staged();
    const done = run([check('bad', { isOk: false }), check('good')]);
    await end('bad');
    await end('good');
    const { isOk, counts, timings } = await done;
    expect([isOk, counts]).toEqual([false, { passed: 2, failed: 1, skipped: 0 }]);
    expect(timings.map(({ name, isOk: passed }) => [name, passed])).toEqual([
      ['bad', false],
      ['good', true],
    ]);
    expect(shown()).toContain('output of bad');
    expect(shown()).not.toContain('output of good');
    expect(readFileSync(join(reports, 'good.log'), 'utf8')).toBe('output of good\n');
  });

  it('treats an exception as a failure and shows its message', async () => {
    const { check, run, shown } = staged();
    const broken = check('broken', {
      run: async () => {
        throw new Error('No room on the disk.');
      },
    });
    expect(await run([broken])).toMatchObject({ isOk: false, counts: { failed: 1 } });
    expect(shown()).toContain('No room on the disk.');
  });

  it('names a failed test as soon as its line is complete, however it is chunked and colored', async () => {
    const { check, run, shown } = staged();
    const printing = check('tests', {
      run: async (log) => {
        log.write('  ✓  1 first\n  \u001b[31m✘');
        log.write('\u001b[39m  2 second\n');
        await new Promise<void>((resolve) => setImmediate(resolve));
        expect([log.done(), shown()]).toEqual([2, 'Check tests: ✘  2 second\n']);
        return { isOk: true, counts: ONE };
      },
    });
    expect((await run([printing])).isOk).toBe(true);
  });
});
