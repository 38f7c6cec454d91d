export { PRECON_PAGES } from './pages.ts';
export { preconFaces } from './precon-page.ts';
export { listLines, priceAfter, pricedLine } from './precon-upgrades.ts';
