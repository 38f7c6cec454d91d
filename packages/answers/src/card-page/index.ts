export { MAX_SIMILAR } from './card-page.ts';
export { CARD_PAGES } from './pages.ts';
export { topListsWithin } from './top-page.ts';
