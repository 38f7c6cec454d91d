import { describe, expect, it } from 'vitest';
import { documentQuery, readSearch, searchUrl, withOrder } from './search-query.ts';

describe('readSearch', () => {
  it('reads query, page and view', () => {
    expect(readSearch(new URLSearchParams('q=+t:elf+&page=2&view=table'))).toEqual({
      q: 't:elf',
      page: 2,
      view: 'table',
    });
  });
  it('ignores invalid values', () => {
    expect(readSearch(new URLSearchParams('page=0&view=cube'))).toEqual({ q: '', page: 1, view: 'images' });
  });
});

describe('searchUrl and documentQuery', () => {
  it('leave out defaults', () => {
    expect(searchUrl({ q: 'sol ring' })).toBe('/search?q=sol+ring');
    expect(searchUrl({ q: 'a', page: 3, view: 'text' })).toBe('/search?q=a&page=3&view=text');
    expect(documentQuery({ q: 'a', page: 3, view: 'text' })).toBe('?q=a&page=3');
    expect(searchUrl({ q: '' })).toBe('/search');
  });
});

describe('withOrder', () => {
  it('replaces the order and its direction', () => {
    expect(withOrder('t:elf order:usd dir:asc c:g', 'name')).toBe('t:elf c:g order:name');
    expect(withOrder('order:mv', null)).toBe('');
    expect(withOrder('border:x', 'mv')).toBe('border:x order:mv');
  });
});
