/** Pages where people enter passwords or see their personal data. */
const PRIVATE = /^\/(?:account|confirm-password|signin|signup)(?:\/|$)/i;

/** Whether third-party code is forbidden on the page. */
export function isPrivatePage(pathname: string): boolean {
  return PRIVATE.test(pathname);
}
