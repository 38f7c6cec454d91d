import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runChild, toolEnv } from './run.mjs';
import { UserError } from './steps.mjs';

const SITE = join(ROOT, 'apps', 'site');
const STAMP = join(SITE, 'build', '.sources');
const SOURCES = ['apps/site', 'packages', 'content', 'package-lock.json', 'tsconfig.json'];
const SKIPPED = /(^|\/)(node_modules|\.react-router)$|^apps\/site\/build$|\.test\.tsx?$/;

/**
 * Builds the pages unless the last build was made from the same sources.
 * @param {string} node
 * @returns {Promise<{ note: string }>}
 */
export async function ensureSiteBuilt(node) {
  const hash = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return { note: 'nothing to do' };
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const code = await runChild(node, [cli, 'build', '--logLevel', 'error'], {
    cwd: SITE,
    env: { ...toolEnv(node), NODE_ENV: 'production' },
  });
  if (code !== 0)
    throw new UserError(`The pages could not be built (exit code ${code}); the reason stands above.`);
  mkdirSync(join(SITE, 'build'), { recursive: true });
  writeFileSync(STAMP, hash);
  return { note: 'built' };
}

/** Hash over names and contents of everything the build reads. */
function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(listFiles)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path relative to the root, with forward slashes
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
