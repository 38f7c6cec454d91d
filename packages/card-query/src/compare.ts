import type { Operator } from './ast.ts';

export type Comparison = Exclude<Operator, ':'>;

/** ":" is "=". What is not a number passes nothing. */
export function compare(op: Operator, left: number, right: number): boolean {
  switch (op) {
    case ':':
    case '=':
      return left === right;
    case '!=':
      return !Number.isNaN(left) && left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
