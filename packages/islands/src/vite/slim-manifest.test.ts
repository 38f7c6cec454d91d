import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { slimManifest, splitManifest } from './slim-manifest.ts';

const USUAL = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
};
const ROOT = { id: 'root', path: '', ...USUAL, hasLoader: true, hasErrorBoundary: true };
const HOME = {
  id: 'home',
  parentId: 'root',
  index: true,
  ...USUAL,
  hasLoader: false,
  hasErrorBoundary: false,
};
const CARDS = {
  id: 'cards',
  parentId: 'home',
  path: 'cards',
  ...USUAL,
  hasLoader: true,
  hasErrorBoundary: false,
};
const LIST = {
  entry: { module: '/assets/entry.js', imports: ['/assets/site.js'], css: [] },
  routes: {
    root: { ...ROOT, module: '/assets/root.js', imports: ['/assets/site.js'], css: [] },
    home: { ...HOME, module: '/assets/home.js', imports: [], css: [] },
    cards: { ...CARDS, module: '/assets/cards.js', imports: [], css: ['/assets/cards.css'] },
  },
  url: '/assets/manifest-1f.js',
  version: '1f',
};

const written = (list: object) => `window.__reactRouterManifest=${JSON.stringify(list)};`;

describe('splitManifest', () => {
  it('writes a shorter script that sets the same list without what pages import', () => {
    const { manifest, imports } = splitManifest(written(LIST));
    const window: { __reactRouterManifest?: unknown } = {};
    runInNewContext(manifest, { window });
    expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual({
      ...LIST,
      routes: {
        root: { ...ROOT, module: '/assets/root.js', css: [] },
        home: { ...HOME, module: '/assets/home.js', css: [] },
        cards: { ...CARDS, module: '/assets/cards.js', css: ['/assets/cards.css'] },
      },
    });
    expect(imports).toEqual({
      name: 'imports-1f.json',
      text: '{"root":["/assets/site.js"],"home":[],"cards":[]}',
    });
    expect(manifest.match(/hasClientAction/g)).toHaveLength(1);
  });

  it('stops the build where the list is written in another way', () => {
    expect(() => splitManifest('const manifest = {};')).toThrow('another way');
    const { hasAction: _, ...other } = LIST.routes.home;
    expect(() => splitManifest(written({ ...LIST, routes: { ...LIST.routes, home: other } }))).toThrow(
      'another way',
    );
    const named = { ...LIST.routes.home, id: 'front' };
    expect(() => splitManifest(written({ ...LIST, routes: { ...LIST.routes, home: named } }))).toThrow(
      'another way',
    );
  });
});

describe('slimManifest', () => {
  it('writes a map of no sources and the imports beside the list', () => {
    const client = mkdtempSync(join(tmpdir(), 'manifest-'));
    const assets = join(client, 'assets');
    mkdirSync(assets);
    writeFileSync(join(assets, 'manifest-1f.js'), written(LIST));
    slimManifest(client);
    expect(readdirSync(assets).sort()).toEqual(['imports-1f.json', 'manifest-1f.js', 'manifest-1f.js.map']);
    expect(JSON.parse(readFileSync(join(assets, 'manifest-1f.js.map'), 'utf8')).sources).toEqual([]);
    expect(readFileSync(join(assets, 'manifest-1f.js'), 'utf8')).toBe(splitManifest(written(LIST)).manifest);
    rmSync(client, { recursive: true });
  });
});
