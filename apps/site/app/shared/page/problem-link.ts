import { mailtoProblem } from './mailto.ts';
import { seenUrl } from './public-origin.ts';

/** Adds the page's URL as the visitor sees it to the email link in the footer, which is server-rendered markup. */
export function nameSeenPage(email: string | null, path: string): void {
  document.querySelector('a[data-letter]')?.setAttribute('href', mailtoProblem(email, seenUrl(path)));
}
