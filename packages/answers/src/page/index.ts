export { describeSample } from './deck-sample.ts';
export {
  type Answer,
  asWritten,
  definePage,
  type Found,
  type PageDefinition,
  type PathParams,
} from './define-page.ts';
export { paginate } from './list-pages.ts';
export { pageHead } from './page-head.ts';
export { PageMovedError } from './page-moved-error.ts';
