import { DECK_QUERY, parseDeckQuery, printDeckQuery } from '@deckwright/contract';
import { ThemePage, ThemesPage } from '@deckwright/contract/schemas';
import { ALL_IDENTITIES, type ColorIdentity, identityName, identitySlug } from '@deckwright/domain';
import type { ViewContext } from '../card/card-view-json.ts';
import { type Answer, definePage } from '../page/define-page.ts';
import { nearestWords } from '../page/nearest-words.ts';
import { UnknownNameError } from '../page/unknown-name-error.ts';
import { identityNamed } from '../snapshot/color-names.ts';
import { type TagList, tagPage, tagsPage } from './tag-page.ts';
import { unknownTheme } from './themes.ts';

const ONE = {
  query: DECK_QUERY,
  shape: ThemePage,
};

/** The lists come before the page with a parameter, which would match "themes" and "kindred". */
export const TAG_PAGES = {
  tags: listPage('/tags', 'all'),
  themes: listPage('/tags/themes', 'themes'),
  kindred: listPage('/tags/kindred', 'kindred'),
  tag: definePage({
    ...ONE,
    path: '/tags/{slug}',
    find: (context, { slug }, query) => findTag(context, slug, null, query),
  }),
  tagInColors: definePage({
    ...ONE,
    path: '/tags/{slug}/{colors}',
    find: (context, { slug, colors }, query) =>
      findTag(context, slug, identityOf(slug, colors), query, colors),
  }),
};

function listPage<const Path extends string>(path: Path, list: TagList) {
  return definePage({
    path,
    shape: ThemesPage,
    find: (context) => ({ key: path, make: () => tagsPage(context, list, []) }),
  });
}

function findTag(
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
    make: () => tagPage(context, theme, identity, filters, warnings),
  };
}

function identityOf(tag: string, text: string): ColorIdentity {
  const slug = text.toLowerCase();
  const identity = identityNamed(slug);
  if (identity !== null) return identity;
  const names = ALL_IDENTITIES.map((bits) => ({
    label: identityName(bits),
    url: `/tags/${encodeURIComponent(tag)}/${identitySlug(bits)}`,
  }));
  throw new UnknownNameError(
    `No colors are called "${slug.slice(0, 100)}"; use a name such as azorius or mono-green, or leave them out.`,
    nearestWords(names, slug),
  );
}
