/** Where the operator can be reached, for services that are asked for data: the address of the site, else their own. */
export function readContact(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return env.PUBLIC_ORIGIN?.trim() || env.OPERATOR_EMAIL?.trim() || undefined;
}
