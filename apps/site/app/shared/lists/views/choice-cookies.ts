/** The cookies that store how lists are shown. */
export const CHOICE_COOKIES = ['groupedBy', 'sortedBy', 'filters'] as const;

/** Whether any of the three cookies is set, which means that choices are remembered. */
export function isRemembering(cookies: string): boolean {
  return CHOICE_COOKIES.some((name) => new RegExp(`(?:^|;\\s*)${name}=`).test(cookies));
}
