import { describe, expect, it } from 'vitest';
import { namesTogether, pairName } from './pair-name.ts';

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
});
