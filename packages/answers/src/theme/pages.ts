import { DECK_QUERY, parseDeckQuery, printDeckQuery } from '@deckwright/contract';
import { ThemePage, ThemesPage } from '@deckwright/contract/schemas';
import { ALL_IDENTITIES, type ColorIdentity, identityName, identitySlug } from '@deckwright/domain';
import { nearestWords, UnknownNameError, unknownTheme } from '../lookup/index.ts';
import { type Answer, definePage } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { identityNamed } from '../snapshot/index.ts';
import { type ThemeList, themePage, themesPage } from './theme-page.ts';

const ONE = {
  query: DECK_QUERY,
  shape: ThemePage,
};

/** The lists come before the page with a parameter, which would match "themes" and "kindred". */
export const THEME_PAGES = {
  themesAndKindred: listPage('/tags', 'all'),
  themes: listPage('/tags/themes', 'themes'),
  kindred: listPage('/tags/kindred', 'kindred'),
  theme: definePage({
    ...ONE,
    path: '/tags/{slug}',
    find: (context, { slug }, query) => findTheme(context, slug, null, query),
  }),
  themeInColors: definePage({
    ...ONE,
    path: '/tags/{slug}/{colors}',
    find: (context, { slug, colors }, query) =>
      findTheme(context, slug, getIdentity(slug, colors), query, colors),
  }),
};

function listPage<const Path extends string>(path: Path, list: ThemeList) {
  return definePage({
    path,
    shape: ThemesPage,
    find: (context) => ({ key: path, make: () => themesPage(context, list, []) }),
  });
}

function findTheme(
  context: ViewContext,
  text: string,
  identity: ColorIdentity | null,
  query: URLSearchParams,
  colorsText = '',
): Answer<ThemePage> {
  const { snapshot } = context;
  const { filters, warnings } = parseDeckQuery(query);
  const slug = text.toLowerCase();
  const theme = snapshot.themeBySlug(slug);
  const own = theme === null ? undefined : snapshot.themes[theme]?.slug;
  if (theme === null || own === undefined) throw unknownTheme(snapshot, slug);
  const colors = identity === null ? '' : `/${identitySlug(identity)}`;
  const address = `/tags/${own}${colors}${printDeckQuery(filters)}`;
  return {
    key: `${address} ${warnings.join(' ')}`,
    ...(text === own && (identity === null || colorsText === identitySlug(identity))
      ? {}
      : { movedTo: address }),
    make: () => themePage(context, theme, identity, filters, warnings),
  };
}

function getIdentity(theme: string, text: string): ColorIdentity {
  const slug = text.toLowerCase();
  const identity = identityNamed(slug);
  if (identity !== null) return identity;
  const names = ALL_IDENTITIES.map((bits) => ({
    label: identityName(bits),
    url: `/tags/${encodeURIComponent(theme)}/${identitySlug(bits)}`,
  }));
  throw new UnknownNameError(
    `No colors are called "${slug.slice(0, 100)}"; use a name such as azorius or mono-green, or leave them out.`,
    nearestWords(names, slug),
  );
}
