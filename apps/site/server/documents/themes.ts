import type { SearchOption } from '@deckwright/api-client';
import { searchKey, type Theme } from '@deckwright/domain';
import { UnknownNameError } from '../http/problem.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

const NEAREST_THEMES = 5;

/** Themes that at least one deck has, most decks first, then by name. */
export function playedThemes({ themes }: Pick<LoadedSnapshot, 'themes'>): Theme[] {
  return themes
    .filter(({ decks }) => decks > 0)
    .sort((a, b) => b.decks - a.decks || (a.name < b.name ? -1 : 1));
}

export function themeOption({ name, slug }: Theme): SearchOption {
  return { label: name, url: `/tags/${slug}`, image: null, icon: null, kind: 'tag' };
}

/** Themes whose name is like the text: those that share most letter pairs with it, then by decks. */
export function nearestThemes(snapshot: Pick<LoadedSnapshot, 'themes'>, text: string): SearchOption[] {
  const wanted = letterPairs(text.replaceAll('-', ' '));
  const scored = snapshot.themes.map((theme) => ({ theme, score: overlap(wanted, letterPairs(theme.name)) }));
  return scored
    .filter(({ score }) => score > 0.2)
    .sort(
      (a, b) => b.score - a.score || b.theme.decks - a.theme.decks || (a.theme.slug < b.theme.slug ? -1 : 1),
    )
    .slice(0, NEAREST_THEMES)
    .map(({ theme }) => themeOption(theme));
}

export function unknownTheme(
  snapshot: LoadedSnapshot,
  slug: string,
  code?: 'invalid-argument',
): UnknownNameError {
  const message = `No theme is called "${slug.slice(0, 100)}". See the list of all themes, or choose one of the nearest names.`;
  return new UnknownNameError(message, nearestThemes(snapshot, slug), code);
}

function letterPairs(text: string): Set<string> {
  const key = ` ${searchKey(text)} `;
  return new Set(Array.from({ length: key.length - 1 }, (_, at) => key.slice(at, at + 2)));
}

/** Shared pairs over the mean number of pairs (Dice), 0…1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / Math.max(1, a.size + b.size);
}
