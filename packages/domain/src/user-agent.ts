/** What services of others are told about a program that asks them: its version, and in brackets what it asks for. */
export function userAgent(version: string, purpose: string): string {
  return `Deckwright/${version} (${purpose})`;
}
