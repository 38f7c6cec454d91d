import type { QueryPlace } from './query-error.ts';

export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** `key` in lower case; `value` without its quotes. */
export type Condition = {
  kind: 'condition';
  key: string;
  op: Operator;
  value: string;
  place: QueryPlace;
  valuePlace: QueryPlace;
};

/** Part of a name: a word, or several in their order. */
type NamePart = { kind: 'name'; text: string; place: QueryPlace };

/** The whole name of a card. */
type ExactName = { kind: 'exact'; text: string; place: QueryPlace };

/** A query as it was written. `and` without parts is the query that says nothing: every card passes. */
export type QueryNode =
  | { kind: 'and'; parts: QueryNode[] }
  | { kind: 'or'; parts: QueryNode[] }
  | { kind: 'not'; part: QueryNode }
  | Condition
  | NamePart
  | ExactName;
