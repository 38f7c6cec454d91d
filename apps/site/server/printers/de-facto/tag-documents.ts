import type { ThemePage, ThemesPage } from '@deckwright/contract';
import { cardListing, deckLabel } from './card-view.ts';
import { checkPage } from './document.ts';
import { documentFrame } from './document-frame.ts';

/** Lists that other programs do not have. */
const OURS_ALONE = ['devotedcommanders'];

/** The themes of decks, most decks first, as entries of one list. */
export function tagsDocument(page: ThemesPage, tag: string): object {
  const { title, description, canonical } = page;
  const cardviews = tagViews(page);
  return documentFrame({ header: title, description, crumbs: [[canonical, title]], keywords: [title] }, [
    { tag, header: title, cardviews },
  ]);
}

const TAGS_PER_PAGE = 100;

/** A page of the themes of all decks, from 1: as a document, or as a further page with entries alone. */
export function topThemesDocument(page: ThemesPage, number: number, isFurther: boolean): object {
  const views = tagViews(page);
  checkPage(number, Math.ceil(views.length / TAGS_PER_PAGE));
  const entries = {
    cardviews: views.slice((number - 1) * TAGS_PER_PAGE, number * TAGS_PER_PAGE),
    ...(views.length > TAGS_PER_PAGE ? { is_paginated: true } : {}),
    ...(number * TAGS_PER_PAGE < views.length ? { more: `top/themes--${number}.json` } : {}),
  };
  if (isFurther) return { is_paginated: views.length > TAGS_PER_PAGE, ...entries };
  const header = 'Top Themes';
  const facts = {
    header,
    description: page.description,
    crumbs: [['/top', 'Top']] as const,
    keywords: [header],
  };
  return documentFrame(facts, [{ tag: '', header, ...entries }]);
}

function tagViews(page: ThemesPage) {
  return page.tags.map(({ slug, name, numDecks }) => ({
    id: slug,
    name,
    sanitized: slug,
    sanitized_wo: slug,
    slug,
    url: `/tags/${slug}`,
    label: deckLabel(numDecks, page.numDecks),
    inclusion: numDecks,
    num_decks: numDecks,
  }));
}

export function tagDocument(page: ThemePage): object {
  const { title, description, canonical, name, slug } = page;
  const lists = page.lists.filter(({ kind }) => !OURS_ALONE.includes(kind));
  return {
    ...documentFrame(
      {
        header: page.kind === 'kindred' ? title.replace(/ Kindred$/, '') : `${title} Theme`,
        description,
        crumbs: [
          ['/tags', 'Tags'],
          [canonical, title],
        ],
        keywords: [title],
      },
      lists.map(cardListing),
    ),
    related_info: {
      name,
      singular: name,
      colors: page.colors.map((color) => ({
        count: color.numDecks,
        icons: color.colors.join('').toLowerCase(),
        name: color.name,
        url: `/tags/${slug}/${color.slug}`,
      })),
    },
  };
}
