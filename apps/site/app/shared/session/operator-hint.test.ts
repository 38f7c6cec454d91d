import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AccountState } from './account-store.ts';
import { UNKNOWN } from './account-store.ts';
import { OperatorHint } from './operator-hint.tsx';
import { isSignedInStaff } from './staff-only.tsx';

const user = (role: Partial<AccountState['user']>, status: AccountState['status'] = 'in'): AccountState => ({
  status,
  user: { ...UNKNOWN.user, ...role },
});

describe('a hint for the operator', () => {
  it.each([
    ['staff', user({ isStaff: true })],
    ['an admin', user({ isAdmin: true })],
  ])('is shown to %s', (_who, state) => {
    expect(isSignedInStaff(state)).toBe(true);
  });

  it.each([
    ['a visitor', UNKNOWN],
    ['a player who is signed in', user({})],
    ['staff who signed out', user({ isStaff: true }, 'out')],
  ])('is hidden from %s', (_who, state) => {
    expect(isSignedInStaff(state)).toBe(false);
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
