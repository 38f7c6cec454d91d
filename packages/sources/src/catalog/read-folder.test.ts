import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardRecord, type MirrorContent, mirror, printingRecord, rulingRecord } from '../testing/mirror.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { readCatalog } from './read-catalog.ts';

async function read(content: MirrorContent) {
  return readCatalog({ dir: await mirror(content) });
}

const getReport = ({ reports }: Awaited<ReturnType<typeof readCatalog>>, name: string) =>
  reports.find((report) => report.name === name);

const legal = (commander: string | null) => ({ legalities: { commander } });

describe('reading a folder', () => {
  it('reports each missing optional file and continues', async () => {
    const catalog = await read({ cards: [cardRecord('Alone')] });
    expect(catalog.cards).toHaveLength(1);
    expect(catalog).toMatchObject({ combos: [], precons: [], sets: [], rulings: [], date: '2026-01-15' });
    const missing = catalog.reports.filter((report) => report.file === null);
    expect(missing.map((report) => report.name)).toEqual([
      'sets',
      'oracle tags',
      'printings',
      'mtgjson prices',
      'rulings',
      'combos',
      'precons',
    ]);
    for (const report of missing) expect(report.warnings[0]).toMatch(/is missing: /);
    expect(catalog.cards[0]?.printings.map((printing) => printing.id)).toEqual(['print-of-Alone']);
  });

  it('keeps the rulings of the cards of the catalog', async () => {
    const catalog = await read({
      cards: [cardRecord('Kept'), cardRecord('Silent'), cardRecord('Out', legal('not_legal'))],
      rulings: [rulingRecord('Out'), rulingRecord('Kept')],
    });
    expect(catalog.rulings).toEqual([
      {
        key: 'oracle-of-Kept',
        rulings: [{ date: '2024-03-30', source: 'wotc', text: 'Kept works as it says.' }],
      },
    ]);
    expect(getReport(catalog, 'rulings')).toMatchObject({
      records: 2,
      accepted: 1,
      skipped: { 'card not in the catalog': 1 },
      warnings: [],
    });
  });

  it('names the card file and what to do if it is missing', async () => {
    const dir = await tempDir({ 'scryfall/sets.json': '{"data":[]}' });
    await expect(readCatalog({ dir })).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/oracle-cards\.json.* is missing: put .* there/),
    });
    await expect(readCatalog({ dir: join(dir, 'nowhere') })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('takes a list without a card for no list of cards', async () => {
    await expect(read({ cards: [] })).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringMatching(/oracle-cards\.json\S* is an empty list\. Nothing was written\./),
    });
    await expect(read({ cards: [cardRecord('Soldier', { layout: 'token' })] })).rejects.toMatchObject({
      message: expect.stringMatching(/has no card among its 1 records\./),
    });
  });

  it('finds bulk files by their kind when there is no manifest, the latest by name, with its date', async () => {
    const dir = await mirror({ cards: [cardRecord('Old')], updatedAt: null });
    await rm(join(dir, 'scryfall/oracle-cards.json.gz'));
    const card = (name: string) => JSON.stringify([cardRecord(name, { prices: { usd: '1.50' } })]);
    await writeFile(join(dir, 'scryfall/oracle-cards-20260101090000.json'), card('January'));
    await writeFile(join(dir, 'scryfall/oracle-cards-20260203090000.json'), card('February'));
    const catalog = await readCatalog({ dir });
    expect(catalog.cards.map((found) => found.name)).toEqual(['February']);
    expect(catalog.date).toBe('2026-02-03');
    expect(catalog.cards[0]?.prices.tcgplayer?.date).toBe('2026-02-03');
    expect(getReport(catalog, 'cards')?.warnings[0]).toMatch(/bulk-data\.json is missing/);
  });

  it('omits undated prices and says so', async () => {
    const catalog = await read({ cards: [cardRecord('A', { prices: { usd: '1' } })], updatedAt: null });
    expect(catalog.date).toBeNull();
    expect(catalog.cards[0]?.prices).toEqual({});
    expect(getReport(catalog, 'cards')?.warnings.join()).toMatch(/neither .* gives a date/);
  });

  it('refuses an invalid manifest', async () => {
    const dir = await mirror({ cards: [cardRecord('A')] });
    await writeFile(join(dir, 'scryfall/bulk-data.json'), '{"data":');
    await expect(readCatalog({ dir })).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('counts rejects of good files, and fails as a whole above 2% of cards', async () => {
    const cards = Array.from({ length: 98 }, (_, index) => cardRecord(`Card ${index}`));
    const bad = [cardRecord('No date', { released_at: 'soon' }), { name: 'No id' }];
    const catalog = await read({ cards: [...cards, ...bad] });
    expect(getReport(catalog, 'cards')).toMatchObject({ records: 100, accepted: 98, rejected: 2 });
    expect(getReport(catalog, 'cards')?.firstRejects).toEqual([
      { at: 'record 98', reason: 'released_at: not a date' },
      expect.objectContaining({ at: 'record 99' }),
    ]);
    await expect(read({ cards: [...cards.slice(1), ...bad] })).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('shows progress that ends at the total', async () => {
    const dir = await mirror({ cards: [cardRecord('A')], printings: [printingRecord('A', 'p')], sets: [] });
    const steps: { stage: string; bytesRead: number; bytesTotal: number }[] = [];
    await readCatalog({ dir, onProgress: (progress) => steps.push(progress) });
    expect(steps.map((step) => step.stage)).toEqual(['sets', 'cards', 'printings']);
    expect(steps.at(-1)?.bytesRead).toBe(steps[0]?.bytesTotal);
  });
});
