import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Runs in a separate process with a permissive umask, as under a carelessly configured service. */
const RUN = `
  const { keepPrivate, replaceFile } = await import(process.argv[1]);
  for (const folder of process.argv.slice(2)) {
    process.umask(0);
    console.log(JSON.stringify(keepPrivate(folder)));
    replaceFile(folder + '/lake/file', 'text');
  }
`;
const PACKAGE = new URL('./index.ts', import.meta.url).href;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'private-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const getMode = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

describe('a data folder', () => {
  it('is accessible only to its user, or a group that shares it, and so is what is written', async () => {
    const before = ['777', '755', '750', '700', '2777', '1777'];
    const folders = before.map((mode) => join(root, mode));
    for (const [at, folder] of folders.entries()) {
      await mkdir(folder);
      await chmod(folder, Number.parseInt(before[at] ?? '', 8));
    }
    const run = [...['--input-type=module', '-e', RUN], PACKAGE, ...folders];
    const { stdout } = await promisify(execFile)(process.execPath, run);
    const found = await Promise.all(
      folders.map(async (folder) => [
        await getMode(folder),
        await getMode(join(folder, 'lake')),
        await getMode(join(folder, 'lake', 'file')),
      ]),
    );
    const own = ['700', '700', '600'];
    // The last folder is world-writable, such as /tmp: it is not changed, but reported.
    expect(found).toEqual([own, own, own, own, ['2770', '2770', '660'], ['1777', '700', '600']]);
    const said: (string | null)[] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(said).toEqual([null, null, null, null, null, expect.stringContaining('chmod 700')]);
  });
});
