export { landColors } from './land-colors.ts';
export { LAND_PAGES } from './pages.ts';
