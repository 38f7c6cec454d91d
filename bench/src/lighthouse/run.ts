import { findPages } from '../../../tooling/lib/screen-pages.mjs';
import { NotPossible } from '../on-demand.ts';
import { milliseconds, type Section, table } from '../report.ts';
import { firstLoadTable } from '../site/first-load.ts';
import { IS_TOY, sized } from '../size.ts';
import { type Audit, auditPage } from './audit.ts';
import { openStage, type Stage } from './stage.ts';

/** For the pages that players open first, for all others, and for named ones. */
const ROUNDS = sized({ first: 3, other: 1, named: 3 }, { first: 1, other: 1, named: 1 });
const MAX_PAGES = sized(Number.POSITIVE_INFINITY, 1);
const FIRST_PAGES: readonly string[] = ['home', 'commanders', 'commander', 'card', 'recs'];

/**
 * Lighthouse as a phone on one page of every kind, and the scripts a page loads; or only on the named
 * kinds, which is a separate part and leaves the complete one as it is.
 */
export async function runLighthouse(
  dataDir: string | undefined,
  names: readonly string[] | undefined,
): Promise<Section> {
  const stage = await openStage(dataDir);
  try {
    const found = (await findPages(stage.address)).filter(({ deck }) => deck === undefined);
    // The largest commander may be a pair: one page, under the name that comes first.
    const pages = found.filter(({ path }, at) => found.findIndex((other) => other.path === path) === at);
    const unknown = names?.filter((name) => !pages.some((page) => page.name === name)) ?? [];
    if (unknown.length > 0)
      throw new Error(
        `No page is named ${unknown.join(', ')}. Known: ${pages.map(({ name }) => name).join(', ')}`,
      );
    const chosen = pages.filter(({ name }) => !names || names.includes(name)).slice(0, MAX_PAGES);
    const rows = await auditRows(stage, chosen, names !== undefined);
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
    lines.push('', ...(await firstLoadTable(stage.address, [commander, '/', '/recs'])));
    return { id, title, lines };
  } finally {
    await stage.close();
  }
}

/** One row for each page. In a toy run on a machine without Lighthouse there is none, and the run says so. */
async function auditRows(
  stage: Stage,
  pages: readonly { name: string; path: string }[],
  areNamed: boolean,
): Promise<string[][]> {
  const rows: string[][] = [];
  try {
    for (const { name, path } of pages) {
      console.log(`lighthouse: ${path} …`);
      const kind = areNamed ? 'named' : FIRST_PAGES.includes(name) ? 'first' : 'other';
      const row = [`\`${path}\``, ...cells(await auditPage(stage, path, ROUNDS[kind]))];
      console.log(`  ${row.slice(1).join(' · ')}`);
      rows.push(row);
    }
  } catch (error) {
    if (!IS_TOY || !(error instanceof NotPossible)) throw error;
    console.log(`lighthouse: no audits: ${error.message}.`);
  }
  return rows;
}

/** The headers of `cells`. */
const HEADS: readonly string[] = [
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

function cells(audit: Audit): string[] {
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
