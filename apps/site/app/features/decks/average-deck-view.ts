import type { AverageDeckPage, DeckPage } from '@deckwright/contract/schemas';
import type { CardType } from '@deckwright/domain';
import type { Deferred } from '@deckwright/islands';
import type { CommanderView } from '@deckwright/ui';
import { pictureView } from '../../shared/cards/card-face-facts.ts';
import { toCommanderView } from '../../shared/lists/tile-lists.ts';
import { deferLists } from '../../shared/loading/deferred-lists.ts';

/** A card of a list with its quantity. */
export type DeckCard = CommanderView & { quantity: number };
export type ShownDeckCards = { kind: string; title: string; cards: readonly DeckCard[] };
export type DeferredDeckCards = Deferred<ShownDeckCards, 'cards'>;
export type AverageDeckView = Deferred<ReturnType<typeof averageDeckView>, 'averages' | 'curve' | 'values'>;

/**
 * The document without what the page does not show; the cards have quantities. With `deferred` they are only in the markup.
 * The proposal of a commander without decks is the list of the page; with few decks it is another one.
 */
export function averageDeckView({ card, proposal: proposed, ...answer }: AverageDeckPage, deferred: boolean) {
  const proposal = answer.totalDecks === 0 ? proposed : null;
  const { lists: given, groups, ...page } = { ...answer, ...proposal };
  const lists = toDeckCards({ lists: given, groups });
  const commanderCount = card.isPartner ? 2 : 1;
  const title = proposal ? `A deck from the cards for ${page.commander.name}` : page.title;
  return {
    ...page,
    title,
    proposal: proposal?.words ?? null,
    /** Besides the average of few decks. */
    alternative: proposed && !proposal ? { words: proposed.words, text: proposed.text } : null,
    commanderCount,
    colors: card.colorIdentity,
    picture: pictureView(card),
    /** Its types, for the links to them. */
    parts: groups.map(({ kind, title: of, count }) => ({ kind, title: of, count })),
    lists: deferred ? deferLists(lists) : lists,
  };
}

/** The cards of a list by type, with their quantities. */
export function toDeckCards({ lists, groups }: Pick<DeckPage, 'lists' | 'groups'>): ShownDeckCards[] {
  const quantities = new Map(
    groups.flatMap(({ lines }) => lines.map(({ url, quantity }) => [url, quantity])),
  );
  return lists.map(({ kind, title, cards }) => ({
    kind,
    title,
    cards: cards.map((view) => ({ ...toCommanderView(view), quantity: quantities.get(view.url) ?? 1 })),
  }));
}

export function countCopies(cards: readonly DeckCard[]): number {
  return cards.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The type whose icon is next to the heading; none for commanders. */
export function typeOf({ kind, cards }: ShownDeckCards): CardType | null {
  return kind === 'commanders' ? null : (cards[0]?.primaryType ?? null);
}
