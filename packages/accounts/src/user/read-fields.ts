import { AppError, isEmailAddress } from '@deckwright/domain';

/** In lower case, without blanks around it. @throws AppError invalid-argument */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!isEmailAddress(email)) throw new AppError('invalid-argument', 'This is no email address.');
  return email.toLowerCase();
}
