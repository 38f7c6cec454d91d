/** A page, parts of which may be only in the markup. */
export type Held<T, K extends keyof T> = Omit<T, K> & { [P in K]?: T[P] | undefined };

/**
 * With `held`, a copy of the page whose given parts the server can read and render, but that are not serialized into
 * the page again as data: the browser keeps their markup as it is, and requests the data once something needs them.
 */
export function heldParts<T extends object, K extends keyof T>(
  page: T,
  keys: readonly K[],
  held: boolean,
): Held<T, K> {
  if (!held) return page;
  const copy = { ...page };
  for (const key of keys) Object.defineProperty(copy, key, { value: page[key], enumerable: false });
  return copy;
}

/** Whether that part of a page is only in the markup; also works on the server itself. */
export function isPartHeld<T extends object>(page: T, key: keyof T & string): boolean {
  return !Object.keys(page).includes(key);
}
