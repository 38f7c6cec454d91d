/** Where people type passwords and see what is kept about them. */
const PRIVATE = /^\/(?:account|confirm-password|signin|signup)(?:\/|$)/i;

/** Whether a page is one on which no code of anybody else may run. */
export function isPrivatePage(pathname: string): boolean {
  return PRIVATE.test(pathname);
}
