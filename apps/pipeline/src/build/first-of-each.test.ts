import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FirstOfEach } from './first-of-each.ts';

describe('FirstOfEach', () => {
  it('finds what a search from the start finds, however often hashes are the same', () => {
    const kinds = fc.array(fc.nat(40), { maxLength: 120 });
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 41 }), (kindByNumber, hashes) => {
        const first = new FirstOfEach(kindByNumber.length, {
          getHash: (number) => (kindByNumber[number] ?? 0) % hashes,
          isSame: (a, b) => kindByNumber[a] === kindByNumber[b],
        });
        const found = kindByNumber.map((_, number) => first.before(number));
        const expected = kindByNumber.map((kind, number) => {
          const index = kindByNumber.indexOf(kind);
          return index === number ? null : index;
        });
        expect(found).toEqual(expected);
      }),
    );
  });
});
