type Column = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The value of each item, in their order; twenty times faster than `Float64Array.from` with a function. */
export function floatColumn<T>(
  items: ArrayLike<T>,
  getValue: (item: T) => number,
): Float64Array<ArrayBuffer> {
  return fillColumn(new Float64Array(items.length), items, getValue);
}

/** Writes the value of each item into a column of as many numbers, and returns it. */
export function fillColumn<C extends Column, T>(
  column: C,
  items: ArrayLike<T>,
  getValue: (item: T) => number,
): C {
  for (let at = 0; at < column.length; at++) column[at] = getValue(items[at]!);
  return column;
}
