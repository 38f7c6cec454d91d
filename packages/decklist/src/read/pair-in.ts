import { mayPair, pairReadings } from '@deckwright/domain';
import type { FindCard, KnownCard } from './types.ts';

/** Both names of a legal pair in one text ("Thrasios, Triton Hero // Tymna the Weaver"); null for a single card. */
export function pairIn(text: string, lookUp: FindCard): [string, string] | null {
  const whole = lookUp(text);
  if (whole && whole.name.toLowerCase() === text.toLowerCase()) return null;
  const isPair = (names: readonly string[]): boolean => {
    const [first, second] = names.map(lookUp);
    return canLead(first) && canLead(second) && mayPair(first, second);
  };
  return pairReadings(text).find(isPair) ?? null;
}

function canLead(card: KnownCard | null | undefined): card is Required<KnownCard> {
  return card?.lead !== undefined;
}
