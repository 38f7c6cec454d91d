import { AppError } from '@deckwright/domain';

/** A query that cannot be read: what is wrong and where. Positions are UTF-16 units from 0; `to` is behind the last. */
export class QueryError extends AppError {
  readonly from: number;
  readonly to: number;

  constructor(message: string, span: QuerySpan) {
    super('invalid-argument', message);
    this.from = span.from;
    this.to = span.to;
  }
}

/** A part of the query's text. */
export type QuerySpan = { from: number; to: number };
