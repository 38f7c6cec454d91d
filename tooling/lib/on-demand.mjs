import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { npmCi } from './install.mjs';
import { madeOnce } from './made-once.mjs';
import { ROOT } from './run.mjs';
import { hashSources } from './source-hash.mjs';

/**
 * Installs one of tooling/test-tools from its own lockfile, once per lockfile.
 * @param {'browser' | 'postgres'} name
 * @param {(folder: string, place: string) => Promise<void> | void} [prepare] finishes the installed packages;
 *   `place` is the folder's path once it is complete
 * @returns {Promise<string>} folder that contains node_modules
 */
export function installTestTool(name, prepare) {
  const source = `tooling/test-tools/${name}`;
  return madeOnce(`${name}-tool`, hashSources([source]), async (folder, index) => {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(ROOT, source, file), join(folder, file));
    await npmCi(folder);
    await prepare?.(folder, index);
  });
}

/**
 * Full path of the first of these programs found on PATH, or null.
 * @param {string[]} names
 */
export function findOnPath(names, env = process.env) {
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const name of names) {
    for (const folder of (env.PATH ?? env.Path ?? '').split(delimiter)) {
      for (const suffix of suffixes) {
        const path = join(folder, name + suffix);
        if (folder !== '' && runs(path)) return path;
      }
    }
  }
  return null;
}

/**
 * Whether a program starts and prints its version.
 * @param {string} path
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function runs(path, options = {}) {
  return spawnSync(path, ['--version'], { timeout: 30_000, ...options }).status === 0;
}
