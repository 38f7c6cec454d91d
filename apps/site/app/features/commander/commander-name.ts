import { pairName } from '@deckwright/domain';
import type { CommanderPageView } from './commander-view.ts';

/** The commander's name; a pair's two names. A double-faced card keeps its " // ". */
export function commanderName(page: CommanderPageView): string {
  const { card } = page;
  return pairName(card);
}
