import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { checkPassword } from './password-rules.ts';

const CONTEXT = { site: 'Deckwright', name: 'Zoë Miller', email: 'zoe.miller85@example.org' };
const check = (password: string) => checkPassword(password, CONTEXT);

describe('checkPassword', () => {
  it('accepts 8 to 128 characters of any kind', () => {
    for (const password of ['gr8 dogs', 'ein schönes Wort', 'x'.repeat(64) + 'y'.repeat(64)])
      expect(() => check(password)).not.toThrow();
  });

  it.each([
    ['7 chars', /at least 8/],
    [`${'xy'.repeat(64)}z`, /at most 128/],
    ['password', /too easy to guess/],
    ['PassWord123', /too easy to guess/],
    ['qwertyuiop', /too easy to guess/],
    ['########', /too easy to guess/],
  ])('refuses %s', (password, message) => {
    expect(() => check(password)).toThrow(message);
  });

  it.each([
    'deckwright',
    'Deckwright2026!',
    'D3ckwr1ght',
    'zoë miller',
    'miller-zoe',
    'miller851985',
    'zoe.miller85@example.org',
    'commander 77',
    'deckwright commander zoe',
  ])('refuses %s, which is little more than common words', (password) => {
    expect(() => check(password)).toThrow(/mostly your name/);
  });

  it('accepts such a word among others', () => {
    for (const password of ['miller turns a lamp', 'deckwright, seven swans', 'zoe 81 f7 29 kx qw'])
      expect(() => check(password)).not.toThrow();
  });

  it('finds no word in an empty or a short name', () => {
    expect(() => checkPassword('gr8 dogs', { site: '', name: 'gr', email: '' })).not.toThrow();
  });
});

describe('the common passwords', () => {
  it('are many, in lower case, and long enough to be tried', () => {
    const common = commonPasswords();
    expect(common.size).toBeGreaterThan(20_000);
    for (const password of common) {
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(password).toBe(password.toLowerCase());
    }
    for (const known of ['iloveyou1', 'trustno1', 'sunshine1', 'football1', 'baseball1'])
      expect(common.has(known), known).toBe(true);
  });
});
