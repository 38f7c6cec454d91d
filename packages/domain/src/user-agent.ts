/**
 * What services of others are told about a program that asks them: its version, and in brackets what it asks for and whom
 * to write to, the address of the site or an email address.
 */
export function userAgent(version: string, purpose: string, contact?: string | null): string {
  return `Deckwright/${version} (${purpose}${contact ? `; ${contact}` : ''})`;
}
