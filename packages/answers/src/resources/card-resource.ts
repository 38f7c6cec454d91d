import type { CardResource } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import type { DeckFilters } from '@deckwright/domain';
import { cardJson, countsOfCard } from '../card/index.ts';
import { engineFilters } from '../filter/index.ts';
import { inclusionInterval, rounded } from '../format/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import type { CountedCard } from './card-choice.ts';

/** A card with its counts, over all decks by default. @throws RangeError for a position without a card */
export function cardResource(
  { snapshot, imageHost }: ViewContext,
  index: number,
  counts?: Omit<CountedCard, 'card'>,
): CardResource {
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`There is no card at ${index}.`);
  const json = cardJson(card, { imageHost });
  const { numDecks, potentialDecks, effectiveDecks } = counts ?? countsOfCard(snapshot, index);
  return {
    object: 'card',
    id: card.key,
    slug: card.slug,
    name: card.name,
    page: json.url,
    layout: card.layout,
    mana_cost: card.manaCost,
    mana_value: card.manaValue,
    type_line: card.typeLine,
    primary_type: card.primaryType,
    subtypes: card.subtypes,
    keywords: card.keywords,
    colors: json.colors,
    color_identity: json.colorIdentity,
    rarity: card.rarity,
    set: card.set,
    released: card.released,
    legality: card.legality,
    game_changer: card.gameChanger,
    legal_commander: json.legalCommander,
    legal_partner: json.legalPartner,
    faces: toWire(json.faces),
    images: json.imageUris,
    prices: json.prices,
    salt: json.salt,
    salt_votes: json.saltVotes,
    roles: card.roles,
    themes: card.themes ?? [],
    num_decks: numDecks,
    potential_decks: potentialDecks,
    inclusion_rate: potentialDecks > 0 ? rounded(numDecks / potentialDecks) : 0,
    ...toWire(inclusionInterval({ numDecks, potentialDecks, effectiveDecks })),
    num_decks_as_commander: snapshot.commanders.decksWithCommander(index),
  };
}

/** A card with its counts over the decks that pass the filters, as on its page. @throws UnknownNameError for an unknown theme */
export async function filteredCardResource(
  context: ViewContext,
  index: number,
  filters: DeckFilters,
): Promise<CardResource> {
  const { snapshot } = context;
  const { stat } = await snapshot.ask('card', { card: index, filters: engineFilters(snapshot, filters) });
  return cardResource(context, index, stat);
}
