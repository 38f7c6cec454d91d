/** The mailto link of an email to the operator about a page: its subject and the page. */
export function letterTo(email: string, subject: string, page: string): string {
  const body = encodeURIComponent(`Page: ${page}\n\nWhat I did: `);
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** For a page with a problem. */
export function faultLetter(email: string, page: string): string {
  return letterTo(email, 'Problem with a page', page);
}
