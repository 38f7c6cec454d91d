import { describe, expect, it } from 'vitest';
import { listOfClipboard } from './clipped-list.ts';

describe('listOfClipboard', () => {
  const loadedCards = { '/cards/ada-the-first': { name: 'Ada, the First' }, '/cards/ring': { name: 'Ring' } };

  it('has commanders and cards below their headings', () => {
    const clipped = {
      cards: { '/cards/ring': true as const },
      commanders: ['/cards/ada-the-first'],
      loadedCards,
      unknownUrls: {},
    };
    expect(listOfClipboard(clipped)).toBe('Commander\n1 Ada, the First\n\nDeck\n1 Ring');
  });

  it('has no line for a URL without a card, whatever the device stored', () => {
    const clipped = {
      cards: { '/cards/no-such-card': true as const, '/cards/ring': true as const },
      commanders: ['/cards/nobody'],
      loadedCards,
      unknownUrls: { '/cards/no-such-card': true as const, '/cards/nobody': true as const },
    };
    expect(listOfClipboard(clipped)).toBe('Deck\n1 Ring');
    expect(listOfClipboard({ ...clipped, cards: {} })).toBe('');
  });

  it('uses the URL for a card whose data are missing, and is empty without cards', () => {
    const unknown = {
      cards: { '/cards/sol-ring': true as const },
      commanders: [],
      loadedCards,
      unknownUrls: {},
    };
    expect(listOfClipboard(unknown)).toBe('Deck\n1 sol ring');
    expect(listOfClipboard({ cards: {}, commanders: [], loadedCards, unknownUrls: {} })).toBe('');
  });
});
