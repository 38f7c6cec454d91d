import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRelease } from './release.mjs';
import { ROOT, runLogged, toolEnv } from './run.mjs';
import { hashSources } from './source-hash.mjs';
import { UserError } from './steps.mjs';

const SITE = join(ROOT, 'apps', 'site');
const STAMP = join(SITE, 'build', '.sources');
const SOURCES = [
  'apps/site',
  'clients',
  'packages',
  'content',
  'tooling/clients',
  'package-lock.json',
  'tsconfig.json',
];
const CLIENTS = join(ROOT, 'clients', 'lib', 'index.js');

/**
 * Builds the pages, and makes the clients of the API that the site offers, unless the last build was made from the same
 * sources.
 * @param {string} node
 * @param {(text: string) => void} [write] receives the build's output; by default it goes to our own output
 * @returns {Promise<{ note: string }>}
 */
export async function ensureSiteBuilt(node, write = (text) => void process.stdout.write(text)) {
  if (isRelease()) return { note: 'nothing to do' };
  const hash = hashSources(SOURCES);
  const arePagesBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
  if (arePagesBuilt && existsSync(CLIENTS)) return { note: 'nothing to do' };
  if (!arePagesBuilt) await buildPages(node, write);
  let printed = '';
  const code = await makeClients(node, (text) => {
    printed += text;
  });
  if (code !== 0) {
    write(printed);
    throw new UserError(
      `The clients of the API could not be made (exit code ${code}); the reason stands above.`,
    );
  }
  writeFileSync(STAMP, hash);
  return { note: 'built' };
}

/**
 * Writes the clients of the API into `clients/lib`.
 * @param {string} node
 * @param {(text: string) => void} write
 * @returns {Promise<number>} exit code
 */
export function makeClients(node, write) {
  const options = ['--disable-warning=ExperimentalWarning', 'tooling/clients/make-clients.ts'];
  return runLogged(node, options, write, { env: toolEnv(node) });
}

/**
 * @param {string} node
 * @param {(text: string) => void} write
 */
async function buildPages(node, write) {
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const code = await runLogged(node, [cli, 'build', '--logLevel', 'error'], write, {
    cwd: SITE,
    env: { ...toolEnv(node), NODE_ENV: 'production' },
  });
  if (code !== 0)
    throw new UserError(`The pages could not be built (exit code ${code}); the reason stands above.`);
  mkdirSync(join(SITE, 'build'), { recursive: true });
}
