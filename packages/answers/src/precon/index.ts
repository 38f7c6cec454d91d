export { PRECON_PAGES } from './pages.ts';
