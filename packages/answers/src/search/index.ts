export { findCards } from './find-cards.ts';
export { SEARCH_PAGES } from './pages.ts';
export { cardSearchAnswer, listSearchAnswer } from './search-page.ts';
