import { type Card, type CardFace, isCreatureElsewhere, parseTypeLine } from '@deckwright/domain';

/** What counts of a card in a deck: a split card is all its halves (rule 709.4), any other card its front face. */
export function facesInDeck({ layout, faces }: Pick<Card, 'layout' | 'faces'>): readonly CardFace[] {
  return layout === 'split' || layout === 'aftermath' ? faces : faces.slice(0, 1);
}

/** Its card types in a deck; a planeswalker that is a creature off the battlefield is both. */
export function typesInDeck(card: Pick<Card, 'layout' | 'faces'>): string[] {
  return facesInDeck(card).flatMap(({ typeLine, text }) => [
    ...parseTypeLine(typeLine).types,
    ...(isCreatureElsewhere(text ?? '') ? ['Creature'] : []),
  ]);
}

const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];

export function isPermanentCard(card: Pick<Card, 'layout' | 'faces'>): boolean {
  return typesInDeck(card).some((type) => PERMANENT_TYPES.includes(type));
}

export function isLandCard(card: Pick<Card, 'layout' | 'faces'>): boolean {
  return typesInDeck(card).includes('Land');
}
