import { DECK_QUERY, parseDeckQuery, printDeckQuery } from '@deckwright/contract';
import { TagPage, TagsPage } from '@deckwright/contract/schemas';
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
  shape: TagPage,
  problems: {
    400: 'The query cannot be read, or names an unknown card.',
    404: 'No theme has this slug; the nearest names come with the answer.',
  },
};

/** The lists come before the page with a parameter, which would match "themes" and "kindred". */
export const TAG_PAGES = {
  tags: listPage('/tags', 'all', 'Themes and kindred by decks'),
  themes: listPage('/tags/themes', 'themes', 'Themes by decks'),
  kindred: listPage('/tags/kindred', 'kindred', 'Creature types as themes by decks'),
  tag: definePage({
    ...ONE,
    path: '/tags/{slug}',
    summary: 'A theme or creature type over the decks of all commanders',
    find: (context, { slug }, query) => findTag(context, slug, null, query),
  }),
  tagInColors: definePage({
    ...ONE,
    path: '/tags/{slug}/{colors}',
    summary: 'A theme over the decks of commanders of exactly one color identity, such as azorius',
    find: (context, { slug, colors }, query) =>
      findTag(context, slug, identityOf(slug, colors), query, colors),
  }),
};

function listPage<const Path extends string>(path: Path, list: TagList, summary: string) {
  return definePage({
    path,
    summary,
    shape: TagsPage,
    find: (context) => ({ key: path, make: () => tagsPage(context, list, []) }),
  });
}

function findTag(
  context: ViewContext,
  text: string,
  identity: ColorIdentity | null,
  query: URLSearchParams,
  colorsText = '',
): Answer<TagPage> {
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
