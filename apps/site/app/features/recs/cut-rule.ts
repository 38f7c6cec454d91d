import type { DeckChanges } from '@deckwright/answers';
import type { DeckInsight, RecsAnswer } from '@deckwright/contract/schemas';
import type { RecsResult } from './recs-result.ts';

/**
 * From so many cards on, a list is near the size of a deck. The answer names other cuts earlier (`advisedCuts`), once the list's
 * different cards tell what it is, for programs that ask for them; a reader with room left is told what to add first.
 */
export const CUTS_FROM = 90;

/** Whether a list is near its size or over it, once it has the lands that are advised; a shorter one has room left. */
export function isNearFull({
  size,
  lands,
}: {
  size: number;
  lands: Pick<DeckInsight['lands'], 'count' | 'advised'>;
}): boolean {
  return size + Math.max(0, (lands.advised ?? 0) - lands.count) >= CUTS_FROM;
}

type ListedCuts = { hasRoom: boolean; cuts: RecsAnswer['outRecs']; swaps: DeckChanges['swaps'] };

/** The cards to cut and to swap: as long as the list has room, only those that do nothing in it whatever comes. */
export function listCuts(
  { outRecs }: Pick<RecsAnswer, 'outRecs'>,
  { advice, insight }: Pick<RecsResult, 'advice' | 'insight'>,
): ListedCuts {
  if (insight !== null && !isNearFull(insight)) {
    const dead = new Set(advice?.dead);
    return { hasRoom: true, cuts: outRecs.filter(({ url }) => dead.has(url)), swaps: [] };
  }
  return {
    hasRoom: false,
    cuts: outRecs,
    swaps: advice?.swaps ?? [],
  };
}
