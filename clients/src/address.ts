/** Names in a path and keys of a query. A list is joined by commas; what is undefined or null is left out. */
export type Parameters = object;

/**
 * The path of a call with its query: `{id}` is replaced by the parameter of that name, `{+page}` by one that may have
 * slashes, and the other parameters become the query.
 * @throws TypeError for a name that is missing or is no name
 */
export function callAddress(template: string, parameters: Parameters): string {
  const rest = new Map(Object.entries(parameters));
  const path = template.replace(/\{(\+?)(\w+)\}/g, (_, plus: string, name: string) => {
    const text = `${rest.get(name) ?? ''}`;
    rest.delete(name);
    const parts = plus ? text.split('/') : [text];
    if (parts.some((part) => /^\.{0,2}$/.test(part)))
      throw new TypeError(`"${text}" is no ${name}: it must be a name with letters or digits.`);
    return parts.map(encodeURIComponent).join('/');
  });
  const query = new URLSearchParams();
  for (const [key, value] of rest)
    if (value !== undefined && value !== null)
      query.set(key, Array.isArray(value) ? value.join(',') : `${value}`);
  return query.size > 0 ? `${path}?${query}` : path;
}
