import { DEFAULT_PRICE_SOURCES, type PriceSource } from './prices.ts';

/** 0 never, 1 for salty cards alone, 2 on every card that has a score. */
export const SALT_LEVELS = [0, 1, 2] as const;
export type SaltLevel = (typeof SALT_LEVELS)[number];

/** What the patron service says: its own word for the status, and the amount a month. */
export type Patronage = { status: string; cents: number };

/** The document `users/{uid}`. */
export type Profile = {
  uid: string;
  displayName: string;
  email: string;
  /** Two-letter code of a country the site tells apart. */
  region: string | null;
  isAdmin: boolean;
  isStaff: boolean;
  namesUnderCards: boolean;
  patreon: Patronage | null;
  priceSources: PriceSource[];
  saltLevel: SaltLevel;
  alternateArt: boolean;
  /** Which of the settings were chosen; the others follow their defaults. */
  chosen: (keyof ProfileSettings)[];
  version: number;
};

/** What users change themselves. */
export type ProfileSettings = Pick<Profile, 'priceSources' | 'saltLevel' | 'namesUnderCards'>;

export const PROFILE_SETTINGS = [
  'priceSources',
  'saltLevel',
  'namesUnderCards',
] as const satisfies readonly (keyof ProfileSettings)[];

/** Of somebody who is not signed in. */
export const DEFAULT_PROFILE: Readonly<Profile> = {
  uid: '',
  displayName: '',
  email: '',
  region: null,
  isAdmin: false,
  isStaff: false,
  namesUnderCards: false,
  patreon: null,
  priceSources: [...DEFAULT_PRICE_SOURCES],
  saltLevel: 1,
  alternateArt: false,
  chosen: [],
  version: 3,
};

const ACTIVE_PATRON = 'active_patron';
const RARE_CENTS = 500;
const UNCOMMON_CENTS = 200;

export function isActivePatron({ patreon }: Pick<Profile, 'patreon'>): boolean {
  return patreon?.status === ACTIVE_PATRON;
}

/** Whom the staff page is for; an admin also sets roles there. */
export function isStaffMember({ isStaff, isAdmin }: Pick<Profile, 'isStaff' | 'isAdmin'>): boolean {
  return isStaff || isAdmin;
}

/** The badge on the clipboard; no function is behind it. */
export function clipboardTier(profile: Pick<Profile, 'isAdmin' | 'patreon'>): 'rare' | 'uncommon' | null {
  if (profile.isAdmin) return 'rare';
  const cents = isActivePatron(profile) ? (profile.patreon?.cents ?? 0) : 0;
  if (cents >= RARE_CENTS) return 'rare';
  return cents >= UNCOMMON_CENTS ? 'uncommon' : null;
}
