import { type Card, isBasic, THEME_SLUGS, type ThemeSlug } from '@deckwright/domain';
import type { KnownThemes } from './card-themes/card-themes.ts';
import { THEME_PARTS } from './settings.ts';

/** How much a card counts for a theme, above 0 up to 1. */
export type ThemePart = readonly [theme: string, part: number];

/** Themes whose decks are recognized by their lands; other lands are in any deck. */
const OF_LANDS: ReadonlySet<string> = new Set<ThemeSlug>(['deserts', 'guildgates', 'tron']);

/**
 * How much each card counts for the themes of a list: one that we judged in full for the themes that we judged it to have, and
 * less for what its text alone says; a card of general use is in decks of any theme, so it says nothing of this one.
 */
export function readThemeParts(
  cards: readonly Card[],
  known: Pick<KnownThemes, 'of'>,
): (card: number) => readonly ThemePart[] {
  const cached: (readonly ThemePart[] | undefined)[] = [];
  return (index) => {
    cached[index] ??= readParts(cards[index], known.of(index));
    return cached[index];
  };
}

function readParts(card: Card | undefined, judged: ReturnType<KnownThemes['of']>): readonly ThemePart[] {
  if (!card || isBasic(card)) return [];
  const isLand = card.primaryType === 'Land';
  const parts = new Map<string, number>();
  const byText =
    judged === undefined ? 1 : judged.length === 0 ? THEME_PARTS.ofGeneralUse : THEME_PARTS.byText;
  for (const theme of card.themes ?? []) parts.set(theme, byText);
  for (const { theme } of judged ?? []) {
    const slug = THEME_SLUGS[theme];
    if (slug !== undefined) parts.set(slug, 1);
  }
  return [...parts].filter(([theme, part]) => part > 0 && (!isLand || OF_LANDS.has(theme)));
}
