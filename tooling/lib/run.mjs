import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from './steps.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
/** Folder for what tests download and make on demand; git ignores it and `npm ci` leaves it alone. */
export const CACHE = join(ROOT, '.cache');
export const WANTED_NODE_MAJOR = 24;
export const MIN_NODE_MAJOR = 20;

/** @param {string} version like `v20.1.0` or `20.1.0` */
export function parseMajor(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}

/** @throws a UserError if the Node that runs this script is too old to install the project. */
export function checkNodeVersion(version = process.versions.node) {
  if (parseMajor(version) >= MIN_NODE_MAJOR) return;
  throw new UserError(
    `Deckwright needs Node ${MIN_NODE_MAJOR} or newer to install itself; this is Node ${version}. ` +
      'Install a newer Node from https://nodejs.org and try again.',
  );
}

/**
 * The Node that runs the product: the one npm installed for this platform, or the user's own if it is new enough.
 * @returns {string} path of the executable
 */
export function findNode(root = ROOT, own = { path: process.execPath, version: process.versions.node }) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const installed = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', name);
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  if (parseMajor(own.version) >= WANTED_NODE_MAJOR) return own.path;
  throw new UserError(
    `npm has no Node ${WANTED_NODE_MAJOR} for this platform (${process.platform} ${process.arch}), and your own Node ` +
      `is ${own.version}. Install Node ${WANTED_NODE_MAJOR} or newer from https://nodejs.org and try again.`,
  );
}

/**
 * Environment in which `node` and the installed tools are ours.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export function toolEnv(node, env = process.env) {
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [join(node, '..'), join(ROOT, 'node_modules', '.bin'), env[pathKey] ?? ''];
  return { ...env, [pathKey]: folders.join(delimiter) };
}

const SETTINGS_FILE = join(ROOT, '.env');

/** Options of every product process: settings from `.env`, and no warning for the type stripping we rely on. */
export const NODE_OPTIONS = [
  ...(existsSync(SETTINGS_FILE) ? [`--env-file=${SETTINGS_FILE}`] : []),
  '--disable-warning=ExperimentalWarning',
];

/**
 * Settings as the product will see them: the environment first, then `.env`.
 * @param {string} node
 * @param {string[]} names
 * @returns {Record<string, string | undefined>}
 */
export function readSettings(node, names) {
  const script = `console.log(JSON.stringify(Object.fromEntries(${JSON.stringify(names)}.map((n) => [n, process.env[n]]))))`;
  const child = spawnSync(node, [...NODE_OPTIONS, '-e', script], { cwd: ROOT, encoding: 'utf8' });
  if (child.status !== 0) throw new UserError(`The file .env cannot be read:\n${child.stderr.trim()}`);
  return JSON.parse(child.stdout);
}

/**
 * Runs a program to its end with our output streams, forwarding signals. Never rejects on a nonzero code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} exit code; 128 + signal number when a signal ended it
 */
export function runChild(command, args, options = {}) {
  return waitForExit(spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options }));
}

/**
 * Runs a command to its end, with its output passed to `write`.
 * @param {string} command
 * @param {string[]} args
 * @param {(text: string) => void} write
 * @param {import('node:child_process').SpawnOptions} options
 */
export function runLogged(command, args, write, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', write);
  return waitForExit(child);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function waitForExit(child) {
  return new Promise((resolve, reject) => {
    const release = onStopRequest((signal) => child.kill(signal));
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('close', (code, signal) => {
      release();
      resolve(code ?? 128 + (SIGNAL_NUMBERS[signal ?? ''] ?? 0));
    });
  });
}

/**
 * @returns {Promise<void>} resolves when this process is asked to stop; once called, signals no longer stop it by
 * themselves
 */
export function stopRequested() {
  return new Promise((resolve) => {
    onStopRequest(() => resolve());
  });
}

/**
 * Listens for signals to stop, and for the end of the npm that runs us: npm passes a signal to the shell it runs us in,
 * and that shell dies without telling us.
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} stops listening
 */
function onStopRequest(listener) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, listener);
  const parent = process.ppid;
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = setInterval(() => {
    if (!isUnderNpm || process.ppid === parent) return;
    clearInterval(watch);
    listener('SIGTERM');
  }, 500).unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, listener);
  };
}

/** @type {Record<string, number>} */
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
