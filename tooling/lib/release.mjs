import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** In the root of an unpacked release: its packages and pages are complete, and nothing is installed or built there. */
const MARK = 'release.json';

/** Packages that build the pages, which a release has built already. */
const BUILD_ONLY = new Set(['@react-router/dev', '@tailwindcss/vite', 'rolldown', 'tailwindcss', 'vite']);

/** Programs of a release: what they need is in it. */
const PROGRAMS = ['apps/cli', 'apps/pipeline', 'apps/site'];

/** Sources that only tests need, and what describes types to editors. */
const NOT_RUN = /\.(?:test|fixture)\.tsx?$|\/testing\/|\/test-[^/]*\.(?:[cm]?js|tsx?)$|\.screens\./;
const NOT_RUN_OF_PACKAGES = /\.d\.[cm]?ts$|\.map$|\.flow$|(?<!license|licence|notice|copying)\.md$/i;

/** @typedef {{ link?: boolean, resolved?: string } & Record<string, Record<string, string> | undefined>} Locked */

/** Whether this is an unpacked release. */
export function isRelease(root = ROOT) {
  return existsSync(join(root, MARK));
}

/**
 * The content of the mark; `changed` names the files that are not those of the commit.
 * @param {{ version: string, platform: string, commit: string, changed: string[] }} about
 */
export function describeRelease(about) {
  return { name: MARK, text: `${JSON.stringify(about, null, 2)}\n` };
}

/**
 * The paths of all packages that the programs of a release run with, as the lockfile names them; optional ones and those
 * of other platforms only where they are installed.
 * @param {Record<string, Locked>} packages of package-lock.json
 * @param {(path: string) => boolean} isInstalled
 * @returns {string[]} sorted
 */
export function releasePackages(packages, isInstalled) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} path */
  const add = (path) => {
    const entry = packages[path];
    if (entry === undefined || found.has(path)) return;
    found.add(path);
    if (entry.link) return add(String(entry.resolved));
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      // What is optional is used by whoever names it, too.
      (name) => !(/** @type {any} */ (entry.peerDependenciesMeta)?.[name]?.optional),
    );
    const names = [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers];
    for (const name of names) {
      const isOwn = !path.includes('node_modules/');
      if (isOwn && BUILD_ONLY.has(name)) continue;
      const at = resolvePackage(packages, path, name);
      if (at !== null && isInstalled(at)) add(at);
    }
  };
  for (const program of PROGRAMS) add(program);
  for (const name of Object.keys(packages['']?.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (isInstalled(path)) add(path);
  }
  for (const name of Object.keys(packages['']?.dependencies ?? {}))
    if (!BUILD_ONLY.has(name)) add(`node_modules/${name}`);
  return [...found].filter((path) => path.includes('node_modules/')).sort();
}

/**
 * As Node looks for a package: in the folders above, the nearest first.
 * @param {Record<string, Locked>} packages
 * @param {string} from
 * @param {string} name
 */
function resolvePackage(packages, from, name) {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const path = [folder, 'node_modules', name].filter(Boolean).join('/');
    if (!folder.endsWith('node_modules') && packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}

/**
 * Whether a file of ours belongs into a release.
 * @param {string} path
 */
export function isReleased(path) {
  const isPart =
    /^(?:apps|clients|content|deploy|docs(?!\/screens\/)|packages|starter|tooling\/lib)\//.test(path) ||
    /^tooling\/(?:start|deckwright)\.mjs$/.test(path) ||
    /^(?:CHANGELOG\.md|LICENSE|NOTICE|README\.md|SECURITY\.md|package(?:-lock)?\.json|tsconfig\.json|\.env\.example)$/.test(
      path,
    );
  // Articles may be named as they like.
  return isPart && (path.startsWith('content/') || !NOT_RUN.test(path));
}

/**
 * Whether a file of a package of others belongs into a release.
 * @param {string} path
 */
export function isReleasedOfPackage(path) {
  return !NOT_RUN_OF_PACKAGES.test(path);
}

/** @param {string} root */
export function readLocked(root = ROOT) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}
