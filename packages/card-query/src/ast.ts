import type { QuerySpan } from './query-error.ts';

export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** `key` in lower case; `value` without its quotes. */
export type Condition = {
  kind: 'condition';
  key: string;
  op: Operator;
  value: string;
  span: QuerySpan;
  valueSpan: QuerySpan;
};

/** Part of a name: a word, or several in their order. */
type NamePart = { kind: 'name'; text: string; span: QuerySpan };

/** The whole name of a card. */
type ExactName = { kind: 'exact'; text: string; span: QuerySpan };

/** A query as it was written. `and` without parts is the query that says nothing: every card passes. */
export type QueryNode =
  | { kind: 'and'; parts: QueryNode[] }
  | { kind: 'or'; parts: QueryNode[] }
  | { kind: 'not'; part: QueryNode }
  | Condition
  | NamePart
  | ExactName;
