import { describe, expect, it } from 'vitest';
import { checkAsvs, REQUIREMENTS, STATES } from './asvs.mjs';

const HEAD = ['| # | asks | state | test or reason |', '|---|---|---|---|'];
const GOOD = [
  '| 1.1.1 | a | met | `packages/a/src/a.test.ts` |',
  '| 1.1.2 | b | partly | half of it |',
  '| 2.1.1–2.1.3 | c | not applicable | none here |',
];
const COUNTS = [
  '| [V1 Words](x.md) | 1 | 1 | 0 | 0 | 0 |',
  '| V2 Others | 0 | 0 | 0 | 0 | 3 |',
  '| all | 1 | 1 | 0 | 0 | 3 |',
];
const reported = (rows: readonly string[], counts: readonly string[] = COUNTS) =>
  checkAsvs(counts.join('\n'), [{ file: 'a.md', text: [...HEAD, ...rows].join('\n') }], {
    1.1: '1-2',
    2.1: '1-3',
  });

describe('the requirements of ASVS 5.0.0', () => {
  it('are the 253 of levels 1 and 2, in 17 chapters', () => {
    const counts = Object.values(REQUIREMENTS).map((range) => Number(range.split('-')[1]));
    // 70 of level 1 and 183 of level 2.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(253);
    expect(new Set(Object.keys(REQUIREMENTS).map((section) => section.split('.')[0])).size).toBe(17);
  });
});

describe('checkAsvs', () => {
  it('accepts each requirement once, alone and in ranges, with correct counts', () => {
    expect(reported(GOOD)).toEqual([]);
  });

  it('names requirements that are missing, duplicate or unknown', () => {
    expect(
      reported([...GOOD.slice(0, 2), GOOD[0] ?? '', '| 2.1.1–2.1.4 | c | not applicable | none here |']),
    ).toEqual([
      'a.md:5: 1.1.1 stands twice',
      'a.md:6: 2.1.4 is no requirement of levels 1 and 2',
      'the index counts 2 as 0 0 0 0 3; the tables have 0 0 0 0 4',
      'the index counts all as 1 1 0 0 3; the tables have 1 1 0 0 4',
    ]);
    expect(reported(GOOD.slice(0, 2))[0]).toBe('no row for 2.1.1, 2.1.2, 2.1.3');
  });

  it('refuses other states, rows without a reason, and met requirements without a test or reason', () => {
    const rows = [
      '| 1.1.1 | a | met | by care |',
      '| 1.1.2 | b | fine | `a.test.ts` |',
      '| 2.1.1–2.1.3 | c | not met | |',
    ];
    expect(reported(rows).slice(0, 3)).toEqual([
      'a.md:3: 1.1.1 is met, but names no test and does not say "no test:" and why',
      `a.md:4: "fine" is no state`,
      'a.md:5: 2.1.1–2.1.3 has neither a test nor a reason',
    ]);
    expect(STATES).toHaveLength(5);
    expect(reported(['| 1.1.1 | a | met | no test: it is so |', ...GOOD.slice(1)])).toEqual([]);
  });

  it('refuses wrong and missing counts', () => {
    expect(reported(GOOD, ['| V1 | 2 | 0 | 0 | 0 | 0 |', ...COUNTS.slice(1)])).toEqual([
      'the index counts 1 as 2 0 0 0 0; the tables have 1 1 0 0 0',
    ]);
    expect(reported(GOOD, COUNTS.slice(0, 2))).toEqual(['the index has no counts of all']);
  });
});
