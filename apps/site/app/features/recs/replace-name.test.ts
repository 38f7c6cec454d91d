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

  it('is sent by a button and parsed again', () => {
    expect(readReplacement(printReplacement(ring))).toEqual(ring);
    for (const text of ['', 'x', '[1,2]', '["",""]', '{}']) expect(readReplacement(text)).toBeNull();
  });
});
