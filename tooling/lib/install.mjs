import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLockFile } from './lock-file.mjs';
import { isRelease } from './release.mjs';
import { ROOT } from './run.mjs';
import { formatSeconds, UserError } from './steps.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, devOptional?: boolean, optional?: boolean,
 *   peer?: boolean }} LockedPackage
 * @typedef {'lean' | 'full'} Extent lean: what `npm start` needs; full: with the tools of `npm test`
 */

/**
 * Whether node_modules contains what the lockfile requires. npm writes the same table for what it installed, so no
 * stamp of our own is needed, and a manual install counts too.
 * @param {Extent} extent
 */
export function isInstalled(extent, root = ROOT) {
  if (isRelease(root)) return true;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (extent === 'lean' && (entry.dev || entry.devOptional)) return true;
    if (entry.optional && !present[path]) return true;
    return present[path]?.version === entry.version && existsSync(join(root, path));
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    // Missing or truncated: either way it is unknown what is installed, so npm decides.
    return null;
  }
}

/**
 * Runs `npm ci` unless everything is installed already. Of several processes one installs and the others wait.
 * @param {Extent} extent
 * @returns {Promise<{ note: string }>}
 */
export async function ensureInstalled(extent, root = ROOT) {
  if (isInstalled(extent, root)) return { note: 'nothing to do' };
  const onWait = () =>
    void process.stdout.write('      another process installs the packages here; waiting for it\n');
  return withLockFile(join(root, '.cache', 'install.lock'), () => install(extent, root), onWait);
}

/**
 * @param {Extent} extent
 * @param {string} root
 * @returns {Promise<{ note: string }>}
 */
async function install(extent, root) {
  if (isInstalled(extent, root)) return { note: 'installed by another process' };
  const omit = extent === 'lean' ? ['--omit=dev'] : ['--include=dev'];
  await npmCi(root, ['--include=optional', ...omit]);
  if (!isInstalled(extent, root)) {
    throw new UserError(
      'npm reported success but packages of package-lock.json are missing. Delete node_modules and try again.',
    );
  }
  return { note: 'installed from package-lock.json' };
}

/**
 * `npm ci` in a folder, with a progress message every ten seconds.
 * @param {string} folder
 * @param {string[]} args
 */
export async function npmCi(folder, args = []) {
  const started = Date.now();
  const alive = setInterval(
    () =>
      process.stdout.write(`      still downloading and unpacking, ${formatSeconds(Date.now() - started)}\n`),
    10_000,
  );
  try {
    await runNpm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...args]);
  } finally {
    clearInterval(alive);
  }
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function runNpm(folder, args) {
  // Started by npm, its script path is known and needs no shell; started directly by `node`, it must be on PATH.
  const script = process.env.npm_execpath;
  const viaScript = script?.endsWith('.js') ? script : undefined;
  const command = viaScript ? process.execPath : process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(command, viaScript ? [viaScript, ...args] : args, {
    cwd: folder,
    stdio: 'inherit',
    shell: !viaScript && process.platform === 'win32',
    env: cleanNpmEnv(process.env),
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      const missing = 'code' in error && error.code === 'ENOENT';
      reject(
        new UserError(missing ? 'npm was not found. Install Node with npm and try again.' : error.message),
      );
    });
    child.once('close', (code) => {
      if (code === 0) return resolve();
      reject(
        new UserError(
          `npm could not install the packages (exit code ${code}). Read npm's message above; check the network and ` +
            'the free disk space, then try again.',
        ),
      );
    });
  });
}

/**
 * Without the settings that an outer `npm` run exports for its own workspace or prefix.
 * @param {NodeJS.ProcessEnv} env
 */
function cleanNpmEnv(env) {
  const inherited =
    /^npm_(config_(local_prefix|prefix|omit|include|workspaces?|global)|package_|lifecycle_)/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !inherited.test(name)));
}
