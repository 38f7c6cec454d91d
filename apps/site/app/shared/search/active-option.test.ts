import { describe, expect, it } from 'vitest';
import { nextActive } from './active-option.ts';

describe('nextActive', () => {
  it('moves down through the text and wraps around', () => {
    expect([-1, 0, 1, 2].map((active) => nextActive('ArrowDown', active, 3))).toEqual([0, 1, 2, -1]);
  });
  it('moves up through the text and wraps around', () => {
    expect([-1, 0, 1, 2].map((active) => nextActive('ArrowUp', active, 3))).toEqual([2, -1, 0, 1]);
  });
  it('jumps to the ends only from within the list', () => {
    expect(nextActive('Home', 2, 3)).toBe(0);
    expect(nextActive('End', 0, 3)).toBe(2);
    expect(nextActive('Home', -1, 3)).toBeNull();
    expect(nextActive('End', -1, 3)).toBeNull();
  });
  it('ignores other keys and empty lists', () => {
    expect(nextActive('a', 0, 3)).toBeNull();
    expect(nextActive('ArrowDown', -1, 0)).toBeNull();
  });
});
