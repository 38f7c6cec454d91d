import type { PreconPage } from '@deckwright/api-client/schemas';
import { pictureView } from '../../shared/card/card-face-facts.ts';
import { type Held, heldLists } from '../../shared/lists/held-lists.ts';
import { tileOf } from '../../shared/lists/tile-lists.ts';

export type PreconPageView = Held<ReturnType<typeof preconView>, 'deck' | 'values'>;
type Advice = PreconPageView['advice'][number];
export type AdviceList = Omit<Advice, 'cards'> & {
  cards: Readonly<NonNullable<Advice['cards']>>;
};

/** The document without what the page does not show; with `held` the cards of its advice stand in the markup alone. */
export function preconView({ card, lists, ...page }: PreconPage, held: boolean) {
  const advice = lists.map(({ kind, title, cards }) => ({
    kind,
    title,
    cards: cards.map((view) => ({ ...tileOf(view), label: view.label })),
  }));
  return {
    ...page,
    cover: card && { ...pictureView(card), colors: card.color_identity },
    advice: held ? heldLists(advice) : advice,
  };
}
