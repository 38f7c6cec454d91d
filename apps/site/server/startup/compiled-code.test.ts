import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, 'compiled-code.ts')).href;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a process keeps compiled code in its data folder. */
function isUsed(dataDir = folder): boolean {
  const program = `
    import { getCompileCacheDir } from 'node:module';
    const { keepCompiledCode } = await import('${MODULE}');
    keepCompiledCode({ DATA_DIR: process.argv.at(-1) });
    console.log(getCompileCacheDir() !== undefined);`;
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    program,
    '--',
    dataDir,
  ];
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect(stderr).toBe('');
  return stdout.trim() === 'true';
}

it('is kept in a folder of our own, which is closed to others', () => {
  mkdirSync(join(folder, 'compiled'), { mode: 0o755 });
  expect(isUsed()).toBe(true);
  expect(statSync(join(folder, 'compiled')).mode & 0o777).toBe(0o700);
});

it('is not kept where there is no data folder yet', () => {
  expect(isUsed(join(folder, 'none'))).toBe(false);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

it('is neither read nor kept where others may write, or may have written', () => {
  chmodSync(folder, 0o777);
  expect(isUsed()).toBe(false);
  chmodSync(folder, 0o700);
  mkdirSync(join(folder, 'compiled'));
  chmodSync(join(folder, 'compiled'), 0o777);
  expect(isUsed()).toBe(false);
  rmSync(join(folder, 'compiled'), { recursive: true });
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'compiled'));
  expect(isUsed()).toBe(false);
});
