import { describe, expect, it } from 'vitest';
import { readEmail } from './read-fields.ts';

describe('readEmail', () => {
  it('takes blanks away and makes the letters small', () => {
    expect(readEmail('  Jo@Example.ORG ')).toBe('jo@example.org');
  });

  it('refuses what is none', () => {
    expect(() => readEmail('jo@')).toThrow('This is not an email address.');
  });
});
