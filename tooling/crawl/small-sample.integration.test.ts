import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePagesBuilt } from '../testing/made-on-demand.ts';
import type { Crawl } from './crawl.ts';
import { plainKinds, strayPages, twinPages, wrongNumbers } from './crawl-checks.ts';
import { crawlSite } from './crawl-site.ts';
import { publishSmallSample } from './small-sample.ts';

const MAX_MS = 1_200_000;

describe('the site on a small sample, completely', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-crawl-'));
  let crawl: Crawl;

  beforeAll(async () => {
    await ensurePagesBuilt();
    await publishSmallSample(dataDir);
    crawl = await crawlSite({ dataDir });
  }, MAX_MS);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('has every kind of page', () => {
    expect(plainKinds(crawl.visits)).toEqual(KINDS);
    // Nothing is estimated as Exhibition, so no page offers such estimates.
    expect(crawl.visits.length).toBeGreaterThan(1_900);
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

/** Those that a visitor can reach by links without signing in. */
const KINDS = [
  '/',
  '/about-us',
  '/account',
  '/account/decks',
  '/api/docs',
  '/articles',
  '/articles/:name',
  '/average-decks/:name',
  '/backgrounds',
  '/backgrounds/:name',
  '/cards',
  '/cards/:name',
  '/combos',
  '/combos/:name',
  '/commanders',
  '/commanders/:name',
  '/companions',
  '/contact-us',
  '/decks/:name',
  '/decks/:name/:name',
  '/developers',
  '/faq',
  '/games/spellify',
  '/guides',
  '/guides/:name',
  '/lands',
  '/lands/:name',
  '/newsletter',
  '/partners',
  '/partners/:name',
  '/precon',
  '/precon/:name',
  '/privacy',
  '/recs',
  '/salt',
  '/search',
  '/sets',
  '/sets/:name',
  '/tags',
  '/tags/:name',
  '/tags/:name/:name',
  '/terms',
  '/top',
  '/top/:name',
];
