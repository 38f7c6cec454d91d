import { type Card, type CardRole, isBasic, ROLE_LABELS } from '@deckwright/domain';

/** A card with several roles is in the group of the first of these. */
const GROUP_ROLES: readonly CardRole[] = [
  'sweeper',
  'counterspell',
  'tutor',
  'removal',
  // Sun Titan returns lands, too.
  'recursion',
  'ramp',
  'draw',
  'protection',
];
const TYPE_LABELS: Readonly<Record<string, string>> = {
  // Basic lands count in no group.
  Land: 'Nonbasic lands',
  Creature: 'Creatures',
  Artifact: 'Artifacts',
  Enchantment: 'Enchantments',
  Planeswalker: 'Planeswalkers',
  Battle: 'Battles',
  Instant: 'Instants',
  Sorcery: 'Sorceries',
};
/** The group that a card is shown in: a role, or the card type. */
export type CardGroup = { key: string; label: string };

/** The first role of a card, or its type; lands are in no other group. */
export function getGroup(card: Card): CardGroup {
  const role =
    card.primaryType === 'Land' ? undefined : GROUP_ROLES.find((each) => card.roles.includes(each));
  return role === undefined
    ? { key: card.primaryType, label: TYPE_LABELS[card.primaryType] ?? card.primaryType }
    : { key: role, label: ROLE_LABELS[role] };
}

/** The cards of a type that have no role are only the others of it; lands are in no other group. */
export function groupLabel({ key, label }: CardGroup): string {
  return key in TYPE_LABELS && key !== 'Land' ? `Other ${label.toLowerCase()}` : label;
}

/** Keys of the groups that a card counts for: all its roles, or its type if it has none; basic lands for none. */
export function listGroups(card: Card | undefined): string[] {
  if (!card || isBasic(card)) return [];
  const roles = card.primaryType === 'Land' ? [] : GROUP_ROLES.filter((role) => card.roles.includes(role));
  return roles.length > 0 ? roles : [card.primaryType];
}

/** Whether a card counts for the group (`listGroups`). */
export function isInGroup(card: Card | undefined, key: string): boolean {
  return listGroups(card).includes(key);
}
