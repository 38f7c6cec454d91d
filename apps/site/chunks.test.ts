import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CHUNK_GROUPS, chunkGroups, groupOfModule } from './chunks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const planted = mkdtempSync(join(tmpdir(), 'chunks-'));
afterAll(() => rmSync(planted, { recursive: true }));

/** Paths of groups that name nothing: a folder has modules, and only the root route is named by its file. */
function emptyPaths(root: string, paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const full = join(root, path);
    if (!existsSync(full)) return true;
    if (statSync(full).isFile()) return path !== 'apps/site/app/root.tsx';
    return (
      !path.endsWith('/') ||
      !readdirSync(full, { recursive: true, encoding: 'utf8' }).some((name) =>
        /(?<!\.test)\.(?:tsx?|m?js)$/.test(name),
      )
    );
  });
}

describe('chunk groups', () => {
  it('name folders that exist and have modules', () => {
    expect(
      emptyPaths(
        ROOT,
        CHUNK_GROUPS.flatMap(({ paths }) => paths),
      ),
    ).toEqual([]);
  });

  it('are found if they name nothing', () => {
    mkdirSync(join(planted, 'full'));
    writeFileSync(join(planted, 'full/a.ts'), '');
    mkdirSync(join(planted, 'tests'));
    writeFileSync(join(planted, 'tests/a.test.ts'), '');
    mkdirSync(join(planted, 'empty'));
    const paths = ['full/', 'full', 'full/a.ts', 'tests/', 'empty/', 'moved/'];
    expect(emptyPaths(planted, paths)).toEqual(['full', 'full/a.ts', 'tests/', 'empty/', 'moved/']);
  });

  it('have the modules of their folders, and no others', () => {
    const getGroup = (path: string) => groupOfModule(`/home/me/deckwright/${path}`);
    expect(getGroup('packages/islands/src/markup/island.tsx')).toBe('site');
    expect(getGroup('apps/site/app/root.tsx')).toBe('site');
    expect(getGroup('node_modules/react-dom/client.js')).toBe('site');
    expect(getGroup('packages/islands/src/interaction/scroll-anchor.ts')).toBeUndefined();
    expect(getGroup('node_modules/react-aria/index.js')).toBeUndefined();
    expect(getGroup('apps/site/app/rootXtsx')).toBeUndefined();
    // It hydrates the page when it runs.
    expect(getGroup('apps/site/app/entry.client.tsx')).toBeUndefined();
  });

  it('have the modules in a subfolder of another group, with either slash', () => {
    const groupsWith = (path: string) =>
      chunkGroups().flatMap(({ name, test }) => (test(path) ? [name] : []));
    expect(groupsWith('/home/me/apps/site/app/shared/lists/list-head.tsx')).toEqual(['page-lists']);
    expect(groupsWith('/home/me/apps/site/app/shared/lists/views/card-text.tsx')).toEqual(['lists']);
    expect(groupsWith('C:\\me\\apps\\site\\app\\shared\\filters\\cards\\card-filter.ts')).toEqual([
      'card-filter',
    ]);
  });
});
