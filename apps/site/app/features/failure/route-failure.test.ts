import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../shared/page/load-page.ts';
import { RouteFailure } from './route-failure.tsx';

/** What the server sends for a page whose loader throws `thrown`. */
async function rendered(thrown: unknown): Promise<string> {
  const routes = [
    {
      path: '*',
      loader: () => Promise.reject(thrown),
      Component: () => null,
      errorElement: createElement(RouteFailure),
    },
  ];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request('http://x/cards/sol-ring?range=week'));
  if (context instanceof Response) throw new Error('A page was expected.');
  const router = createStaticRouter(dataRoutes, context);
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}

describe('a page that fails on the server', () => {
  it('shows the crash box if something broke', async () => {
    expect(await rendered(new Error('the sky fell'))).toContain('An error occurred');
  });

  it('shows the crash box if the API broke', async () => {
    const html = await rendered(refuse(500, 'Something went wrong on the server.'));
    expect(html).toContain('An error occurred');
    expect(html).not.toContain('available right now');
  });

  it('reports what was refused, and that the site is busy', async () => {
    expect(await rendered(refuse(400, 'range=x is not known.'))).toContain('range=x is not known.');
    expect(await rendered(refuse(503, 'Too busy.'))).toContain('available right now');
  });

  it('suggests closest names if there is no such page', async () => {
    const nearest = {
      label: 'Sol Ring',
      url: '/cards/sol-ring',
      image: null,
      icon: null,
      kind: 'card' as const,
    };
    expect(await rendered(refuse(404, 'None.', [nearest]))).toContain('href="/cards/sol-ring"');
  });
});
