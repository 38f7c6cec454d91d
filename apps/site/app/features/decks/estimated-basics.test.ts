import { describe, expect, it } from 'vitest';
import { describeBasics, withBasics } from './estimated-basics.ts';

describe('basics that a list is assumed to have', () => {
  it('go to those that it names', () => {
    const lines = ['1 Cyr', '1 Sol Ring', '1 Forest', '4 Island'];
    expect(withBasics(lines, 3, ['U', 'G'])).toEqual(['1 Cyr', '1 Sol Ring', '2 Forest', '6 Island']);
    expect(withBasics(lines, 0, ['U', 'G'])).toEqual(lines);
  });

  it('are of its colors where it names none', () => {
    expect(withBasics(['1 Cyr'], 3, ['U', 'G'])).toEqual(['1 Cyr', '2 Island', '1 Forest']);
    expect(withBasics(['1 Cyr'], 1, ['U', 'G'])).toEqual(['1 Cyr', '1 Island']);
    expect(withBasics(['1 Cyr'], 2, [])).toEqual(['1 Cyr', '2 Wastes']);
  });

  it('are stated where the numbers are', () => {
    const deck = { counts: { land: 27 } };
    expect(describeBasics({ basicsAdded: 2, size: 98, deck })).toBe(
      '2 of its 27 lands are basics that we estimate, because the list has 98 cards; “Improve my deck” adds them.',
    );
    expect(describeBasics({ basicsAdded: 1, size: 99, deck })).toMatch(
      /^1 of its 27 lands is a basic .* adds it\.$/,
    );
  });
});
