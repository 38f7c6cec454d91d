import { utimes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { tempFile } from '../testing/temp-dir.ts';
import { readPrices } from './read-prices.ts';

const USD = { vendor: 'scg', currency: 'USD' };

async function toRows(content: string, name = 'prices') {
  return (await readPrices(await tempFile(name, content), USD)).rows;
}

const EXPECTED = [
  { name: 'Forest', price: 0.1, date: '2026-02-01' },
  { name: 'Rock, the Big', price: 2.5, date: '2026-02-02' },
];

describe('reading a price file', () => {
  it.each([
    ['CSV', 'name,price,date\n"Rock, the Big",2.50,2026-02-02\nForest,0.1,2026-02-01\n'],
    [
      'CSV with columns in another order',
      'Date;SKU;Price;Name\r\n2026-02-02;77;2.5;Rock, the Big\r\n2026-02-01;78;.1;Forest\r\n',
    ],
    [
      'CSV with tabs and a byte order mark',
      '\uFEFFname\tprice\tdate\nForest\t0.10\t2026-02-01\nRock, the Big\t2.5\t2026-02-02T10:00:00Z',
    ],
    [
      'JSONL',
      '{"name":"Rock, the Big","price":2.5,"date":"2026-02-02"}\n{"name":"Forest","price":"0.10","date":"2026-02-01"}',
    ],
    [
      'a JSON list',
      '[{"name":"Forest","price":0.1,"date":"2026-02-01"},\n {"name":"Rock, the Big","price":2.5,"date":"2026-02-02"}]',
    ],
    [
      'a list inside an object',
      '{"meta":{"v":1},"data":[{"name":"Forest","price":0.1,"date":"2026-02-01"},{"name":"Rock, the Big","price":2.5,"date":"2026-02-02"}]}',
    ],
  ])('accepts %s, gzipped or not', async (_, content) => {
    expect(await toRows(content)).toEqual(EXPECTED);
    expect(await toRows(content, 'prices.gz')).toEqual(EXPECTED);
  });

  it('treats a line break inside quotes as part of the cell', async () => {
    const content =
      'note,name,price,date\r\n"came\r\nin ""parts"", late","Rock, the Big",2.50,2026-02-02\r\n\r\n"",Forest,"0.1",2026-02-01\r\n';
    expect(await toRows(content)).toEqual(EXPECTED);
    expect(await toRows(content, 'prices.gz')).toEqual(EXPECTED);
  });

  it('names the line where a row begins, whatever line breaks its cells have', async () => {
    const good = Array.from({ length: 80 }, (_, index) => `Card ${index},"1",2026-01-01`);
    const path = await tempFile('prices.csv', ['name,price,date', '"A\nB",1,', 'C,-1,', ...good].join('\n'));
    const { rows, report } = await readPrices(path, USD);
    expect(rows).toHaveLength(81);
    expect(report.firstRejects.map(({ at }) => at)).toEqual(['line 4']);
  });

  it('loses only its own row to an unclosed quote, at the end and far from it', async () => {
    const good = Array.from({ length: 300 }, (_, index) => `Card ${index},1,2026-01-01`);
    const path = await tempFile('prices.csv', ['name,price,date', '"D,1,', ...good, 'E,"1'].join('\n'));
    const { rows, report } = await readPrices(path, USD);
    expect(rows).toHaveLength(300);
    expect(report.firstRejects.map(({ at, reason }) => [at, reason])).toEqual([
      ['line 2', 'a quotation mark is not closed'],
      ['line 303', 'a quotation mark is not closed'],
    ]);
  });

  it('keeps the cheapest price of a name, of equal ones the newest', async () => {
    const content = 'name,price,date\nA,3,2026-01-03\nA,2,2026-01-01\nA,2,2026-01-02\nA,9,2026-01-09\n';
    expect(await toRows(content)).toEqual([{ name: 'A', price: 2, date: '2026-01-02' }]);
  });

  it('dates rows by the file if they state no date', async () => {
    const path = await tempFile('prices.csv', 'name,price\nA,1\n');
    await utimes(path, new Date(), new Date('2025-11-05T23:30:00Z'));
    expect((await readPrices(path, USD)).rows).toEqual([{ name: 'A', price: 1, date: '2025-11-05' }]);
  });

  it('omits rows without a price, and rejects unreadable rows', async () => {
    const good = Array.from({ length: 80 }, (_, index) => `Card ${index},1,2026-01-01`);
    const bad = [
      'A,,2026-01-01',
      'B,0.00,2026-01-01',
      'C,-1,2026-01-01',
      '"D,1,2026-01-01',
      'E,1,soon',
      ',1,2026-01-01',
    ];
    const path = await tempFile('prices.csv', ['name,price,date', ...good, ...bad].join('\n'));
    const { rows, report } = await readPrices(path, USD);
    expect(rows).toHaveLength(80);
    expect(report).toMatchObject({ records: 86, accepted: 80, rejected: 4, skipped: { 'no price': 2 } });
    expect(report.firstRejects.map(({ at, reason }) => [at, reason])).toEqual([
      ['line 84', 'price: not a positive number'],
      ['line 85', 'a quotation mark is not closed'],
      ['line 86', 'date: not a date (YYYY-MM-DD)'],
      ['line 87', expect.stringMatching(/^name: /)],
    ]);
  });

  it('fails if too many rows are unreadable', async () => {
    await expect(toRows('name,price\nA,1\nB,cheap\n')).rejects.toMatchObject({ code: 'data-loss' });
    await expect(toRows('')).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('says which columns it needs', async () => {
    await expect(toRows('card,cost\nA,1\n')).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(/the first line must name the columns "name" and "price"/),
    });
  });

  it('accepts known vendors only in their own currency', async () => {
    const path = await tempFile('prices.csv', 'name,price\nA,1\n');
    expect(await readPrices(path, { vendor: 'cardmarket', currency: 'eur' })).toMatchObject({
      vendor: 'cardmarket',
      currency: 'EUR',
    });
    await expect(readPrices(path, { vendor: 'cardmarket', currency: 'USD' })).rejects.toThrowError(
      /sells in EUR, not in USD/,
    );
    await expect(readPrices(path, { vendor: 'corner shop', currency: 'USD' })).rejects.toThrowError(
      /not a price source\. Use one of cardkingdom/,
    );
    await expect(readPrices('/nowhere/prices.csv', USD)).rejects.toMatchObject({ code: 'not-found' });
  });
});
