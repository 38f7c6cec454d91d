import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from './made-once.mjs';
import { findOnPath } from './on-demand.mjs';
import { runLogged } from './run.mjs';
import { UserError } from './steps.mjs';

/** Raised with what `download` leaves: earlier folders may be without a program. */
const DOWNLOAD = '2';

/**
 * A program unpacked from Debian's packages into our own folder, as root or not: nothing is installed, and no service of
 * it starts. `apt-get` downloads no package that the system already has.
 * @param {string} name of the package
 * @param {string} program its path below the root
 * @returns {Promise<{ root: string, path: string, libraries: string } | null>} `libraries` as in LD_LIBRARY_PATH; null
 *   where there is no `apt-get`
 * @throws UserError if the packages contain no such program, so that an incomplete folder is not used again
 */
export async function unpackDebian(name, program) {
  if (process.platform !== 'linux' || !findOnPath(['apt-get']) || !findOnPath(['dpkg-deb'])) return null;
  const [release = 'debian'] = existsSync('/etc/os-release') ? [readFileSync('/etc/os-release', 'utf8')] : [];
  const hash = createHash('sha256').update(DOWNLOAD).update(release).update(process.arch).digest('hex');
  const folder = await madeOnce(`${name}-tool`, hash, (made) => download(name, program, made));
  const root = join(folder, 'root');
  return { root, path: join(root, program), libraries: libraryFolders(root).join(':') };
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string} folder
 */
async function download(name, program, folder) {
  const archives = join(folder, 'cache', 'archives');
  for (const path of [join(folder, 'lists', 'partial'), join(archives, 'partial')])
    mkdirSync(path, { recursive: true });
  // With separate lists and cache, apt-get needs no privileges and does not change the system.
  const own = [
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option]);
  for (const command of [
    ['update', '-q'],
    ['install', '-q', '-y', '--download-only', '--no-install-recommends', name],
  ])
    await runQuietly('apt-get', [...own, ...command]);
  for (const archive of readdirSync(archives).filter((each) => each.endsWith('.deb')))
    await runQuietly('dpkg-deb', ['-x', join(archives, archive), join(folder, 'root')]);
  if (!existsSync(join(folder, 'root', program))) throw new UserError(`apt-get downloaded no ${name}.`);
  for (const part of ['lists', 'cache']) rmSync(join(folder, part), { recursive: true, force: true });
}

/**
 * Runs a program whose output only matters if it fails.
 * @param {string} program
 * @param {string[]} args
 * @throws UserError with its output
 */
async function runQuietly(program, args) {
  let output = '';
  const code = await runLogged(program, args, (text) => {
    output += text;
  });
  if (code !== 0) throw new UserError(`${program} ${args.at(-1)} failed (exit code ${code}):\n${output}`);
}

/** @param {string} root */
function libraryFolders(root) {
  const libraries = ['usr/lib', 'lib'].map((name) => join(root, name)).filter((each) => existsSync(each));
  return libraries.flatMap((each) => [
    each,
    ...readdirSync(each)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(each, name)),
  ]);
}
