import { AppError, slugify } from '@deckwright/domain';

/**
 * The id to ask the API for by the name of a commander or, with "&" between them, of two; ids and slugs stay as they are.
 * @throws AppError invalid-argument for a text without a letter or digit
 */
export function toCommanderId(name: string): string {
  const trimmed = name.trim();
  const isId = /^[\w-]+$/.test(trimmed) && trimmed === trimmed.toLowerCase();
  // One card may have such a sign in its name ("Minsc & Boo, …"), so the names stay in their order.
  const id = isId ? trimmed : slugify(trimmed.replace(/ (?:&|\+|\/\/) /g, ' '));
  if (/[\p{L}\p{N}]/u.test(id)) return id;
  throw new AppError(
    'invalid-argument',
    'Name a commander, such as "Atraxa, Praetors’ Voice", or two with " & " between them.',
  );
}
