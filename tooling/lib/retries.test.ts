import { describe, expect, it } from 'vitest';
import { judgeRetries, MAX_RETRIED } from './retries.mjs';

describe('judgeRetries', () => {
  const result = { isOk: true, counts: { passed: 9, failed: 0, skipped: 0 }, failures: [] };
  const some = (count: number) => Array.from({ length: count }, (_, index) => `cards.spec.ts:${index} opens`);

  it('leaves a run without retries as it is', () => {
    expect(judgeRetries(result, [])).toBe(result);
  });

  it('passes a run with few, and names them', () => {
    const { isOk, note } = judgeRetries(result, some(MAX_RETRIED));
    expect(isOk).toBe(true);
    expect(note?.split('\n')).toEqual(['Passed only at the second attempt:', ...some(MAX_RETRIED)]);
  });

  it('fails a run with more, says why, and names them', () => {
    const many = some(MAX_RETRIED + 1);
    const { isOk, note, failures } = judgeRetries(result, many);
    expect(isOk).toBe(false);
    expect(failures).toEqual(['3 tests passed only at the second attempt; at most 2 may.']);
    expect(note).toContain(many.join('\n'));
  });

  it('never makes a failed run pass', () => {
    const failed = { ...result, isOk: false, failures: ['cards.spec.ts:99 closes'] };
    expect(judgeRetries(failed, some(1))).toMatchObject({
      isOk: false,
      failures: ['cards.spec.ts:99 closes'],
    });
  });
});
