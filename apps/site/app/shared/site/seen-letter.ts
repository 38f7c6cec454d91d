import { faultLetter } from './letter-to.ts';
import { seenUrl } from './public-origin.ts';

/** Has the letter in the footer, which is served markup, name the page as the visitor sees it. */
export function nameSeenPage(email: string, path: string): void {
  document.querySelector('a[data-letter]')?.setAttribute('href', faultLetter(email, seenUrl(path)));
}
