import type { PreconPage } from '@deckwright/api-client/schemas';
import { pictureView } from '../../card-face-facts.ts';
import { tileOf } from '../../page-views.ts';

export type PreconPageView = ReturnType<typeof preconView>;
export type AdviceList = PreconPageView['advice'][number];

/** The document without what the page does not show. */
export function preconView({ container, ...page }: PreconPage) {
  const { card, cardlists } = container.json_dict;
  return {
    ...page,
    cover: card && { ...pictureView(card), colors: card.color_identity },
    advice: cardlists.map(({ tag, header, cardviews }) => ({
      tag,
      header,
      cards: cardviews.map((view) => ({ ...tileOf(view), label: view.label })),
    })),
  };
}
