import { describe, expect, it } from 'vitest';
import { amongDecks, corpusOf, decks, decksOnTile, rounded, windowOf } from './words.ts';

describe('numbers in words', () => {
  it('says when decks are samples', () => {
    expect(decks(1200, true)).toBe('1,200 sample decks');
    expect(decks(12_345, false)).toBe('12,345 decks');
    expect(decksOnTile(12_345, false)).toBe('12.3K decks');
    expect(decksOnTile(1, true)).toBe('1 sample deck');
    expect(decks(558, false)).toBe('558 decks');
    expect(decks(1, false)).toBe('1 deck');
  });

  it('says nothing of the decks if there are none', () => {
    expect(amongDecks(0, false)).toBe('');
    expect(amongDecks(558, true)).toBe(', of 558 sample decks');
  });

  it('removes binary fraction noise', () => {
    expect(rounded(0.1 + 0.2)).toBe(0.3);
    expect(rounded(1 / 3, 2)).toBe(0.33);
  });
});

describe('windowOf', () => {
  it('counts the as-of date as the last day of the range', () => {
    expect(windowOf('week', '2024-03-30', 730)).toMatchObject({ from: '2024-03-24', to: '2024-03-30' });
    expect(windowOf('month', '2024-03-30', 730).from).toBe('2024-03-01');
    expect(windowOf('year', '2024-03-30', 730).from).toBe('2023-04-01');
  });

  it('has no first day without a range or without a dated deck', () => {
    expect(windowOf('none', '2024-03-30', 730).from).toBeNull();
    expect(windowOf('none', '2024-03-30', 730).label).toContain('at most 730 days old');
    expect(windowOf('week', null, null)).toMatchObject({ from: null, to: null });
  });
});

describe('corpusOf', () => {
  const manifest = {
    sample: false,
    counts: { decks: 6494, datedDecks: 6494 },
    provenance: [{ source: 'club', decks: 6494 }],
  };

  const overview = (brackets: number[], yearDecks = 6494) => ({ brackets, yearDecks });

  it('says how few are of the past year, if they are less than half', () => {
    expect(corpusOf(manifest, overview([], 135))).toBe('6,494 decks from club; 135 from the past year');
    expect(corpusOf(manifest, overview([], 0))).toMatch(/; none from the past year$/);
    // Half of 6,494 is 3,247.
    expect(corpusOf(manifest, overview([], 3246))).toMatch(/; 3,246 from the past year$/);
    expect(corpusOf(manifest, overview([], 3247))).not.toContain('past year');
  });

  it('names the number and the sources', () => {
    expect(corpusOf(manifest, overview([6494, 0, 0, 0, 0, 0]))).toBe('6,494 decks from club');
    const provenance = [
      { source: 'none counted', decks: 0 },
      { source: 'club', decks: 2000 },
      { source: 'league', decks: 4494 },
    ];
    expect(corpusOf({ ...manifest, provenance }, overview([6494, 0, 0, 0, 0, 0]))).toBe(
      '6,494 decks from league, club',
    );
  });

  it('says that competitive decks do not represent casual play', () => {
    expect(corpusOf(manifest, overview([0, 0, 0, 0, 0, 6494]))).toMatch(
      /all competitive; not a picture of casual play$/,
    );
    expect(corpusOf(manifest, overview([1, 0, 0, 0, 0, 6493]))).not.toContain('competitive');
  });

  it('says that samples are made up', () => {
    expect(
      corpusOf({ ...manifest, sample: true, counts: { decks: 400, datedDecks: 400 } }, overview([])),
    ).toMatch(/^400 sample decks made up/);
  });

  it.each([
    [6494, /^6,494 decks from club$/],
    // 1 − 6,493 / 6,494 = 0.015 %, 1 − 5,715 / 6,494 = 12.0 %, 1 − 1 / 6,494 = 99.98 %
    [6493, /club; less than 1% have no date and count in no time range$/],
    [5715, /club; 12% have no date/],
    [1, /club; 99% have no date/],
    [0, /club; none has a date$/],
  ])('says what share of the decks has no date: %i of 6,494 have one', (datedDecks, words) => {
    const counts = { decks: 6494, datedDecks };
    expect(corpusOf({ ...manifest, counts }, overview([6494, 0, 0, 0, 0, 0]))).toMatch(words);
  });

  it('says that there are no decks, without a command', () => {
    expect(corpusOf({ ...manifest, counts: { decks: 0, datedDecks: 0 } }, overview([]))).toBe('No decks yet');
  });
});
