import { describe, expect, it } from 'vitest';
import { readEmail } from './read-fields.ts';

describe('readEmail', () => {
  it('trims spaces and converts to lower case', () => {
    expect(readEmail('  Jo@Example.ORG ')).toBe('jo@example.org');
  });

  it('refuses an invalid address', () => {
    expect(() => readEmail('jo@')).toThrow('This is not an email address.');
  });
});
