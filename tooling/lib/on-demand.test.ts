import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './browser.mjs';
import { findFirefox } from './firefox.mjs';
import { findNginx } from './nginx.mjs';
import { findOnPath } from './on-demand.mjs';
import { findPostgres } from './postgres.mjs';

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
  it('returns the first name that starts, and skips stubs that do not', () => {
    program('browser-one', 'exit 1');
    const two = program('browser-two', 'echo 1.0');
    expect(findOnPath(['browser-none', 'browser-one', 'browser-two'])).toBe(two);
    expect(findOnPath(['browser-none'])).toBeNull();
  });
});

it('an installed Firefox is used as it is', async () => {
  const path = program('firefox-esr', 'echo 1.0');
  expect(await findFirefox({ PATH: folder })).toEqual({ path, env: {}, note: 'installed on this machine' });
});

describe('a tool named by a variable', () => {
  it('is used, for a browser other than the pinned one', async () => {
    const path = program('my-chrome', 'echo 1.0');
    expect(await findBrowser({ CHROMIUM_PATH: path })).toMatchObject({ path, env: {} });
    expect(await findFirefox({ FIREFOX_PATH: path })).toMatchObject({ path, env: {} });
  });

  it('is used, for another PostgreSQL or nginx', async () => {
    program('initdb', 'echo 15');
    program('postgres', 'echo 15');
    expect(await findPostgres({ POSTGRES_BIN: folder })).toMatchObject({ bin: folder });
    const path = program('nginx', 'echo nginx');
    expect(await findNginx({ NGINX_PATH: path })).toMatchObject({ path, env: {} });
  });

  it('is reported if it does not start', async () => {
    const path = program('broken', 'exit 1');
    await expect(findBrowser({ CHROMIUM_PATH: path })).rejects.toThrow(/CHROMIUM_PATH names .*unset it/);
    await expect(findFirefox({ FIREFOX_PATH: path })).rejects.toThrow(/FIREFOX_PATH names .*unset it/);
    await expect(findPostgres({ POSTGRES_BIN: folder })).rejects.toThrow(/POSTGRES_BIN names .*unset it/);
    await expect(findNginx({ NGINX_PATH: path })).rejects.toThrow(/NGINX_PATH names .*unset it/);
  });
});
