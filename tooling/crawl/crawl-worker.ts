import { parentPort, workerData } from 'node:worker_threads';
import { crawl } from './crawl.ts';
import type { CrawlTask } from './crawl-site.ts';
import { openSite } from './open-site.ts';

const { dataDir, ...shares } = workerData as CrawlTask;
const { ask, close } = await openSite(dataDir);
try {
  parentPort?.postMessage(await crawl('/', { ask, ...shares }));
} finally {
  await close();
}
