import type { CommanderPage } from '@deckwright/contract/schemas';
import { deferParts } from '@deckwright/islands';
import { type TileList, tileLists, toCommanderView, toDeferredLists } from '../../shared/lists/tile-lists.ts';

export type CommanderPageView = ReturnType<typeof commanderPageView>;

/** With `deferred` the entries of its lists are only in the markup. */
export function commanderPageView(page: CommanderPage, deferred: boolean) {
  const { proposal } = page;
  /** Shown instead of lists by decks; with few decks it stands next to them. */
  const whole = page.totalDecks === 0 ? proposal : null;
  const view = {
    ...page,
    proposal: proposal && { ...proposal, lists: [] },
    similar: page.similar.map(toCommanderView),
    pairings: page.pairings.map(toCommanderView),
    lists: toDeferredLists(whole ? proposedLists(whole) : tileLists(page), deferred),
    proposed: proposal && !whole ? proposedLists(proposal) : [],
  };
  return deferParts(
    view,
    ['similar', 'pairings', 'deck', 'countHistory', 'proposed'],
    deferred && (whole ?? page).lists.length > 0,
  );
}

/** The lists of a proposed deck; its tiles say why a card is there instead of how many decks run it. */
function proposedLists({ lists }: Pick<CommanderPage, 'lists'>): TileList[] {
  return lists.map(({ kind, title, cards }) => ({
    kind,
    title,
    cards: cards.map((card) => ({ ...toCommanderView(card), potentialDecks: 0, note: card.label })),
  }));
}
