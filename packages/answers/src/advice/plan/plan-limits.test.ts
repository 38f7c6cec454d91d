import { describe, expect, it } from 'vitest';
import { effectiveLimits } from './plan-limits.ts';

describe('the limits of a list itself', () => {
  it('hold unless the player lifts them, sets others or names the cards', () => {
    const own = { bracket: 2, maxPrice: 12 } as const;
    const none = { bracket: null, maxPrice: null };
    expect(effectiveLimits({}, own)).toEqual(own);
    expect(effectiveLimits({ anyBracket: false, anyPrice: false }, own)).toEqual(own);
    for (const options of [{ anyBracket: true }, { bracket: 3 }])
      expect(effectiveLimits(options, own)).toEqual({ ...own, bracket: null });
    for (const options of [{ anyPrice: true }, { maxPrice: 3 }, { maxTotal: 0 }])
      expect(effectiveLimits(options, own)).toEqual({ ...own, maxPrice: null });
    expect(effectiveLimits({ among: [] }, own)).toEqual(none);
    expect(effectiveLimits({}, none)).toEqual(none);
  });
});
