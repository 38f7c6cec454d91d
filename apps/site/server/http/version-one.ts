/** Base of every call of version 1. */
export const VERSION_ONE = '/api/v1';

export function isVersionOne(path: string): boolean {
  return path === VERSION_ONE || path.startsWith(`${VERSION_ONE}/`);
}
