import { mayPair } from '@deckwright/domain';
import type { FindCard, KnownCard } from './types.ts';

/** How lists join the names of a pair. */
const BETWEEN = [' // ', ' & ', ' + ', ' and ', ' / ', ', '] as const;
/** Two names of two faces or three commas each. */
const MAX_PARTS = 8;

/** Both names of a legal pair in one text ("Thrasios, Triton Hero // Tymna the Weaver"); null for a single card. */
export function pairIn(text: string, lookUp: FindCard): [string, string] | null {
  const whole = lookUp(text);
  if (whole && whole.name.toLowerCase() === text.toLowerCase()) return null;
  for (const between of BETWEEN) {
    const parts = text.split(between);
    if (parts.length < 2 || parts.length > MAX_PARTS) continue;
    for (let at = 1; at < parts.length; at += 1) {
      const names: [string, string] = [parts.slice(0, at).join(between), parts.slice(at).join(between)];
      const [first, second] = names.map((name) => lookUp(name));
      if (isLeader(first) && isLeader(second) && mayPair(first, second)) return names;
    }
  }
  return null;
}

function isLeader(card: KnownCard | null | undefined): card is Required<KnownCard> {
  return card?.lead !== undefined;
}
