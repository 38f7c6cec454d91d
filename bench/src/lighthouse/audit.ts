import type { Browser } from '@playwright/test';
import { loadOnDemand } from '../on-demand.ts';
import type { Stage } from './stage.ts';

/** Scores 0…100, times in ms, bytes as sent; medians over the rounds, scores of the median round by performance. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  bytes: number;
  /** Audits that cost points outside performance. */
  failed: string[];
};

/** Each round is a first visit: nothing is stored from the previous one. */
const CLEARED = [
  'cookies',
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
];

/**
 * Lighthouse as a phone (with its own simulated slow 4G and 4× slower processor), `rounds` times.
 * @throws NotPossible if Lighthouse is not installed
 */
export async function auditPage(
  { visited, browser, browserPort }: Stage,
  path: string,
  rounds: number,
): Promise<Audit> {
  const { default: lighthouse } = await loadOnDemand('lighthouse', () => import('lighthouse'));
  const audits: Audit[] = [];
  await visit(browser, `${visited}${path}`);
  for (let round = 0; round < rounds; round++) {
    const answer = await lighthouse(`${visited}${path}`, {
      port: browserPort,
      output: 'json',
      logLevel: 'error',
      clearStorageTypes: CLEARED,
      // The not-found page is one of the site's pages.
      ignoreStatusCode: true,
    });
    if (!answer) throw new Error(`Lighthouse gave no answer for ${path}.`);
    const { categories, audits: results } = answer.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
    const value = (id: string) => results[id]?.numericValue ?? Number.NaN;
    const counted = ['accessibility', 'best-practices', 'seo'].flatMap(
      (id) => categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
    );
    audits.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      failed: counted.filter(({ id }) => (results[id]?.score ?? 1) < 1).map(({ id }) => id),
    });
    // A round may find what the next one does not.
    for (const { id } of categories.accessibility?.auditRefs ?? [])
      for (const { node } of (results[id]?.score === 0 && results[id].details?.items) || [])
        console.log(`  ${id}: ${node?.snippet}`);
  }
  audits.sort((a, b) => a.performance - b.performance);
  const middle = audits[Math.floor(audits.length / 2)];
  if (!middle) throw new Error('No round was run.');
  return middle;
}

/** Opens the page on a phone first, so that the site has it and the pictures at phone widths cached. */
async function visit(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const status = (await page.goto(url, { waitUntil: 'networkidle' }))?.status();
  if (status !== 200 && status !== 404) throw new Error(`${url} answered ${status}.`);
  await page.close();
}
