import { type Card, parseTypeLine } from '@deckwright/domain';
import { facesInDeck } from './card-in-deck.ts';

/** A card with one of these has a mana ability without a word of it in its text (rule 305.6). */
const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/**
 * Keyword abilities that are activated and may stand without a reminder (rule 702): the keyword begins a line or
 * follows another, and its cost follows.
 */
const KEYWORDS =
  /(?:^|[,;] ?|[.)]\s)(?:[\w-]+ )?(?:aura swap|\w*cycling|craft|crew|embalm|encore|equip|eternalize|fortify|level up|ninjutsu|outlast|reconfigure|reinforce|saddle|scavenge|station|transfigure|transmute|unearth)\b(?=\s*(?:$|\(|\{|\d|—|with\b|[\w ]{1,30}[{—]))/im;

/**
 * Whether the card has an activated ability, as one is written: a cost, a colon and an effect, also in the reminder of
 * a keyword, but not in quotes, since that is another object's. Null where the rules text is not known.
 */
export function hasActivatedAbility(card: Pick<Card, 'layout' | 'faces'>): boolean | null {
  const faces = facesInDeck(card);
  if (faces.some(({ typeLine }) => hasBasicLandType(typeLine))) return true;
  if (faces.some(({ name, text }) => isActivated(text ?? '', name))) return true;
  return faces.some(({ text }) => text === null) ? null : false;
}

function hasBasicLandType(typeLine: string): boolean {
  return parseTypeLine(typeLine).subtypes.some((subtype) => BASIC_LAND_TYPES.includes(subtype));
}

function isActivated(text: string, name: string): boolean {
  const own = text.replace(/"[^"]*"|“[^“”]*”/g, '').replaceAll(name, '');
  return own.includes(':') || KEYWORDS.test(own);
}
