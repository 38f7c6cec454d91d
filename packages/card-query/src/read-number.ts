import type { Condition } from './ast.ts';
import { QueryError } from './query-error.ts';

/** A number as written; a percent sign and thousands commas are let through. */
export function readNumber({ key, valueSpan, value }: Condition, text = value): number {
  const bare = text.replaceAll(',', '').replace(/%$/, '');
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare))
    throw new QueryError(`“${value}” is not a number. Write it like ${key}>3.`, valueSpan);
  return Number(bare);
}
