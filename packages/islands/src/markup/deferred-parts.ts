/** A page, parts of which may be only in the markup. */
export type Deferred<T, K extends keyof T> = Omit<T, K> & { [P in K]?: T[P] | undefined };

/**
 * With `deferred`, a copy of the page whose given parts the server can read and render, but that are not serialized into
 * the page again as data: the browser keeps their markup as it is, and requests the data once something needs them.
 */
export function deferParts<T extends object, K extends keyof T>(
  page: T,
  keys: readonly K[],
  deferred: boolean,
): Deferred<T, K> {
  if (!deferred) return page;
  const copy = { ...page };
  for (const key of keys) Object.defineProperty(copy, key, { value: page[key], enumerable: false });
  return copy;
}

/** Whether that part of a page is only in the markup; also works on the server itself. */
export function isPartDeferred<T extends object>(page: T, key: keyof T & string): boolean {
  return !Object.keys(page).includes(key);
}
