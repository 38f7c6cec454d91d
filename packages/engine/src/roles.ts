import { CARD_ROLES, type CardRole } from '@deckwright/domain';

/** The bits of the given roles: of each, its position in CARD_ROLES. */
export function roleBits(roles: readonly CardRole[]): number {
  return roles.reduce((bits, role) => bits | (1 << CARD_ROLES.indexOf(role)), 0);
}
