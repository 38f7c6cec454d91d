import { describe, expect, it } from 'vitest';
import { briefCorpus, recentDecks } from './source-text.ts';

describe('briefCorpus', () => {
  it.each([
    ['6,494 decks from club, league', '6,494 decks'],
    ['6,494 decks from club, all competitive; not a picture of casual play', '6,494 competitive decks'],
    ['8 decks from club; 13% have no usable date and count in no time range', '8 decks'],
    ['24,113 sample decks made up to show how the site works, not players’ decks', '24,113 sample decks'],
    ['1 deck from club', '1 deck'],
    ['No votes yet', 'No votes yet'],
    ['', ''],
  ])('shortens "%s"', (corpus, brief) => {
    expect(briefCorpus(corpus)).toBe(brief);
  });
});

describe('recentDecks', () => {
  it.each([
    ['6,494 decks from club; 135 from the past year; 13% have no date', '135 from the past year'],
    ['6,494 decks from club; none from the past year', 'none from the past year'],
    ['6,494 decks from club', null],
  ])('finds in "%s" what is said of the past year', (corpus, words) => {
    expect(recentDecks(corpus)).toBe(words);
  });
});
