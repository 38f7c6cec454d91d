import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authLink, redirectTarget } from './redirect.ts';

describe('authLink', () => {
  it('carries the path of the page it is on', () => {
    expect(authLink('/signin', '/cards/sol-ring')).toBe('/signin?redirect=/cards/sol-ring');
    expect(authLink('/signup', '/cards/sol-ring')).toBe('/signup?redirect=/cards/sol-ring');
  });

  it('returns every path unchanged', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const { searchParams } = new URL(authLink('/signin', path), 'https://site.example');
        expect(searchParams.get('redirect')).toBe(path);
      }),
    );
  });
});

describe('redirectTarget', () => {
  it.each([
    ['/cards/sol-ring', '/cards/sol-ring'],
    ['/account', '/account'],
    ['/commanders/azorius?range=week#newcards', '/commanders/azorius?range=week#newcards'],
    ['/signing', '/signing'],
    ['/articles/signin', '/articles/signin'],
  ])('redirects to %s', (wanted, target) => {
    expect(redirectTarget(wanted)).toBe(target);
  });

  it.each([null, ''])('redirects to the account page by default: %s', (wanted) => {
    expect(redirectTarget(wanted)).toBe('/account');
  });

  it.each([
    '/',
    '/?from=mail',
    '/#top',
    '/signin',
    '/signin/',
    '/signin?redirect=/cards',
    '/SignIn',
    '/sign%69n',
    '/signup',
    '/signup/?a=b',
    '/confirm-password',
    '/confirm-password//',
    '/cards/../signin',
    '/cards/%2e%2e/signup',
  ])('does not redirect to %s', (wanted) => {
    expect(redirectTarget(wanted)).toBe('/account');
  });

  it.each([
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'evil.example/cards',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '/\u0085/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/cards/..//evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:evil.example',
    '%2F%2Fevil.example',
  ])('never leaves the site: %j', (wanted) => {
    expect(redirectTarget(wanted)).toBe('/account');
  });

  it('stays on this site, on an unambiguous path, for any input', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('/', '\\', '.', '%2f', '%5c', '\t', '@', ':', '?', '#', 'a', 'signin'))
        .map((p) => `/${p.join('')}`),
    );
    fc.assert(
      fc.property(text, (wanted) => {
        const target = redirectTarget(wanted);
        const url = new URL(target, 'https://site.example');
        expect(url.origin).toBe('https://site.example');
        expect(url.pathname + url.search + url.hash).toBe(target);
        expect(redirectTarget(target)).toBe(target);
      }),
      { numRuns: 2000 },
    );
  });
});
