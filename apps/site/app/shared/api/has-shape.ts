/**
 * An example of what an answer has to hold: each part that is named must be there and of the kind of its example, each entry
 * of a list like the one entry given. What may be null is left out of the example.
 */
export type Example<T> = T extends string
  ? ''
  : T extends number
    ? 0
    : T extends boolean
      ? false
      : T extends readonly (infer Entry)[]
        ? readonly [] | readonly [Example<Entry>]
        : T extends object
          ? { readonly [Part in keyof T]?: Example<T[Part]> }
          : never;

/** Whether a value is of the form of the example: an answer of a proxy, or of another version of the site, may not be. */
export function hasShape(value: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return (
      Array.isArray(value) && (example.length === 0 || value.every((entry) => hasShape(entry, example[0])))
    );
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(example).every(([part, of]) => hasShape(Reflect.get(value, part), of))
  );
}
