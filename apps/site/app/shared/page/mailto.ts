/** The mailto link of an email about a page to the operator; the reader enters an address if none is set. */
export function mailtoLink(email: string | null, subject: string, page: string): string {
  const body = encodeURIComponent(`Page: ${page}\n\nWhat I did: `);
  return `mailto:${email ?? ''}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** For a page with a problem. */
export function mailtoProblem(email: string | null, page: string): string {
  return mailtoLink(email, 'Problem with a page', page);
}
