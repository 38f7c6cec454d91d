import { describe, expect, it } from 'vitest';
import { describeSection, nothingStandsOut } from './card-sections.tsx';
import { PAIR } from './gallery/sample-views.ts';
import { markedShare } from './share-text.tsx';

const counted = (numDecks: number, potentialDecks: number, [inclusionLow, inclusionHigh] = [0.9, 1]) => ({
  ...PAIR,
  numDecks,
  potentialDecks,
  inclusionLow,
  inclusionHigh,
});

describe('markedShare', () => {
  it('marks a share whose interval is over 30 points long, such as 19 of 38, and not 20 of 39', () => {
    const marked = (numDecks: number, potentialDecks: number, interval: [number, number]): string =>
      markedShare({
        ...counted(numDecks, potentialDecks, interval),
        inclusionRate: numDecks / potentialDecks,
      });
    expect(marked(19, 38, [0.3485, 0.6515])).toBe('~50%');
    expect(marked(20, 39, [0.362, 0.6613])).toBe('51%');
  });

  it('does not mark a share without an interval', () => {
    const share = { numDecks: 1, potentialDecks: 2, inclusionRate: 0.5 };
    expect(markedShare({ ...share, inclusionLow: null, inclusionHigh: null })).toBe('50%');
    expect(markedShare(share)).toBe('50%');
  });
});

describe('describeSection', () => {
  it('says what a section is sorted by', () => {
    expect(describeSection({ kind: 'topcards', cards: [counted(480, 500)] })).toBe(
      '1 card · in the largest share of decks',
    );
    expect(describeSection({ kind: 'creatures', cards: [counted(480, 500), counted(1, 500)] })).toBe(
      '2 cards',
    );
  });

  it('says how to read the mark of a wide interval if there is one', () => {
    expect(
      describeSection({ kind: 'creatures', cards: [counted(480, 500), counted(19, 38, [0.3485, 0.6515])] }),
    ).toBe('2 cards · ~: few decks, may be off by more than 15 points');
  });

  it('calls what compares few decks a small sample: 38, not 39', () => {
    const words = (kind: string, decks: number): string =>
      describeSection({ kind, cards: [counted(decks, decks)] });
    expect(words('highsynergycards', 38)).toContain(' · a small sample: 38 decks');
    expect(words('highliftcards', 38)).toContain(' · a small sample: 38 decks');
    expect(words('highsynergycards', 39)).not.toContain('sample');
    expect(words('topcards', 38)).not.toContain('sample');
  });
});

describe('nothingStandsOut', () => {
  const list = (kind: string, synergy: number | null = 0.1) => ({ kind, cards: [{ ...PAIR, synergy }] });

  it('is said where cards were compared with other decks and none is high', () => {
    expect(nothingStandsOut([list('topcards'), list('creatures')])).toBe(true);
    expect(nothingStandsOut([list('newcards'), list('topcards')])).toBe(true);
    for (const kind of ['highsynergycards', 'highliftcards'])
      expect(nothingStandsOut([list(kind), list('topcards')])).toBe(false);
  });

  it('is not said without other decks, or without lists', () => {
    expect(nothingStandsOut([list('topcards', null)])).toBe(false);
    expect(nothingStandsOut([list('creatures')])).toBe(false);
    expect(nothingStandsOut([])).toBe(false);
  });
});
