import { AppError, isEmailAddress } from '@deckwright/domain';

const MOST_NAME_LETTERS = 40;

/** In lower case, without blanks around it. @throws AppError invalid-argument */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!isEmailAddress(email)) throw new AppError('invalid-argument', 'This is no e-mail address.');
  return email.toLowerCase();
}

/** @throws AppError invalid-argument */
export function readUsername(text: string): string {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const letters = [...name].length;
  if (letters < 2 || letters > MOST_NAME_LETTERS)
    throw new AppError('invalid-argument', `A name has 2 to ${MOST_NAME_LETTERS} characters.`);
  // Format characters turn text around or hide in it.
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name) || !/[\p{L}\p{N}]/u.test(name))
    throw new AppError('invalid-argument', 'A name is made of letters, digits, signs and single blanks.');
  return name;
}
