import { PAGES } from '@deckwright/answers';
import { type DeFactoDocument, type SoughtDocument, toDocument, withKeys } from './document.ts';
import { findCompanionTheme } from './find-color-lists.ts';
import { preconDocument, preconsDocument } from './precon-documents.ts';
import { tagDocument, tagsDocument } from './tag-documents.ts';

type Sought = Promise<DeFactoDocument | null> | null;

/** Names of theme lists by address. */
const TAG_LISTS: Readonly<Record<string, string>> = { themes: 'themesbypopularitysort', typal: 'subtypes' };
const BY_DECKS = 'tagsbypopularitysort';

/** `tags`, `tags/themes`, `tags/typal`, `tags/{slug}`, `tags/{slug}/{colors}`. */
export function findTags({ view, parts, query }: SoughtDocument): Sought {
  const [slug, colors, ...others] = parts;
  if (others.length > 0) return null;
  if (slug === undefined)
    return toDocument('tags', PAGES.themesAndKindred.find(view, {}, query), (page) =>
      tagsDocument(page, BY_DECKS),
    );
  if (colors === undefined && slug === 'themes')
    return toDocument('tags', PAGES.themes.find(view, {}, query), (page) => tagsDocument(page, BY_DECKS));
  if (colors === undefined && (slug === 'typal' || slug === 'kindred'))
    return toDocument('tags', PAGES.kindred.find(view, {}, query), (page) => tagsDocument(page, BY_DECKS));
  return colors === undefined
    ? toDocument('tag', PAGES.theme.find(view, { slug }, query), tagDocument)
    : toDocument('tag', PAGES.themeInColors.find(view, { slug, colors }, query), tagDocument);
}

/** `themes` and `typal`, the addresses before `tags`; their pages are the same. */
export function findOlderTags(kind: 'themes' | 'typal') {
  return ({ view, parts, query }: SoughtDocument): DeFactoDocument | Sought => {
    if (parts.length > 0) return findOlderTag({ view, parts, query });
    const found =
      kind === 'themes' ? PAGES.themes.find(view, {}, query) : PAGES.kindred.find(view, {}, query);
    return toDocument(`older ${kind}`, found, (page) => tagsDocument(page, TAG_LISTS[kind] ?? BY_DECKS));
  };
}

/** Companions were among the themes. */
function findOlderTag(requested: SoughtDocument): DeFactoDocument | Sought {
  return findCompanionTheme(requested) ?? findTags(requested);
}

/** `precon`, `precon/{slug}`, `precon/{slug}/{commander}`. */
export function findPrecons({ view, parts, query }: SoughtDocument): Sought {
  const [slug, commander, ...others] = parts;
  if (others.length > 0) return null;
  if (slug === undefined) return toDocument('precons', PAGES.precons.find(view, {}, query), preconsDocument);
  const requested = commander === undefined ? query : withKeys(query, { commander });
  return toDocument('precon', PAGES.precon.find(view, { slug }, requested), preconDocument);
}
