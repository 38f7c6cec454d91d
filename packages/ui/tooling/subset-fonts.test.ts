import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FONTS, makeSubset, PICTURE_FONTS, SUBSETS } from './subset-fonts.ts';

const MAX_BYTES = 60_000;

describe('the font files', () => {
  it.each([...SUBSETS, ...PICTURE_FONTS])(
    '$name is what its package contains for the listed characters',
    async (subset) => {
      const retained = readFileSync(join(FONTS, subset.name));
      expect(retained.equals(await makeSubset(subset))).toBe(true);
    },
    60_000,
  );

  it('are small enough to be sent with a first visit', () => {
    const bytes = SUBSETS.map(({ name }) => readFileSync(join(FONTS, name)).byteLength);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });
});
