import type { LoadedSnapshot } from '@deckwright/answers';
import { readPathFilter } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';

/**
 * The query for the further segments of a commander's address: one bracket, one theme, `budget` or `expensive`, in any
 * order. Null if a segment is none of these, or of a kind that occurred before.
 */
export function variantQuery(
  { themeBySlug }: Pick<LoadedSnapshot, 'themeBySlug'>,
  parts: readonly string[],
  query: URLSearchParams,
): URLSearchParams | null {
  const requested = new URLSearchParams(query);
  for (const part of parts.map((each) => each.toLowerCase()))
    for (const [key, word] of Object.entries(readPathFilter(part))) {
      if (requested.has(key) || (key === 'theme' && themeBySlug(word) === null)) return null;
      requested.set(key, word);
    }
  return requested;
}

/** "Budget Tokens Theme": the variant as named in headers; '' for all decks. */
export function variantName({ themes, themeBySlug }: LoadedSnapshot, filters: DeckFilters): string {
  const { bracket, budget, theme } = filters;
  const name = theme === null ? undefined : themes[themeBySlug(theme) ?? -1]?.name;
  const words = [budget, bracket].map((word) => word && word[0]?.toUpperCase() + word.slice(1));
  return [...words, name && `${name} Theme`].filter(Boolean).join(' ');
}
