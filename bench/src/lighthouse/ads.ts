import { findPages } from '../../../tooling/lib/screen-pages.mjs';
import { type Section, table } from '../report.ts';
import { auditPage } from './audit.ts';
import { cells, FIRST_PAGES, HEADS } from './run.ts';
import { openStage } from './stage.ts';

const ROUNDS = 1;
/** Consent to page counts and ads, as stored in the site's cookie. */
const AGREED = { consent: '1yy-' };

/** The pages opened first, without ads and with the labeled boxes of the development provider, one after the other. */
export async function runAds(dataDir: string | undefined): Promise<Section> {
  const plain = await openStage(dataDir);
  const withAds = await openStage(dataDir, { ADS_PROVIDER: 'development' });
  try {
    const rows: string[][] = [];
    for (const { name, path } of await findPages(plain.address)) {
      if (!FIRST_PAGES.includes(name)) continue;
      console.log(`ads: ${path} …`);
      rows.push([`\`${path}\``, 'no', ...cells(await auditPage(plain, path, ROUNDS))]);
      rows.push([`\`${path}\``, 'yes', ...cells(await auditPage(withAds, path, ROUNDS, AGREED))]);
    }
    return {
      id: 'ads',
      title: 'Pages on a phone with ads on',
      lines: [
        `Lighthouse as below, one round. With ads the visitor has agreed to them before; the boxes of the development provider stand in the reserved places and bring no script of anybody else.`,
        '',
        ...table(['page', 'ads', ...HEADS], rows),
      ],
    };
  } finally {
    await plain.close();
    await withAds.close();
  }
}
