import { describe, expect, it } from 'vitest';
import { splitManifest } from './lighter-manifest.ts';

const WRITTEN =
  'window.__reactRouterManifest={"entry":{"module":"/assets/entry.js","imports":["/assets/site.js"],"css":[]},"routes":{"root":{"id":"root","module":"/assets/root.js","imports":["/assets/site.js"],"css":[]},"home":{"id":"home","parentId":"root","index":true,"module":"/assets/home.js","imports":[],"css":[]}},"url":"/assets/manifest-1f.js","version":"1f"};';

describe('splitManifest', () => {
  it('takes what pages import out of the list of pages, and nothing else', () => {
    const { manifest, imports } = splitManifest(WRITTEN);
    expect(manifest).toBe(
      'window.__reactRouterManifest={"entry":{"module":"/assets/entry.js","imports":["/assets/site.js"],"css":[]},"routes":{"root":{"id":"root","module":"/assets/root.js","css":[]},"home":{"id":"home","parentId":"root","index":true,"module":"/assets/home.js","css":[]}},"url":"/assets/manifest-1f.js","version":"1f"};',
    );
    expect(imports).toEqual({ name: 'imports-1f.json', text: '{"root":["/assets/site.js"],"home":[]}' });
  });

  it('stops the build where the list is written in another way', () => {
    expect(() => splitManifest('const manifest = {};')).toThrow('another way');
  });
});
