import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { withLockFile } from './lock-file.mjs';
import { CACHE, findNode, runLogged, toolEnv } from './run.mjs';
import { hashSources } from './source-hash.mjs';
import { UserError } from './steps.mjs';

/** Everything that reads or writes a snapshot. */
const PIPELINE = ['apps/pipeline', 'packages', 'starter', 'package-lock.json'];
/** What of them writes a snapshot, for those who change what is read from it and need no new one. */
export const SNAPSHOT_WRITERS = [
  'apps/pipeline',
  ...['card-query', 'decklist', 'domain', 'engine', 'search', 'snapshot', 'sources'].map(
    (name) => `packages/${name}`,
  ),
  'starter',
  'package-lock.json',
];
const DATABASE = ['packages/database', 'packages/domain', 'package-lock.json'];
const RETENTION_MS = 86_400_000;

/**
 * A data folder with the snapshot of the sample set, for tests to copy.
 * @returns {Promise<string>} the folder, which must not be written to
 */
export function madeSample() {
  return madeOnce('sample', hashSources(PIPELINE), (folder) =>
    runProduct('apps/pipeline/src/main.ts', ['build', '--sample', '--data-dir', folder]),
  );
}

/**
 * The sample snapshot with its bulk data, made once.
 * @returns {Promise<string>} the folder, which must not be written to
 */
export function madeSampleBulk() {
  return madeOnce('bulk', hashSources(PIPELINE), async (folder) => {
    cpSync(await madeSample(), folder, { recursive: true });
    await runProduct('apps/pipeline/src/main.ts', ['bulk', '--data-dir', folder]);
  });
}

/**
 * A data folder with a snapshot of real cards and decks, for tests to read.
 * @param {string} data a folder with `mirror` and `decks/tournament-decks.jsonl.gz`
 * @param {string[]} sources it is made again when one of these files or folders changes
 * @returns {Promise<string>} the folder, which must not be written to
 */
export function madeReal(data, sources = PIPELINE) {
  const decks = join(data, 'decks', 'tournament-decks.jsonl.gz');
  const { size, mtimeMs } = statSync(decks);
  const hash = createHash('sha256')
    .update(`${hashSources(sources)} ${size} ${mtimeMs}`)
    .digest('hex');
  return madeOnce('real', hash, async (folder) => {
    const run = (/** @type {string[]} */ ...args) =>
      runProduct('apps/pipeline/src/main.ts', [...args, '--data-dir', folder]);
    await run('ingest', '--from', join(data, 'mirror'));
    await run('ingest', 'decks', decks, '--source', 'tournaments', '--rights', 'permission');
    await run('build');
  });
}

/**
 * A data folder with an embedded database that has every migration and no row, for tests to copy.
 * @returns {Promise<string>} the folder, with the database in `db`, which must not be written to
 */
export function madeDatabase() {
  return madeOnce('database', hashSources(DATABASE), (folder) =>
    runProduct('packages/database/src/testing/make-database.ts', [folder]),
  );
}

/**
 * A folder of `.cache/made` that is made once per hash, however many processes need it at the same time: one makes it
 * under another name, the others wait for it. What a killed process left unfinished is made again.
 * @param {string} name
 * @param {string} hash of everything that the result depends on
 * @param {(folder: string, place: string) => Promise<void>} make fills an empty folder, whose path will be `place`
 * @param {string} store
 * @returns {Promise<string>} the folder
 */
export async function madeOnce(name, hash, make, store = join(CACHE, 'made')) {
  const folder = join(store, `${name}-${hash.slice(0, 16)}`);
  if (!isFolder(folder))
    await withLockFile(`${folder}.lock`, async () => {
      // Another process may have made it while this one waited.
      if (isFolder(folder)) return;
      removeOld(store, name);
      const unfinished = `${folder}.tmp`;
      try {
        rmSync(unfinished, { recursive: true, force: true });
        mkdirSync(unfinished);
        await make(unfinished, folder);
        renameSync(unfinished, folder);
      } catch (error) {
        rmSync(unfinished, { recursive: true, force: true });
        throw error;
      }
    });
  utimesSync(folder, new Date(), new Date());
  return folder;
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Removes what was made from older sources and has not been used for a day.
 * @param {string} store
 * @param {string} name
 */
function removeOld(store, name) {
  for (const other of readdirSync(store)) {
    const path = join(store, other);
    if (!other.startsWith(`${name}-`) || !isFolder(path)) continue;
    if (Date.now() - statSync(path).mtimeMs > RETENTION_MS) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * @param {string} script
 * @param {string[]} args
 */
async function runProduct(script, args) {
  const node = findNode();
  let said = '';
  const write = (/** @type {string} */ text) => {
    said += text;
  };
  // Without NODE_OPTIONS: what tests use must not depend on the settings in someone's .env.
  const options = ['--disable-warning=ExperimentalWarning'];
  const code = await runLogged(node, [...options, script, ...args], write, { env: toolEnv(node) });
  if (code !== 0) throw new UserError(`${script} failed (exit code ${code}):\n${said}`);
}
