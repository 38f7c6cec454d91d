import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { madeOnce } from './made-once.mjs';
import { findOnPath } from './on-demand.mjs';
import { runLogged } from './run.mjs';
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
  if (process.platform !== 'linux' || !findOnPath(['apt-get']) || !findOnPath(['dpkg-deb'])) return null;
  const [release = 'debian'] = existsSync('/etc/os-release') ? [readFileSync('/etc/os-release', 'utf8')] : [];
  const hash = createHash('sha256').update(DOWNLOAD).update(release).update(process.arch).digest('hex');
  const folder = await madeOnce('nginx-tool', hash, downloadNginx);
  return unpackedIn(join(folder, 'root'));
}

/** Raised with what `downloadNginx` leaves: earlier folders may be without a program. */
const DOWNLOAD = '2';

/**
 * @param {string} folder
 * @throws UserError if the packages contain no nginx, so that an incomplete folder is not used again
 */
async function downloadNginx(folder) {
  const archives = join(folder, 'cache', 'archives');
  for (const path of [join(folder, 'lists', 'partial'), join(archives, 'partial')])
    mkdirSync(path, { recursive: true });
  // With separate lists and cache, apt-get needs no privileges and does not change the system.
  const own = [
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option]);
  for (const command of [
    ['update', '-q'],
    ['install', '-q', '-y', '--download-only', '--no-install-recommends', 'nginx'],
  ])
    await runQuietly('apt-get', [...own, ...command]);
  for (const name of readdirSync(archives).filter((each) => each.endsWith('.deb')))
    await runQuietly('dpkg-deb', ['-x', join(archives, name), join(folder, 'root')]);
  if (!existsSync(programIn(join(folder, 'root'))))
    throw new UserError('apt-get downloaded no nginx. Install it, or set NGINX_PATH to its program.');
  for (const part of ['lists', 'cache']) rmSync(join(folder, part), { recursive: true, force: true });
}

/**
 * Runs a program whose output only matters if it fails.
 * @param {string} program
 * @param {string[]} args
 * @throws UserError with its output
 */
async function runQuietly(program, args) {
  let output = '';
  const code = await runLogged(program, args, (text) => {
    output += text;
  });
  if (code !== 0) throw new UserError(`${program} ${args.at(-1)} failed (exit code ${code}):\n${output}`);
}

function programIn(/** @type {string} */ root) {
  return join(root, 'usr', 'sbin', 'nginx');
}

/**
 * @param {string} root
 * @returns {Nginx | null}
 */
function unpackedIn(root) {
  const path = programIn(root);
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
 * Starts nginx with a file of servers as if in its `conf.d`, in a separate folder.
 * @param {string} servers
 * @param {Nginx} [given]
 * @returns {Promise<{ pid: number, log: () => string, stop: () => Promise<void> }>}
 */
export async function startNginx(servers, given) {
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
    pid: child.pid ?? 0,
    log: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
