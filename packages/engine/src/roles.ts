import type { CardRole } from '@deckwright/domain';

/** Position = bit of a card's `roles`. Append only: the bits are stored in snapshots. */
export const CARD_ROLES: readonly CardRole[] = [
  'ramp',
  'draw',
  'removal',
  'sweeper',
  'tutor',
  'protection',
  'recursion',
  'counterspell',
  'mana-artifact',
  'utility-land',
  'fixing-land',
  'mass-land-denial',
  'extra-turn',
];

/** The bits of the given roles. */
export function roleBits(roles: readonly CardRole[]): number {
  return roles.reduce((bits, role) => bits | (1 << CARD_ROLES.indexOf(role)), 0);
}

/** The roles whose bits are set. */
export function rolesOf(bits: number): CardRole[] {
  return CARD_ROLES.filter((_, position) => (bits & (1 << position)) !== 0);
}
