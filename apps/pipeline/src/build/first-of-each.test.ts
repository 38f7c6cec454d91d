import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FirstOfEach } from './first-of-each.ts';

describe('FirstOfEach', () => {
  it('finds what a search from the start finds, however often hashes are the same', () => {
    const kinds = fc.array(fc.nat(40), { maxLength: 120 });
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 41 }), (kindOf, hashes) => {
        const first = new FirstOfEach(kindOf.length, {
          hashOf: (number) => (kindOf[number] ?? 0) % hashes,
          isSame: (a, b) => kindOf[a] === kindOf[b],
        });
        const found = kindOf.map((_, number) => first.before(number));
        const expected = kindOf.map((kind, number) => {
          const place = kindOf.indexOf(kind);
          return place === number ? null : place;
        });
        expect(found).toEqual(expected);
      }),
    );
  });
});
