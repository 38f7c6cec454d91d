import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './browser.mjs';
import { findOnPath, installFromSystem } from './on-demand.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-path-'));
  vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

describe('findOnPath', () => {
  it('gives the first name that starts, and passes over stubs that do not', () => {
    program('browser-one', 'exit 1');
    const two = program('browser-two', 'echo 1.0');
    expect(findOnPath(['browser-none', 'browser-one', 'browser-two'])).toBe(two);
    expect(findOnPath(['browser-none'])).toBeNull();
  });
});

describe('installFromSystem', () => {
  it('asks the package manager as root, after it refreshed its lists', () => {
    const log = join(folder, 'log');
    program('apt-get', `[ "$1" = --version ] || echo "$@" >> ${log}`);
    expect(installFromSystem({ 'apt-get': 'chromium' }, true)).toBe(true);
    expect(readFileSync(log, 'utf8')).toBe('update\ninstall -y --no-install-recommends chromium\n');
  });

  it('stops where the package manager fails', () => {
    const log = join(folder, 'log');
    program('apt-get', `[ "$1" = --version ] && exit 0; echo "$@" >> ${log}; exit 1`);
    expect(installFromSystem({ 'apt-get': 'chromium' }, true)).toBe(false);
    expect(readFileSync(log, 'utf8')).toBe('update\n');
  });

  it('touches nothing for an ordinary user', () => {
    const log = join(folder, 'log');
    program('apt-get', `echo "$@" >> ${log}`);
    expect(installFromSystem({ 'apt-get': 'chromium' }, false)).toBe(false);
    expect(existsSync(log)).toBe(false);
  });
});

describe('findBrowser', () => {
  it('takes the one that CHROMIUM_PATH names before any other', async () => {
    const path = program('my-chrome', 'echo 1.0');
    program('chromium', 'echo 1.0');
    expect(await findBrowser({ CHROMIUM_PATH: path, PATH: folder })).toMatchObject({ path, env: {} });
    expect(await findBrowser({ PATH: folder })).toMatchObject({ path: join(folder, 'chromium') });
  });

  it('says that the one named does not start', async () => {
    const path = program('my-chrome', 'exit 1');
    await expect(findBrowser({ CHROMIUM_PATH: path, PATH: folder })).rejects.toThrow(
      /CHROMIUM_PATH names .*unset it/,
    );
  });
});
