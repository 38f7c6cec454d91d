/** A letter to the operator about a page, begun: what it is about and where it was seen. */
export function letterTo(email: string, subject: string, page: string): string {
  const body = encodeURIComponent(`Page: ${page}\n\nWhat I did: `);
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** About a page on which something is wrong. */
export function faultLetter(email: string, page: string): string {
  return letterTo(email, 'Problem with a page', page);
}
