export { SET_PAGES } from './pages.ts';
export { type KnownSet, setIndex } from './set-index.ts';
