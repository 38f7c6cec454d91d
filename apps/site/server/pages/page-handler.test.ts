import type { LoadedSnapshot } from '@deckwright/answers';
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { renderWith } from './page-handler.ts';
import { makePage } from './page-maker.ts';

// Without any data: the page below asks for none.
const snapshot = { manifest: { id: 's1', sample: false }, imageOrigins: [] } as unknown as LoadedSnapshot;

/** A build with one page, which hands over its document as the pages' entry does. */
function makeBuild(html: (nonce: string) => string): ServerBuild {
  const documentBytesContext = createContext<(html: Uint8Array<ArrayBuffer>) => void>();
  const nonceContext = createContext<string>();
  const others = ['answersContext', 'formsContext', 'documentContext', 'turnContext'];
  const build = {
    entry: {
      module: {
        ...Object.fromEntries(others.map((name) => [name, createContext()])),
        documentBytesContext,
        nonceContext,
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          _entry: unknown,
          context: RouterContextProvider,
        ) => {
          headers.set('content-type', 'text/html; charset=utf-8');
          context.get(documentBytesContext)(Buffer.from(html(context.get(nonceContext))));
          return new Response(null, { status, headers });
        },
      },
    },
    routes: { root: { id: 'root', path: '/', module: { default: () => null } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  // Safe for a handler that only reads the above.
  return build as unknown as ServerBuild;
}

const settings = readSettings({});
const build = makeBuild((nonce) => `<!doctype html><p>Hello</p><script nonce="${nonce}">go()</script>`);

it('hands over a document as bytes, next to a response without body', async () => {
  const render = renderWith(build, 'production', settings);
  const { response, html, nonce } = await render(new Request('http://localhost/'), snapshot);
  expect(response.status).toBe(200);
  expect(response.body).toBeNull();
  expect(Buffer.from(html ?? []).toString()).toContain(`<script nonce="${nonce}">`);
});

it('hands over no document for a HEAD', async () => {
  const render = renderWith(build, 'production', settings);
  const { response, html } = await render(new Request('http://localhost/', { method: 'HEAD' }), snapshot);
  expect(response.status).toBe(200);
  expect(html).toBeUndefined();
});

it('makes the cached page of the bytes', async () => {
  const render = renderWith(build, 'production', settings);
  const made = await makePage(render, new Request('http://localhost/'), { snapshot, settings });
  expect(Buffer.from(made.body).toString()).toBe('<!doctype html><p>Hello</p><script>go()</script>');
  expect(made.headers.get('content-security-policy')).toContain("'sha256-");
});
