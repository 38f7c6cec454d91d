import type { CommanderPage, ThemeCount } from '@deckwright/contract';
import { CARD_TYPES } from '@deckwright/domain';

type Averages = Record<Lowercase<(typeof CARD_TYPES)[number]> | 'basic' | 'nonbasic', number>;
type TagLink = { count: number; slug: string; value: string };
type LinkItem = { href: string; value: string; current?: true };
type Links = { header: string; items: LinkItem[] };

export type Panels = {
  links: Links[];
  /** Always empty: the format requires authors with accounts and pictures, which our articles do not have. */
  articles: [];
  taglinks?: TagLink[];
  mana_curve?: Record<string, number>;
  piechart?: { title: string; content: { label: string; value: number; color: string }[] };
  combocounts?: { value: string; alt: string; href: string }[];
  rank_over_time?: Record<string, { commander_count: number; perc_of_decks_overall: number; rank: number }>;
};

/** Average cards per deck, as whole numbers. */
export function wholeAverages(averages: Averages): Averages {
  const entries = Object.entries(averages).map(([type, value]) => [type, Math.round(value)]);
  // Safe because the keys are those of `averages`.
  return Object.fromEntries(entries) as Averages;
}

export function tagLinks(themes: readonly ThemeCount[]): TagLink[] {
  return themes.map(({ slug, name, numDecks }) => ({ count: numDecks, slug, value: name }));
}

/** Nonland cards by mana value, as whole numbers. */
export function wholeCurve(curve: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(curve).map(([value, count]) => [value, Math.round(count)]));
}

/** The three pages of a commander. */
export function commanderLinks(name: string, slug: string, current: string): Links[] {
  const pages = [
    ['commanders', 'Commander'],
    ['average-decks', 'Average Deck'],
    ['decks', 'Decks'],
  ];
  const items = pages.map(([folder, value = '']): LinkItem => {
    const href = `/${folder}/${slug}`;
    return { href, value, ...(folder === current ? { current: true } : {}) };
  });
  return [{ header: name, items }];
}

/** Average cards by type; types that no deck runs are omitted. */
export function buildPieChart(averages: Averages): NonNullable<Panels['piechart']> {
  const content = CARD_TYPES.map((label) => {
    const color = label.toLowerCase() as Lowercase<typeof label>;
    return { label, value: Math.round(averages[color]), color };
  });
  return { title: 'Card Types', content: content.filter(({ value }) => value > 0) };
}

export function commanderPanels(page: CommanderPage, slug: string, current: string): Panels {
  return {
    links: commanderLinks(page.card.name, slug, current),
    articles: [],
    taglinks: tagLinks(page.themes),
    mana_curve: wholeCurve(page.manaCurve),
    piechart: buildPieChart(page.averages),
    combocounts: comboCountPanel(page.combos),
    // A month is written as its first day.
    rank_over_time: Object.fromEntries(
      page.rankHistory.map(({ month, numDecks, share, rank }) => [
        `${month}-01`,
        { commander_count: numDecks, perc_of_decks_overall: Number((share * 100).toFixed(3)), rank },
      ]),
    ),
  };
}

export function comboCountPanel(combos: CommanderPage['combos']): NonNullable<Panels['combocounts']> {
  return combos.map(({ value, alt, href }) => ({ value, alt, href }));
}
