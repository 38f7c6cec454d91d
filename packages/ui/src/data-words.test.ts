import { describe, expect, it } from 'vitest';
import { briefCorpus, dayWords, monthWords } from './data-words.ts';

describe('briefCorpus', () => {
  it.each([
    ['6,494 decks from club, league', '6,494 decks'],
    ['6,494 decks from club, all competitive; not a picture of casual play', '6,494 competitive decks'],
    ['8 decks from club; 13% have no date and count in no time range', '8 decks'],
    ['24,113 sample decks made up to show how the site works, not players’ decks', '24,113 sample decks'],
    ['1 deck from club', '1 deck'],
    ['No votes yet', 'No votes yet'],
    ['', ''],
  ])('shortens "%s"', (corpus, brief) => {
    expect(briefCorpus(corpus)).toBe(brief);
  });
});

describe('dayWords', () => {
  it('names the day without a zero before it, the month and the year', () => {
    expect(dayWords('2024-03-30')).toBe('30 Mar 2024');
    expect(dayWords('2009-10-01')).toBe('1 Oct 2009');
  });
});

describe('monthWords', () => {
  it('names the month and the year', () => {
    expect(monthWords('2024-04-19')).toBe('Apr 2024');
    expect(monthWords('2025-12-01')).toBe('Dec 2025');
  });
});
