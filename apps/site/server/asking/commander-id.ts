import { slugify } from '@deckwright/domain';

/** The id to ask the API for by the name of a commander or, with "&" between them, of two; ids and slugs stay as they are. */
export function commanderIdOf(name: string): string {
  const trimmed = name.trim();
  return /^[\w-]+$/.test(trimmed) && trimmed === trimmed.toLowerCase() ? trimmed : slugOfNames(trimmed);
}

function slugOfNames(text: string): string {
  return text
    .split(/ (?:&|\+|\/\/) /)
    .map(slugify)
    .sort()
    .join('-');
}
