import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLockFile } from './lock-file.mjs';
import { isRelease } from './release.mjs';
import { CACHE, ROOT, runLogged, toolEnv } from './run.mjs';
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
const TEMPLATES = join(ROOT, 'packages', 'database', 'build');

/**
 * Builds the pages, and makes the clients of the API that the site offers and the template of new embedded databases, unless the
 * last build was made from the same sources. Of several processes one builds and the others wait: each would empty the folder of the other.
 * @param {string} node
 * @param {(text: string) => void} [write] receives the build's output; by default it goes to our own output
 * @returns {Promise<{ note: string }>}
 */
export async function ensureSiteBuilt(node, write = (text) => void process.stdout.write(text)) {
  if (isRelease() || isBuilt(hashSources(SOURCES))) return { note: 'nothing to do' };
  const onWait = () => write('      another process builds the pages here; waiting for it\n');
  return withLockFile(join(CACHE, 'site-build.lock'), () => build(node, write), onWait);
}

/** @param {string} hash */
function isBuilt(hash) {
  return arePagesBuilt(hash) && existsSync(CLIENTS) && hasTemplate();
}

function hasTemplate() {
  return existsSync(TEMPLATES) && readdirSync(TEMPLATES).some((name) => name.endsWith('.gz'));
}

/** @param {string} hash */
function arePagesBuilt(hash) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
}

/**
 * @param {string} node
 * @param {(text: string) => void} write
 * @returns {Promise<{ note: string }>}
 */
async function build(node, write) {
  const hash = hashSources(SOURCES);
  if (isBuilt(hash)) return { note: 'built by another process' };
  if (!arePagesBuilt(hash)) {
    // What an interrupted build leaves is not what was built before.
    rmSync(STAMP, { force: true });
    await buildPages(node, write);
  }
  await runQuietly(write, 'The clients of the API', (log) => makeClients(node, log));
  // Without it a first start only takes longer, and a site with PostgreSQL needs none.
  await runQuietly(write, 'The template of new databases', (log) =>
    runSource(node, 'packages/database/src/make-template.ts', log),
  ).catch((error) => write(`${error.message}\nNew embedded databases are created without it.\n`));
  writeFileSync(STAMP, hash);
  return { note: 'built' };
}

/**
 * Shows what a program prints only if it fails.
 * @param {(text: string) => void} write
 * @param {string} subject
 * @param {(log: (text: string) => void) => Promise<number>} run
 */
async function runQuietly(write, subject, run) {
  let printed = '';
  const code = await run((text) => {
    printed += text;
  });
  if (code === 0) return;
  write(printed);
  throw new UserError(`${subject} could not be made (exit code ${code}); the reason stands above.`);
}

/**
 * Writes the clients of the API into `clients/lib`.
 * @param {string} node
 * @param {(text: string) => void} write
 * @returns {Promise<number>} exit code
 */
export function makeClients(node, write) {
  return runSource(node, 'tooling/clients/make-clients.ts', write);
}

/**
 * @param {string} node
 * @param {string} source
 * @param {(text: string) => void} write
 */
function runSource(node, source, write) {
  const options = ['--disable-warning=ExperimentalWarning', source];
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
