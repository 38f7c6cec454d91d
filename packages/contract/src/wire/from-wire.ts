/** Names that are not the snake_case of ours. */
const IRREGULAR: Readonly<Record<string, string>> = { cmc: 'manaValue', created_at: 'reportedAt' };

/**
 * A copy of parsed JSON with our names of fields: `num_decks` becomes `numDecks`, at every depth. Works by spelling, so
 * that the browser needs no table of names; keys of records, such as card names and slugs, have no underscores.
 */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [ownName(name), fromWire(part)]));
}

function ownName(name: string): string {
  if (Object.hasOwn(IRREGULAR, name)) return IRREGULAR[name] ?? name;
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(name)
    ? name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : name;
}
