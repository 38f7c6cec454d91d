import type { ThemeCount } from '@deckwright/contract/schemas';
import type { Theme } from '@deckwright/domain';
import { nearestWords } from '../page/nearest-words.ts';
import { UnknownNameError } from '../page/unknown-name-error.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

/** Themes with at least one deck, most decks first, then by name. */
export function playedThemes({ themes }: Pick<LoadedSnapshot, 'themes'>): Theme[] {
  return themes
    .filter(({ decks }) => decks > 0)
    .sort((a, b) => b.decks - a.decks || (a.name < b.name ? -1 : 1));
}

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

/** Links to themes, by number, with their counts. */
export function themeLinks(
  { themes }: Pick<LoadedSnapshot, 'themes'>,
  counts: readonly { theme: number; decks: number }[],
): ThemeCount[] {
  return counts.flatMap(({ theme, decks: numDecks }) => {
    const { slug, name } = themes[theme] ?? {};
    return slug === undefined || name === undefined ? [] : [{ slug, name, numDecks }];
  });
}
