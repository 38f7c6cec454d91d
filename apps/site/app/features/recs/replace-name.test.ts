import { describe, expect, it } from 'vitest';
import { printReplacement, readReplacement, replaceName } from './replace-name.ts';

const ring = { from: 'Sol Rinng', to: 'Sol Ring' };

describe('replaceName', () => {
  it('replaces the name and keeps quantity, set and the other lines', () => {
    expect(replaceName('1 Sol Rinng (CMR) 472\n2x sol rinng\n1 Opt', ring)).toBe(
      '1 Sol Ring (CMR) 472\n2x Sol Ring\n1 Opt',
    );
  });

  it('does not change a longer name with the same beginning', () => {
    expect(replaceName('1 Sol Rinnger', ring)).toBe('1 Sol Rinnger');
  });

  it('accepts either apostrophe and treats special characters literally', () => {
    const voice = { from: "Praetor's Voic (x)", to: "Praetors' Voice" };
    expect(replaceName('1 Praetor’s Voic (x)', voice)).toBe("1 Praetors' Voice");
  });

  it('keeps the list within its limit, or as long as it was', () => {
    const long = { from: 'a', to: 'b'.repeat(300) };
    // 100,000 less 2,000 leaves 98,000, at 299 more for each: 327 of the 1,000 names.
    const replaced = replaceName('a\n'.repeat(1000), long);
    expect(replaced.length).toBe(2000 + 327 * 299);
    expect(replaced.length).toBeLessThanOrEqual(100_000);
    expect(replaced.endsWith('a\n')).toBe(true);
    expect(replaceName('a\n'.repeat(50_000), long)).toBe('a\n'.repeat(50_000));
    // A shorter name always fits.
    expect(replaceName(`Sol Rinng\n${'x'.repeat(100_000)}`, ring)).toMatch(/^Sol Ring\n/);
  });

  it('has names of at most 400 letters', () => {
    for (const [from, to, isRead] of [
      ['a'.repeat(400), 'b'.repeat(400), true],
      ['a'.repeat(401), 'b', false],
      ['a', 'b'.repeat(401), false],
    ] as const)
      expect(readReplacement(printReplacement({ from, to })) !== null).toBe(isRead);
  });

  it('is sent by a button and parsed again', () => {
    expect(readReplacement(printReplacement(ring))).toEqual(ring);
    for (const text of ['', 'x', '[1,2]', '["",""]', '{}']) expect(readReplacement(text)).toBeNull();
  });
});
