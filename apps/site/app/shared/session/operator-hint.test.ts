import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AccountState } from './account-store.ts';
import { UNKNOWN } from './account-store.ts';
import { isOperator, OperatorHint } from './operator-hint.tsx';

const user = (role: Partial<AccountState['user']>, status: AccountState['status'] = 'in'): AccountState => ({
  status,
  user: { ...UNKNOWN.user, ...role },
});

describe('a hint for the operator', () => {
  it.each([
    ['staff', user({ isStaff: true }), 'decks.example.org'],
    ['an admin', user({ isAdmin: true }), 'decks.example.org'],
    ['whoever sits at the machine', UNKNOWN, 'localhost'],
    ['the same by IPv4', UNKNOWN, '127.0.0.1'],
    ['the same by IPv6', UNKNOWN, '[::1]'],
  ])('is shown to %s', (_who, state, hostname) => {
    expect(isOperator(state, hostname)).toBe(true);
  });

  it.each([
    ['a visitor', UNKNOWN, 'decks.example.org'],
    ['a player who is signed in', user({}), 'decks.example.org'],
    ['staff who signed out', user({ isStaff: true }, 'out'), 'decks.example.org'],
    ['a site with a look-alike name', UNKNOWN, '127.0.0.1.example.org'],
    ['anyone before the page knows where it is', UNKNOWN, ''],
  ])('is hidden from %s', (_who, state, hostname) => {
    expect(isOperator(state, hostname)).toBe(false);
  });

  it('is in no page that the server sends', async () => {
    const Page = () => createElement('main', null, createElement(OperatorHint, null, 'npm run it'));
    const { query, dataRoutes } = createStaticHandler([{ path: '*', Component: Page }]);
    const context = await query(new Request('http://localhost/'));
    if (context instanceof Response) throw new Error('A page was expected.');
    const router = createStaticRouter(dataRoutes, context);
    const stream = await renderToReadableStream(
      createElement(StaticRouterProvider, { router, context, hydrate: false }),
    );
    const markup = await new Response(stream).text();
    expect(markup).toContain('<main>');
    expect(markup).not.toContain('npm run it');
  });
});
