import type { PriceSource } from '@deckwright/domain';

/** The vendors' names; those that sell elsewhere say where. */
export const VENDOR_LABELS: Readonly<Record<PriceSource, string>> = {
  cardkingdom: 'Card Kingdom',
  tcgplayer: 'TCGplayer',
  scg: 'Star City Games',
  manapool: 'Mana Pool',
  face2face: 'Face to Face Games (Canada)',
  cardmarket: 'Cardmarket (Europe)',
  tcgl: 'TCGL (Mexico)',
  cardhoarder: 'Cardhoarder (MTGO)',
};
