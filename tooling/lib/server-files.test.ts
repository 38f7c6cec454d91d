import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isServerFile, watchServerFiles } from './server-files.mjs';

describe('isServerFile', () => {
  it.each([
    'apps/site/server/app.ts',
    'apps/site/server/engine/engine-worker.ts',
    'packages/engine/src/query/card-page.ts',
    'packages/database/migrations/0001-decks-and-votes.sql',
    'content/info/faq.md',
    '.env',
  ])('counts %s', (path) => expect(isServerFile(path)).toBe(true));

  it.each([
    ['a page', 'apps/site/app/root.tsx'],
    ['a test', 'apps/site/server/app.test.ts'],
    ['what only tests use', 'apps/site/server/testing/test-app.ts'],
    ['a fixture', 'packages/snapshot/src/sample-content.fixture.ts'],
    ['a component', 'packages/ui/src/button.tsx'],
    ['what the pipeline alone reads', 'packages/sources/src/index.ts'],
    ['what an editor leaves for a moment', 'apps/site/server/.app.ts.swp'],
    ['an installed package', 'packages/ui/node_modules/x/src/x.ts'],
  ])('does not count %s', (_what, path) => expect(isServerFile(path)).toBe(false));
});

describe('watchServerFiles', { timeout: 30_000 }, () => {
  let root: string;
  let told: string[];
  let watcher: ReturnType<typeof watchServerFiles>;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'deckwright-watch-'));
    told = [];
    write('apps/site/server/app.ts');
    write('packages/engine/src/index.ts');
  });
  afterEach(async () => {
    await watcher.close();
    rmSync(root, { recursive: true, force: true });
  });

  async function start(settleMs?: number): Promise<void> {
    watcher = watchServerFiles(root, (path) => told.push(path), settleMs);
    await watcher.ready;
  }

  let count = 0;
  function write(path: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    count += 1;
    writeFileSync(join(root, path), `// ${count}`);
  }
  const toldOf = (paths: string[]) => vi.waitFor(() => expect(told).toEqual(paths), { timeout: 10_000 });

  it('tells of each save, also of an editor that replaces the file', async () => {
    await start();
    write('apps/site/server/app.ts');
    await toldOf(['apps/site/server/app.ts']);
    for (const saves of [2, 3]) {
      write('apps/site/server/app.ts~');
      renameSync(join(root, 'apps/site/server/app.ts~'), join(root, 'apps/site/server/app.ts'));
      await toldOf(Array.from({ length: saves }, () => 'apps/site/server/app.ts'));
    }
  });

  it('tells of new and of removed files', async () => {
    await start();
    write('packages/search/src/new.ts');
    await toldOf(['packages/search/src/new.ts']);
    rmSync(join(root, 'packages/engine/src/index.ts'));
    await toldOf(['packages/search/src/new.ts', 'packages/engine/src/index.ts']);
  });

  it('tells once of what changed together, and nothing of tests', async () => {
    await start(500);
    write('apps/site/server/app.test.ts');
    write('apps/site/server/testing/help.ts');
    write('apps/site/server/other.ts');
    write('packages/engine/src/index.ts');
    await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 });
    write('apps/site/server/app.ts');
    await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 10_000 });
    expect(told[0]).toMatch(/other\.ts$|index\.ts$/);
    expect(told[1]).toBe('apps/site/server/app.ts');
  });
});
