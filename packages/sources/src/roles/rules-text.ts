import type { CardFace } from '@deckwright/domain';

/** No card has near as many letters; without a limit a malformed record could occupy the patterns for minutes. */
const MOST_LETTERS = 10_000;
const LONGEST_LINE = 1000;

/** Roles, themes and creature types read the same faces one after the other. */
const kept = new WeakMap<object, { text: string; plain: string }>();

/**
 * Rules text of a face without reminder text; quotation marks and dashes in one form, and lost line breaks
 * ("FlyingWhen") put back.
 */
export function plainText(face: Pick<CardFace, 'text'>): string {
  const text = face.text ?? '';
  const known = kept.get(face);
  if (known?.text === text) return known.plain;
  const plain = withoutReminders(text.slice(0, MOST_LETTERS));
  kept.set(face, { text, plain });
  return plain;
}

function withoutReminders(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n[ \n]+/g, '\n')
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
    .map((line) => line.slice(0, LONGEST_LINE).trim())
    .filter((line) => line !== '');
}

/** Sentences of the text; an ability's lines are sentences of their own. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n|(?<=\.)\s+/)
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.slice(0, LONGEST_LINE));
}
