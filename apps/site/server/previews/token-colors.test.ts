import { describe, expect, it } from 'vitest';
import { oklchToHex, readTokenColors } from './token-colors.ts';

describe('oklchToHex', () => {
  it('matches the corners of sRGB', () => {
    // The CSS Color 4 coordinates of white, black and pure red (#ff0000 = oklch(0.62796 0.25768 29.23)).
    expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
    expect(oklchToHex(0, 0, 0)).toBe('#000000');
    expect(oklchToHex(0.62796, 0.25768, 29.234)).toBe('#ff0000');
  });
});

describe('readTokenColors', () => {
  it('knows the colors of the pages, those of the dark theme first', () => {
    const color = readTokenColors();
    // light-dark(…, oklch(0.165 0.012 275)): nearly black.
    expect(color('ground')).toMatch(/^#0[0-9a-f]0[0-9a-f]1[0-9a-f]$/);
    expect(color('pip-w')).toMatch(/^#f/);
    expect(() => color('no-such-colour')).toThrow(/no color "no-such-colour"/);
  });
});
