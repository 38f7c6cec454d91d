import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unpackDebian } from './debian.mjs';
import { UserError } from './steps.mjs';

/** @typedef {{ path: string, env: Record<string, string>, note: string }} Nginx */

/** Where systems put programs for administrators, which are often not on the PATH of other users. */
const ADMIN_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * An nginx that starts: the one that NGINX_PATH names, or one that is installed, or one unpacked from Debian's packages into
 * our own folder, as root or not (installing them would start a web server). Where one is installed nothing is fetched,
 * since `apt-get` downloads no package that the system already has.
 * @returns {Promise<Nginx>}
 * @throws UserError if there is none, with what to do
 */
export async function findNginx(env = process.env) {
  const named = env.NGINX_PATH;
  if (named) {
    if (starts(named)) return { path: named, env: {}, note: 'named by NGINX_PATH' };
    throw new UserError(`NGINX_PATH names ${named}, which does not start. Fix or unset it.`);
  }
  const installed = [...(env.PATH ?? '').split(delimiter), ...ADMIN_FOLDERS]
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path) && starts(path));
  if (installed) return { path: installed, env: {}, note: 'installed on this machine' };
  const unpacked = await nginxFromDebian();
  if (unpacked) return unpacked;
  throw new UserError(
    'The tests of several processes need nginx, and none could be fetched from Debian’s packages here. Install it, ' +
      'set NGINX_PATH to its program, and try again.',
  );
}

/** Unlike other programs it has no `--version` option. */
function starts(/** @type {string} */ path, /** @type {Record<string, string>} */ env = {}) {
  return spawnSync(path, ['-v'], { timeout: 30_000, env: { ...process.env, ...env } }).status === 0;
}

/** @returns {Promise<Nginx | null>} */
async function nginxFromDebian() {
  const unpacked = await unpackDebian('nginx', 'usr/sbin/nginx');
  if (!unpacked) return null;
  const { path, libraries } = unpacked;
  const env = { LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
  return starts(path, env) ? { path, env, note: 'unpacked from Debian’s packages' } : null;
}

/**
 * Starts nginx with a file of servers as if in its `conf.d`, in a separate folder: one process, or with `reloads` a master
 * and its worker, as operators run it.
 * @param {string} servers
 * @param {{ given?: Nginx, reloads?: boolean }} [options]
 * @returns {Promise<{ pid: number, log: () => string, reload: () => string, stop: () => Promise<void> }>} `reload` returns a
 *   command line for shells
 */
export async function startNginx(servers, { given, reloads = false } = {}) {
  const program = given ?? (await findNginx());
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
      `master_process ${reloads ? 'on' : 'off'};`,
      // The worker of a master that is root is somebody else, who may not look into this folder.
      ...(reloads && process.getuid?.() === 0 ? ['user root;'] : []),
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
  // A master has to end its workers.
  const kill = () => void child.kill(reloads ? 'SIGTERM' : 'SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    pid: child.pid ?? 0,
    reload: () =>
      [...Object.entries(program.env).map(([name, value]) => `${name}='${value}'`), program.path, ...args]
        .concat('-s', 'reload')
        .join(' '),
    log: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
