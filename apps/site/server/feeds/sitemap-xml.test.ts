import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml, inParts, sitemapIndex, sitemapPart } from './sitemap-xml.ts';

describe('inParts', () => {
  it('keeps every address in order, in full parts except the last', () => {
    expect(inParts(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 5 }), (addresses, most) => {
        const parts = inParts(addresses, most);
        expect(parts.flat()).toEqual(addresses);
        expect(parts.slice(0, -1).every((part) => part.length === most)).toBe(true);
      }),
    );
  });

  it('has what the protocol allows: 50,000 addresses per part', () => {
    const addresses = Array.from({ length: 50_001 }, (_, index) => `/${index}`);
    expect(inParts(addresses).map((part) => part.length)).toEqual([50_000, 1]);
  });
});

describe('the files', () => {
  it('date their entries if the day is known', () => {
    expect(sitemapPart(['https://x.example/?a=1&b=2'], '2026-01-02')).toContain(
      '<url><loc>https://x.example/?a=1&amp;b=2</loc><lastmod>2026-01-02</lastmod></url>',
    );
    expect(sitemapIndex(['/1.xml'], null)).toContain('<sitemap><loc>/1.xml</loc></sitemap>');
  });
});

describe('escapeXml', () => {
  it('leaves no character that XML interprets', () => {
    expect(escapeXml('<a href="x">\u0000&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
  });
});
