import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkNewPassword,
  checkRequired,
  EMAIL_PROBLEM,
  mergeProblems,
  readField,
} from './check-fields.ts';

function getFields(values: Record<string, string>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

describe('form fields', () => {
  it('trim the email', () => {
    expect(checkEmail(getFields({ email: ' ada@example.org ' }))).toEqual({
      email: 'ada@example.org',
      problems: {},
    });
  });

  it('report an invalid email', () => {
    for (const email of ['', 'ada', 'ada@'])
      expect(checkEmail(getFields({ email })).problems).toEqual({ email: EMAIL_PROBLEM });
    expect(checkEmail(getFields({})).problems).toEqual({ email: EMAIL_PROBLEM });
  });

  it('keep every character of a password', () => {
    expect(readField(getFields({ password: ' two spaces ' }), 'password')).toBe(' two spaces ');
  });
});

describe('a new password', () => {
  it('has 8 to 128 characters', () => {
    expect(checkNewPassword('a'.repeat(7))).toEqual({
      password: 'Choose a password of at least 8 characters.',
    });
    expect(checkNewPassword('a'.repeat(8))).toEqual({});
    expect(checkNewPassword('a'.repeat(128))).toEqual({});
    expect(checkNewPassword('a'.repeat(129), 'newPassword')).toEqual({
      newPassword: 'Choose a password of at most 128 characters.',
    });
  });
});

it('problems are merged, or null if there are none', () => {
  expect(mergeProblems({}, checkRequired('x', 'name', 'Enter a name.'))).toBeNull();
  expect(mergeProblems({ email: 'a' }, checkRequired('  ', 'name', 'Enter a name.'))).toEqual({
    email: 'a',
    name: 'Enter a name.',
  });
});
