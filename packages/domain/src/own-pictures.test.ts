import { describe, expect, it } from 'vitest';
import { LARGE_WIDTHS, PICTURE_QUALITY, resizedPath, resizedSources, SMALL_WIDTHS } from './own-pictures.ts';

describe('pictures the site resizes', () => {
  it('have these widths and this quality', () => {
    expect(LARGE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(SMALL_WIDTHS).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
    expect(PICTURE_QUALITY).toBe(75);
  });

  it('are offered in three widths, the widest as wide as the original', () => {
    expect(resizedSources('/images/normal/front/a/b/ab.jpg?7')).toBe(
      '/images/w256/front/a/b/ab.webp?7 256w, /images/w384/front/a/b/ab.webp?7 384w, /images/w640/front/a/b/ab.webp?7 488w',
    );
    expect(resizedSources('/images/normal/front/a/b/ab.jpg', 'far')).toMatch(
      /^\/images\/w128\/.* 128w, .* 256w/,
    );
    expect(resizedSources('/images/normal/back/a/b/ab.jpg')).toContain('/images/w256/back/a/b/ab.webp 256w');
  });

  it('are not those of another origin', () => {
    expect(resizedSources('https://img.example.org/normal/front/a/b/ab.jpg')).toBeNull();
    expect(resizedSources('/images/small/front/a/b/ab.jpg')).toBeNull();
  });

  it('can be parsed from their path', () => {
    for (const source of resizedSources('/images/normal/front/a/b/ab.jpg')?.split(', ') ?? []) {
      const path = source.split(' ')[0]?.slice('/images'.length) ?? '';
      expect(resizedPath(path)?.original).toBe('/normal/front/a/b/ab.jpg');
    }
    expect(resizedPath('/w256/front/a/b/ab.webp')?.width).toBe(256);
  });

  it.each(['/w255/a.webp', '/w0256/a.webp', '/w256/a.jpg', '/normal/a.jpg', '/w256/.webp', '/w/a.webp', ''])(
    'have no such address as %j',
    (path) => expect(resizedPath(path)).toBeNull(),
  );
});
