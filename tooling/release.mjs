// `npm run release [-- FOLDER] [--changed]`: an archive that runs without a build or a network: built pages, the packages that the programs
// run with, and Node, for the platform that this runs on. Says how large it is, and fails beyond the limit.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { describeRelease, isReleasedOfPackage, readLocked, releasePackages } from './lib/release.mjs';
import {
  expectCommitted,
  readChanged,
  readCommit,
  readReleased,
  readUntracked,
} from './lib/release-files.mjs';
import { checkNodeVersion, findNode, ROOT } from './lib/run.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';
import { createSteps, runMain, UserError } from './lib/steps.mjs';

/** Unpacked, without Node's own program. */
const MAX_BYTES = 350_000_000;
const NODE = /^node_modules\/node-[^/]+$/;

await runMain(async () => {
  checkNodeVersion();
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' } },
    allowPositionals: true,
  });
  const target = resolve(positionals[0] ?? 'release');
  // With --changed, as for a trial, the mark names them.
  const changed = readChanged();
  if (!values.changed) expectCommitted(changed);
  const steps = createSteps(4);
  await steps.run('Packages', () => ensureInstalled('lean'));
  await steps.run('Pages', () => ensureSiteBuilt(findNode()));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const platform = `${process.platform}-${process.arch}`;
  const name = `deckwright-${version}-${platform}`;
  const scratch = mkdtempSync(join(tmpdir(), 'deckwright-release-'));
  try {
    const folder = join(scratch, name);
    mkdirSync(folder);
    await steps.run('Files', async () => ({ note: fill(folder, { version, platform, changed }) }));
    await steps.run('Archive', async () => ({ note: pack(scratch, name, target) }));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return 0;
});

/**
 * @param {string} folder
 * @param {{ version: string, platform: string, changed: string[] }} about
 */
function fill(folder, about) {
  for (const path of readReleased()) copy(path, folder);
  for (const built of ['apps/site/build', 'clients/lib', 'packages/database/build'])
    copyFolder(built, folder, (path) => !path.endsWith('.map') || built === 'apps/site/build');
  let nodeBytes = 0;
  for (const path of releasePackages(readLocked(), (each) => existsSync(join(ROOT, each)))) {
    const from = join(ROOT, path);
    if (lstatSync(from).isSymbolicLink()) link(path, folder);
    else copyFolder(path, folder, isReleasedOfPackage);
    if (NODE.test(path)) nodeBytes += getSize(join(folder, path));
  }
  const mark = describeRelease({ ...about, commit: readCommit() });
  writeFileSync(join(folder, mark.name), mark.text);
  const bytes = getSize(folder) - nodeBytes;
  if (bytes > MAX_BYTES)
    throw new UserError(
      `The release has ${megabytes(bytes)} without Node, more than ${megabytes(MAX_BYTES)}.`,
    );
  const left = readUntracked();
  const note = left.length > 0 ? `; left out, as git does not track them: ${left.join(', ')}` : '';
  return `${megabytes(bytes)} unpacked, and ${megabytes(nodeBytes)} of Node${note}`;
}

/**
 * @param {string} scratch
 * @param {string} name
 * @param {string} target
 */
function pack(scratch, name, target) {
  mkdirSync(target, { recursive: true });
  const file = join(target, `${name}.tar.gz`);
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  const done = spawnSync('tar', ['-czf', file, ...owner, '-C', scratch, name], { stdio: 'inherit' });
  if (done.status !== 0) throw new UserError('tar could not write the archive; the reason stands above.');
  return `${relative(process.cwd(), file) || file}, ${megabytes(statSync(file).size)}`;
}

/**
 * @param {string} path
 * @param {string} folder
 */
function copy(path, folder) {
  const from = join(ROOT, path);
  // Removed, and not committed yet.
  if (!existsSync(from)) return;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(from, join(folder, path));
}

/**
 * Without packages within, which are listed themselves.
 * @param {string} path
 * @param {string} folder
 * @param {(path: string) => boolean} isWanted
 */
function copyFolder(path, folder, isWanted) {
  const from = join(ROOT, path);
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (source) => {
      const inside = relative(from, source);
      if (inside === '') return true;
      return !/(?:^|[\\/])node_modules$/.test(inside) && isWanted(inside);
    },
  });
}

/**
 * @param {string} path
 * @param {string} folder
 */
function link(path, folder) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  const locked = readLocked()[path];
  symlinkSync(relative(dirname(path), String(locked.resolved)), join(folder, path));
}

/** @param {string} folder */
function getSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}
