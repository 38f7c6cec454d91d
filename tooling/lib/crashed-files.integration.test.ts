import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vitestRun } from './checks.mjs';
import { CACHE } from './run.mjs';

const PASSES = `import { expect, it } from 'vitest';
it('passes', () => expect(1).toBe(1));`;
const FAILS = `import { expect, it } from 'vitest';
it('fails', () => expect(1).toBe(2));`;

/** Dies as the runtime does, `times` times, and counts them in a file. */
const dies = (
  times: number,
  signal: string,
  counter: string,
) => `import { existsSync, writeFileSync } from 'node:fs';
import { it } from 'vitest';
// Long enough for the first test to be reported before the process ends.
it('comes first', () => undefined);
it('waits', () => new Promise((resolve) => setTimeout(resolve, 300)));
it('dies', async () => {
  const counter = ${JSON.stringify(counter)};
  for (let time = 1; time <= ${times}; time += 1) {
    if (existsSync(counter + time)) continue;
    writeFileSync(counter + time, '');
    process.kill(process.pid, '${signal}');
    await new Promise(() => undefined);
  }
});`;

let folder = '';
beforeEach(() => {
  // Within the project: the tests of the folder import its Vitest.
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'crashes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.ts`), text);
  const log = { write: () => undefined, done: () => 0 };
  return vitestRun(['run', '--root', folder], join(folder, 'report.json'), log);
}

describe('a run of Vitest', () => {
  it('runs a file again whose process was ended by the runtime, and says so', async () => {
    const { isOk, counts, note } = await run({
      dying: dies(1, 'SIGTRAP', join(folder, 'died')),
      passing: PASSES,
    });
    // The passing file, and the three tests of the other, once.
    expect([isOk, counts]).toEqual([true, { passed: 4, failed: 0, skipped: 0 }]);
    expect(note).toContain(`ended the process of ${join(folder, 'dying.test.ts')}, which ran once more`);
  });

  it('fails if it is ended again', async () => {
    const { isOk } = await run({ dying: dies(2, 'SIGSEGV', join(folder, 'died')) });
    expect([isOk, existsSync(join(folder, 'died2'))]).toEqual([false, true]);
  });

  it.each([
    ['a test fails beside it', { failing: FAILS }, 'SIGTRAP'],
    ['memory ran out', {}, 'SIGABRT'],
  ])('runs nothing again where %s', async (_name, others, signal) => {
    const { isOk, note } = await run({ dying: dies(1, signal, join(folder, 'died')), ...others });
    expect([isOk, note]).toEqual([false, undefined]);
  });
});
