import { AppError, isPublicEmailAddress } from '@deckwright/domain';

/** In lower case, without blanks around it. @throws AppError invalid-argument */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!isPublicEmailAddress(email)) throw new AppError('invalid-argument', 'This is no e-mail address.');
  return email.toLowerCase();
}
