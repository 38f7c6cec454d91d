import type { Card, CardFace } from '../card.ts';
import { parseTypeLine, primaryType } from '../card-types.ts';
import { parseColorIdentity } from '../color-identity.ts';
import { readLeadFacts } from '../pairing.ts';
import { cardSlug } from '../slug.ts';

/**
 * Fields of a card, and short forms: `text` of the rules on every face, `identity` in letters such as `WU` for colors
 * and color identity, `size` for power and toughness.
 */
export type CardFacts = Partial<Card> & {
  name: string;
  text?: string | null;
  identity?: string;
  size?: readonly [string, string];
};

/**
 * A card for tests: a legal, colorless artifact for one mana unless the facts say otherwise. What follows from others
 * (slug, faces, types, whether it can be a commander) follows here too, unless given.
 */
export function makeCard({ text = '', identity = '', size, ...facts }: CardFacts): Card {
  const { name, layout = 'normal', typeLine = 'Artifact', manaCost = '{1}' } = facts;
  const slug = cardSlug(name, layout);
  const typeLines = typeLine.split(' // ');
  const faces = name.split(' // ').map((faceName, index): CardFace => {
    const line = typeLines[index] ?? typeLine;
    const [power, toughness] = size ?? (line.includes('Creature') ? ['2', '2'] : [null, null]);
    return {
      name: faceName,
      manaCost: index === 0 ? manaCost : '',
      typeLine: line,
      text,
      power,
      toughness,
      loyalty: null,
      defense: null,
      imageSmall: null,
      imageNormal: null,
    };
  });
  const [front] = faces;
  if (!front) throw new RangeError('A card has a face.');
  const colors = parseColorIdentity(identity);
  return {
    key: `key-${slug}`,
    slug,
    aliases: [],
    layout,
    typeLine,
    primaryType: primaryType(typeLine) ?? 'Artifact',
    ...parseTypeLine(front.typeLine),
    manaCost,
    manaValue: 1,
    colors,
    colorIdentity: colors,
    keywords: [],
    faces,
    summary: null,
    rarity: 'common',
    set: 'tst',
    setName: 'Test',
    released: '2020-01-01',
    legality: 'legal',
    gameChanger: false,
    imageId: null,
    prices: {},
    salt: null,
    lead: readLeadFacts(front),
    roles: [],
    tags: [],
    printings: [],
    ...facts,
  };
}
