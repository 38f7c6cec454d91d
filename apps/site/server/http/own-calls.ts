/** Paths of personal calls, which pages of other sites must not make. */
export const OWN_CALLS: readonly string[] = ['/api/users', '/api/staff'];

export function isOwnCall(path: string): boolean {
  return OWN_CALLS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
