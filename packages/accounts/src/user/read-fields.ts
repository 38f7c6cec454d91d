import { AppError, isPublicEmailAddress } from '@deckwright/domain';

/** Trims and lower-cases an email address. @throws AppError invalid-argument */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!isPublicEmailAddress(email)) throw new AppError('invalid-argument', 'This is not an email address.');
  return email.toLowerCase();
}
