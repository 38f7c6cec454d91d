/** What a menu adds from the site data to its fixed entries. */
export type MenuFillKind = 'articles' | 'guides' | 'precons' | 'sets' | 'tags';

export type MenuSection = {
  id: string;
  label: string;
  to: string;
  /** Label of the link to the section's own page in its menu; a section without it has no menu. */
  all?: string;
  fill?: MenuFillKind;
};

/** The top-level menu of the bar, the drawer and the footer. */
export const SECTIONS: readonly MenuSection[] = [
  { id: 'commanders', label: 'Commanders', to: '/commanders', all: 'All commanders' },
  { id: 'cards', label: 'Cards', to: '/top', all: 'Top cards' },
  { id: 'tags', label: 'Tags', to: '/tags', all: 'All tags', fill: 'tags' },
  { id: 'sets', label: 'Sets', to: '/sets', all: 'All sets', fill: 'sets' },
  { id: 'precons', label: 'Precons', to: '/precon', all: 'All precons', fill: 'precons' },
  { id: 'combos', label: 'Combos', to: '/combos' },
  { id: 'lands', label: 'Lands', to: '/lands' },
  { id: 'articles', label: 'Articles', to: '/articles', all: 'All articles', fill: 'articles' },
  { id: 'guides', label: 'Guides', to: '/guides', all: 'All guides', fill: 'guides' },
  { id: 'tools', label: 'Tools', to: '/recs', all: 'Improve my deck' },
];
