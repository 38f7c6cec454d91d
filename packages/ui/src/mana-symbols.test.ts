import { describe, expect, it } from 'vitest';
import { parseManaCost } from './mana-symbols.ts';

describe('parseManaCost', () => {
  it('splits a cost into its symbols in printed order', () => {
    expect(parseManaCost('{2}{W}{U}').map((symbol) => symbol.key)).toEqual(['2', 'W', 'U']);
  });
  it('puts hybrid and Phyrexian symbols into words', () => {
    expect(parseManaCost('{G/U}{B/P}{2/W}').map((symbol) => symbol.words)).toEqual([
      'green or blue',
      'black phyrexian',
      '2 or white',
    ]);
  });
  it('is empty for a card without a cost', () => {
    expect(parseManaCost('')).toEqual([]);
  });
});
