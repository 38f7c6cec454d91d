import type { CardListing } from './card-view.ts';
import type { WholeCard } from './whole-card.ts';

/** Path and label of a parent page, topmost first. */
export type Crumb = readonly [path: string, label: string];

type FrameFacts = {
  header: string;
  description: string;
  /** Title of the browser tab; defaults to the page header. */
  title?: string;
  crumbs: readonly Crumb[];
  /** Keywords for search engines. */
  keywords: readonly string[];
};

export type DocumentFrame<Lists> = {
  header: string;
  description: string;
  container: {
    breadcrumb: Record<string, string>[];
    description: string;
    json_dict: { cardlists: Lists[]; card?: WholeCard };
    keywords: string;
    title: string;
  };
};

/** What every document has around its lists. */
export function documentFrame<Lists = CardListing>(
  { header, description, title = header, crumbs, keywords }: FrameFacts,
  lists: Lists[],
  card?: WholeCard,
): DocumentFrame<Lists> {
  return {
    header,
    description,
    container: {
      breadcrumb: crumbs.map(([path, label]) => ({ [path]: label })),
      description,
      json_dict: { cardlists: lists, ...(card ? { card } : {}) },
      keywords: [...keywords, 'Commander', 'EDH', 'Magic: The Gathering'].join(', '),
      title,
    },
  };
}
