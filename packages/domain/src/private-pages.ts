/** Pages where people enter passwords or see their personal data, or whose address has a token of a newsletter link. */
const PRIVATE =
  /^\/(?:account|confirm-password|signin|signup|newsletter\/(?:confirm|unsubscribe))(?:\/|\.data$|$)/i;

/** Whether third-party code is forbidden on the page. */
export function isPrivatePage(pathname: string): boolean {
  return PRIVATE.test(pathname);
}
