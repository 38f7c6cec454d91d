export { searchCards } from './card-search.ts';
export { SEARCH_PAGES } from './pages.ts';
export { cardSearchAnswer, listSearchAnswer } from './search-page.ts';
