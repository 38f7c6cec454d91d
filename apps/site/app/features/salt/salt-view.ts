import type { SaltPage } from '@deckwright/contract/schemas';
import type { CommanderView } from '@deckwright/ui';
import { toCommanderView } from '../../shared/lists/tile-lists.ts';
import { deferLists } from '../../shared/loading/deferred-lists.ts';

export type SaltPageView = ReturnType<typeof saltView>;
export type SaltView = CommanderView & { saltVotes?: number | undefined };

/** With `deferred` the entries of the list are only in the markup. */
export function saltView(page: SaltPage, deferred: boolean) {
  const lists = page.lists.map(({ cards, ...list }) => ({
    ...list,
    cards: cards.map((view) => ({
      ...toCommanderView(view),
      salt: view.salt,
      saltVotes: view.saltVotes,
    })),
  }));
  return { ...page, lists: deferred ? deferLists(lists) : lists };
}
