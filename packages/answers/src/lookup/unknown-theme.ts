import type { LoadedSnapshot } from '../snapshot/index.ts';
import { nearestWords } from './nearest-words.ts';
import { UnknownNameError } from './unknown-name-error.ts';

/** The error for an unknown theme, with the nearest names. */
export function unknownTheme(
  { themes }: Pick<LoadedSnapshot, 'themes'>,
  slug: string,
  code?: 'invalid-argument',
): UnknownNameError {
  const message = `No theme is called "${slug.slice(0, 100)}". See the list of all themes, or choose one of the nearest names.`;
  const pages = themes.map(({ name, slug: own }) => ({ label: name, url: `/tags/${own}` }));
  return new UnknownNameError(message, nearestWords(pages, slug, 'tag'), code);
}
