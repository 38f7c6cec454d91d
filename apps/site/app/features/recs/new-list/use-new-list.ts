import { useMemo } from 'react';
import type { RecsResult } from '../recs-result.ts';
import type { DeckBox } from '../use-deck-box.ts';
import { toListCard } from './list-card.ts';
import { buildNewList, type NewList } from './new-list.ts';

/** The list as it is now; null if the answer has none. */
export function useNewList({ list, form, answer }: RecsResult, { text }: DeckBox): NewList | null {
  return useMemo(
    () =>
      list && buildNewList(list, { from: form.deck, to: text }, answer ? answer.inRecs.map(toListCard) : []),
    [list, form.deck, text, answer],
  );
}
