import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RECORD_BYTES } from './growing-buffer.ts';
import { JsonSplitter } from './json-splitter.ts';
import type { SplitRecord } from './split-record.ts';

const getBytes = (text: string) => new TextEncoder().encode(text);

/** Feeds the bytes in pieces of the given sizes, repeated as needed. */
function split(bytes: Uint8Array, sizes: readonly number[], members: readonly string[] = []): SplitRecord[] {
  const splitter = new JsonSplitter('file.json', members);
  const records: SplitRecord[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    records.push(...splitter.push(bytes.slice(at, at + size)));
    at += size;
  }
  splitter.end();
  return records;
}

const getValues = (records: readonly SplitRecord[]) => records.map((record) => record.value);

/** Letters that a byte scanner may stumble over, a lone surrogate among them. */
const TRICKY = fc.constantFrom('a', '"', '\\', '{', ']', ':', ',', 'é', '😀', '\uD800', '\n', '1');

describe('splitting a JSON document into records', () => {
  it('gives the elements of a root array in order, with their positions', () => {
    expect(split(getBytes('[{"a":1}, 2 ,"x",[3],null]'), [1000])).toEqual([
      { index: 0, key: null, value: { a: 1 }, problem: null },
      { index: 1, key: null, value: 2, problem: null },
      { index: 2, key: null, value: 'x', problem: null },
      { index: 3, key: null, value: [3], problem: null },
      { index: 4, key: null, value: null, problem: null },
    ]);
  });

  it('returns the entries of a named member with their keys and skips the other members', () => {
    const text = '{"meta":{"data":["no"],"v":"data"},"data":{"u1":{"n":1},"u\\"2":{"n":2}},"more":[1]}';
    expect(split(getBytes(text), [3], ['data']).map(({ key, value }) => [key, value])).toEqual([
      ['u1', { n: 1 }],
      ['u"2', { n: 2 }],
    ]);
  });

  it('reads a member list as records and numbers them', () => {
    const records = split(getBytes('{"version":"1","variants":[{"id":1},{"id":2}]}'), [5], ['variants']);
    expect(records.map(({ index, key, value }) => [index, key, value])).toEqual([
      [0, null, { id: 1 }],
      [1, null, { id: 2 }],
    ]);
  });

  it('is not misled by brackets, quotes and escapes inside strings', () => {
    const values = ['}]{[', '\\', '"', '\\"]', 'a\\\\', { '],"': '{' }];
    expect(getValues(split(getBytes(JSON.stringify(values)), [1]))).toEqual(values);
  });

  it('accepts empty lists, a byte order mark and whitespace', () => {
    expect(split(getBytes('\uFEFF \n[ \n ] \n'), [2])).toEqual([]);
    expect(split(getBytes('{"data":{}}'), [1], ['data'])).toEqual([]);
  });

  it('turns one malformed record into one reject and continues', () => {
    const records = split(getBytes('[{"a":tru},{"b":2},,{"c":3}}'.replace('}}', '}]')), [4]);
    expect(records.map(({ value, problem }) => problem ?? value)).toEqual([
      'not valid JSON',
      { b: 2 },
      'not valid JSON',
      { c: 3 },
    ]);
  });

  it('rejects the record that contains invalid UTF-8 and keeps its neighbors', () => {
    const broken = new Uint8Array([...getBytes('[{"a":"'), 0xc3, 0x28, ...getBytes('"},{"b":"é"}]')]);
    expect(split(broken, [2]).map(({ value, problem }) => problem ?? value)).toEqual([
      'not valid UTF-8',
      { b: 'é' },
    ]);
  });

  it('rejects an entry without a name', () => {
    const records = split(getBytes('{"data":{"a":1,{"b":2},3:4}}'), [7], ['data']);
    expect(records.map(({ problem }) => problem)).toEqual([
      null,
      'an entry without a name',
      'an entry without a name',
    ]);
  });

  it('survives a hundred thousand nested lists', () => {
    const depth = 100_000;
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const [record] = split(getBytes(`[${nested}]`), [65_536]);
    expect(record?.problem).toBeNull();
  });

  it('reads a string of many megabytes across many chunks', () => {
    const text = 'é"\\'.repeat(1_000_000);
    expect(getValues(split(getBytes(JSON.stringify([text])), [65_536]))).toEqual([text]);
  });

  it.each([
    ['', 'is empty'],
    ['   ', 'is empty'],
    ['[{"a":1}', 'ends in the middle, after 0 records'],
    ['[{"a":1},', 'ends in the middle, after 1 records'],
    ['["a', 'ends in the middle'],
    ['name,price', 'does not begin like JSON'],
    ['[1] [2]', 'goes on after its end'],
    ['[1]x', 'goes on after its end'],
    ['{"meta":{}}', 'has no "data" list'],
    ['{"data":3}', 'has no "data" list'],
  ])('says what is wrong with %j', (text, message) => {
    expect(() => split(getBytes(text), [3], ['data'])).toThrowError(message);
    expect(() => split(getBytes(text), [3], ['data'])).toThrowError(
      expect.objectContaining({ code: 'data-loss' }),
    );
  });

  it('stops at a record that would use all memory', () => {
    const splitter = new JsonSplitter('file.json', []);
    const chunk = new Uint8Array(8 * 1024 * 1024).fill(0x61);
    splitter.push(getBytes('["'));
    const feed = () => {
      for (let fed = 0; fed <= MAX_RECORD_BYTES + chunk.length; fed += chunk.length) splitter.push(chunk);
    };
    expect(feed).toThrowError('more than 64 MiB');
  });

  it('gives the same records for any chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 12 }),
        fc.constantFrom(undefined, 1, '\t'),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
        (values, indent, sizes) => {
          const bytes = getBytes(JSON.stringify(values, null, indent));
          const expected = JSON.parse(JSON.stringify(values));
          expect(getValues(split(bytes, sizes))).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('gives the same entries for any chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: TRICKY }), fc.jsonValue({ maxDepth: 2 })), { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
        (entries, sizes) => {
          // Written by hand, because an object would reorder number-like names.
          const body = entries.map(([key, value]) => `${JSON.stringify(key)} : ${JSON.stringify(value)}`);
          const bytes = getBytes(`{"meta":{"x":[1]},"data":{${body.join(',\n')}}}`);
          const read = split(bytes, sizes, ['data']).map(({ key, value }) => [key, value]);
          expect(read).toEqual(JSON.parse(JSON.stringify(entries.map(([k, v]) => [wellFormed(k), v]))));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('never accepts a truncated document as complete', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 6 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (values, part) => {
          const bytes = getBytes(JSON.stringify(values));
          const cut = bytes.slice(0, Math.floor(bytes.length * part));
          expect(() => split(cut, [7])).toThrowError(/ends in the middle|is empty/);
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** JSON.stringify escapes lone surrogates, so they come back as they were. */
function wellFormed(text: string): string {
  return JSON.parse(JSON.stringify(text));
}
