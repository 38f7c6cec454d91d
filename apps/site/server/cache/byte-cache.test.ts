import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const value = (bytes: number, name = '') => ({ bytes, name });

describe('a cache bounded by bytes', () => {
  it('evicts the least recently used first', () => {
    const cache = new ByteCache<{ bytes: number; name: string }>(40);
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, value(10));
    cache.get('a');
    cache.set('e', value(10));
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
    expect(cache.size).toBe(4);
  });

  it('rejects values larger than a quarter of its size', () => {
    const cache = new ByteCache(40);
    cache.set('a', value(11));
    expect(cache.size).toBe(0);
  });

  it('counts a replaced value once', () => {
    const cache = new ByteCache(40);
    cache.set('a', value(10));
    cache.set('a', value(4));
    expect(cache.bytes).toBe(4);
  });

  it('never exceeds its limit, and counts what it contains', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      bytes: fc.nat(30),
      drop: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cache = new ByteCache(60);
        for (const { key, bytes, drop } of steps) {
          if (drop) cache.delete(key);
          else cache.set(key, value(bytes));
          expect(cache.bytes).toBeLessThanOrEqual(60);
        }
        let blocked = 0;
        for (const key of ['a', 'b', 'c', 'd', 'e']) blocked += cache.get(key)?.bytes ?? 0;
        expect(cache.bytes).toBe(blocked);
      }),
    );
  });
});
