import type { CardEntry, ComboPage, CombosPage } from '@deckwright/contract/schemas';
import { deferParts } from '@deckwright/islands';
import type { PictureView } from '@deckwright/ui';
import { toCommanderView } from '../../shared/lists/tile-lists.ts';
import type { UnknownCard } from './load-combos.server.ts';

export type CombosView = ReturnType<typeof combosView>;
export type ComboView = NonNullable<CombosView['combos']>[number];
export type ComboPageView = ReturnType<typeof comboView>;

/** The list with pictures of its cards, without their numbers. With `deferred` the combos are only in the markup. */
export function combosView(
  { lists, combos, ...page }: CombosPage,
  deferred: boolean,
  unknownCard: UnknownCard | null,
) {
  const view = {
    ...page,
    unknownCard,
    combos: combos.map((combo, index) => ({
      ...combo,
      pictures: (lists[index]?.cards ?? []).map(getPicture),
      banned: getBanned(lists[index]?.cards ?? []),
    })),
  };
  return deferParts(view, ['combos'], deferred && combos.length > 0);
}

/** One combo with its cards and the commanders whose decks run it. */
export function comboView({ lists, ...page }: ComboPage) {
  const toViews = (tag: string): CardEntry[] => lists.find((list) => list.kind === tag)?.cards ?? [];
  return {
    ...page,
    cards: toViews('cards').map(toCommanderView),
    banned: getBanned(toViews('cards')),
    commanders: toViews('topcommanders').map(toCommanderView),
  };
}

/** Names of the banned ones. */
function getBanned(cards: readonly CardEntry[]): string[] {
  return cards.filter(({ banned }) => banned).map(({ name }) => name);
}

function getPicture(view: CardEntry): PictureView & { url: string } {
  const { name, url, primaryType, colorIdentity, imageUri, imageUriSmall, face } = toCommanderView(view);
  return { name, url, primaryType, colorIdentity, imageUri, imageUriSmall, face };
}
