import { Worker } from 'node:worker_threads';
import type { Crawl, CrawlOptions } from './crawl.ts';

export type CrawlTask = { dataDir: string } & Omit<CrawlOptions, 'ask'>;

/**
 * Crawls the built site on a data folder, which is only read. In a thread of its own, whose React is the one that the
 * site is run with: that of development, which tests load, takes several times as long to draw a page.
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
