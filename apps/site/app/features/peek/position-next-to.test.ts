import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionNextTo } from './position-next-to.ts';

const SIZE = { width: 240, height: 335 };
const SCREEN = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

describe('positionNextTo', () => {
  it('is to the right of a name and vertically centered on it', () => {
    // 200 + 12; (410 + 430 − 335) / 2.
    expect(positionNextTo({ left: 100, top: 410, right: 200, bottom: 430 }, SIZE, SCREEN)).toEqual({
      left: 212,
      top: 252.5,
    });
  });

  it('is to the left if there is no space on the right, and stays on screen', () => {
    // 1100 − 12 − 240; at least 12 from the top.
    expect(positionNextTo({ left: 1100, top: 0, right: 1200, bottom: 20 }, SIZE, SCREEN)).toEqual({
      left: 848,
      top: 12,
    });
  });

  it('is below or above on a phone', () => {
    // Centered on 20…370: (20 + 370 − 240) / 2 = 75; below 220: 232; above 600: 600 − 12 − 335.
    expect(positionNextTo({ left: 20, top: 200, right: 370, bottom: 220 }, SIZE, PHONE)).toEqual({
      left: 75,
      top: 232,
    });
    expect(positionNextTo({ left: 20, top: 600, right: 370, bottom: 620 }, SIZE, PHONE)).toEqual({
      left: 75,
      top: 253,
    });
  });

  it('never leaves a window with enough space, nor covers the name if a side has space', () => {
    fc.assert(
      fc.property(
        fc.record({
          left: fc.nat(1900),
          top: fc.nat(1000),
          wide: fc.integer({ min: 1, max: 600 }),
          high: fc.integer({ min: 1, max: 60 }),
        }),
        fc.record({
          width: fc.integer({ min: 320, max: 1920 }),
          height: fc.integer({ min: 480, max: 1200 }),
        }),
        ({ left, top, wide, high }, window) => {
          const box = { left, top, right: left + wide, bottom: top + high };
          const at = positionNextTo(box, SIZE, window);
          expect(at.left).toBeGreaterThanOrEqual(12);
          expect(at.top).toBeGreaterThanOrEqual(12);
          expect(at.left + SIZE.width).toBeLessThanOrEqual(window.width - 12);
          expect(at.top + SIZE.height).toBeLessThanOrEqual(window.height - 12);
          const hasSide = box.right + 264 <= window.width || box.left >= 264;
          const isNextTo = at.left >= box.right || at.left + SIZE.width <= box.left;
          if (hasSide && box.right <= window.width) expect(isNextTo).toBe(true);
        },
      ),
    );
  });
});
