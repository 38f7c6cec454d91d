import { describe, expect, it } from 'vitest';
import { readEmail, readUsername } from './read-fields.ts';

describe('readEmail', () => {
  it('takes blanks away and makes the letters small', () => {
    expect(readEmail('  Jo@Example.ORG ')).toBe('jo@example.org');
  });

  it('refuses what is none', () => {
    expect(() => readEmail('jo@')).toThrow('This is no e-mail address.');
  });
});

describe('readUsername', () => {
  it('takes letters of any script and signs, with single blanks', () => {
    expect(readUsername('  Jo   O’Neil ')).toBe('Jo O’Neil');
    expect(readUsername('山田 太郎')).toBe('山田 太郎');
    expect(readUsername('x'.repeat(40))).toHaveLength(40);
  });

  it.each(['x', ' ', '--', 'x'.repeat(41), 'a\u202eb', 'a\u0000b', 'a\u200bb'])('refuses %j', (name) => {
    expect(() => readUsername(name)).toThrow(/^A name/);
  });
});
