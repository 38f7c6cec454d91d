import { DEFAULT_PRICE_SOURCES, type PriceSource } from './prices.ts';

/** When to show salt: 0 never, 1 only on salty cards, 2 on every card with a score. */
export const SALT_LEVELS = [0, 1, 2] as const;
export type SaltLevel = (typeof SALT_LEVELS)[number];

/** From the patron service: its status string and the amount per month. */
export type Patronage = { status: string; cents: number };

/** The document `users/{uid}`. */
export type Profile = {
  uid: string;
  displayName: string;
  email: string;
  /** Two-letter code of a country in REGIONS. */
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

/** The settings that users can change themselves. */
export type ProfileSettings = Pick<Profile, 'priceSources' | 'saltLevel' | 'namesUnderCards'>;

export const PROFILE_SETTINGS = [
  'priceSources',
  'saltLevel',
  'namesUnderCards',
] as const satisfies readonly (keyof ProfileSettings)[];

/** The profile of a visitor who is not signed in. */
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

/** Whether the profile has access to the staff page, where admins also set roles. */
export function isStaffMember({ isStaff, isAdmin }: Pick<Profile, 'isStaff' | 'isAdmin'>): boolean {
  return isStaff || isAdmin;
}

/** The badge on the clipboard, purely decorative. */
export function clipboardTier(profile: Pick<Profile, 'isAdmin' | 'patreon'>): 'rare' | 'uncommon' | null {
  if (profile.isAdmin) return 'rare';
  const cents = isActivePatron(profile) ? (profile.patreon?.cents ?? 0) : 0;
  if (cents >= RARE_CENTS) return 'rare';
  return cents >= UNCOMMON_CENTS ? 'uncommon' : null;
}
