import { MAX_LIST } from './too-long.ts';

/** Longest name on either side: as many letters as a request for recommendations takes. */
const MAX_NAME = 400;

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
    return isName(from) && isName(to) && from !== '' ? { from, to } : null;
  } catch {
    return null;
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME;
}

/**
 * The list with the name replaced wherever it is a whole name, as long as the list stays within its limit; quantities and
 * markers around it stay.
 */
export function replaceName(deck: string, { from, to }: Replacement): string {
  const name = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");
  const whole = new RegExp(`(^|[\\s,])${name}(?=$|[\\s,(\\[*#<])`, 'gimu');
  let room = MAX_LIST - deck.length;
  return deck.replace(whole, (found: string, before: string) => {
    const more = before.length + to.length - found.length;
    if (more > Math.max(room, 0)) return found;
    room -= more;
    return before + to;
  });
}
