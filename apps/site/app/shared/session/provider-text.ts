const PREFIX = 'Firebase: ';

/** The identity provider's message, without its own name in front. */
export function providerText(text: string): string {
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
}
