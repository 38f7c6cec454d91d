import type { ThemeCount } from '@deckwright/contract/schemas';
import { byDecksAndName } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** Links to themes, by number, with their counts: most decks first, then by name. */
export function themeLinks(
  { themes }: Pick<LoadedSnapshot, 'themes'>,
  counts: readonly { theme: number; decks: number }[],
): ThemeCount[] {
  return counts
    .flatMap(({ theme, decks: numDecks }) => {
      const { slug, name } = themes[theme] ?? {};
      return slug === undefined || name === undefined ? [] : [{ slug, name, numDecks }];
    })
    .sort(byDecksAndName);
}
