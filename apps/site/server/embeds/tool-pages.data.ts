/** Titles of pages that have no document of their own, by path: tools, forms and the API reference. */
export const TOOL_PAGES: ReadonlyMap<string, string> = new Map([
  ['/recs', 'Improve my deck'],
  ['/games/spellify', 'Spellify'],
  ['/signin', 'Sign in'],
  ['/signup', 'Sign up'],
  ['/confirm-password', 'New password'],
  ['/newsletter/confirm', 'Confirm the newsletter'],
  ['/newsletter/unsubscribe', 'Unsubscribe'],
  ['/api/docs', 'Deckwright API'],
]);
