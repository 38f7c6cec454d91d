import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch } from 'puppeteer-core';
import { findBrowser } from '../../../tooling/lib/browser.mjs';
import { findPages, LONG_VIEWS } from '../../../tooling/lib/screen-pages.mjs';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { runMeasured } from '../files/measured-child.ts';
import { firstLoadBytes } from '../pages/first-load.ts';
import { EMPTY_APP_KB } from '../pages/run.ts';
import { ROOT, startSiteProcess } from '../pages/site-process.ts';
import { type Section, table } from '../report.ts';

const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };
const MOST = { bytes: 250_000, elements: 2_000, height: 12_000, scripts: 30 };

type Weight = { bytes: number; elements: number; height: number };

/** The size of the first answer of every kind of page of the sample, and of the scripts it loads initially. */
export async function runWeight(): Promise<Section> {
  console.log('weight: building and starting the site …');
  await ensureSiteBuilt(process.execPath);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-weight-'));
  try {
    await runMeasured(join(ROOT, 'apps/pipeline/src/main.ts'), ['build', '--sample'], {
      ...process.env,
      DATA_DIR: folder,
    });
    const site = await startSiteProcess(folder);
    const found = await findBrowser();
    const browser = await launch({
      executablePath: found.path,
      env: { ...process.env, ...found.env },
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      return { id: 'weight', title: 'Weight of pages', lines: await lines(browser, site.address) };
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lines(browser: Browser, address: string): Promise<string[]> {
  const pages = [
    ...(await findPages(address)).filter(({ deck }) => deck === undefined),
    ...LONG_VIEWS.map((path) => ({ name: path, path })),
  ];
  const rows: string[][] = [];
  let over = 0;
  for (const { name, path } of pages) {
    const { bytes, elements, height } = await weigh(browser, address + path);
    const scripts = name === 'not-found' ? null : (await scriptBytes(address + path)) / 1000;
    const above = scripts === null ? 0 : scripts - EMPTY_APP_KB;
    const tooLong = bytes > MOST.bytes || elements > MOST.elements || height > MOST.height;
    if (tooLong || above > MOST.scripts) over++;
    rows.push([
      `\`${path}\``,
      `${(bytes / 1000).toFixed(0)} kB`,
      String(elements),
      `${height} px`,
      scripts === null ? '–' : `${above.toFixed(1)} kB`,
    ]);
  }
  return [
    `One page of every kind of the sample, with drawn cards: its HTML before compression; elements and height of the document in a window of ${PHONE.width} pixels once it is alive, before anybody scrolls; and the scripts it loads at once, brotli, above the ${EMPTY_APP_KB} kB of an empty app of the same framework. Aims: ${MOST.bytes / 1000} kB, ${MOST.elements} elements, ${MOST.height} px, ${MOST.scripts} kB; ${over} of ${rows.length} pages miss one.`,
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
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  const answer = await page.goto(url, { waitUntil: 'networkidle0' });
  const html = (await answer?.buffer()) ?? Buffer.alloc(0);
  const [elements = 0, height = 0] = await page.evaluate(() => [
    document.querySelectorAll('*').length,
    document.documentElement.scrollHeight,
  ]);
  await page.close();
  return { bytes: html.byteLength, elements, height };
}
