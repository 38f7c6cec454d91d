import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runLogged, toolEnv } from './run.mjs';
import { hashSources } from './source-hash.mjs';
import { UserError } from './steps.mjs';

const SITE = join(ROOT, 'apps', 'site');
const STAMP = join(SITE, 'build', '.sources');
const SOURCES = ['apps/site', 'packages', 'content', 'package-lock.json', 'tsconfig.json'];

/**
 * Builds the pages unless the last build was made from the same sources.
 * @param {string} node
 * @param {(text: string) => void} [write] receives the build's output; by default it goes to our own output
 * @returns {Promise<{ note: string }>}
 */
export async function ensureSiteBuilt(node, write = (text) => void process.stdout.write(text)) {
  const hash = hashSources(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return { note: 'nothing to do' };
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const code = await runLogged(node, [cli, 'build', '--logLevel', 'error'], write, {
    cwd: SITE,
    env: { ...toolEnv(node), NODE_ENV: 'production' },
  });
  if (code !== 0)
    throw new UserError(`The pages could not be built (exit code ${code}); the reason stands above.`);
  mkdirSync(join(SITE, 'build'), { recursive: true });
  writeFileSync(STAMP, hash);
  return { note: 'built' };
}
