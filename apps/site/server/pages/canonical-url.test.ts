import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, canonicalQuery } from './canonical-url.ts';

const queryAt = (path: string, text: string) => canonicalQuery(path, new URLSearchParams(text));
/** On a page that counts decks, lists cards and sorts them. */
const query = (text: string) => queryAt('/decks/ada-the-first', text);

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/Commanders/', '/commanders'],
    ['/cards/sol-ring', '/cards/sol-ring'],
    ['//evil.example/x', '/evil.example/x'],
    ['/cards//Sol-Ring//', '/cards/sol-ring'],
    ['/cards/%C3%86ther', '/cards/%C3%86ther'],
    ['/cards/Fire-//-Ice', '/cards/fire-ice'],
    ['/cards/who-%2F%2F-what-%2f%2f-when', '/cards/who-what-when'],
  ])('turns %s into %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it('is idempotent and never leaves the site', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const { pathname } = new URL(`http://x/${path}`);
        const once = canonicalPath(pathname);
        expect(canonicalPath(once)).toBe(once);
        expect(new URL(once, 'http://x').origin).toBe('http://x');
      }),
    );
  });
});

describe('canonicalQuery', () => {
  it('drops what no page depends on and sorts the rest', () => {
    expect(query('utm_source=a&range=week&page=2&f=c:gt=3')).toBe('?f=c:gt=3&page=2&range=week');
    expect(query('sort=loudness&view=hologram')).toBe('');
  });

  it('keeps one of repeated pairs', () => {
    expect(query('by=price&by=price&by=price')).toBe('?by=price');
  });

  it('keeps how lists are shown for pages, not for their data', () => {
    expect(query('view=text&sort=name&f=c:gt=3')).toBe('?f=c:gt=3&sort=name&view=text');
    expect(queryAt('/cards/beacon.data', 'view=text&sort=name&f=c:gt=3')).toBe('?f=c:gt=3');
  });

  it('drops the first page, since it is the list itself', () => {
    expect(query('page=1')).toBe('');
  });

  it('keeps only the routes of a data request', () => {
    expect(queryAt('/_root.data', '_routes=root,a')).toBe('?_routes=root%2Ca');
    expect(query('_routes=root')).toBe('');
  });

  it('keeps the keys of individual pages in their plain form', () => {
    expect(queryAt('/combos', 'size=2&colors=azorius&colors=')).toBe('?colors=azorius&size=2');
  });

  it('drops the keys of other pages', () => {
    expect(queryAt('/precon/first-steps', 'commander=ada-the-first&size=2&range=week')).toBe(
      '?commander=ada-the-first',
    );
    expect(queryAt('/articles', 'range=decade&page=x&colors=a%20b')).toBe('');
    expect(queryAt('/', 'page=2')).toBe('');
  });

  it('normalizes values, and keeps names only in their plain form', () => {
    expect(queryAt('/lands/azorius', 'mana=3.20&cheap=014')).toBeNull();
    expect(queryAt('/lands/azorius', 'mana=3.20&cheap=14&range=none')).toBe('?cheap=14&mana=3.2');
    expect(queryAt('/combos', 'colors=AZORIUS&bracket=')).toBe('?colors=azorius');
    expect(queryAt('/combos', 'colors=Uw')).toBe('?colors=azorius');
    expect(queryAt('/combos', 'card=Sol%20Ring')).toBeNull();
    expect(query('estimated=1')).toBe('');
  });

  it('is idempotent on every kind of page', () => {
    const paths = [
      '/decks/ada',
      '/commanders/ada',
      '/top',
      '/combos',
      '/lands/azorius',
      '/sets/abc',
      '/salt',
    ];
    const keys = [
      'f',
      'range',
      'bracket',
      'estimated',
      'page',
      'by',
      'colors',
      'size',
      'mana',
      'prints',
      'sort',
    ];
    const values = ['', '1', '2', 'week', 'core', 'price', 'azorius', 'new', 'name', 'c:gt=3;in=b,a', '3.50'];
    const pairs = fc.array(fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...values)), { maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...paths), pairs, (path, given) => {
        const once = canonicalQuery(path, new URLSearchParams(given));
        if (once !== null) expect(queryAt(path, once)).toBe(once);
      }),
    );
  });

  it('separates what lists of whole windows warn about', () => {
    expect(queryAt('/top', 'f=in=sol-ring')).toBe('?f=in=sol-ring');
  });

  it('keeps the deck query if the path has filters too', () => {
    expect(queryAt('/commanders/ada-the-first/tokens', 'range=week&by=price')).toBe('?range=week');
  });

  it.each(['by=a%20b', 'dir=A', 'range=decade', 'f=c', 'f=x:gt=1', 'page=0', 'page=x', 'q=sol', 'token=a'])(
    'does not cache pages for %s',
    (text) => {
      expect(query(text)).toBeNull();
    },
  );
});
