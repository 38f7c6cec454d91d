export { SALT_PAGES } from './pages.ts';
