import { beforeAll, describe, expect, it } from 'vitest';
import { madeSample } from '../lib/made-once.mjs';
import { ensurePagesBuilt } from '../testing/made-on-demand.ts';
import { trialSize } from '../testing/trial-size.ts';
import type { Crawl } from './crawl.ts';
import { plainKinds, strayPages, twinPages, wrongNumbers } from './crawl-checks.ts';
import { crawlSite } from './crawl-site.ts';

const MAX_MS = trialSize({ usual: 1_200_000, long: 7_200_000 });
const SHARES = {
  '/cards/:name': trialSize({ usual: 8, long: 1 }),
  '/commanders/:name': trialSize({ usual: 3, long: 1 }),
  '/tags/:name/:name': trialSize({ usual: 6, long: 1 }),
  '/decks/:name': trialSize({ usual: 3, long: 1 }),
  '/decks/:name/:name': trialSize({ usual: 60, long: 1 }),
  '/average-decks/:name': trialSize({ usual: 3, long: 1 }),
  '/top/:name?page': trialSize({ usual: 12, long: 1 }),
  '/decks/:name?page': trialSize({ usual: 12, long: 1 }),
};

describe('the site on the sample', () => {
  let crawl: Crawl;

  beforeAll(async () => {
    await ensurePagesBuilt();
    const queryShare = trialSize({ usual: 12, long: 1 });
    crawl = await crawlSite({ dataDir: await madeSample(), shares: SHARES, queryShare });
  }, MAX_MS);

  it('has no broken link', () => {
    const kinds = plainKinds(crawl.visits);
    expect(kinds).toContain('/commanders/:name');
    expect(kinds).toContain('/cards/:name');
    expect(crawl.visits.length).toBeGreaterThan(trialSize({ usual: 1_000, long: 20_000 }));
  });

  it('has every fragment that a link leads to', () => {
    expect(crawl.lostAnchors).toEqual([]);
  });

  it('has no two pages with the same title or description', () => {
    expect(twinPages(crawl.visits, 'title')).toEqual([]);
    expect(twinPages(crawl.visits, 'description')).toEqual([]);
  });

  it('writes numbers by one rule, and one of a kind in the singular', () => {
    expect(wrongNumbers(crawl.visits)).toEqual([]);
  });

  it('has title, description and canonical address on every page', () => {
    expect(strayPages(crawl.visits)).toEqual([]);
  });
});
