import type { InsightCost } from '@deckwright/contract';
import { formatShare } from '@deckwright/domain';
import type { DeckColor } from '@deckwright/engine/query';

const COLOR_NAMES = { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' } as const;

/**
 * "Blue needs 4 more sources: it has 14.25, its mana costs call for 18.": whole sources, though some count in part. The sources
 * that are called for are those for half of the symbols, so enough of them may be too few for the hardest cost, the first one.
 */
export function describeColor(
  { color, sources, asked, short }: DeckColor,
  [hardest]: readonly Pick<InsightCost, 'chance' | 'target'>[],
): string {
  const name = COLOR_NAMES[color];
  const has = `${sources} ${sources === 1 ? 'source' : 'sources'}`;
  if (asked === null) return `${name} has no lands to check.`;
  if (asked === 0) return `${name} has ${has}; no mana cost requires it on its own.`;
  if (short > 0)
    return `${name} needs ${short} more ${short === 1 ? 'source' : 'sources'}: it has ${sources}, its mana costs call for ${asked}.`;
  if (hardest && hardest.chance < hardest.target)
    return `${name} has enough for most of its symbols: ${has}, they call for ${asked}. But it has the mana for its hardest cost on curve in only ${formatShare(hardest.chance)} of games.`;
  return `${name} has enough: ${has}, its mana costs call for ${asked}.`;
}
