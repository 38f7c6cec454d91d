export type { QueryNode } from './ast.ts';
export {
  buildCardColumns,
  type CardColumns,
  keyOfName,
  type PlayedNumbers,
  plain,
  type Records,
} from './columns.ts';
export { type ComboColumns, runComboQuery } from './combo-query.ts';
export type { Order } from './order.ts';
export { MAX_QUERY_LENGTH, parseQuery } from './parse.ts';
export type { Played } from './played.ts';
export { printQuery } from './print.ts';
export { QueryError } from './query-error.ts';
export { commandersIn, plainWords, type QueryAnswer, runQuery, runQueryInParts } from './run-query.ts';
export { findUnread, suggestQueries } from './suggest-query.ts';
