// Runs under any Node from 20 on, before anything is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The versions of snapshots this program reads; as READ_VERSIONS in packages/snapshot. */
export const READ_VERSIONS = [4, 5, 6, 7, 8, 9, 10];

/**
 * What the data folder publishes: nothing, a snapshot of another version of the program, or one to be served. Other
 * problems are reported by the site.
 * @param {string} dataDir
 * @returns {{ state: 'none' | 'current' } | { state: 'outdated', id: string, sample: boolean }}
 */
export function publishedSnapshot(dataDir) {
  const folder = join(dataDir, 'snapshots');
  const id = read(join(folder, 'current'))?.trim();
  if (id === undefined) return { state: 'none' };
  const manifest = parse(read(join(folder, /^[0-9a-f]{16}$/.test(id) ? id : '', 'manifest.json')));
  if (typeof manifest.version !== 'number' || READ_VERSIONS.includes(manifest.version))
    return { state: 'current' };
  return { state: 'outdated', id, sample: manifest.sample === true };
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string | undefined} text
 * @returns {Record<string, unknown>}
 */
function parse(text) {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
