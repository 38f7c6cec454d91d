import type { Page } from 'puppeteer-core';
import { findPages } from '../../../tooling/lib/screen-pages.mjs';
import { firstLoadBytes } from '../pages/first-load.ts';
import { EMPTY_APP_KB } from '../pages/run.ts';
import { milliseconds, type Section, table } from '../report.ts';
import { type Audit, auditPage } from './audit.ts';
import { measureInteractions, pause } from './interactions.ts';
import { openStage, type Stage } from './stage.ts';

/** For the pages that players open first, for all others, and for named ones. */
const ROUNDS = { first: 3, other: 1, named: 3 };
export const FIRST_PAGES: readonly string[] = ['home', 'commanders', 'commander', 'card', 'recs'];

/**
 * Lighthouse as a phone on one page of every kind, interactions, and the scripts a page loads; or only on the named
 * kinds, which is a separate part and leaves the complete one as it is.
 */
export async function runLighthouse(
  dataDir: string | undefined,
  names: readonly string[] | undefined,
): Promise<Section> {
  const stage = await openStage(dataDir);
  try {
    const found = (await findPages(stage.address)).filter(({ deck }) => deck === undefined);
    // The largest commander may be a pair.
    const pages = [...new Map(found.map((page) => [page.path, page])).values()];
    const unknown = names?.filter((name) => !pages.some((page) => page.name === name)) ?? [];
    if (unknown.length > 0)
      throw new Error(
        `No page is named ${unknown.join(', ')}. Known: ${pages.map(({ name }) => name).join(', ')}`,
      );
    const rows: string[][] = [];
    for (const { name, path } of pages) {
      if (names && !names.includes(name)) continue;
      console.log(`lighthouse: ${path} …`);
      const kind = names ? 'named' : FIRST_PAGES.includes(name) ? 'first' : 'other';
      const audit = await auditPage(stage, path, ROUNDS[kind]);
      const row = [`\`${path}\``, ...cells(audit)];
      console.log(`  ${row.slice(1).join(' · ')}`);
      rows.push(row);
    }
    const rounds = names
      ? `median of ${ROUNDS.named} rounds`
      : `median of ${ROUNDS.first} rounds of the pages opened first and one round of the others`;
    const lines = [
      `Lighthouse, mobile, its simulated slow 4G and 4× slower processor, ${rounds}, each page visited once before; card images of realistic weight, resized and served by the site (IMAGE_HOST=self). An address without a page answers 404, as it should, which costs it points.${dataDir === undefined ? ' Sample pages ask not to be indexed, which costs them the SEO points.' : ''}`,
      '',
      ...table(['page', ...HEADS], rows),
    ];
    const id = dataDir === undefined ? 'lighthouse' : 'lighthouse-real';
    const title =
      dataDir === undefined ? 'Pages on a phone (sample)' : 'Pages on a phone (real cards and decks)';
    if (names) return { id: `${id}-named`, title: `${title}, some of them`, lines };
    const commander = pages.find(({ name }) => name === 'commander')?.path ?? '/commanders';
    lines.push('', ...(await interactionLines(stage, commander)));
    lines.push('', ...(await scriptLines(stage, [commander, '/', '/recs'])));
    return { id, title, lines };
  } finally {
    await stage.close();
  }
}

/** The headers of `cells`. */
export const HEADS: readonly string[] = [
  'perf.',
  'access.',
  'best pr.',
  'SEO',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'weight',
  'points lost by',
];

export function cells(audit: Audit): string[] {
  return [
    String(audit.performance),
    String(audit.accessibility),
    String(audit.bestPractices),
    String(audit.seo),
    milliseconds(audit.firstPaint),
    milliseconds(audit.largestPaint),
    `${audit.blocking.toFixed(0)} ms`,
    audit.shift.toFixed(3),
    `${(audit.bytes / 1000).toFixed(0)} kB`,
    audit.failed.join(', ') || '–',
  ];
}

async function interactionLines(stage: Stage, path: string): Promise<string[]> {
  const acts = await measureInteractions(stage, [
    {
      name: 'choosing a time range',
      path,
      run: async (page) => {
        await openSheet(page);
        const menu = await page.$eval('.bar-sheet [popover]:has(a[href*="range=year"])', ({ id }) => id);
        await page.locator(`[popovertarget="${menu}"]`).click();
        await pause();
        await page.locator('a[href*="range=year"]').click();
        await page.waitForFunction(() => location.search.includes('range=year'));
      },
    },
    {
      name: 'adding a count filter',
      path,
      run: async (page) => {
        await openSheet(page);
        await page.locator('.filter-menu > summary').click();
        await pause();
        // Not by keys: this headless browser reports the paint after a key only with the next one.
        await page.$eval('.filter-menu input[name="number"]', (input) => {
          if (input instanceof HTMLInputElement) input.value = '20';
        });
        await page.locator('.filter-menu form:has(input[name="number"]) button[type="submit"]').click();
        await page.waitForFunction(() => location.search.includes('f='));
      },
    },
    {
      name: 'showing the cards as tables',
      path,
      run: async (page) => {
        await openSheet(page);
        await page.locator('a[href*="view=table"]').click();
        await page.waitForFunction(() => location.search.includes('view=table'));
      },
    },
  ]);
  return [
    'Interaction to next paint as a phone with a 4× slower processor:',
    '',
    ...table(
      ['interaction', 'page', 'longest'],
      acts.map(({ name, path: at, milliseconds: time }) => [name, `\`${at}\``, `${time.toFixed(0)} ms`]),
    ),
  ];
}

/** On a phone the controls for counting and display are in a sheet. */
async function openSheet(page: Page): Promise<void> {
  const sheet = await page.$eval('.bar-sheet', ({ id }) => id);
  await page.locator(`[popovertarget="${sheet}"]`).click();
  await pause();
}

async function scriptLines(stage: Stage, paths: readonly string[]): Promise<string[]> {
  const rows: string[][] = [];
  for (const path of paths) {
    const { files, bytes } = await firstLoadBytes(`${stage.address}${path}`);
    const kilobytes = bytes / 1000;
    rows.push([
      `\`${path}\``,
      String(files),
      `${kilobytes.toFixed(1)} kB`,
      `${(kilobytes - EMPTY_APP_KB).toFixed(1)} kB`,
    ]);
  }
  return [
    `Scripts loaded at once, brotli; an empty app of the same framework loads ${EMPTY_APP_KB} kB.`,
    '',
    ...table(['page', 'files', 'size', 'above the empty app'], rows),
  ];
}
