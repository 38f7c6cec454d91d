import { type Card, EVERY_CREATURE_TYPE, getCreatureTypes, pluralOfType } from '@deckwright/domain';
import { plainText } from '../roles/rules-text.ts';

/** The creature types that a card's text names, sorted: those other than its own, and all. */
type NamedTypes = { others: string[]; all: string[] };

export type KindredReader = (card: Pick<Card, 'name' | 'faces' | 'keywords'>) => NamedTypes;

/** `cards` must be the whole catalog, whose creature types are the known ones. */
export function kindredReader(cards: readonly Pick<Card, 'faces'>[]): KindredReader {
  const types = new Set(cards.flatMap(getCreatureTypes));
  const typeOf = new Map<string, string>();
  for (const type of types) {
    typeOf.set(pluralOfType(type), type);
    typeOf.set(type, type);
  }
  const twoWords = [...typeOf.keys()].filter((word) => word.includes(' '));
  return (card) => {
    const text = card.faces.map(plainText).join('\n');
    if (card.keywords.includes('Changeling') || /^changeling\b|\bis every creature type\b/im.test(text))
      return { others: [EVERY_CREATURE_TYPE], all: [] };
    const own = getCreatureTypes(card);
    const unnamed = withoutNames(text, card);
    const words = [...unnamed.matchAll(/\b[A-Z][a-z]+(?:[-'][A-Za-z]+)*/g)].map(([word]) => word);
    const named = [...words, ...twoWords.filter((word) => unnamed.includes(word))];
    const all = [...new Set(named.flatMap((word) => typeOf.get(word) ?? []))].sort();
    return { others: all.filter((type) => !own.includes(type)), all };
  };
}

/** Removes the card's name from its text, because names often contain creature types. */
function withoutNames(text: string, { name, faces }: Pick<Card, 'name' | 'faces'>): string {
  const names = [name, ...faces.map((face) => face.name)];
  const short = names
    .map((full) => full.split(',')[0] ?? '')
    .filter((part) => part.includes(' ') || part.length > 3);
  return [...names, ...short].reduce((left, one) => left.replaceAll(one, ''), text);
}
