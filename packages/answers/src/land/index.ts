export { BASIC_NAMES } from './basic-names.ts';
export { landColors, sourcesInDeck } from './land-colors.ts';
export { toColors } from './mana-sources.ts';
export { LAND_PAGES } from './pages.ts';
