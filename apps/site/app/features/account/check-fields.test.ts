import { describe, expect, it } from 'vitest';
import { allFaults, EMAIL_FAULT, emailOf, faultsOfEmpty, faultsOfNew, textOf } from './check-fields.ts';

function fieldsOf(values: Record<string, string>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

describe('form fields', () => {
  it('trim the email', () => {
    expect(emailOf(fieldsOf({ email: ' ada@example.org ' }))).toEqual({
      email: 'ada@example.org',
      faults: {},
    });
  });

  it('report an invalid email', () => {
    for (const email of ['', 'ada', 'ada@'])
      expect(emailOf(fieldsOf({ email })).faults).toEqual({ email: EMAIL_FAULT });
    expect(emailOf(fieldsOf({})).faults).toEqual({ email: EMAIL_FAULT });
  });

  it('keep every character of a password', () => {
    expect(textOf(fieldsOf({ password: ' two spaces ' }), 'password')).toBe(' two spaces ');
  });
});

describe('a new password', () => {
  it('has 8 to 128 characters', () => {
    expect(faultsOfNew('a'.repeat(7))).toEqual({ password: 'Choose a password of at least 8 characters.' });
    expect(faultsOfNew('a'.repeat(8))).toEqual({});
    expect(faultsOfNew('a'.repeat(128))).toEqual({});
    expect(faultsOfNew('a'.repeat(129), 'newPassword')).toEqual({
      newPassword: 'Choose a password of at most 128 characters.',
    });
  });
});

it('problems are merged, or null if there are none', () => {
  expect(allFaults({}, faultsOfEmpty('x', 'name', 'Enter a name.'))).toBeNull();
  expect(allFaults({ email: 'a' }, faultsOfEmpty('  ', 'name', 'Enter a name.'))).toEqual({
    email: 'a',
    name: 'Enter a name.',
  });
});
