import { describe, expect, it, vi } from 'vitest';
import { RateLimit } from './rate-limit.ts';

function limitAt(clock: { now: number }) {
  return new RateLimit({ windowMs: 1000, limitPerKey: 2, limitTotal: 3, now: () => clock.now });
}

describe('RateLimit', () => {
  it('limits each key and all keys together within a window', () => {
    const limit = limitAt({ now: 0 });
    expect(['a', 'a', 'a', 'b', 'b', 'c'].map((key) => limit.take(key).allowed)).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('starts over with the next window and reports what the last one refused', () => {
    const clock = { now: 0 };
    const limit = limitAt(clock);
    for (const key of ['a', 'a', 'a', 'a']) limit.take(key);
    clock.now = 999;
    expect(limit.take('a')).toEqual({
      ...{ allowed: false, refusedBefore: 0, seconds: 1, remaining: 0, by: 'address' },
    });
    clock.now = 1000;
    expect(limit.take('a')).toEqual({
      ...{ allowed: true, refusedBefore: 3, seconds: 1, remaining: 1, by: null },
    });
    expect(limit.take('a')).toEqual({
      ...{ allowed: true, refusedBefore: 0, seconds: 1, remaining: 0, by: null },
    });
  });

  it('limits a /56 and a /48 of IPv6, and leaves others alone', () => {
    const limit = new RateLimit({ windowMs: 1000, limitPerKey: 2, now: () => 0 });
    const allowed = (keys: string[]) => keys.filter((key) => limit.take(key).allowed).length;
    const network = (from: number) =>
      Array.from({ length: 256 }, (_, at) => `2001:db8:1:${(from * 256 + at).toString(16)}`);
    // Twice from each /64, 8 times from a /56, 32 times from the /48.
    expect(allowed([...network(1), ...network(1)])).toBe(8);
    expect(allowed([2, 3, 4, 5, 6].flatMap(network))).toBe(24);
    expect(allowed(['2001:db8:2:1', '203.0.113.9'])).toBe(2);
  });

  it('remembers at most 100,000 keys, the most recently counted', () => {
    const limit = new RateLimit({ windowMs: 1000, limitPerKey: 1, now: () => 0 });
    for (let n = 0; n < 100_001; n += 1) limit.take(`${n}`);
    expect(limit.take('100000').allowed).toBe(false);
    expect(limit.take('0').allowed).toBe(true);
  });

  it('uses a monotonic clock', () => {
    const limit = new RateLimit({
      windowMs: 20,
      limitPerKey: 1,
      limitTotal: 1,
      now: () => performance.now(),
    });
    const wall = vi.spyOn(Date, 'now').mockReturnValue(2_000_000_000_000);
    const steady = vi.spyOn(performance, 'now').mockReturnValue(0);
    expect([limit.take('a').allowed, limit.take('a').allowed]).toEqual([true, false]);
    wall.mockReturnValue(1_000_000_000_000);
    steady.mockReturnValue(20);
    expect(limit.take('a').allowed).toBe(true);
    wall.mockRestore();
    steady.mockRestore();
  });
});
