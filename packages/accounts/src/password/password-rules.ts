import { AppError, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@deckwright/domain';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/** @throws AppError invalid-argument with the rule that the password breaks. */
export function checkPassword(password: string): void {
  if (password.length < SHORTEST_PASSWORD)
    throw new AppError('invalid-argument', `A password has at least ${SHORTEST_PASSWORD} characters.`);
  if (password.length > LONGEST_PASSWORD)
    throw new AppError('invalid-argument', `A password has at most ${LONGEST_PASSWORD} characters.`);
  if (isCommon(password))
    throw new AppError(
      'invalid-argument',
      'This password is too easy to guess. Choose another: three random words are better.',
    );
}

/** On the list in any case of letters, or one character over and over. */
function isCommon(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase()) || new Set(password).size === 1;
}
