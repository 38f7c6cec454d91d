import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isServerFile, watchServerFiles } from './server-files.mjs';

describe('isServerFile', () => {
  it.each([
    'apps/site/server/app.ts',
    'packages/answers/src/engine/engine-worker.ts',
    'packages/engine/src/query/statistics/card-stats.ts',
    'packages/database/migrations/0001-decks-and-votes.sql',
    'content/info/faq.md',
    '.env',
  ])('counts %s', (path) => expect(isServerFile(path)).toBe(true));

  it.each([
    ['a page', 'apps/site/app/root.tsx'],
    ['a test', 'apps/site/server/app.test.ts'],
    ['a helper of tests', 'apps/site/server/testing/test-app.ts'],
    ['a fixture', 'packages/snapshot/src/sample-content.fixture.ts'],
    ['a component', 'packages/ui/src/button.tsx'],
    ['a file of the pipeline', 'packages/sources/src/index.ts'],
    ['the swap file of an editor', 'apps/site/server/.app.ts.swp'],
    ['an installed package', 'packages/ui/node_modules/x/src/x.ts'],
  ])('does not count %s', (_what, path) => expect(isServerFile(path)).toBe(false));
});

describe('watchServerFiles', { timeout: 30_000 }, () => {
  let root: string;
  let reported: string[];
  let watcher: ReturnType<typeof watchServerFiles>;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'deckwright-watch-'));
    reported = [];
    write('apps/site/server/app.ts');
    write('packages/engine/src/index.ts');
  });
  afterEach(async () => {
    await watcher.close();
    rmSync(root, { recursive: true, force: true });
  });

  async function start(settleMs?: number): Promise<void> {
    watcher = watchServerFiles(root, (path) => reported.push(path), settleMs);
    await watcher.ready;
  }

  let count = 0;
  function write(path: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    count += 1;
    writeFileSync(join(root, path), `// ${count}`);
  }
  const reports = (paths: string[]) => vi.waitFor(() => expect(reported).toEqual(paths), { timeout: 10_000 });

  it('reports each save, also by an editor that replaces the file', async () => {
    await start();
    write('apps/site/server/app.ts');
    await reports(['apps/site/server/app.ts']);
    for (const saves of [2, 3]) {
      write('apps/site/server/app.ts~');
      renameSync(join(root, 'apps/site/server/app.ts~'), join(root, 'apps/site/server/app.ts'));
      await reports(Array.from({ length: saves }, () => 'apps/site/server/app.ts'));
    }
  });

  it('reports new and removed files', async () => {
    await start();
    write('packages/search/src/new.ts');
    await reports(['packages/search/src/new.ts']);
    rmSync(join(root, 'packages/engine/src/index.ts'));
    await reports(['packages/search/src/new.ts', 'packages/engine/src/index.ts']);
  });

  it('reports files that change together once, and no tests', async () => {
    await start(500);
    write('apps/site/server/app.test.ts');
    write('apps/site/server/testing/help.ts');
    write('apps/site/server/other.ts');
    write('packages/engine/src/index.ts');
    await vi.waitFor(() => expect(reported).toHaveLength(1), { timeout: 10_000 });
    write('apps/site/server/app.ts');
    await vi.waitFor(() => expect(reported).toHaveLength(2), { timeout: 10_000 });
    expect(reported[0]).toMatch(/other\.ts$|index\.ts$/);
    expect(reported[1]).toBe('apps/site/server/app.ts');
  });
});
