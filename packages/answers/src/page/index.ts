export {
  type Answer,
  asWritten,
  definePage,
  type Found,
  type PageDefinition,
  type ParamsOf,
} from './define-page.ts';
export { pageOf } from './list-pages.ts';
export { pageHead } from './page-head.ts';
export { PageMovedError } from './page-moved-error.ts';
