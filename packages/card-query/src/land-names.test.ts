import { describe, expect, it } from 'vitest';
import { LAND_NAMES, landsCalled } from './land-names.ts';

describe('landsCalled', () => {
  it.each(LAND_NAMES)('knows the lands called %s', (word) => {
    // A cycle has a land for each pair of colors, or for the five pairs that share an edge of the color wheel.
    expect([5, 10]).toContain(landsCalled(word)?.length);
  });

  it('uses the cycles of the land page', () => {
    expect(landsCalled('dual')).toContain('Underground Sea');
    expect(landsCalled('triome')).toContain("Raffine's Tower");
  });

  it.each(['', 'temple', 'constructor'])('knows no lands called "%s"', (word) => {
    expect(landsCalled(word)).toBeNull();
  });
});
