import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { watch } from 'chokidar';

/** "Save all" in an editor, or a branch switch, writes many files in a row. */
const SETTLE_MS = 100;

const WATCHED = ['apps/site/server', 'packages', 'content', '.env'];
/** `ui` is for pages, which Vite updates; `sources` is for the pipeline. */
const SERVER_FILE =
  /^(apps\/site\/server\/.*\.ts|packages\/(?!ui\/|sources\/)[^/]+\/(src\/.*\.ts|migrations\/.*\.sql)|content\/.*\.md|\.env)$/;
const TEST_FILE = /\.(test|fixture)\.ts$|\/testing\//;

/**
 * Whether a change to this file requires a restart of the server.
 * @param {string} path from the root, with slashes
 */
export function isServerFile(path) {
  return SERVER_FILE.test(path) && !TEST_FILE.test(path);
}

/**
 * Reports changes to the files the server is made of.
 * @param {string} root
 * @param {(path: string) => void} onChange called once for files that change together, with the last of them
 * @param {number} [settleMs] time without any change before a report, in milliseconds
 * @returns {{ ready: Promise<void>, close: () => Promise<void> }}
 */
export function watchServerFiles(root, onChange, settleMs = SETTLE_MS) {
  const toPath = (/** @type {string} */ file) => relative(root, file).replaceAll('\\', '/');
  // Given a missing path, chokidar reports `ready` before it watches the others.
  const paths = WATCHED.map((path) => join(root, path)).filter((path) => existsSync(path));
  const watcher = watch(paths, {
    ignoreInitial: true,
    ignored: (file, stats) =>
      file.endsWith('node_modules') || (stats?.isFile() === true && !isServerFile(toPath(file))),
  });
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir' || !isServerFile(toPath(file))) return;
    clearTimeout(settling);
    settling = setTimeout(() => onChange(toPath(file)), settleMs);
  });
  return {
    ready: new Promise((resolve) => watcher.once('ready', resolve)),
    async close() {
      clearTimeout(settling);
      await watcher.close();
    },
  };
}
