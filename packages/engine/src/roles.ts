import { CARD_ROLES, type CardRole } from '@deckwright/domain';

/** Bit mask of the given roles; a role's bit is its position in CARD_ROLES. */
export function roleBits(roles: readonly CardRole[]): number {
  return roles.reduce((bits, role) => bits | (1 << CARD_ROLES.indexOf(role)), 0);
}
