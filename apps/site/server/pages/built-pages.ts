import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPages } from './page-handler.ts';
import { previousAssets } from './previous-assets.ts';
import type { SiteMode } from './site-mode.ts';
import { StaticFiles } from './static-files.ts';

/** Production: pages as built by `npm run build`. */
export const BUILT_PAGES: SiteMode = {
  openPages: async (_server, settings) => ({
    files: new StaticFiles(
      buildPath('client'),
      previousAssets(buildPath('client/assets'), join(settings.dataDir, 'assets')),
    ),
    render: await loadPages(buildPath('server/index.js'), settings),
  }),
  cachesPages: true,
  holdsEarlyRequests: false,
};

function buildPath(path: string): string {
  return fileURLToPath(new URL(`../../build/${path}`, import.meta.url));
}
