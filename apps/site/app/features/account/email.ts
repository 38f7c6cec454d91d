import { isEmailAddress } from '@deckwright/domain';

/** The address as it is sent: without spaces around it; null for what is none. */
export function typedEmail(typed: string): string | null {
  const email = typed.trim();
  return isEmailAddress(email) ? email : null;
}
