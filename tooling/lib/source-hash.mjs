import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const SKIPPED =
  /(^|\/)(node_modules|\.react-router)$|^apps\/site\/build$|^packages\/database\/build$|^clients\/lib$|\.test\.tsx?$/;

/**
 * SHA-256, in hex, of the names and contents of files; tests, installed packages and build output are excluded.
 * @param {readonly string[]} sources files and folders, relative to the root, with forward slashes
 */
export function hashSources(sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(listFiles)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  const full = join(ROOT, path);
  if (SKIPPED.test(path) || !existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}
