import { type TileView, useDisplay } from '@deckwright/ui';
import { useMemo } from 'react';
import type { View } from '../../page/use-view.ts';
import { groupCards } from './group-cards.ts';

type Lists = readonly { kind: string; title: string; cards: readonly TileView[] }[];

/** The lists of a page, grouped and sorted as its address says. */
export function useGrouped(lists: Lists, view: View) {
  const { priceSources } = useDisplay();
  const { group, sort } = view.query;
  return useMemo(() => groupCards(lists, { group, sort }, priceSources), [lists, group, sort, priceSources]);
}
