export { commanderOfDeck, deckPage, listedDecks, savedByDay } from './decks-page.ts';
export { DECK_PAGES } from './pages.ts';
export { checkSharedList } from './shared-list.ts';
