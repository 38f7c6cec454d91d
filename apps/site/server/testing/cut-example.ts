/** Objects with more names are tables, such as prices by card. */
const MAX_NAMES = 60;

/** The first entry of each list and table: enough to show the form of an answer. */
export function cutExample(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(cutExample);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const shown = entries.length > MAX_NAMES ? entries.slice(0, 1) : entries;
  return Object.fromEntries(shown.map(([name, part]) => [name, cutExample(part)]));
}
