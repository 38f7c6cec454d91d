/** The entries with a URL; one without is omitted, with a warning. */
export function withUrl<T extends { name: string; url: string }>(
  views: readonly T[],
  warn: (message: string) => void = (message) => console.warn(message),
): T[] {
  return views.filter(({ name, url }) => {
    if (!url) warn(`Card url missing: ${JSON.stringify(name)}`);
    return Boolean(url);
  });
}
