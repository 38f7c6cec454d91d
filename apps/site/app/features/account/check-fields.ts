import { MAX_PASSWORD, MIN_PASSWORD } from '@deckwright/domain';
import type { FieldProblems } from '../../shared/session/forms/use-account-form.ts';
import { typedEmail } from './email.ts';

export const EMAIL_PROBLEM = 'Enter an email address, such as name@example.org.';

/** The text of a field, as entered. */
export function readField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** The email address in the form, or what is wrong with it. */
export function checkEmail(fields: FormData): { email: string; problems: FieldProblems } {
  const email = typedEmail(readField(fields, 'email'));
  return { email: email ?? '', problems: email === null ? { email: EMAIL_PROBLEM } : {} };
}

/** What is wrong with a new password; the server also refuses common ones. */
export function checkNewPassword(password: string, name = 'password'): FieldProblems {
  if (password.length < MIN_PASSWORD)
    return { [name]: `Choose a password of at least ${MIN_PASSWORD} characters.` };
  if (password.length > MAX_PASSWORD)
    return { [name]: `Choose a password of at most ${MAX_PASSWORD} characters.` };
  return {};
}

/** A problem if a required field is empty. */
export function checkRequired(value: string, name: string, problem: string): FieldProblems {
  return value.trim() === '' ? { [name]: problem } : {};
}

/** Merges problems; null if there are none. */
export function mergeProblems(...problems: FieldProblems[]): FieldProblems | null {
  const all: FieldProblems = Object.assign({}, ...problems);
  return Object.keys(all).length > 0 ? all : null;
}
