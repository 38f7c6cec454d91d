import { describe, expect, it } from 'vitest';
import { isRemembering } from './choice-cookies.ts';
import { filtersIn, readRemembered, rememberedQuery, rememberingCookies } from './list-cookies.ts';

const NOTHING = { groupedBy: null, sortedBy: null, filters: null };

describe('remembered choices', () => {
  it.each([
    ['', false],
    ['theme=dark', false],
    ['groupedBy=default', true],
    ['theme=dark; sortedBy=name', true],
    ['filters=', true],
    ['oldfilters=in', false],
  ])('from the cookies %j persist: %j', (cookies, on) => {
    expect(isRemembering(cookies)).toBe(on);
  });

  it('reads what it wrote', () => {
    const choices = { groupedBy: 'type', sortedBy: 'mana-value', filters: 'in=sol-ring,opt;c:gt=30' };
    const jar = rememberingCookies(choices).map((cookie) => cookie.split(';')[0]);
    expect(readRemembered(jar.join('; '))).toEqual({ ...choices, filters: 'in=opt,sol-ring;c:gt=30' });
  });

  it('deletes all three', () => {
    expect(rememberingCookies(null)).toHaveLength(3);
    for (const cookie of rememberingCookies(null)) expect(cookie).toMatch(/^\w+=;.*max-age=0$/);
  });

  it('ignores unreadable values', () => {
    expect(readRemembered('groupedBy=colour; sortedBy=%E0%A4; filters=c')).toEqual({
      groupedBy: 'default',
      sortedBy: 'default',
      filters: '',
    });
  });

  it('are added to a URL that does not specify them, keys sorted', () => {
    const remembered = { groupedBy: 'type', sortedBy: 'name', filters: 'c:gt=30' } as const;
    expect(rememberedQuery('', remembered, true)).toBe('?f=c:gt=30&group=type&sort=name');
    expect(rememberedQuery('?range=week', remembered, true)).toBe(
      '?f=c:gt=30&group=type&range=week&sort=name',
    );
  });

  it('are overridden by the URL', () => {
    const remembered = { groupedBy: 'type', sortedBy: 'default', filters: 'c:gt=30' } as const;
    expect(rememberedQuery('?f=in=opt&group=price', remembered, true)).toBeNull();
  });

  it('omit filters if a page has none, and do nothing if there are none', () => {
    expect(rememberedQuery('', { ...NOTHING, filters: 'c:gt=30' }, false)).toBeNull();
    expect(rememberedQuery('', NOTHING, true)).toBeNull();
  });

  it('find the filters in a query', () => {
    expect(filtersIn('?f=c:gt=30;in=opt&range=week')).toBe('c:gt=30;in=opt');
    expect(filtersIn('?range=week')).toBe('');
  });
});
