/** What a button sends to replace an unrecognized name with a known one. */
export type Replacement = { from: string; to: string };

export function printReplacement({ from, to }: Replacement): string {
  return JSON.stringify([from, to]);
}

/** Null for anything not sent by our buttons. */
export function readReplacement(text: string): Replacement | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const [from, to]: unknown[] = value;
    return typeof from === 'string' && typeof to === 'string' && from !== '' ? { from, to } : null;
  } catch {
    return null;
  }
}

/** The list with the name replaced wherever it is a whole name; quantities and markers around it stay. */
export function replaceName(deck: string, { from, to }: Replacement): string {
  const name = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");
  const whole = new RegExp(`(^|[\\s,])${name}(?=$|[\\s,(\\[*#<])`, 'gimu');
  return deck.replace(whole, (_, before: string) => before + to);
}
