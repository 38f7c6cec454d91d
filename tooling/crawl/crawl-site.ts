import { Worker } from 'node:worker_threads';
import type { Crawl, CrawlOptions } from './crawl.ts';

export type CrawlTask = { dataDir: string } & Omit<CrawlOptions, 'ask'>;

/**
 * Crawls the built site on a data folder, which is only read. Runs in a separate thread with the production build of
 * React: the development build, which tests load, takes several times as long to render a page.
 */
export function crawlSite(task: CrawlTask): Promise<Crawl> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./crawl-worker.ts', import.meta.url), {
      workerData: task,
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The crawl ended with ${code} before it was done.`)));
  });
}
