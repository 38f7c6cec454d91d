export { engineFilters } from './engine-filters.ts';
export { byBracket, switchCountsJson } from './switch-counts.ts';
export { themeLinks } from './theme-links.ts';
