import { type Card, primaryType } from '@deckwright/domain';
import { type CardFacts, makeCard } from '@deckwright/domain/testing';

/** `colors` in letters, such as `WU`. */
type InsightCardFacts = Partial<Omit<CardFacts, 'colors' | 'identity'>> & { colors?: string };

/** An invented rare card whose key is its name; a spell of two mana and no cost unless the facts say otherwise. */
export function insightCard(
  name: string,
  typeLine: string,
  { colors = '', ...facts }: InsightCardFacts = {},
): Card {
  const manaValue = primaryType(typeLine) === 'Land' ? 0 : 2;
  const usual = { name, typeLine, key: name, manaCost: '', manaValue, rarity: 'rare', identity: colors };
  return makeCard({ ...usual, ...facts });
}
