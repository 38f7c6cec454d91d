import { describe, expect, it } from 'vitest';
import { type KnownKey, KnownKeys } from './known-keys.ts';

const KEY = { id: 'k', uid: 'u' };

/** Known keys over a database whose answers are given one by one. */
function over(...answers: (KnownKey | null | Error)[]) {
  const state = { now: 0, asked: [] as string[] };
  const keys = new KnownKeys({
    now: () => state.now,
    find: async (hash) => {
      const answer = answers[state.asked.push(hash) - 1];
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error(`Asked for ${hash}`);
      return answer;
    },
  });
  return { state, keys };
}

describe('known keys', () => {
  it('are asked for once, by all who ask, and again within a minute', async () => {
    const { state, keys } = over(KEY, null);
    expect(await Promise.all([keys.get('a'), keys.get('a')])).toEqual([KEY, KEY]);
    state.now = 44_999;
    expect(await keys.get('a')).toEqual(KEY);
    expect(state.asked).toEqual(['a']);
    state.now = 45_000;
    expect(await keys.get('a')).toBeNull();
    expect(await keys.get('a')).toBeNull();
    expect(state.asked).toEqual(['a', 'a']);
  });

  it('are asked for again after a failure, and when they are to be forgotten', async () => {
    const { state, keys } = over(new Error('away'), KEY, null, KEY);
    await expect(keys.get('a')).rejects.toThrow('away');
    expect(await keys.get('a')).toEqual(KEY);
    keys.forget('a');
    expect(await keys.get('a')).toBeNull();
    keys.forgetAll();
    expect(await keys.get('a')).toEqual(KEY);
    expect(state.asked).toHaveLength(4);
  });

  it('are at most ten thousand', async () => {
    const { state, keys } = over(...Array.from({ length: 10_003 }, () => null));
    for (let count = 0; count < 10_001; count += 1) await keys.get(`${count}`);
    await keys.get('10000');
    expect(state.asked).toHaveLength(10_001);
    await keys.get('0');
    expect(state.asked).toHaveLength(10_002);
  });
});
