import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';
import { checkPassword } from './password-rules.ts';

describe('checkPassword', () => {
  it('takes 8 to 128 characters of any kind', () => {
    for (const password of ['gr8 dogs', 'ein schönes Wort', 'x'.repeat(64) + 'y'.repeat(64)])
      expect(() => checkPassword(password)).not.toThrow();
  });

  it.each([
    ['7 chars', /at least 8/],
    [`${'xy'.repeat(64)}z`, /at most 128/],
    ['password', /too easy to guess/],
    ['PassWord123', /too easy to guess/],
    ['qwertyuiop', /too easy to guess/],
    ['########', /too easy to guess/],
  ])('refuses %s', (password, message) => {
    expect(() => checkPassword(password)).toThrow(message);
  });
});

describe('the common passwords', () => {
  it('are many, in lower case, and long enough to be tried', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1000);
    for (const password of COMMON_PASSWORDS) {
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(password).toBe(password.toLowerCase());
    }
  });
});
