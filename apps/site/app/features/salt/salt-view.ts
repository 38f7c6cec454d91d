import type { SaltPage } from '@deckwright/contract/schemas';
import type { CommanderView } from '@deckwright/ui';
import { deferLists } from '../../shared/lists/deferred-lists.ts';
import { tileOf } from '../../shared/lists/tile-lists.ts';

export type SaltPageView = ReturnType<typeof saltView>;
export type SaltView = CommanderView & { saltVotes?: number | undefined };

/** With `deferred` the entries of the list are only in the markup. */
export function saltView(page: SaltPage, deferred: boolean) {
  const lists = page.lists.map(({ cards, ...list }) => ({
    ...list,
    cards: cards.map((view) => ({
      ...tileOf(view),
      salt: view.salt,
      saltVotes: view.saltVotes,
    })),
  }));
  return { ...page, lists: deferred ? deferLists(lists) : lists };
}
