import { createHash } from 'node:crypto';

const FIRST = [
  'Silent',
  'Amber',
  'Hollow',
  'Verdant',
  'Sunken',
  'Ashen',
  'Gilded',
  'Wandering',
  'Frost',
  'Thorn',
  'Ember',
  'Pale',
];
const LAST = [
  'Archive',
  'Warden',
  'Drake',
  'Covenant',
  'Lantern',
  'Oracle',
  'Reaver',
  'Spire',
  'Grove',
  'Tide',
  'Relic',
  'Herald',
];
const KINDS = /** @type {const} */ ([
  ['Creature', 'Creature — Elf Druid', 'Vigilance\nWhenever this creature attacks, draw a card.', '3/4'],
  ['Creature', 'Creature — Dragon', 'Flying, haste\nOther Dragons you control get +1/+1.', '4/4'],
  ['Creature', 'Creature — Zombie Wizard', 'When this creature dies, each opponent loses 2 life.', '2/2'],
  ['Instant', 'Instant', 'Return target permanent to its owner’s hand.', null],
  ['Sorcery', 'Sorcery', 'Each player discards a hand and draws seven cards.', null],
  ['Artifact', 'Artifact', 'Tap: Add one mana of any color.', null],
  ['Enchantment', 'Enchantment', 'At the beginning of your upkeep, create a token.', null],
  ['Land', 'Land', 'Enters tapped. Tap: Add one mana of either color.', null],
]);

/**
 * What stands on the picture of a card of which only the id is known, the same each time.
 * @param {string} id
 * @returns {import('./card-svg.mjs').PictureFacts}
 */
export function inventCard(id) {
  const bytes = createHash('sha256').update(id).digest();
  /** @template Item @param {readonly Item[]} items @param {number} index @returns {Item} */
  const pick = (items, index) => /** @type {Item} */ (items[(bytes[index] ?? 0) % items.length]);
  const [primaryType, typeLine, text, corner] = pick(KINDS, 2);
  const colors = /** @type {const} */ (['W', 'U', 'B', 'R', 'G']);
  return {
    name: `${pick(FIRST, 0)} ${pick(LAST, 1)}`,
    primaryType,
    typeLine,
    text,
    corner,
    colors: primaryType === 'Artifact' ? [] : [pick(colors, 3)],
  };
}
