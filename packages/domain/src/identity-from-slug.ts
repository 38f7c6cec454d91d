import { type ColorIdentity, FIVE_COLOR, identitySlug } from './color-identity.ts';

/** The identity whose slug this is, or null. */
export function identityFromSlug(slug: string): ColorIdentity | null {
  for (let identity = 0; identity <= FIVE_COLOR; identity++)
    if (identitySlug(identity) === slug) return identity;
  return null;
}
