import type { PreconPage } from '@deckwright/api-client/schemas';
import { pictureView } from '../../card-face-facts.ts';
import { tileOf } from '../../page-views.ts';

export type PreconPageView = ReturnType<typeof preconView>;
type Advice = PreconPageView['advice'][number];
export type AdviceList = Omit<Advice, 'cardviews'> & { cardviews: Readonly<Advice['cardviews']> };

/** The document without what the page does not show. */
export function preconView({ container, ...page }: PreconPage) {
  const { card, cardlists } = container.json_dict;
  return {
    ...page,
    cover: card && { ...pictureView(card), colors: card.color_identity },
    advice: cardlists.map(({ tag, header, cardviews }) => ({
      tag,
      header,
      cardviews: cardviews.map((view) => ({ ...tileOf(view), label: view.label })),
    })),
  };
}
