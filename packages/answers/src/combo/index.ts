export { type ComboCategory, comboCategory } from './combo-category.ts';
export { type ComboDecks, comboDecks } from './combo-decks.ts';
export { comboCount, combosFor, combosOfTwoIn, countedCombo } from './combos.ts';
export { combosOfList } from './combos-of-list.ts';
export { COMBOS_PER_PAGE, comboEntry } from './combos-page.ts';
export { type CommanderCombo, commanderCombos } from './commander-combos.ts';
export { type NearCard, nearCards } from './near-cards.ts';
export { COMBO_PAGES } from './pages.ts';
export { comboPartners } from './two-card-combos.ts';
