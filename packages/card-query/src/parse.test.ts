import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryNode } from './ast.ts';
import { parseQuery } from './parse.ts';
import { printQuery } from './print.ts';
import { QueryError } from './query-error.ts';

/** The query without its places. */
function bare(node: QueryNode): unknown {
  return JSON.parse(JSON.stringify(node, (key, value) => (/span$/i.test(key) ? undefined : value)));
}

function problem(text: string): { message: string; part: string } {
  try {
    parseQuery(text);
  } catch (error) {
    if (error instanceof QueryError)
      return { message: error.message, part: text.slice(error.from, error.to) };
    throw error;
  }
  throw new Error(`${text} was read.`);
}

describe('parseQuery', () => {
  it('takes 60 conditions, and any number of words', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `t:t${at}`).join(' ');
    expect(bare(parseQuery(`${many(60)} ${'word '.repeat(100)}`))).toMatchObject({ kind: 'and' });
    expect(problem(many(61))).toEqual({ message: 'A query has at most 60 conditions.', part: 't:t60' });
  });

  it('binds "or" weaker than adjacent conditions', () => {
    expect(bare(parseQuery('a b or c'))).toEqual({
      kind: 'or',
      parts: [
        {
          kind: 'and',
          parts: [
            { kind: 'name', text: 'a' },
            { kind: 'name', text: 'b' },
          ],
        },
        { kind: 'name', text: 'c' },
      ],
    });
    expect(bare(parseQuery('a (b or c)'))).toEqual(bare(parseQuery('a and (b OR c)')));
  });

  it('reads key, operator and value, quoted or not', () => {
    const condition = (key: string, op: string, value: string) => ({ kind: 'condition', key, op, value });
    expect(bare(parseQuery('T:elf'))).toEqual(condition('t', ':', 'elf'));
    expect(bare(parseQuery('mv<=3'))).toEqual(condition('mv', '<=', '3'));
    expect(bare(parseQuery('o:"draw a card"'))).toEqual(condition('o', ':', 'draw a card'));
    expect(bare(parseQuery("o!='it''s'".replace("''", ' ')))).toEqual(condition('o', '!=', 'it s'));
    expect(bare(parseQuery('m:{w/u}2'))).toEqual(condition('m', ':', '{w/u}2'));
    expect(bare(parseQuery('o:“draw”'))).toEqual(condition('o', ':', 'draw'));
  });

  it('keeps hyphens, apostrophes and colons within names', () => {
    expect(bare(parseQuery("lim-dul's"))).toEqual({ kind: 'name', text: "lim-dul's" });
    expect(bare(parseQuery('protection: red'))).toEqual({
      kind: 'and',
      parts: [
        { kind: 'name', text: 'protection:' },
        { kind: 'name', text: 'red' },
      ],
    });
    expect(bare(parseQuery('"or"'))).toEqual({ kind: 'name', text: 'or' });
    expect(bare(parseQuery('orc android'))).toEqual({
      kind: 'and',
      parts: [
        { kind: 'name', text: 'orc' },
        { kind: 'name', text: 'android' },
      ],
    });
  });

  it('treats an empty query as all cards', () => {
    expect(parseQuery(' ')).toEqual({ kind: 'and', parts: [] });
  });

  it.each([
    ['(t:elf', '(', 'never closed'],
    ['t:elf)', ')', 'closes nothing'],
    ['a () b', '()', 'nothing between'],
    ['a or', 'or', 'between two conditions'],
    ['or a', 'or', 'between two conditions'],
    ['a (or b)', 'or', 'between two conditions'],
    ['a -', '-', 'minus'],
    ['o:"draw', '"', 'never closed'],
    ['a "b', '"', 'never closed'],
    ['t: elf', 't:', 'needs a value'],
    ['!""', '!""', 'whole name'],
    [`${'('.repeat(60)}a`, '(', 'nested'],
  ])('says of %s that %j is wrong', (text, part, words) => {
    const found = problem(text);
    expect(found.message).toContain(words);
    expect(found.part).toBe(part);
  });

  it('refuses more than a thousand characters', () => {
    expect(() => parseQuery('a'.repeat(1000))).not.toThrow();
    expect(() => parseQuery('a'.repeat(1001))).toThrow(QueryError);
  });

  const scraps = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '(',
          ')',
          '-',
          '!',
          '"',
          "'",
          ' or ',
          ' and ',
          ' ',
          'c:',
          't:elf',
          'mv<',
          '<=',
          '=',
          ':',
          'a',
          '“',
          '~',
          '/',
          '\n',
        ),
        fc.string({ maxLength: 3 }),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('throws only its own error with a position inside the text, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(scraps, fc.string({ maxLength: 1200 })), (text) => {
        try {
          parseQuery(text);
        } catch (error) {
          expect(error).toBeInstanceOf(QueryError);
          const { from, to } = error as QueryError;
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('reads what it printed as the same query', () => {
    let read = 0;
    fc.assert(
      fc.property(scraps, (text) => {
        let node: QueryNode;
        try {
          node = parseQuery(text);
        } catch {
          return;
        }
        read += 1;
        expect(bare(parseQuery(printQuery(node)))).toEqual(bare(node));
      }),
      { numRuns: 4000 },
    );
    expect(read).toBeGreaterThan(200);
  });

  const key = fc.constantFrom('c', 't', 'mv', 'usd', 'zzz', 'in');
  const text = fc.oneof(
    fc.constantFrom('or', 'and', '-a', 'a:b', '!x', "urza's", '(', 'a b', "'", '=3', 'Ad Nauseam', 'x:'),
    fc.string({ minLength: 1, maxLength: 8 }).map((word) => word.replace(/["“”„‘’]/g, 'q')),
  );
  const op = fc.constantFrom(':', '=', '!=', '<', '<=', '>', '>=');
  const { tree } = fc.letrec<{ tree: QueryNode }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.record({ kind: fc.constant('name' as const), text, span: fc.constant({ from: 0, to: 0 }) }),
      fc.record({
        kind: fc.constant('condition' as const),
        key,
        op: op as fc.Arbitrary<':'>,
        value: text,
        span: fc.constant({ from: 0, to: 0 }),
        valueSpan: fc.constant({ from: 0, to: 0 }),
      }),
      fc.record({ kind: fc.constant('not' as const), part: tie('tree') }),
      fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((parts) => flat('and', parts)),
      fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((parts) => flat('or', parts)),
    ),
  }));

  it('reads any printed query as the same query', () => {
    fc.assert(
      fc.property(tree, (node) => {
        expect(bare(parseQuery(printQuery(node)))).toEqual(bare(node));
      }),
      { numRuns: 1500 },
    );
  });
});

function flat(kind: 'and' | 'or', parts: QueryNode[]): QueryNode {
  return { kind, parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) };
}
