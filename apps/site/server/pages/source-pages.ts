import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { type PageSettings, type RenderPage, renderWith } from './page-handler.ts';
import type { Pages, SiteMode } from './site-mode.ts';

/**
 * Development: pages are rendered from source, through Vite. When its socket closes, an open page waits for the server
 * to come back and reloads; that request must not be answered 503.
 */
export const SOURCE_PAGES: SiteMode = { openPages, cachesPages: false, holdsEarlyRequests: true };

async function openPages(server: Server, settings: PageSettings): Promise<Pages> {
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  // React Router's plugin reads the routes with its own Vite server, whose listener would exit immediately.
  for (const listener of process.listeners('SIGTERM'))
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  const build = (): Promise<ServerBuild> =>
    // Safe because React Router's plugin provides this module.
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  const render: RenderPage = async (...page) => renderWith(await build(), 'development', settings)(...page);
  return {
    files: { respond: async () => null },
    render,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
