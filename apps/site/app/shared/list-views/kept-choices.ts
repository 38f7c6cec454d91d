/** The cookies that keep how lists are shown. */
export const CHOICE_COOKIES = ['groupedBy', 'sortedBy', 'filters'] as const;

/** Remembering is on at start when any of the three cookies is set. */
export function isRemembering(cookies: string): boolean {
  return CHOICE_COOKIES.some((name) => new RegExp(`(?:^|;\\s*)${name}=`).test(cookies));
}
