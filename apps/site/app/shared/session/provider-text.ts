const PREFIX = 'Firebase: ';

/** What the identity provider says, without its own name in front. */
export function providerText(text: string): string {
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
}
