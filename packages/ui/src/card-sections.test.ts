import { describe, expect, it } from 'vitest';
import { describeSection } from './card-sections.tsx';
import { PAIR } from './gallery/sample-views.ts';
import { markedShare } from './share-text.tsx';

const counted = (numDecks: number, potentialDecks: number) => ({ ...PAIR, numDecks, potentialDecks });

describe('markedShare', () => {
  it('marks 19 of 38, whose interval is just over 30 points long, and not 20 of 39', () => {
    // Around one half the interval reaches z / (2·√(n + z²)) to either side: 1.96 / (2·√41.84) = 15.15 points of 38 decks,
    // 14.97 of 39.
    expect(markedShare({ numDecks: 19, potentialDecks: 38, inclusionRate: 0.5 })).toBe('~50%');
    expect(markedShare({ numDecks: 20, potentialDecks: 39, inclusionRate: 20 / 39 })).toBe('51%');
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
    expect(describeSection({ kind: 'creatures', cards: [counted(480, 500), counted(19, 38)] })).toBe(
      '2 cards · ~: few decks, may be off by more than 15 points',
    );
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
