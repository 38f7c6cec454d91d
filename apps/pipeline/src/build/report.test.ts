import { DECK_REJECTIONS, toDay } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { makeDeckTable } from '../testing/candidates.fixture.ts';
import type { DeckCount } from './count-decks.ts';
import { deckReport } from './report.ts';

function count(parts: Partial<DeckCount>): DeckCount {
  return {
    table: makeDeckTable([]),
    decks: new Uint32Array(),
    resultsByDeck: new Map(),
    asOfDay: toDay('2024-03-30'),
    contradicted: 0,
    identical: new Map(),
    later: new Map(),
    rejects: new Map(),
    examples: new Map(),
    droppedByAge: 0,
    unlisted: [],
    firstDay: null,
    lastDay: 0,
    nextDay: null,
    read: 0,
    sources: ['club', 'league'],
    provenance: [],
    unknownNames: [],
    lists: { extraCopies: { decks: 0, examples: [] }, filled: { decks: 0, many: 0, examples: [] } },
    ...parts,
  };
}

const report = (counted: DeckCount, nearIdentical = { groups: 0, decks: 0 }): string =>
  deckReport(counted, { maxAgeDays: 730, nearIdentical });

describe('deckReport', () => {
  it('shows for every rule how many decks it dropped and left', () => {
    const rejects = new Map([
      ['older-version', 20],
      ['off-color', 3],
    ] as const);
    const text = report(count({ read: 1234, rejects }));
    for (const rule of DECK_REJECTIONS) expect(text).toContain(`(${rule})`);
    const cells = (rule: string) =>
      text
        .split('\n')
        .find((line) => line.includes(`(${rule})`))
        ?.match(/[\d,]+/g);
    expect(cells('future-date')).toEqual(['0', '1,234']);
    expect(cells('older-version')).toEqual(['20', '1,214']);
    expect(cells('off-color')).toEqual(['3', '1,211']);
    expect(cells('too-old')).toEqual(['0', '1,211']);
  });

  it('names the first decks of each rule and the most frequent unknown names', () => {
    const examples: DeckCount['examples'] = new Map([
      ['off-color', [{ source: 1, id: 'x7', detail: 'Red Bolt is outside U' }]],
    ]);
    const unknownNames: DeckCount['unknownNames'] = [
      ['Nobody', 1200],
      ['Someone', 1],
    ];
    const text = report(count({ read: 1, examples, unknownNames }));
    expect(text).toContain('off-color: league x7: Red Bolt is outside U');
    expect(text).toContain('1,201 card lines under 2 names that the catalog lacks');
    expect(text).toContain('Nobody (1,200), Someone (1)');
  });

  it('says how many lists have too many copies or were filled with basics, and names the oddest', () => {
    const lists: DeckCount['lists'] = {
      extraCopies: { decks: 1, examples: [{ source: 0, id: 'd17', detail: '4 Sol Ring' }] },
      filled: { decks: 1200, many: 1, examples: [{ source: 1, id: 's60', detail: '42 basic lands' }] },
    };
    const text = report(count({ read: 1, lists }));
    expect(text).toContain(
      '1 counted deck with more copies of a card than the rules allow, which count once: club d17 (4 Sol Ring)\n',
    );
    expect(text).toContain('1,200 counted decks from sources that record one copy of each card');
    expect(text).toContain('1 with more than 38, so probably short lists: league s60 (42 basic lands)\n');
    expect(report(count({ read: 1 }))).not.toMatch(/copies of a card|basic lands/);
  });

  it('is empty if there was no deck to judge', () => {
    expect(report(count({}))).toBe('');
  });

  it('says which dates are not used, and why', () => {
    expect(report(count({ read: 20 }))).not.toContain('dated');
    const later = new Map([
      [1, 1200],
      [0, 1],
    ]);
    const text = report(count({ read: 2000, contradicted: 356, later }));
    expect(text).toContain(
      '  356 decks dated before the release of a card in the list: the date does not count\n',
    );
    expect(text).toContain(
      '  1 deck of club dated after 2024-03-30, too few to move the as-of date: counted, but in no time range\n' +
        '  1,200 decks of league dated after 2024-03-30, too few to move the as-of date: counted, but in no time range\n',
    );
  });

  it('says how many decks are near-identical', () => {
    expect(report(count({ read: 20 }))).not.toContain('near-identical');
    expect(report(count({ read: 6494 }), { groups: 552, decks: 2302 })).toContain(
      '  2,302 counted decks in 552 groups of near-identical ones, of one commander: each group counts once in intervals and tests\n',
    );
  });

  it('warns if the age limit drops over a tenth', () => {
    expect(report(count({ read: 20, droppedByAge: 0.1 }))).not.toContain('Warning');
    expect(report(count({ read: 20, droppedByAge: 0.25 }))).toContain(
      'Warning: 25 % of the decks are more than 730 days older than 2024-03-30',
    );
  });
});
