import type { Card } from './card.ts';
import { parseTypeLine } from './card-types.ts';

/**
 * Subtypes of artifacts, enchantments, lands and spells; on a creature with several card types they are not creature
 * types.
 */
const OTHER_SUBTYPES = new Set(
  [
    'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map',
    'Powerstone Spacecraft Stone Treasure Vehicle',
    'Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine',
    'Cave Cloud Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza’s',
    'Adventure Arcane Chorus Lesson Omen Trap Siege',
  ]
    .join(' ')
    .replace('’', "'")
    .split(' '),
);

/** Marks a card that has every creature type. */
export const EVERY_CREATURE_TYPE = '*';

/** The creature types of a card without duplicates, including those of Kindred spells. */
export function getCreatureTypes({
  faces,
}: {
  faces: readonly Pick<Card['faces'][number], 'typeLine'>[];
}): string[] {
  const lines = faces.map(({ typeLine }) => parseTypeLine(typeLine));
  const own = lines.filter(({ types }) =>
    ['Creature', 'Kindred', 'Tribal'].some((type) => types.includes(type)),
  );
  const found = own.flatMap(({ subtypes }) => subtypes).filter((subtype) => !OTHER_SUBTYPES.has(subtype));
  return [...new Set(found)];
}

const PLURALS: Readonly<Record<string, string>> = {
  Child: 'Children',
  Cyclops: 'Cyclopes',
  Dwarf: 'Dwarves',
  Efreet: 'Efreets',
  Elf: 'Elves',
  Fungus: 'Fungi',
  Homunculus: 'Homunculi',
  Incarnation: 'Incarnations',
  Mouse: 'Mice',
  Octopus: 'Octopuses',
  Ox: 'Oxen',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
};

/** Types whose plural equals the singular. */
const UNCHANGED = new Set([
  'Eldrazi',
  'Kithkin',
  'Merfolk',
  'Moonfolk',
  'Treefolk',
  'Fish',
  'Sheep',
  'Squid',
  'Elk',
  'Moose',
  'Naga',
  'Nephilim',
  'Kor',
  'Vedalken',
  'Metathran',
  'Samurai',
  'Kirin',
  'Bison',
]);

/** "Elf" → "Elves". */
export function pluralOfType(type: string): string {
  if (UNCHANGED.has(type)) return type;
  const irregular = PLURALS[type];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(type)) return `${type.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(type) ? `${type}es` : `${type}s`;
}
