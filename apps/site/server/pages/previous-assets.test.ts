import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previousAssets } from './previous-assets.ts';
import { StaticFiles } from './static-files.ts';

const HOUR = 3_600_000;
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-assets-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** A release: the build folder contains exactly these files. */
function release(...names: string[]): string {
  const assets = join(root, 'client/assets');
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const name of names) writeFileSync(join(assets, name), `"${name}"`);
  return assets;
}

const start = (assets: string, hours: number) =>
  previousAssets(assets, join(root, 'data/assets'), hours * HOUR);

describe('the files of former builds', () => {
  it('remain for two days after the update, however old they were before it', () => {
    start(release('site-a.js', 'font.woff2', 'site-a.js.map'), 0);
    // The update is at hour 1000. 1047 is 47 hours after it, 1048 two days.
    const files = start(release('site-b.js', 'font.woff2'), 1000);
    expect(readdirSync(files).sort()).toEqual(['font.woff2', 'site-a.js', 'site-b.js']);
    start(release('site-b.js', 'font.woff2'), 1047);
    expect(existsSync(join(files, 'site-a.js'))).toBe(true);
    start(release('site-b.js', 'font.woff2'), 1048);
    expect(readdirSync(files).sort()).toEqual(['font.woff2', 'site-b.js']);
  });

  it('that return with a build belong to it again', () => {
    start(release('site-a.js'), 0);
    start(release('site-b.js'), 10);
    start(release('site-a.js'), 20);
    // site-b left at hour 20: at hour 60 it has been away for 40 hours.
    const files = start(release('site-a.js'), 60);
    expect(readdirSync(files).sort()).toEqual(['site-a.js', 'site-b.js']);
  });

  it('are served as former files, those of the build are not', async () => {
    start(release('site-a.js'), 0);
    const files = new StaticFiles(join(root, 'client'), start(release('site-b.js'), 1));
    const answer = (path: string) => files.respond(new Request(`http://x${path}`, { method: 'HEAD' }));
    const former = await answer('/assets/site-a.js');
    expect(former?.status).toBe(200);
    expect(former?.headers.get('x-former-build')).toBe('1');
    expect((await answer('/assets/site-b.js'))?.headers.get('x-former-build')).toBeNull();
    expect(await answer('/assets/../index.json')).toBeNull();
  });

  it('that cannot be stored do not stop the site', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    writeFileSync(join(root, 'data'), 'a file where the folder should be');
    expect(() => start(release('site-a.js'), 0)).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
