export { cardsWithTheme } from './cards-with-theme.ts';
export { THEME_PAGES } from './pages.ts';
export { playedThemes } from './themes.ts';
