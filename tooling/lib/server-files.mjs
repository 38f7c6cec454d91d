import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { watch } from 'chokidar';

/** An editor that saves all, or git that changes branches, writes many files one after the other. */
const SETTLE_MS = 100;

const WATCHED = ['apps/site/server', 'packages', 'content', '.env'];
/** Pages read `ui` and follow it by themselves; `sources` is of the pipeline alone. */
const SERVER_FILE =
  /^(apps\/site\/server\/.*\.ts|packages\/(?!ui\/|sources\/)[^/]+\/(src\/.*\.ts|migrations\/.*\.sql)|content\/.*\.md|\.env)$/;
const TEST_FILE = /\.(test|fixture)\.ts$|\/testing\//;

/**
 * Whether the running server is made of this file.
 * @param {string} path from the root, with slashes
 */
export function isServerFile(path) {
  return SERVER_FILE.test(path) && !TEST_FILE.test(path);
}

/**
 * Tells each time a file changed that the running server is made of.
 * @param {string} root
 * @param {(path: string) => void} onChange gets the last one of several that changed together
 * @param {number} [settleMs] how close together that is
 * @returns {{ ready: Promise<void>, close: () => Promise<void> }}
 */
export function watchServerFiles(root, onChange, settleMs = SETTLE_MS) {
  const pathOf = (/** @type {string} */ file) => relative(root, file).replaceAll('\\', '/');
  // Of a path that is missing chokidar says at once that all is watched.
  const paths = WATCHED.map((path) => join(root, path)).filter((path) => existsSync(path));
  const watcher = watch(paths, {
    ignoreInitial: true,
    ignored: (file, stats) =>
      file.endsWith('node_modules') || (stats?.isFile() === true && !isServerFile(pathOf(file))),
  });
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir' || !isServerFile(pathOf(file))) return;
    clearTimeout(settling);
    settling = setTimeout(() => onChange(pathOf(file)), settleMs);
  });
  return {
    ready: new Promise((resolve) => watcher.once('ready', resolve)),
    async close() {
      clearTimeout(settling);
      await watcher.close();
    },
  };
}
