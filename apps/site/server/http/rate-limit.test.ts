import { describe, expect, it, vi } from 'vitest';
import { RateLimit } from './rate-limit.ts';

function limitAt(clock: { now: number }) {
  return new RateLimit({ windowMs: 1000, mostEach: 2, mostTogether: 3, now: () => clock.now });
}

describe('RateLimit', () => {
  it('bounds each key and all together within a window', () => {
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

  it('begins anew with the next window and says what the last one refused', () => {
    const clock = { now: 0 };
    const limit = limitAt(clock);
    for (const key of ['a', 'a', 'a', 'a']) limit.take(key);
    clock.now = 999;
    expect(limit.take('a')).toEqual({ allowed: false, refusedBefore: 0 });
    clock.now = 1000;
    expect(limit.take('a')).toEqual({ allowed: true, refusedBefore: 3 });
    expect(limit.take('a')).toEqual({ allowed: true, refusedBefore: 0 });
  });

  it('goes by a clock that nobody sets', () => {
    const limit = new RateLimit({ windowMs: 20, mostEach: 1, mostTogether: 1 });
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
