import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { Pages, SiteMode } from '../start-site.ts';
import { type RenderPage, renderWith } from './page-handler.ts';

/**
 * The site while it is written: pages straight from their sources, so that a change of one is there at once. An open
 * page notices by its socket that the process was replaced, and reloads; it must not be turned away then.
 */
export const SOURCE_PAGES: SiteMode = { openPages, keepsPages: false, holdsEarlyRequests: true };

async function openPages(server: Server): Promise<Pages> {
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  // The server that React Router's plugin makes to read the routes would end the process at once.
  for (const listener of process.listeners('SIGTERM'))
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  const build = (): Promise<ServerBuild> =>
    // Safe because React Router's plugin provides this module.
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  const render: RenderPage = async (...page) => renderWith(await build(), 'development')(...page);
  return {
    files: { respond: async () => null },
    render,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
