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
    sanitizedWo: slug,
    layout: 'normal',
    primaryType: 'Creature',
    type: 'Legendary Creature — Human',
    subtypes: ['Human'],
    imageUris: [],
    imageUri: null,
    image: null,
    manaValue: 3,
    manaCost: '{3}',
    colors: [],
    colorIdentity: [],
    rarity: 'rare',
    set: 'tst',
    setName: 'Test',
    released: '2020-01-01',
    legality: 'legal',
    gameChanger: false,
    legalCommander: true,
    backgroundChooser: false,
    doctorsCompanion: false,
    legalPartner: false,
    isPartner: false,
    partnersWith: null,
    partnerText: null,
    cards: [],
    prices: {},
    salt: null,
    saltVotes: 0,
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
    isPartner: true,
    cards: [first, second],
  };
}

/** The fields that make a card a Background. */
export const BACKGROUND_FACTS = {
  legalCommander: false,
  legalPartner: true,
  primaryType: 'Enchantment' as const,
  type: 'Legendary Enchantment — Background',
  subtypes: ['Background'],
};
