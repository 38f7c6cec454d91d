import { describe, expect, it } from 'vitest';
import { namesTogether, pairName, shortPairName } from './pair-name.ts';

describe('the name of two commanders', () => {
  it('joins with "&"; that of a two-faced card keeps its slashes', () => {
    const [ada, bo] = [{ name: 'Ada, the First // Ada, Risen' }, { name: 'Bo' }];
    expect(pairName({ name: 'Ada, the First // Ada, Risen // Bo', cards: [ada, bo] })).toBe(
      'Ada, the First // Ada, Risen & Bo',
    );
    expect(pairName(ada)).toBe('Ada, the First // Ada, Risen');
    expect(pairName({ ...bo, cards: [] })).toBe('Bo');
  });

  it('works for names alone too', () => {
    expect(namesTogether(['Ada', 'Bo'])).toBe('Ada & Bo');
    expect(namesTogether(['Ada'])).toBe('Ada');
  });

  it.each([
    ['Tymna the Weaver', "Kraum, Ludevic's Opus", 'Tymna & Kraum'],
    ['Wilson, Refined Grizzly', 'Agent of the Iron Throne', 'Wilson & Agent of the Iron Throne'],
    ['The Fourth Doctor', 'Sarah Jane Smith', 'The Fourth Doctor & Sarah Jane Smith'],
    ['Vial Smasher the Fierce', 'Jorn // Kaldring', 'Vial Smasher & Jorn'],
  ])('is short without the titles of %s and %s', (first, second, short) => {
    expect(shortPairName([{ name: first }, { name: second }])).toBe(short);
  });
});
