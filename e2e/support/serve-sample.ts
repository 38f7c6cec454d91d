import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataDirPrefix } from './outbox.ts';
import { sampleFolder, startSite } from './run-site.ts';
import { openSiteService } from './sites.ts';

/** Serves the built pages on the sample set, the way `npm start` does, and sites with other settings on request. */
if (!existsSync(resolve(import.meta.dirname, '../../apps/site/build/server/index.js')))
  throw new Error('The pages are not built. Run "npm run build" first.');
const port = process.env.PORT ?? '';
const closeSiteService = openSiteService(port);
const site = await startSite({
  dataDir: await sampleFolder(dataDirPrefix(port)),
  // So that journeys can be visitors with addresses of their own (`fromElsewhere`).
  env: { PORT: port, TRUSTED_PROXIES: '127.0.0.1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all([site.close(), closeSiteService()]).then(() => process.exit()));
