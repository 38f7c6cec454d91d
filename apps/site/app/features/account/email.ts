/** As browsers check a field of the type email (https://html.spec.whatwg.org/#valid-e-mail-address). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The address as it is sent: without spaces around it; null for what is none. */
export function readEmail(typed: string): string | null {
  const email = typed.trim();
  return EMAIL.test(email) ? email : null;
}
