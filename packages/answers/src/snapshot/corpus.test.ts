import { describe, expect, it } from 'vitest';
import { describeCorpus } from './corpus.ts';

describe('getCorpus', () => {
  const manifest = {
    sample: false,
    counts: { decks: 6494, datedDecks: 6494 },
    provenance: [{ source: 'club', decks: 6494 }],
  };

  const overview = (brackets: number[], yearDecks = 6494) => ({ brackets, yearDecks });

  it('says how few are of the past year, if they are less than half', () => {
    expect(describeCorpus(manifest, overview([], 135))).toBe('6,494 decks from club; 135 from the past year');
    expect(describeCorpus(manifest, overview([], 0))).toMatch(/; none from the past year$/);
    // Half of 6,494 is 3,247.
    expect(describeCorpus(manifest, overview([], 3246))).toMatch(/; 3,246 from the past year$/);
    expect(describeCorpus(manifest, overview([], 3247))).not.toContain('past year');
  });

  it('names the number and the sources', () => {
    expect(describeCorpus(manifest, overview([6494, 0, 0, 0, 0, 0]))).toBe('6,494 decks from club');
    const provenance = [
      { source: 'none counted', decks: 0 },
      { source: 'club', decks: 2000 },
      { source: 'league', decks: 4494 },
    ];
    expect(describeCorpus({ ...manifest, provenance }, overview([6494, 0, 0, 0, 0, 0]))).toBe(
      '6,494 decks from league, club',
    );
  });

  it('says that competitive decks do not represent casual play', () => {
    expect(describeCorpus(manifest, overview([0, 0, 0, 0, 0, 6494]))).toMatch(
      /all competitive; not a picture of casual play$/,
    );
    expect(describeCorpus(manifest, overview([1, 0, 0, 0, 0, 6493]))).not.toContain('competitive');
  });

  it('says that samples are made up', () => {
    expect(
      describeCorpus({ ...manifest, sample: true, counts: { decks: 400, datedDecks: 400 } }, overview([])),
    ).toMatch(/^400 sample decks made up/);
  });

  it.each([
    [6494, /^6,494 decks from club$/],
    // 1 − 6,493 / 6,494 = 0.015 %, 1 − 5,715 / 6,494 = 12.0 %, 1 − 1 / 6,494 = 99.98 %
    [6493, /club; less than 1% have no usable date and count in no time range$/],
    [5715, /club; 12% have no usable date/],
    [1, /club; 99% have no usable date/],
    [0, /club; none has a usable date$/],
  ])('says what share of the decks has no date: %i of 6,494 have one', (datedDecks, words) => {
    const counts = { decks: 6494, datedDecks };
    expect(describeCorpus({ ...manifest, counts }, overview([6494, 0, 0, 0, 0, 0]))).toMatch(words);
  });

  it('says that there are no decks, without a command', () => {
    expect(describeCorpus({ ...manifest, counts: { decks: 0, datedDecks: 0 } }, overview([]))).toBe(
      'No decks yet',
    );
  });
});
