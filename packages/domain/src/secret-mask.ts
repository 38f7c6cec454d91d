const MASK = '[secret]';
/** Shorter ones are parts of words. */
const MIN_LENGTH = 6;
/** The password of an address such as `postgres://user:password@host`. */
const PASSWORD = /(:\/\/[^\s:/@"]*):[^\s@/"]+@/g;

/** Returns a function that replaces these secrets in a text, as they are and as JSON writes them, and passwords of addresses. */
export function createSecretMask(secrets: readonly string[] = []): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
    // What contains another one first.
    .sort((a, b) => b.length - a.length);
  return (text) => {
    let masked = text;
    for (const form of forms) if (masked.includes(form)) masked = masked.replaceAll(form, MASK);
    return masked.includes('://') ? masked.replace(PASSWORD, `$1:${MASK}@`) : masked;
  };
}
