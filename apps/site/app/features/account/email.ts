import { isEmailAddress } from '@deckwright/domain';

/** The address trimmed, as it is sent; null if it is not an email address. */
export function typedEmail(typed: string): string | null {
  const email = typed.trim();
  return isEmailAddress(email) ? email : null;
}
