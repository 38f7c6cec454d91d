import type { Ruling } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulingRecord } from '../testing/mirror.ts';
import { tempFile } from '../testing/temp-dir.ts';
import { readRulings } from './rulings.ts';

const CARDS = ['Anvil', 'Bell', 'Clock'].map((name) => ({ key: `oracle-of-${name}` }));

/** Records that are kept, so that a few bad ones stay below the share that fails a run. */
const MANY = Array.from({ length: 200 }, (_, index) => rulingRecord('Clock', { comment: `Word ${index}.` }));

async function read(records: readonly unknown[]) {
  return readRulings(await tempFile('rulings.json', JSON.stringify(records)), CARDS);
}

describe('reading rulings', () => {
  it('returns the cards in order, for each newest first, same-day rulings in file order', async () => {
    const { rulings, report } = await read([
      rulingRecord('Bell', { comment: 'Old.', published_at: '2009-10-01' }),
      rulingRecord('Anvil', { comment: 'Alone.', source: 'scryfall' }),
      rulingRecord('Bell', { comment: 'Z comes first.' }),
      rulingRecord('Bell', { comment: 'A comes second.' }),
    ]);
    const said = (date: string, text: string): Ruling => ({ date, source: 'wotc', text });
    expect(rulings).toEqual([
      { key: 'oracle-of-Anvil', rulings: [{ date: '2024-03-30', source: 'scryfall', text: 'Alone.' }] },
      {
        key: 'oracle-of-Bell',
        rulings: [
          said('2024-03-30', 'Z comes first.'),
          said('2024-03-30', 'A comes second.'),
          said('2009-10-01', 'Old.'),
        ],
      },
    ]);
    expect(report).toMatchObject({ name: 'rulings', records: 4, accepted: 4, rejected: 0, skipped: {} });
  });

  it('omits rulings of unknown cards and duplicates, and counts both', async () => {
    const { rulings, report } = await read([
      rulingRecord('Anvil'),
      rulingRecord('Anvil'),
      // Another day or another giver: not the same.
      rulingRecord('Anvil', { published_at: '2024-03-29' }),
      rulingRecord('Anvil', { source: 'scryfall' }),
      rulingRecord('Token'),
    ]);
    expect(rulings.map(({ rulings }) => rulings.length)).toEqual([3]);
    expect(report).toMatchObject({
      records: 5,
      accepted: 3,
      rejected: 0,
      skipped: { 'card not in the catalog': 1, 'said twice': 1 },
    });
  });

  it.each([
    ['no card', { oracle_id: undefined }, /^oracle_id: /],
    ['an empty id', { oracle_id: '' }, /^oracle_id: /],
    ['another giver', { source: 'a friend' }, /^source: /],
    ['no date', { published_at: null }, /^published_at: /],
    ['a day that is none', { published_at: '2024-02-30' }, /^published_at: not a date/],
    ['more than a day', { published_at: '2024-03-30T00:00:00Z' }, /^published_at: not a date/],
    ['no words', { comment: '  ' }, /^comment: /],
    ['a list for words', { comment: ['Yes.'] }, /^comment: /],
    ['a text longer than any ruling', { comment: 'Yes. '.repeat(2001) }, /^comment: Too big/],
    ['a text of megabytes', { comment: 'x'.repeat(3_000_000) }, /^comment: Too big/],
  ])('rejects a record with %s and continues', async (_, fields, reason) => {
    const { rulings, report } = await read([rulingRecord('Anvil', fields), ...MANY]);
    expect(rulings.map(({ key, rulings }) => [key, rulings.length])).toEqual([['oracle-of-Clock', 200]]);
    expect(report).toMatchObject({ records: 201, accepted: 200, rejected: 1 });
    expect(report.firstRejects).toEqual([{ at: 'record 0', reason: expect.stringMatching(reason) }]);
  });

  it('fails if most are bad, naming the first', async () => {
    await expect(read([rulingRecord('Anvil', { source: '?' }), rulingRecord('Bell')])).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringContaining('1 of 2 records'),
    });
  });

  it('fails if the file ends midway', async () => {
    const text = JSON.stringify(MANY);
    const path = await tempFile('rulings.json', text.slice(0, text.length / 2));
    await expect(readRulings(path, CARDS)).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('keeps line breaks as one character and reads a list under data and a gzipped file', async () => {
    const records = [rulingRecord('Anvil', { comment: ' One.\r\nTwo {T}. ' })];
    const path = await tempFile('rulings.json.gz', JSON.stringify({ data: records }));
    expect((await readRulings(path, CARDS)).rulings[0]?.rulings[0]?.text).toBe('One.\nTwo {T}.');
  });

  it('keeps every ruling of a known card once, for any texts and order', async () => {
    const record = fc.record({
      name: fc.constantFrom('Anvil', 'Bell', 'Nobody'),
      source: fc.constantFrom('wotc', 'scryfall'),
      day: fc.integer({ min: 1, max: 28 }),
      comment: fc
        .string({ minLength: 1, maxLength: 40, unit: 'binary' })
        .filter((text) => text.trim() !== ''),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 30 }), async (drawn) => {
        const records = drawn.map(({ name, day, ...fields }) =>
          rulingRecord(name, { ...fields, published_at: `2024-03-${String(day).padStart(2, '0')}` }),
        );
        const { rulings, report } = await read(records);
        const line = (...parts: unknown[]) => JSON.stringify(parts);
        const wanted = new Set(
          records
            .filter(({ oracle_id }) => oracle_id !== 'oracle-of-Nobody')
            .map(({ oracle_id, published_at, source, comment }) =>
              line(oracle_id, published_at, source, String(comment).trim().replaceAll('\r\n', '\n')),
            ),
        );
        const found = rulings.flatMap(({ key, rulings }) =>
          rulings.map(({ date, source, text }) => line(key, date, source, text)),
        );
        expect(found).toHaveLength(wanted.size);
        expect(new Set(found)).toEqual(wanted);
        for (const { rulings: ofCard } of rulings) {
          const dates = ofCard.map(({ date }) => date);
          expect(dates).toEqual(dates.toSorted().reverse());
        }
        expect(report.accepted + (report.skipped['said twice'] ?? 0)).toBe(
          records.length - (report.skipped['card not in the catalog'] ?? 0),
        );
      }),
    );
  });
});
