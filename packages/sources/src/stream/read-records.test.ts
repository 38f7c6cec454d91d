import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tempFile } from '../testing/temp-dir.ts';
import { readRecords, splitFile } from './read-records.ts';
import { checkRejectShare, countAccepted, countReject, newReport, SHOWN_REJECTS } from './report.ts';

const Item = z.object({ n: z.number(), tag: z.string().nullish() });

async function read(
  path: string,
  maxRejectShare: number,
  options: { members?: string[]; jsonl?: boolean } = {},
) {
  const taken: number[] = [];
  const report = await readRecords({
    name: 'items',
    path,
    schema: Item,
    maxRejectShare,
    ...options,
    each: ({ n }) => {
      if (n < 0) return 'negative';
      taken.push(n);
      return undefined;
    },
  });
  return { taken, report };
}

describe('reading records by a schema', () => {
  it('counts what is kept, excluded by rule and rejected, and says where and why', async () => {
    const path = await tempFile('a.json', '[{"n":1,"other":[true]},{"n":"x"},{"n":-1},{"n":2},{"n":nul}]');
    const { taken, report } = await read(path, 0.5);
    expect(taken).toEqual([1, 2]);
    expect(report).toMatchObject({
      name: 'items',
      file: path,
      records: 5,
      accepted: 2,
      rejected: 2,
      skipped: { negative: 1 },
    });
    expect(report.firstRejects.map(({ at }) => at)).toEqual(['record 1', 'record 4']);
    expect(report.firstRejects[0]?.reason).toMatch(/^n: .*expected number/);
    expect(report.firstRejects[1]?.reason).toBe('not valid JSON');
  });

  it('names lines of JSONL from 1 and entries by their keys', async () => {
    const lines = await read(await tempFile('a.jsonl', '{"n":1}\n\n{"m":1}\n'), 0.5, { jsonl: true });
    expect(lines.report.firstRejects[0]?.at).toBe('line 3');
    const entries = await read(await tempFile('a.json', '{"data":{"u":{"n":1},"v":{}}}'), 0.5, {
      members: ['data'],
    });
    expect(entries.report.firstRejects[0]?.at).toBe('v');
  });

  it('fails above the share, naming the file, the count and the first rejects', async () => {
    const bad = Array.from({ length: 15 }, () => ({}));
    const path = await tempFile(
      'bad.json',
      JSON.stringify([...bad, ...Array.from({ length: 85 }, () => ({ n: 1 }))]),
    );
    await expect(read(path, 0.14)).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringMatching(
        /bad\.json: 15 of 100 records \(15%\).*at most 14% .*\n {2}record 0: n/s,
      ),
    });
    const { report } = await read(path, 0.15);
    expect(report.rejected).toBe(15);
    expect(report.firstRejects).toHaveLength(SHOWN_REJECTS);
  });

  it('accepts a file without records and never divides by zero', () => {
    const report = newReport('none', null);
    checkRejectShare(report, 0);
    countAccepted(report);
    checkRejectShare(report, 0);
    countReject(report, 'record 1', 'bad');
    expect(() => checkRejectShare(report, 0)).toThrowError('1 of 2 records (50%)');
  });

  it('gives the same records gzipped or not, at any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 20 }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 0, max: 400_000 }),
        async (values, zipped, jsonl, padding) => {
          // Padding moves the values over the edges of the chunks a file is read in.
          const all = ['é'.repeat(padding), ...values];
          const text = jsonl ? all.map((value) => JSON.stringify(value)).join('\n') : JSON.stringify(all);
          const path = await tempFile('file', zipped ? gzipSync(text) : text);
          const read: unknown[] = [];
          for await (const batch of splitFile(path, { jsonl })) read.push(...batch.map(({ value }) => value));
          expect(read).toEqual(JSON.parse(JSON.stringify(all)));
        },
      ),
      { numRuns: 40 },
    );
  });
});
