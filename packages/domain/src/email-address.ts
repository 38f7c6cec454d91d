/** The pattern of HTML's `type=email`. */
const FORM =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Longest address that a mail server takes (RFC 5321). */
export const MOST_EMAIL_LETTERS = 254;

/** Whether a browser's own email field would take it, as it stands. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MOST_EMAIL_LETTERS && FORM.test(text);
}

/**
 * Whether mail from the internet can reach it: as above, with a domain of two parts or more, and dots in its local part
 * only between others. `root@localhost` is an address of one machine alone.
 */
export function isPublicEmailAddress(text: string): boolean {
  const [local = '', domain = ''] = text.split('@');
  return isEmailAddress(text) && !/^\.|\.\.|\.$/.test(local) && /\.[a-z][a-z0-9-]*$/i.test(domain);
}
