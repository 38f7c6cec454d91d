import { cpSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishTiny } from '@deckwright/answers/testing';
import { madeDatabase } from '../../tooling/lib/made-once.mjs';
import { type RunningSite, startSite } from './run-site.ts';

/**
 * Forwards to the site served from its sources, which has the page of components that the built site lacks. That site
 * starts with the first request for one of its pages; `/` only answers that it is available.
 */
let gallery: Promise<RunningSite> | undefined;
const server = createServer(async ({ url = '/' }, response) => {
  if (url === '/') return response.end('Ready.');
  gallery ??= startGallery();
  const { address } = await gallery;
  response.writeHead(302, { location: address + url }).end();
});
server.listen(Number(process.env.PORT), '127.0.0.1');

/** Its pages show components: any snapshot will do. */
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
