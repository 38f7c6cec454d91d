import { describe, expect, it } from 'vitest';
import { rounded } from './rounded.ts';

describe('rounded', () => {
  it('removes binary fraction noise', () => {
    expect(rounded(0.1 + 0.2)).toBe(0.3);
    expect(rounded(1 / 3, 2)).toBe(0.33);
  });
});
