import { fileURLToPath } from 'node:url';
import { loadSnapshot } from '@deckwright/answers';
import { createApp } from '../../apps/site/server/app.ts';
import { type Fill, ResponseCache } from '../../apps/site/server/cache/response-cache.ts';
import { loadPages } from '../../apps/site/server/pages/page-handler.ts';
import { createSite } from '../../apps/site/server/pages/site.ts';
import { StaticFiles } from '../../apps/site/server/pages/static-files.ts';
import { readSettings } from '../../apps/site/server/settings/settings.ts';
import { currentSnapshotId } from '../../packages/snapshot/src/index.ts';

/** Caches nothing: each page is requested once, and half of the time would be spent on compression. */
class NoCache extends ResponseCache {
  override async respond(_key: string, request: Request, fill: Fill): Promise<Response> {
    const answer = await fill(request.signal);
    return answer instanceof Response ? answer : new Response(answer.body, answer);
  }
}

export type OpenSite = { ask: (path: string) => Promise<Response>; close: () => Promise<void> };

/** The built site on the snapshot of a data folder, which is only read: without a socket, a database or a cache. */
export async function openSite(dataDir: string): Promise<OpenSite> {
  const id = currentSnapshotId(dataDir);
  if (id === null) throw new Error(`Nothing is published in ${dataDir}.`);
  const { snapshot, close } = await loadSnapshot(dataDir, id);
  const acquire = () => ({ snapshot, release: () => {} });
  const settings = readSettings({ OPERATOR_EMAIL: 'operator@example.org' });
  const site = createSite({
    acquire,
    settings,
    files: new StaticFiles(builtPath('client')),
    render: await loadPages(builtPath('server/index.js'), settings),
    pages: new NoCache(0),
  });
  const app = createApp({ acquire, settings, site: site.answer, documents: new NoCache(0) });
  return { ask: async (path) => app.request(path), close };
}

function builtPath(path: string): string {
  return fileURLToPath(new URL(`../../apps/site/build/${path}`, import.meta.url));
}
