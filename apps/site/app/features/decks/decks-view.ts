import type { DecksPage } from '@deckwright/contract/schemas';
import type { Deferred } from '@deckwright/islands';
import type { PictureView } from '@deckwright/ui';
import { headView } from '../../shared/lists/tile-lists.ts';

/** A deck of the list with the picture of the card that it is called by. */
export type PicturedDeck = DecksPage['decks'][number] & { picture: PictureView | null };

export type DecksView = Deferred<ReturnType<typeof decksView>, 'decks'>;

/** The list without what its pictures do not show. */
export function decksView({ lists, ...page }: DecksPage) {
  const pictures = new Map(
    lists.flatMap(({ cards }) =>
      cards.map(({ url, name, primaryType, colorIdentity, imageUri, imageUriSmall, face }) => {
        const drawn = { manaCost: '', type: face.type, text: null, corner: null };
        return [url, { name, primaryType, colorIdentity, imageUri, imageUriSmall, face: drawn }] as const;
      }),
    ),
  );
  return {
    ...headView({ ...page, lists: [] }),
    decks: page.decks.map(
      (deck): PicturedDeck => ({
        ...deck,
        picture: pictures.get(`/cards/${deck.ownCards[0]?.slug}`) ?? null,
      }),
    ),
  };
}
