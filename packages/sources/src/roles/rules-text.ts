import type { CardFace } from '@deckwright/domain';

/** Much longer than any card; without a limit, a malformed record could keep the patterns busy for minutes. */
const MAX_LENGTH = 10_000;
const MAX_LINE = 1000;

/** Cached because roles, themes and creature types read the same faces in turn. */
const cached = new WeakMap<object, { text: string; plain: string }>();

/**
 * Rules text of a face without reminder text, with normalized quotation marks and dashes, and with lost line breaks
 * restored ("FlyingWhen").
 */
export function plainText(face: Pick<CardFace, 'text'>): string {
  const text = face.text ?? '';
  const known = cached.get(face);
  if (known?.text === text) return known.plain;
  const plain = withoutReminders(text.slice(0, MAX_LENGTH));
  cached.set(face, { text, plain });
  return plain;
}

function withoutReminders(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n[ \n]+/g, '\n')
    .replace(/(?<!\s)\s*\([^()]*\)(?=[A-Z{])/g, '\n')
    .replace(/(?<!\s)\s*\([^()]*\)/g, '')
    .replace(/([a-z]|[a-z0-9}")][.")])(?=[A-Z][a-z]|\{)/g, '$1\n')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–−]/g, '—')
    .trim();
}

/** Removes quoted text, which is abilities granted to other objects. */
export function withoutQuoted(text: string): string {
  return text.replace(/"[^"]*"/g, '');
}

/** Single abilities: the lines of the text. */
export function splitAbilities(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.slice(0, MAX_LINE).trim())
    .filter((line) => line !== '');
}

/** Sentences of the text; line breaks also end sentences. */
export function splitIntoSentences(text: string): string[] {
  return text
    .split(/\n|(?<=\.)\s+/)
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.slice(0, MAX_LINE));
}
