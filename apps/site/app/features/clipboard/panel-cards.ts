import type { SingleCard } from '@deckwright/api-client/schemas';
import { CARD_TYPES, type CardType, type Color } from '@deckwright/domain';

/** The list of the panel, parted by what is known of its cards. */
export type PanelCards = {
  /** In the order of `CARD_TYPES`, empty ones left out; within one in the order of adding. */
  groups: { type: CardType; cards: SingleCard[] }[];
  /** Urls whose data are on their way, or could not be fetched. */
  waiting: string[];
  /** Urls that lead to no card any more. */
  unknown: string[];
};

/** Parts the cards of the list by primary type. */
export function partCards(
  urls: readonly string[],
  loaded: Readonly<Record<string, SingleCard>>,
  unknown: Readonly<Record<string, true>>,
): PanelCards {
  const known = urls.flatMap((url) => loaded[url] ?? []);
  const groups = CARD_TYPES.map((type) => ({
    type,
    cards: known.filter((card) => card.primary_type === type),
  })).filter(({ cards }) => cards.length > 0);
  const missing = urls.filter((url) => !(url in loaded));
  return {
    groups,
    waiting: missing.filter((url) => !(url in unknown)),
    unknown: missing.filter((url) => url in unknown),
  };
}

/**
 * The colors of all who lead together. Null where nobody leads, or the data of a leader are not there: then nothing is
 * outside of them.
 */
export function identityOfLeaders(
  commanders: readonly string[],
  loaded: Readonly<Record<string, SingleCard>>,
): ReadonlySet<Color> | null {
  const leaders = commanders.flatMap((url) => loaded[url] ?? []);
  if (leaders.length === 0 || leaders.length < commanders.length) return null;
  return new Set(leaders.flatMap((card) => card.color_identity));
}

/** Whether the card has a color that none of the leaders has. */
export function isIllegal(
  card: Pick<SingleCard, 'color_identity'>,
  identity: ReadonlySet<Color> | null,
): boolean {
  return identity !== null && card.color_identity.some((color) => !identity.has(color));
}

/** What can be said of a card without its data: the words of its address. */
export function wordsOfUrl(url: string): string {
  return url.replace(/^\/cards\//, '').replaceAll('-', ' ');
}
