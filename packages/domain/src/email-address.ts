/** The pattern of HTML's `type=email`. */
const FORM =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Longest address that a mail server accepts (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Whether a browser's email field would accept the text unchanged. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && FORM.test(text);
}

/**
 * Whether email from the internet can reach the address: as `isEmailAddress`, but the domain needs two parts or more,
 * and dots in the local part must be between other characters. `root@localhost` is valid only on one machine.
 */
export function isPublicEmailAddress(text: string): boolean {
  const [local = '', domain = ''] = text.split('@');
  return isEmailAddress(text) && !/^\.|\.\.|\.$/.test(local) && /\.[a-z][a-z0-9-]*$/i.test(domain);
}
