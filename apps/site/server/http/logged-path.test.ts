import { describe, expect, it } from 'vitest';
import { loggedPath, toLoggedPath } from './logged-path.ts';

describe('the path in the log', () => {
  it.each([
    ['/cards/sol-ring?token=hush', '/cards/sol-ring'],
    ['/cards/caf%C3%A9#x', '/cards/café'],
    ['http://site.example/cards/x?y', '/cards/x'],
    ['//other.example/x', '//other.example/x'],
    // Malformed, as it came.
    ['/cards/%ff%zz', '/cards/%ff%zz'],
    ['*', '{}'],
    ['http://[/api/users/Xk29_sA', '{}'],
  ])('of %s is %s', (target, path) => {
    expect(toLoggedPath(target)).toBe(path);
  });

  it.each([
    '/api/users/Xk29_sA',
    '/api/%75sers/Xk29_sA',
    '/api/users/%58k29_sA?a=/b',
    'http://site.example/api/users/Xk29_sA',
    'HTTPS://site.example:8443/api/%75sers/Xk29_sA',
    '/x/../api/users/Xk29_sA',
    '/x/%2e%2e/api/users/Xk29_sA',
  ])('of %s has no id of an account', (target) => {
    expect(toLoggedPath(target)).toBe('/api/users/{}');
  });

  it('has no id either where another part is malformed', () => {
    expect(toLoggedPath('/api/%75sers/Xk29_sA/%ff')).toBe('/api/users/{}/{}');
  });

  it('is one word, without orders to a terminal', () => {
    expect(toLoggedPath('/a%0aGET%20/b%1b[2J%C2%9b%E2%80%AE%E2%80%A8')).toBe(
      '/a%0AGET%20/b%1B[2J%C2%9B%E2%80%AE%E2%80%A8',
    );
    expect(loggedPath('/a\nb c')).toBe('/a%0Ab%20c');
  });

  it('has at most 300 characters, and no half of one', () => {
    expect(loggedPath(`/${'x'.repeat(400)}`)).toHaveLength(300);
    expect(loggedPath(`/${'x'.repeat(298)}🜁`).isWellFormed()).toBe(true);
  });
});
