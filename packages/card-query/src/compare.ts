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

/**
 * Compares two sets or multisets: `>=` means that the left one contains the right one, `>` that it also has more.
 * @param contains whether the left one contains the right one
 * @param isContained whether the right one contains the left one
 */
export function compareSets(op: Comparison, contains: boolean, isContained: boolean): boolean {
  switch (op) {
    case '=':
      return contains && isContained;
    case '!=':
      return !(contains && isContained);
    case '>=':
      return contains;
    case '>':
      return contains && !isContained;
    case '<=':
      return isContained;
    case '<':
      return isContained && !contains;
  }
}
