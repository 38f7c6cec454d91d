import { describe, expect, it } from 'vitest';
import { findIndexCasts } from './index-reads.mjs';

const file = 'packages/engine/src/query/a.ts';

describe('findIndexCasts', () => {
  it('names lines that cast what an index reads, of whatever type', () => {
    const text = [
      'const a = (column[0] as number) + 1;',
      'const b = blocks[start[1]!] as Block;',
      'const c = rows[column[2]! + (column[3] as number)]!;',
    ].join('\n');
    const problem = 'a cast of what an index reads; write column[index]!';
    expect(findIndexCasts(file, text)).toEqual([1, 2, 3].map((line) => ({ line, problem })));
  });

  it('names assertions on anything but an index', () => {
    const text = 'const a = map.get(1)!;\nconst b = last!.decks;\nconst c = list.at(-1)!;\n';
    expect(findIndexCasts(file, text).map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('allows asserted indexes, other casts and constants', () => {
    const text = [
      'counts[card]!++;',
      'sum += matrix[row * size + column]! ** 2;',
      'const pair = [a, b] as [number, number];',
      'const kind = KINDS[0] as const;',
      '/** column[0] as number */',
    ].join('\n');
    expect(findIndexCasts(file, text)).toEqual([]);
  });

  it('knows engine and benchmarks alone', () => {
    const text = 'const a = column[0] as number;';
    expect(findIndexCasts('bench/src/recs/a.ts', text)).toHaveLength(1);
    expect(findIndexCasts('packages/ui/src/a.ts', text)).toEqual([]);
  });
});
