import type { CardType } from '@deckwright/domain';

/** What stands on the seals of cards besides the eight types, by their subtypes; the first that fits is taken. */
const BY_SUBTYPE = {
  equipment: /Equipment/,
  vehicle: /Vehicle/,
  aura: /Aura/,
  saga: /Saga/,
  wing: /Dragon|Drake/,
  feather: /Angel|Bird/,
  skull: /Zombie|Skeleton|Spirit|Vampire/,
  gear: /Construct|Golem|Robot|Thopter/,
  fish: /Merfolk|Fish|Kraken|Serpent/,
  paw: /Beast|Cat|Wolf|Dog|Bear/,
  leaf: /Elf|Druid|Plant|Treefolk/,
  hat: /Wizard|Warlock/,
  helm: /Knight|Soldier|Warrior/,
} as const;

/** What a seal shows. */
export type SealMark = keyof typeof BY_SUBTYPE | Lowercase<CardType> | 'commander';

export const SUBTYPE_MARKS = Object.keys(BY_SUBTYPE) as (keyof typeof BY_SUBTYPE)[];

/** The mark of a card's front face: that of a subtype, else that of its type; null is a commander of no known type. */
export function sealMark(type: CardType | null, typeLine = ''): SealMark {
  const [, subtypes = ''] = (typeLine.split(' // ')[0] ?? '').split(' — ');
  const own = SUBTYPE_MARKS.find((mark) => BY_SUBTYPE[mark].test(subtypes));
  return own ?? ((type?.toLowerCase() ?? 'commander') as SealMark);
}
