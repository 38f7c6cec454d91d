import type { CardFace } from '@deckwright/domain';

/**
 * Rules text of a face without reminder text; quotation marks and dashes in one form, and lost line breaks ("FlyingWhen")
 * put back.
 */
export function plainText(face: Pick<CardFace, 'text'>): string {
  return (face.text ?? '')
    .replace(/\s*\([^()]*\)(?=[A-Z{])/g, '\n')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/([a-z]|[a-z0-9}")][.")])(?=[A-Z][a-z]|\{)/g, '$1\n')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–−]/g, '—')
    .trim();
}

/** Without abilities that are given to something else: what stands between quotation marks. */
export function withoutQuoted(text: string): string {
  return text.replace(/"[^"]*"/g, '');
}

/** Single abilities: the lines of the text. */
export function abilitiesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Sentences of the text; an ability's lines are sentences of their own. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n|(?<=\.)\s+/).filter((sentence) => sentence !== '');
}
