import { describe, expect, it } from 'vitest';
import { getKind, readPage } from './page-facts.ts';

describe('readPage', () => {
  it('returns links with decoded entities, and the fragments that links may name', () => {
    const { links, ids } = readPage(
      '<a class="x" href="/a?b=1&amp;c=2#d">x</a><img alt="" src="/i.png"/><a id="d">y</a><form action="/f">',
    );
    expect(links).toEqual(['/a?b=1&c=2#d', '/i.png', '/f']);
    expect(ids).toEqual(new Set(['d']));
  });

  it("returns the page's metadata", () => {
    const html =
      '<title>Sol Ring</title><meta name="description" content="A card"><link rel="canonical" href="/cards/sol-ring">';
    expect(readPage(html)).toMatchObject({
      title: 'Sol Ring',
      description: 'A card',
      canonical: '/cards/sol-ring',
    });
    expect(readPage('<p>')).toEqual({
      links: [],
      ids: new Set(),
      title: '',
      description: '',
      canonical: null,
      numberProblems: [],
    });
  });
});

describe('getKind', () => {
  it('omits names and the values of a query', () => {
    expect(getKind(new URL('http://x/cards/sol-ring?range=year&f=in%3Dopt'))).toBe('/cards/:name?f&range');
    expect(getKind(new URL('http://x/games/spellify'))).toBe('/games/spellify');
    expect(getKind(new URL('http://x/'))).toBe('/');
  });
});
