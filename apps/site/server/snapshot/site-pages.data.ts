/** The site's own pages as the search box finds them: by label or by one of the words. */
export const SITE_PAGES: readonly { label: string; url: string; words: readonly string[] }[] = [
  { label: 'Commanders', url: '/commanders', words: ['Top Commanders'] },
  { label: 'Recommendations', url: '/recs', words: ['Recs', 'Paste your deck'] },
  { label: 'Card search', url: '/search', words: ['Search', 'Advanced search', 'Syntax'] },
];
