import { describe, expect, it } from 'vitest';
import { lockfileProblems } from './lockfile-rules.mjs';

const GOOD = { license: 'MIT', integrity: 'sha512-abc' };

describe('lockfile rules', () => {
  it('accept valid packages, workspaces and links', () => {
    expect(
      lockfileProblems({
        '': {},
        'packages/own': {},
        'node_modules/own': { link: true },
        'node_modules/good': GOOD,
        'node_modules/good/node_modules/bundled': { license: '(MIT AND Zlib)', inBundle: true },
        'node_modules/either': { ...GOOD, license: 'GPL-3.0 OR ISC' },
      }),
    ).toEqual([]);
  });

  it('name a package without a hash, or with a weak one', () => {
    expect(lockfileProblems({ 'node_modules/a': { license: 'MIT' } })).toEqual(['a has no SHA-512 hash']);
    expect(lockfileProblems({ 'node_modules/a': { license: 'MIT', integrity: 'sha1-abc' } })).toEqual([
      'a has no SHA-512 hash',
    ]);
  });

  it('name an unreviewed license, also as part of an expression', () => {
    for (const license of ['GPL-3.0', 'MIT AND GPL-3.0', 'GPL-2.0 OR GPL-3.0'])
      expect(lockfileProblems({ 'node_modules/@x/a': { ...GOOD, license } })).toEqual([
        `@x/a is licensed ${license}`,
      ]);
    expect(lockfileProblems({ 'node_modules/a': { integrity: 'sha512-abc' } })).toEqual([
      'a is licensed not at all',
    ]);
  });

  it('name a new install script', () => {
    const scripted = { ...GOOD, hasInstallScript: true };
    expect(lockfileProblems({ 'node_modules/a': scripted, 'node_modules/@scarf/scarf': scripted })).toEqual([
      'a has an install script that INSTALL_SCRIPTS does not list',
    ]);
  });
});
