import { describe, expect, it } from 'vitest';
import { listQuery, listUrl } from './list-query.ts';

describe('listQuery', () => {
  it('leaves out what is the default', () => {
    expect(listQuery(new URLSearchParams('range=none&page=1'))).toBe('');
  });
  it('keeps range and page and drops other keys', () => {
    expect(listQuery(new URLSearchParams('x=1&range=month&page=2'))).toBe('?page=2&range=month');
  });
});

describe('listUrl', () => {
  it('is the bare path for the first page without a range', () => {
    expect(listUrl('none')).toBe('/commanders');
    expect(listUrl('year', 3)).toBe('/commanders?page=3&range=year');
  });
});
