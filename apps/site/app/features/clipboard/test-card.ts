import type { ApiCard, SingleCard } from '@deckwright/contract/schemas';

type Given = Partial<Omit<SingleCard, 'cards'>>;

/** A legendary creature called `name`, as returned by the API, with the given fields. */
export function testCard(name: string, given: Given = {}): SingleCard {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    id: slug,
    name,
    slug,
    url: `/cards/${slug}`,
    sanitized: slug,
    sanitized_wo: slug,
    layout: 'normal',
    primary_type: 'Creature',
    type: 'Legendary Creature — Human',
    subtypes: ['Human'],
    image_uris: [],
    image_uri: null,
    image: null,
    cmc: 3,
    mana_cost: '{3}',
    colors: [],
    color_identity: [],
    rarity: 'rare',
    set: 'tst',
    set_name: 'Test',
    released: '2020-01-01',
    legality: 'legal',
    game_changer: false,
    legal_commander: true,
    background_chooser: false,
    doctors_companion: false,
    legal_partner: false,
    is_partner: false,
    partners_with: null,
    partner_text: null,
    cards: [],
    prices: {},
    salt: null,
    salt_votes: 0,
    faces: [],
    summary: null,
    ...given,
  };
}

/** The entry of the two as a pair. */
export function testPair(first: SingleCard, second: SingleCard): ApiCard {
  const slug = [first.slug, second.slug].sort().join('-');
  return {
    ...first,
    id: slug,
    name: `${first.name} // ${second.name}`,
    slug,
    url: `/commanders/${slug}`,
    is_partner: true,
    cards: [first, second],
  };
}

/** The fields that make a card a Background. */
export const BACKGROUND_FACTS = {
  legal_commander: false,
  legal_partner: true,
  primary_type: 'Enchantment' as const,
  type: 'Legendary Enchantment — Background',
  subtypes: ['Background'],
};
