/** Empty, and found by nobody, while no card has a score. */
export const SALT_PAGE = '/top/salt';

/** The site's own pages as the search box finds them: by label or by one of the words. */
export const SITE_PAGES: readonly { label: string; url: string; words: readonly string[] }[] = [
  { label: 'Commanders', url: '/commanders', words: ['Top commanders'] },
  { label: 'Cards', url: '/cards', words: ['All cards'] },
  { label: 'Top cards', url: '/top', words: ['Most played cards', 'Staples'] },
  { label: 'Game Changers', url: '/top/game-changers', words: ['Brackets'] },
  { label: 'Salt', url: SALT_PAGE, words: ['Saltiest cards'] },
  {
    label: 'Improve my deck',
    url: '/recs',
    words: ['Recommendations', 'Recs', 'Paste your deck', 'Upgrade'],
  },
  { label: 'Card search', url: '/search', words: ['Search', 'Advanced search', 'Syntax'] },
  { label: 'Tags', url: '/tags', words: [] },
  { label: 'Themes', url: '/tags/themes', words: [] },
  { label: 'Kindred', url: '/tags/kindred', words: ['Typal', 'Creature types'] },
  { label: 'Sets', url: '/sets', words: ['Expansions'] },
  { label: 'Precons', url: '/precon', words: ['Preconstructed decks'] },
  { label: 'Combos', url: '/combos', words: ['Infinite combos'] },
  { label: 'Partners', url: '/partners', words: ['Partner pairs'] },
  { label: 'Backgrounds', url: '/backgrounds', words: [] },
  { label: 'Companions', url: '/companions', words: [] },
  { label: 'Articles', url: '/articles', words: [] },
  { label: 'Guides', url: '/guides', words: [] },
  { label: 'For developers', url: '/developers', words: ['API', 'Developers', 'Bulk data'] },
  { label: 'FAQ', url: '/faq', words: ['Questions', 'Help'] },
];
