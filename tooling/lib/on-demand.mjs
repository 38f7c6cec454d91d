import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isInstalled, npmCi } from './install.mjs';
import { ROOT } from './run.mjs';

/** Folder for what tests get on demand; git ignores it and `npm ci` leaves it alone. */
export const CACHE = join(ROOT, '.cache');

/**
 * Installs one of tooling/test-tools from its own lockfile, once.
 * @param {'browser' | 'postgres'} name
 * @returns {Promise<string>} folder that holds node_modules
 */
export async function installTestTool(name) {
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(ROOT, 'tooling', 'test-tools', name, file), join(folder, file));
  }
  if (!isInstalled('full', folder)) await npmCi(folder);
  return folder;
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
 * Whether a program starts and tells its version.
 * @param {string} path
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function runs(path, options = {}) {
  return spawnSync(path, ['--version'], { timeout: 30_000, ...options }).status === 0;
}

const PACKAGE_MANAGERS = [
  { program: 'apt-get', commands: [['update'], ['install', '-y', '--no-install-recommends']] },
  { program: 'dnf', commands: [['install', '-y']] },
  { program: 'apk', commands: [['add']] },
];

/**
 * Installs a package by the system's package manager, if we are root and there is one.
 * @param {Record<string, string>} packages name of the package for each package manager
 * @returns {boolean} whether it reported success
 */
export function installFromSystem(packages, isRoot = process.getuid?.() === 0) {
  if (!isRoot) return false;
  const manager = PACKAGE_MANAGERS.find(({ program }) => findOnPath([program]) !== null);
  const name = manager && packages[manager.program];
  if (!manager || !name) return false;
  return manager.commands.every((command, index) => {
    const args = index === manager.commands.length - 1 ? [...command, name] : command;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(manager.program, args, { stdio: 'inherit', env }).status === 0;
  });
}
