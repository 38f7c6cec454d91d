import { type Card, pluralOfType } from '@deckwright/domain';

/** Far longer than any card's; a damaged record is not read to its end. */
const MAX_LENGTH = 5000;

/** Rules text of all faces in lower case, without reminder text, with "this" for the card's own name. */
export function lowercaseRulesText({ faces }: Pick<Card, 'faces'>): string {
  return faces
    .map(({ name, text }) => {
      const plain = (text ?? '')
        .slice(0, MAX_LENGTH)
        .replace(/(?<!\s)\s*\([^()]*\)/g, '')
        .replace(/[‘’]/g, "'");
      // "Zur the Enchanter" is called "Zur" in its own text, and "Kozilek, Butcher of Truth" "Kozilek".
      const short = name.split(/,| the | of /)[0] ?? name;
      return plain.replaceAll(name, 'this').replaceAll(short, 'this').toLowerCase();
    })
    .join('\n');
}

const TOKENS = /\bcreates?\b[^.]*?\btokens?\b/gi;
/** "Each Elf becomes a Dinosaur" wants Elves. */
const CHANGES = /\bbecomes? (?!tapped|untapped|blocked|the target|monstrous)[^.]*/gi;

/** Whether the card names the type other than as that of tokens it makes or of what it changes; assumed without a text. */
export function wants({ faces }: Pick<Card, 'faces'>, type: string): boolean {
  return faces.some(({ text }) => {
    if (text === null) return true;
    const rest = text.replace(TOKENS, '').replace(CHANGES, '');
    return rest.includes(type) || rest.includes(pluralOfType(type));
  });
}
