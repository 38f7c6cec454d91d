import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const LOCKED = {
  '': {},
  'packages/a': { version: '0.1.0' },
  'node_modules/@us/a': { link: true },
  'node_modules/run': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0', dev: true },
  'node_modules/node-elsewhere': { version: '24.0.0', optional: true },
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deckwright-install-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function install(packages: Record<string, object>): void {
  for (const path of ['node_modules', ...Object.keys(packages)])
    mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

const LEAN = { 'node_modules/@us/a': { link: true }, 'node_modules/run': { version: '1.0.0' } };
const FULL = { ...LEAN, 'node_modules/tool': { version: '2.0.0', dev: true } };

describe('isInstalled', () => {
  it('is false if nothing is installed', () => {
    expect(isInstalled('lean', root)).toBe(false);
  });

  it('accepts a lean install for the site but not for the tests', () => {
    install(LEAN);
    expect([isInstalled('lean', root), isInstalled('full', root)]).toEqual([true, false]);
  });

  it('accepts a full install for both, without the optional packages of other platforms', () => {
    install(FULL);
    expect([isInstalled('lean', root), isInstalled('full', root)]).toEqual([true, true]);
  });

  it('is false if the lockfile requires another version, also of an installed optional package', () => {
    install({ ...LEAN, 'node_modules/run': { version: '0.9.0' } });
    expect(isInstalled('lean', root)).toBe(false);
    install({ ...LEAN, 'node_modules/node-elsewhere': { version: '23.0.0' } });
    expect(isInstalled('lean', root)).toBe(false);
  });

  it('is false if a package folder was deleted, or the table is truncated', () => {
    install(LEAN);
    rmSync(join(root, 'node_modules/run'), { recursive: true });
    expect(isInstalled('lean', root)).toBe(false);
    install(LEAN);
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{"packages":');
    expect(isInstalled('lean', root)).toBe(false);
  });
});
