import type { Browser } from '@playwright/test';
import { findPages, LONG_VIEWS } from '../../../tooling/lib/screen-pages.mjs';
import { type Section, table } from '../report.ts';
import { launchBrowser } from '../site/browser.ts';
import { EMPTY_APP_KB, firstLoadBytes } from '../site/first-load.ts';
import { withSampleSite } from '../site/sample-site.ts';
import { sized } from '../size.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const MAX_PAGES = sized(Number.POSITIVE_INFINITY, 2);
const MAX = { bytes: 250_000, elements: 2_000, height: 12_000, scripts: 30 };

type Weight = { bytes: number; elements: number; height: number };

/** The size of the first answer of every kind of page of the sample, and of the scripts it loads initially. */
export async function runWeight(): Promise<Section> {
  console.log('weight: building and starting the site …');
  return withSampleSite(async ({ address }) => {
    const browser = await launchBrowser();
    try {
      return { id: 'weight', title: 'Weight of pages', lines: await lines(browser, address) };
    } finally {
      await browser.close();
    }
  });
}

async function lines(browser: Browser, address: string): Promise<string[]> {
  const pages = [
    ...(await findPages(address)).filter(({ deck }) => deck === undefined),
    ...LONG_VIEWS.map((path) => ({ name: path, path })),
  ];
  const rows: string[][] = [];
  let over = 0;
  for (const { name, path } of pages.slice(0, MAX_PAGES)) {
    const { bytes, elements, height } = await weigh(browser, address + path);
    const scripts = name === 'not-found' ? null : (await scriptBytes(address + path)) / 1000;
    const above = scripts === null ? 0 : scripts - EMPTY_APP_KB;
    const tooLong = bytes > MAX.bytes || elements > MAX.elements || height > MAX.height;
    if (tooLong || above > MAX.scripts) over++;
    rows.push([
      `\`${path}\``,
      `${(bytes / 1000).toFixed(0)} kB`,
      String(elements),
      `${height} px`,
      scripts === null ? '–' : `${above.toFixed(1)} kB`,
    ]);
  }
  return [
    `One page of every kind of the sample, with drawn cards: its HTML before compression; elements and height of the document in a window of ${PHONE.viewport.width} pixels once it is alive, before anybody scrolls; and the scripts it loads at once, brotli, above the ${EMPTY_APP_KB} kB of an empty app of the same framework. Aims: ${MAX.bytes / 1000} kB, ${MAX.elements} elements, ${MAX.height} px, ${MAX.scripts} kB; ${over} of ${rows.length} pages miss one.`,
    '',
    ...table(['page', 'HTML', 'elements', 'height', 'scripts'], rows),
  ];
}

/** Requested twice: the site may close a keep-alive connection at the moment it is reused. */
async function scriptBytes(url: string): Promise<number> {
  const { bytes } = await firstLoadBytes(url).catch(() => firstLoadBytes(url));
  return bytes;
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage(PHONE);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await answer?.body()) ?? Buffer.alloc(0);
  const [elements = 0, height = 0] = await page.evaluate(() => [
    document.querySelectorAll('*').length,
    document.documentElement.scrollHeight,
  ]);
  await page.close();
  return { bytes: html.byteLength, elements, height };
}
