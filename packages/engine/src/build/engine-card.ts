import { CARD_TYPES, type Card, defaultPrice, isBasic, toDay } from '@deckwright/domain';
import { countPips } from '../pips.ts';
import { roleBits } from '../roles.ts';
import type { EngineCard } from './types.ts';

/** What the engine takes of a card. */
type CardFacts = Pick<
  Card,
  | 'slug'
  | 'name'
  | 'colorIdentity'
  | 'primaryType'
  | 'supertypes'
  | 'manaCost'
  | 'manaValue'
  | 'released'
  | 'legality'
  | 'gameChanger'
  | 'prices'
  | 'salt'
  | 'roles'
>;

/** A catalogue card as the engine takes it. */
export function toEngineCard(card: CardFacts): EngineCard {
  const price = defaultPrice(card.prices);
  return {
    slug: card.slug,
    name: card.name,
    identity: card.colorIdentity,
    type: CARD_TYPES.indexOf(card.primaryType),
    manaValue: card.manaValue,
    pips: countPips(card.manaCost),
    releaseDay: toDay(card.released) ?? 0,
    priceCents: price === null ? -1 : Math.round(price * 100),
    basic: isBasic(card),
    banned: card.legality === 'banned',
    gameChanger: card.gameChanger,
    manaArtifact: card.roles.includes('mana-artifact'),
    utilityLand: card.roles.includes('utility-land'),
    salt: card.salt?.score ?? null,
    roles: roleBits(card.roles),
  };
}
