import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { CACHE, findOnPath, installFromSystem } from './on-demand.mjs';
import { UserError } from './steps.mjs';

/** @typedef {{ path: string, env: Record<string, string>, note: string }} Nginx */

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * An nginx that starts: named by NGINX_PATH, installed, unpacked from Debian's packages, or installed from the system's,
 * in this order. Debian's are unpacked into our own folder, root or not: to install them would start a web server.
 * @returns {Nginx}
 */
export function findNginx(env = process.env) {
  const named = env.NGINX_PATH;
  if (named) {
    if (starts(named)) return { path: named, env: {}, note: 'named by NGINX_PATH' };
    throw new UserError(`NGINX_PATH names ${named}, which does not start. Mend or unset it.`);
  }
  const installed = findInstalled(env);
  if (installed) return installed;
  const unpacked = nginxFromDebian(join(CACHE, 'nginx'));
  if (unpacked) return unpacked;
  installFromSystem({ dnf: 'nginx', apk: 'nginx' });
  const fromSystem = findInstalled(env);
  if (fromSystem) return fromSystem;
  throw new UserError(
    'The tests of several processes need nginx, and none could be found or fetched. Install it (Debian: apt-get install ' +
      'nginx), or set NGINX_PATH to the program, and try again.',
  );
}

/** @returns {Nginx | null} */
function findInstalled(env = process.env) {
  const folders = [...(env.PATH ?? '').split(delimiter), ...FOLDERS].filter(Boolean);
  const path = folders
    .map((folder) => join(folder, 'nginx'))
    .find((each) => existsSync(each) && starts(each));
  return path ? { path, env: {}, note: path } : null;
}

/** Unlike other programs it knows no `--version`. */
function starts(/** @type {string} */ path, /** @type {Record<string, string>} */ env = {}) {
  return spawnSync(path, ['-v'], { timeout: 30_000, env: { ...process.env, ...env } }).status === 0;
}

/**
 * @param {string} folder
 * @returns {Nginx | null}
 */
function nginxFromDebian(folder) {
  const root = join(folder, 'root');
  const found = unpackedIn(root);
  if (found) return found;
  if (process.platform !== 'linux' || !findOnPath(['apt-get']) || !findOnPath(['dpkg-deb'])) return null;
  const archives = join(folder, 'cache', 'archives');
  for (const path of [join(folder, 'lists', 'partial'), join(archives, 'partial')])
    mkdirSync(path, { recursive: true });
  // With lists and a cache of its own, apt-get needs no rights and changes nothing of the system.
  const own = [
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option]);
  const isFetched = [
    ['update'],
    ['install', '-y', '--download-only', '--no-install-recommends', 'nginx'],
  ].every((command) => spawnSync('apt-get', [...own, ...command], { stdio: 'inherit' }).status === 0);
  if (!isFetched) return null;
  for (const name of readdirSync(archives).filter((each) => each.endsWith('.deb')))
    spawnSync('dpkg-deb', ['-x', join(archives, name), root], { stdio: 'inherit' });
  return unpackedIn(root);
}

/**
 * @param {string} root
 * @returns {Nginx | null}
 */
function unpackedIn(root) {
  const path = join(root, 'usr', 'sbin', 'nginx');
  if (!existsSync(path)) return null;
  const libraries = ['usr/lib', 'lib'].map((name) => join(root, name)).filter((each) => existsSync(each));
  const folders = libraries.flatMap((each) => [
    each,
    ...readdirSync(each)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(each, name)),
  ]);
  const env = { LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
  return starts(path, env) ? { path, env, note: 'unpacked from Debian’s packages' } : null;
}

/**
 * Starts nginx with a file of servers as it would lie in its `conf.d`, in a folder of its own.
 * @param {string} servers
 * @param {Nginx} [program]
 * @returns {Promise<{ log: () => string, stop: () => Promise<void> }>}
 */
export async function startNginx(servers, program = findNginx()) {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-nginx-'));
  const log = join(folder, 'error.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(join(folder, 'servers.conf'), servers);
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      'master_process off;',
      `pid ${join(folder, 'pid')};`,
      `error_log ${log} warn;`,
      'events { worker_connections 4096; }',
      'http {',
      '  access_log off;',
      ...temporary,
      `  include ${join(folder, 'servers.conf')};`,
      '}\n',
    ].join('\n'),
  );
  const args = ['-p', folder, '-e', log, '-c', join(folder, 'nginx.conf')];
  const env = { ...process.env, ...program.env };
  const checked = spawnSync(program.path, ['-t', ...args], { env, encoding: 'utf8' });
  if (checked.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new UserError(`nginx refuses its configuration:\n${checked.stderr}`);
  }
  const child = spawn(program.path, args, { env, stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    log: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
