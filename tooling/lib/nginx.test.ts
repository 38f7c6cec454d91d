import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findNginx } from './nginx.mjs';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-find-nginx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with an `nginx` that ends with the code when asked for its version. */
function folderWithNginx(name: string, code: number): string {
  const path = join(folder, name);
  mkdirSync(path);
  const script = `#!/bin/sh\n[ "$1" = -v ] || exit 9\nexit ${code}\n`;
  writeFileSync(join(path, 'nginx'), script, { mode: 0o755 });
  return path;
}

describe.skipIf(process.platform === 'win32')('findNginx', () => {
  const works = folderWithNginx('works', 0);
  const fails = folderWithNginx('fails', 1);

  it('uses the installed one and fetches nothing, for apt-get would download no package twice', async () => {
    expect(await findNginx({ PATH: ['', join(folder, 'missing'), fails, works].join(delimiter) })).toEqual({
      path: join(works, 'nginx'),
      env: {},
      note: 'installed on this machine',
    });
  });

  it('prefers the one that NGINX_PATH names', async () => {
    const named = { NGINX_PATH: join(works, 'nginx'), PATH: fails };
    expect(await findNginx(named)).toMatchObject({ path: join(works, 'nginx'), note: 'named by NGINX_PATH' });
  });

  it('refuses a named one that does not start', async () => {
    const named = { NGINX_PATH: join(fails, 'nginx'), PATH: works };
    await expect(findNginx(named)).rejects.toThrow('does not start. Fix or unset it.');
  });
});
