import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineSplitter } from './line-splitter.ts';
import type { SplitRecord } from './split-record.ts';

function split(text: string, size: number): SplitRecord[] {
  const splitter = new LineSplitter('file.jsonl');
  const bytes = new TextEncoder().encode(text);
  const records: SplitRecord[] = [];
  for (let at = 0; at < bytes.length; at += size) records.push(...splitter.push(bytes.slice(at, at + size)));
  records.push(...splitter.end());
  return records;
}

describe('splitting a JSONL document into records', () => {
  it('numbers records by their lines, including blank ones', () => {
    expect(split('{"a":1}\n\n  {"b":2}\r\n{"c":3}', 4).map(({ index, value }) => [index, value])).toEqual([
      [0, { a: 1 }],
      [2, { b: 2 }],
      [3, { c: 3 }],
    ]);
  });

  it('turns a broken line into one reject and continues', () => {
    expect(split('{"a":1}\n{"b":\n"c"\n', 100).map(({ value, problem }) => problem ?? value)).toEqual([
      { a: 1 },
      'not valid JSON',
      'c',
    ]);
  });

  it('skips a byte order mark and handles an empty file', () => {
    expect(split('\uFEFF[1]', 1).map(({ value }) => value)).toEqual([[1]]);
    expect(split('', 1)).toEqual([]);
    expect(split('\n\n', 1)).toEqual([]);
  });

  it('gives the same records for any chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 10 }),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        fc.integer({ min: 1, max: 50 }),
        (values, ending, size) => {
          const text = values.map((value) => JSON.stringify(value)).join(ending);
          expect(split(text, size).map(({ value }) => value)).toEqual(JSON.parse(JSON.stringify(values)));
        },
      ),
      { numRuns: 300 },
    );
  });
});
