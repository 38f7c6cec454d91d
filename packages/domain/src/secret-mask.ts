const MASK = '[secret]';
/** Shorter ones are parts of words. */
const MIN_LENGTH = 6;
/** The password of an address such as `postgres://user:password@host`. */
const PASSWORD = /(:\/\/[^\s:/@"]*):[^\s@/"]+@/g;

/** A parameter such as `?password=…` of an address. */
const PARAMETER = /([?&](?:ssl)?password=)[^\s&"']+/gi;

/** Returns a function that replaces these secrets in a text, as they are and as JSON writes them, and passwords
 * of addresses. */
export function createSecretMask(secrets: readonly string[] = []): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
    // What contains another one first.
    .sort((a, b) => b.length - a.length);
  return (text) => {
    let masked = text;
    for (const form of forms) if (masked.includes(form)) masked = masked.replaceAll(form, MASK);
    if (!masked.includes('://')) return masked;
    return masked.replace(PASSWORD, `$1:${MASK}@`).replace(PARAMETER, `$1${MASK}`);
  };
}

/** Masks every text in a value that becomes JSON: its names and numbers stay, so that it can be read. */
export function maskTexts(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((each) => maskTexts(each, mask));
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskTexts(each, mask)]));
}
