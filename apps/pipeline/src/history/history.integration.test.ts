import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRICE_SOURCES, type PriceSource, toDate } from '@deckwright/domain';
import { currentSnapshotId, readSnapshot, type Snapshot } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { deckLine, trinkets, writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { deckwright } from '../testing/run.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();

const folder = (): string => join(bench.dataDir, 'lake', 'history');
const names = (kind: string): string[] => readdirSync(folder()).filter((name) => name.startsWith(kind));

async function published(): Promise<Snapshot> {
  return readSnapshot(bench.dataDir, currentSnapshotId(bench.dataDir) ?? '');
}

/** The days of a card's prices at a vendor, in cents; -1 where it has none. */
function getPrices({ cards, history }: Snapshot, name: string, vendor: PriceSource): Record<string, number> {
  const values = history.prices.row(cards.findIndex((card) => card.name === name))[
    PRICE_SOURCES.indexOf(vendor)
  ];
  return Object.fromEntries(history.prices.days.map((day, index) => [toDate(day), values?.[index] ?? -1]));
}

/** Decks, eligible decks and rank of a card by day. */
function toCounts({ cards, history }: Snapshot, name: string): Record<string, (number | undefined)[]> {
  const columns = history.cards.row(cards.findIndex((card) => card.name === name));
  return Object.fromEntries(
    history.cards.days.map((day, index) => [toDate(day), columns.map((values) => values?.[index])]),
  );
}

async function ingestDay(date: string, price: number | null): Promise<void> {
  writeMiniMirror(bench.mirror, { date, price });
  await bench.ingestMirror();
}

describe('the history of prices', () => {
  it('has a day for each day of the data, in any order; the last build of a day counts', async () => {
    await ingestDay('2024-04-03', 2);
    await bench.ingestDecks();
    await bench.run('build');
    await ingestDay('2024-04-01', 1.5);
    await bench.run('build');
    await ingestDay('2024-04-04', null);
    await bench.run('build');
    await ingestDay('2024-04-03', 2.25);
    await bench.run('build');
    expect(names('prices')).toEqual([
      'prices-2024-04-01.bin',
      'prices-2024-04-03.bin',
      'prices-2024-04-04.bin',
    ]);
    const snapshot = await published();
    expect(getPrices(snapshot, 'Trinket 01', 'cardkingdom')).toEqual({
      '2024-04-01': 150,
      '2024-04-03': 225,
      '2024-04-04': -1,
    });
    // Scryfall has 0.25 for every card.
    expect(getPrices(snapshot, 'Trinket 02', 'tcgplayer')).toEqual({
      '2024-04-01': 25,
      '2024-04-03': 25,
      '2024-04-04': 25,
    });
    expect(getPrices(snapshot, 'Trinket 02', 'cardkingdom')).toEqual({
      '2024-04-01': -1,
      '2024-04-03': -1,
      '2024-04-04': -1,
    });
  });

  it('drops what is 90 days older than the newest day, from the lake and from the snapshot', async () => {
    await ingestDay('2024-01-01', 1);
    await bench.ingestDecks();
    await bench.run('build');
    await ingestDay('2024-01-02', 2);
    await bench.run('build');
    // 2024-03-31 is 90 days after January 1 (31 + 29 + 30), and 89 after January 2.
    await ingestDay('2024-03-31', 3);
    await bench.run('build');
    expect(names('prices')).toEqual(['prices-2024-01-02.bin', 'prices-2024-03-31.bin']);
    expect(getPrices(await published(), 'Trinket 01', 'cardkingdom')).toEqual({
      '2024-01-02': 200,
      '2024-03-31': 300,
    });
    // A day that is too old by then adds nothing.
    await ingestDay('2023-06-01', 9);
    await bench.run('build');
    expect(names('prices')).toEqual(['prices-2024-01-02.bin', 'prices-2024-03-31.bin']);
  });

  it('is the same after a second build without changes', async () => {
    await ingestDay('2024-04-01', 1.5);
    await bench.ingestDecks();
    await bench.run('build');
    const id = currentSnapshotId(bench.dataDir);
    const before = names('').map((name) => readFileSync(join(folder(), name)));
    expect(await bench.run('build')).toContain('(unchanged)');
    expect(currentSnapshotId(bench.dataDir)).toBe(id);
    expect(names('').map((name) => readFileSync(join(folder(), name)))).toEqual(before);
  });

  it("takes a vendor's own file, which pages show too", async () => {
    await ingestDay('2024-04-01', 1.5);
    await bench.ingestDecks();
    const file = join(bench.folder, 'scg.csv');
    writeFileSync(file, 'name,price,date\nTrinket 01,4.5,2024-04-02\n');
    await bench.run('ingest', 'prices', file, '--vendor', 'scg', '--currency', 'USD');
    await bench.run('build');
    expect(getPrices(await published(), 'Trinket 01', 'scg')).toEqual({
      '2024-04-01': -1,
      '2024-04-02': 450,
    });
  });
});

describe('the history of counts', () => {
  it('has decks, eligible decks and rank of cards and commanders by as-of day', async () => {
    await bench.ingestMirror();
    await bench.ingestDecks();
    await bench.run('build');
    const more = join(bench.folder, 'more.jsonl');
    writeFileSync(more, deckLine('n1', ['Azure Archivist'], trinkets(1, 70), '2024-04-02'));
    await bench.ingestDecks(more, 'friends');
    await bench.run('build');
    const snapshot = await published();
    expect(names('counts')).toEqual(['counts-2024-03-30.bin', 'counts-2024-04-02.bin']);
    // Trinket 01 is in a1, a3 and p1 of the four decks that count, and then in n1, too. Trinkets 20 to 60 are in a2 as
    // well, so that 41 of them and, at 11 to 19, nine more come before it.
    expect(toCounts(snapshot, 'Trinket 01')).toEqual({ '2024-03-30': [3, 4, 51], '2024-04-02': [4, 5, 51] });
    const { commanders, rows } = { commanders: snapshot.history.commanders, rows: [0, 1] };
    // Three decks of Azure Archivist and one of the pair; then four and one. Keys in plain order.
    expect(rows.map((row) => commanders.row(row).map((values) => [...(values ?? [])]))).toEqual([
      [
        [3, 4],
        [1, 1],
      ],
      [
        [1, 1],
        [2, 2],
      ],
    ]);
  });

  it('leaves out days counted with another age limit, and days after the as-of date', async () => {
    await bench.ingestMirror();
    await bench.ingestDecks();
    await bench.run('build');
    await bench.run('build', '--as-of', '2024-02-15', '--max-age-days', 'all');
    expect(Object.keys(toCounts(await published(), 'Trinket 20'))).toEqual(['2024-02-15']);
    await bench.run('build', '--max-age-days', '730');
    expect(Object.keys(toCounts(await published(), 'Trinket 20'))).toEqual(['2024-03-30']);
    expect(names('counts')).toHaveLength(2);
  });

  it('does not record what was not published', async () => {
    await bench.ingestMirror();
    await bench.ingestDecks();
    await bench.run('build', '--no-publish');
    expect(() => readdirSync(folder())).toThrow();
  });
});

describe('a damaged day', () => {
  it('is missing with a warning, and the build goes on', async () => {
    await ingestDay('2024-04-01', 1.5);
    await bench.ingestDecks();
    await bench.run('build');
    await ingestDay('2024-04-02', 1.75);
    await bench.run('build');
    const path = join(folder(), 'prices-2024-04-01.bin');
    writeFileSync(path, readFileSync(path).subarray(0, 100));
    const { code, err } = await deckwright(bench.dataDir, 'build');
    expect(code).toBe(0);
    expect(err).toMatch(/^Warning: .*prices-2024-04-01\.bin cannot be read .*remove it\.\n$/);
    expect(getPrices(await published(), 'Trinket 01', 'cardkingdom')).toEqual({
      '2024-04-01': -1,
      '2024-04-02': 175,
    });
    expect(names('prices')).toHaveLength(2);
  });

  it('that cannot be written is a warning too, and the snapshot is published', async () => {
    await ingestDay('2024-04-01', 1.5);
    await bench.ingestDecks();
    // A folder of this name cannot be replaced by a file.
    mkdirSync(join(folder(), 'prices-2024-04-01.bin', 'x'), { recursive: true });
    const { code, err, out } = await deckwright(bench.dataDir, 'build');
    expect({ code, published: out.includes('Published') }).toEqual({ code: 0, published: true });
    expect(err).toMatch(/Today could not be added to the history/);
  });
});
