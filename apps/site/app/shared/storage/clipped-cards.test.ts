import { describe, expect, it } from 'vitest';
import { cardsIn } from './clipped-cards.ts';

describe('the cards in the clipboard', () => {
  it('are read from its storage, commanders first and each once', () => {
    const kept = {
      version: 2,
      state: { cards: { '/cards/sol-ring': true, '/cards/opt': true }, commanders: ['/cards/opt'] },
    };
    expect(cardsIn(JSON.stringify(kept))).toEqual(['/cards/opt', '/cards/sol-ring']);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"state":7}',
    '{"state":{"cards":["x"],"commanders":[{}, "javascript:1"]}}',
  ])('are none in %j', (text) => {
    expect(cardsIn(text)).toEqual([]);
  });
});
