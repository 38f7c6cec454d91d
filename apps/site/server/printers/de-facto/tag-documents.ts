import type { ThemePage, ThemesPage } from '@deckwright/contract';
import { cardListing, deckLabel } from './card-view.ts';
import { documentFrame } from './document-frame.ts';

/** Lists that other programs do not have. */
const OURS_ALONE = ['devotedcommanders'];

/** The themes of decks, most decks first, as entries of one list. */
export function tagsDocument(page: ThemesPage, tag: string): object {
  const { title, description, canonical, numDecks: total } = page;
  const cardviews = page.tags.map(({ slug, name, numDecks }) => ({
    id: slug,
    name,
    sanitized: slug,
    sanitized_wo: slug,
    slug,
    url: `/tags/${slug}`,
    label: deckLabel(numDecks, total),
    inclusion: numDecks,
    num_decks: numDecks,
  }));
  return documentFrame({ header: title, description, crumbs: [[canonical, title]], keywords: [title] }, [
    { tag, header: title, cardviews },
  ]);
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
