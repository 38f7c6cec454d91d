import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logText } from './log-text.ts';

describe('logText', () => {
  it('leaves words as they are', () => {
    expect(logText({ message: 'Æther “x”', stack: null })).toBe('{"message":"Æther “x”","stack":null}');
  });

  it('escapes line ends and direction marks', () => {
    expect(logText('a\nb\u001b[2Jc\u009bd\u2028e\u202ef\u200fg')).toBe(
      '"a\\nb\\u001b[2Jc\\u009bd\\u2028e\\u202ef\\u200fg"',
    );
  });

  it('is one printable line that parses back to the same value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = logText(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
        expect(JSON.parse(line)).toBe(text);
      }),
    );
  });
});
