import type { SingleCard } from '@deckwright/contract/schemas';
import { CARD_TYPES, type CardType, type Color } from '@deckwright/domain';

/** The list of the panel, split by what is known of its cards. */
export type PanelCards = {
  /** In the order of `CARD_TYPES` without empty groups; within a group in the order of adding. */
  groups: { type: CardType; cards: SingleCard[] }[];
  /** URLs whose data are loading or could not be fetched. */
  waiting: string[];
  /** URLs that no longer have a card. */
  unknown: string[];
};

/** Groups the cards of the list by primary type. */
export function partCards(
  urls: readonly string[],
  loaded: Readonly<Record<string, SingleCard>>,
  unknown: Readonly<Record<string, true>>,
): PanelCards {
  const known = urls.flatMap((url) => loaded[url] ?? []);
  const groups = CARD_TYPES.map((type) => ({
    type,
    cards: known.filter((card) => card.primaryType === type),
  })).filter(({ cards }) => cards.length > 0);
  const missing = urls.filter((url) => !(url in loaded));
  return {
    groups,
    waiting: missing.filter((url) => !(url in unknown)),
    unknown: missing.filter((url) => url in unknown),
  };
}

/**
 * The combined color identity of the commanders. Null if there are none or one's data are missing: then no card is
 * illegal.
 */
export function identityOfCommanders(
  commanders: readonly string[],
  loaded: Readonly<Record<string, SingleCard>>,
): ReadonlySet<Color> | null {
  const commanderCards = commanders.flatMap((url) => loaded[url] ?? []);
  if (commanderCards.length === 0 || commanderCards.length < commanders.length) return null;
  return new Set(commanderCards.flatMap((card) => card.colorIdentity));
}

/** Whether the card has a color outside the commanders' identity. */
export function isIllegal(
  card: Pick<SingleCard, 'colorIdentity'>,
  identity: ReadonlySet<Color> | null,
): boolean {
  return identity !== null && card.colorIdentity.some((color) => !identity.has(color));
}

/** A readable name of a card without data, from its URL. */
export function wordsOfUrl(url: string): string {
  return url.replace(/^\/cards\//, '').replaceAll('-', ' ');
}
