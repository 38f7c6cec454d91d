import type { CardEntry, CardList, ThemeEntry, ThemePage, ThemesPage } from '@deckwright/contract';
import {
  type ColorIdentity,
  type DeckFilters,
  formatExact,
  identityName,
  identitySlug,
  listColors,
  NO_FILTERS,
  THEME_KINDS,
} from '@deckwright/domain';
import type { ThemeCommander } from '@deckwright/engine/query';
import { commanderView, present, SECTION_NAMES, statView } from '../card/index.ts';
import { engineFilters } from '../filter/index.ts';
import { amongDecks, decks } from '../format/index.ts';
import { describeSample, pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { playedThemes } from './themes.ts';

const LISTS = {
  all: { path: '/tags', title: 'Themes and kindred', kinds: THEME_KINDS },
  themes: { path: '/tags/themes', title: 'Themes', kinds: ['theme'] },
  kindred: { path: '/tags/kindred', title: 'Kindred', kinds: ['kindred'] },
} as const;

export type ThemeList = keyof typeof LISTS;

/** The most played themes have a commander, as many as are shown with a picture. */
const MAX_PICTURED = 24;

/** Of how many commanders of a theme the first is chosen that no theme before it has. */
const CANDIDATES = 8;

/** All themes with counted decks, or those of one kind. */
export async function themesPage(
  context: ViewContext,
  list: ThemeList,
  warnings: string[],
): Promise<ThemesPage> {
  const { snapshot } = context;
  const { path, title, kinds } = LISTS[list];
  const { counts, sample } = snapshot.manifest;
  const themes = playedThemes(snapshot)
    .filter(({ kind }) => kinds.some((wanted) => wanted === kind))
    .map(({ slug, name, kind, decks: numDecks }): ThemeEntry => ({ slug, name, kind, numDecks }));
  const description = `${formatExact(themes.length)} ${title.toLowerCase()} by the decks that have them${amongDecks(counts.decks, sample)}.`;
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title,
      description,
      canonical: path,
      query: '',
      warnings,
      noindex: themes.length === 0,
    }),
    list,
    numDecks: counts.decks,
    tags: themes,
    lists: await listCommanders(context, themes.slice(0, MAX_PICTURED)),
  };
}

/** For each theme a commander: that with the most decks of it that no theme before it has. */
async function listCommanders(context: ViewContext, themes: readonly ThemeEntry[]): Promise<CardList[]> {
  const { snapshot } = context;
  const candidates = await snapshot.ask('themeCommanders', { limit: CANDIDATES });
  const chosen = new Set<number>();
  return themes.flatMap(({ slug, name }) => {
    const ofTheme = candidates[snapshot.themeBySlug(slug) ?? -1] ?? [];
    const commander = ofTheme.find((each) => !chosen.has(each)) ?? ofTheme[0];
    if (commander === undefined) return [];
    chosen.add(commander);
    return [{ kind: slug, title: name, cards: present([commanderView(context, commander)]) }];
  });
}

/** One theme over the decks of all commanders, or of commanders with exactly one color identity. */
export async function themePage(
  context: ViewContext,
  number: number,
  identity: ColorIdentity | null,
  filters: DeckFilters,
  warnings: string[],
): Promise<ThemePage> {
  const { snapshot } = context;
  const theme = snapshot.themes[number];
  if (!theme) throw new RangeError(`The snapshot has no theme ${number}.`);
  const { slug, name, kind } = theme;
  const stats = await snapshot.ask('theme', {
    theme: number,
    identity,
    filters: engineFilters(snapshot, filters),
  });
  const colors = identity === null ? '' : `${identityName(identity)} `;
  const title = kind === 'kindred' ? `${colors}${name} Kindred` : `${colors}${name}`;
  const { sample } = snapshot.manifest;
  const description = `Commanders and cards of ${decks(stats.decks, sample)} of the theme ${title}${amongDecks(stats.decksCounted, sample)}.`;
  const commanders = (kind: string, title: string, found: readonly ThemeCommander[]) => ({
    kind,
    title,
    cards: commanderViews(context, found),
  });
  return {
    ...pageHead(snapshot, filters, {
      title,
      description,
      canonical: identity === null ? `/tags/${slug}` : `/tags/${slug}/${identitySlug(identity)}`,
      warnings,
      noindex: stats.decks === 0,
    }),
    filters,
    numDecks: stats.decks,
    slug,
    name,
    kind,
    identity: identity === null ? null : identitySlug(identity),
    decksCounted: stats.decksCounted,
    baselineDecks: stats.baselineDecks,
    deckSample: describeSample(snapshot, stats.sample, filters),
    colors: stats.identities.map(({ identity: bits, decks: numDecks }) => ({
      slug: identitySlug(bits),
      name: identityName(bits),
      colors: listColors(bits),
      numDecks,
    })),
    lists: [
      commanders('topcommanders', 'Top Commanders', stats.topCommanders),
      commanders('devotedcommanders', 'Most Devoted Commanders', stats.devotedCommanders),
      commanders('newcommanders', 'New Commanders', stats.newCommanders),
      ...stats.sections.map((section) => ({
        kind: section.tag,
        title: SECTION_NAMES[section.tag],
        cards: present(section.cards.map((stat) => statView(context, stat))),
      })),
    ].filter(({ cards }) => cards.length > 0),
  };
}

function commanderViews(context: ViewContext, found: readonly ThemeCommander[]): CardEntry[] {
  return present(
    found.map(({ commander, decks: numDecks, of: potentialDecks, distinct: effectiveDecks }) =>
      commanderView(context, commander, { numDecks, potentialDecks, effectiveDecks }),
    ),
  );
}
