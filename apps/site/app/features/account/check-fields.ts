import { MAX_PASSWORD, MIN_PASSWORD } from '@deckwright/domain';
import type { FieldFaults } from '../../shared/session/forms/use-account-form.ts';
import { typedEmail } from './email.ts';

export const EMAIL_FAULT = 'Enter an email address, such as name@example.org.';

/** The text of a field, as entered. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** The email address in the form, or what is wrong with it. */
export function emailOf(fields: FormData): { email: string; faults: FieldFaults } {
  const email = typedEmail(textOf(fields, 'email'));
  return { email: email ?? '', faults: email === null ? { email: EMAIL_FAULT } : {} };
}

/** What is wrong with a new password; the server also refuses common ones. */
export function faultsOfNew(password: string, name = 'password'): FieldFaults {
  if (password.length < MIN_PASSWORD)
    return { [name]: `Choose a password of at least ${MIN_PASSWORD} characters.` };
  if (password.length > MAX_PASSWORD)
    return { [name]: `Choose a password of at most ${MAX_PASSWORD} characters.` };
  return {};
}

/** A problem if a required field is empty. */
export function faultsOfEmpty(value: string, name: string, fault: string): FieldFaults {
  return value.trim() === '' ? { [name]: fault } : {};
}

/** Merges problems; null if there are none. */
export function allFaults(...faults: FieldFaults[]): FieldFaults | null {
  const all: FieldFaults = Object.assign({}, ...faults);
  return Object.keys(all).length > 0 ? all : null;
}
