import { cpSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishTiny } from '@deckwright/answers/testing';
import { madeDatabase } from '../../tooling/lib/made-once.mjs';
import { type RunningSite, startSite } from './run-site.ts';

/**
 * Leads to the site served from its sources: there stands the page of components, which the built site has not. That site
 * starts when somebody first asks for a page of it; `/` says that somebody may.
 */
let gallery: Promise<RunningSite> | undefined;
const server = createServer(async ({ url = '/' }, response) => {
  if (url === '/') return response.end('Ready.');
  gallery ??= startGallery();
  const { address } = await gallery;
  response.writeHead(302, { location: address + url }).end();
});
server.listen(Number(process.env.PORT), '127.0.0.1');

/** Its pages are of components: any snapshot will do. */
async function startGallery(): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-gallery-'));
  cpSync(await madeDatabase(), dataDir, { recursive: true });
  await publishTiny(dataDir);
  return startSite({ dataDir, script: 'apps/site/server/dev.ts', env: { NODE_ENV: 'development' } });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.close();
    await (await gallery?.catch(() => undefined))?.close();
    process.exit();
  });
