import {
  type Card,
  EVERY_CREATURE_TYPE,
  getCreatureTypes,
  pluralOfType,
  slugify,
  THEME_ALIASES,
  THEME_NAMES,
  THEME_SLUGS,
  THEMES_SAID_SELDOM,
  type ThemeKind,
} from '@deckwright/domain';
import type { CardThemes, ThemeLean } from '@deckwright/engine/build';

type ThemeName = { slug: string; name: string; kind: ThemeKind };

/** The themes of a build by number: themes by slug, then the creature types of the catalog by slug. */
export type ThemeTable = {
  themes: readonly ThemeName[];
  /** Which of them decks are rarely named after. */
  leans: readonly ThemeLean[];
  /** What the card counts for; undefined if nothing. */
  ofCard: (card: Card) => CardThemes | undefined;
  /** The themes that an owner's tags name, each once, ascending; other tags are ignored. */
  ofTags: (tags: readonly string[]) => number[];
};

export function themeTable(cards: readonly Card[]): ThemeTable {
  const ways = THEME_SLUGS.map((slug): ThemeName => ({ slug, name: THEME_NAMES[slug], kind: 'theme' }));
  const types = [...new Set(cards.flatMap(getCreatureTypes))];
  const kinds = types
    .map((type) => ({ type, slug: kindredSlug(type), name: pluralOfType(type) }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const themes = [...ways, ...kinds.map(({ slug, name }): ThemeName => ({ slug, name, kind: 'kindred' }))];
  const bySlug = new Map(themes.map(({ slug }, number) => [slug, number]));
  const byType = new Map(kinds.map(({ type }, index) => [type, ways.length + index]));
  const getNumbers = (keys: readonly string[], numbers: ReadonlyMap<string, number>): number[] =>
    keys.flatMap((key) => numbers.get(key) ?? []);
  return {
    themes,
    leans: themes.map(getLean),
    ofCard: (card) => {
      const found = {
        themes: getNumbers(card.themes ?? [], bySlug),
        is: getNumbers(getCreatureTypes(card), byType),
        names: getNumbers(card.kindred ?? [], byType),
        everyType: card.kindred?.includes(EVERY_CREATURE_TYPE) ?? false,
      };
      const asks = [
        ...getNumbers(card.asks?.themes ?? [], bySlug),
        ...getNumbers(card.asks?.types ?? [], byType),
      ];
      const counts = found.themes.length + found.is.length + found.names.length + asks.length > 0;
      if (!counts && !found.everyType) return undefined;
      return asks.length > 0 ? { ...found, asks } : found;
    },
    ofTags: (tags) => {
      const found = tags.flatMap((tag) => themeOfTag(tag, bySlug, byType) ?? []);
      return [...new Set(found)].sort((a, b) => a - b);
    },
  };
}

function getLean({ slug }: ThemeName): ThemeLean {
  return THEMES_SAID_SELDOM.some((seldom) => seldom === slug) ? 'seldom' : null;
}

/** A creature type named like a theme gets the longer address. */
function kindredSlug(type: string): string {
  const slug = slugify(pluralOfType(type));
  return slug in THEME_NAMES ? `${slug}-kindred` : slug;
}

/** Parses "Elf Tribal", "elves", "Kindred: Elf" and "+1/+1 Counters" as players write them. */
function themeOfTag(
  tag: string,
  bySlug: ReadonlyMap<string, number>,
  byType: ReadonlyMap<string, number>,
): number | undefined {
  const slug = slugify(tag);
  const bare = slug.replace(/^(?:kindred|tribal|typal)-/, '').replace(/-(?:kindred|tribal|typal|theme)$/, '');
  for (const word of [slug, bare]) {
    const alias = Object.hasOwn(THEME_ALIASES, word) ? THEME_ALIASES[word] : undefined;
    const number = bySlug.get(word) ?? (alias && bySlug.get(alias));
    if (number !== undefined) return number;
  }
  const type = bare.charAt(0).toUpperCase() + bare.slice(1);
  return byType.get(type);
}
