import {
  type Card,
  cardSlug,
  colorIdentityOf,
  leadFactsOf,
  primaryType,
  type RawDeck,
} from '@deckwright/domain';

type CardFacts = Partial<Card> & { name: string; text?: string; identity?: string };

/** A card for tests: a colorless artifact unless specified otherwise. */
export function makeCard({ text = '', identity = '', ...facts }: CardFacts): Card {
  const typeLine = facts.typeLine ?? 'Artifact';
  const creature = typeLine.includes('Creature');
  const face = {
    name: facts.name.split(' // ')[0] ?? facts.name,
    manaCost: facts.manaCost ?? '{1}',
    typeLine,
    text,
    power: creature ? '2' : null,
    toughness: creature ? '2' : null,
    loyalty: null,
    defense: null,
    imageSmall: null,
    imageNormal: null,
  };
  const slug = cardSlug(facts.name, facts.layout ?? 'normal');
  const colors = colorIdentityOf(identity);
  return {
    key: `key-${slug}`,
    slug,
    aliases: [],
    layout: 'normal',
    typeLine,
    primaryType: primaryType(typeLine) ?? 'Artifact',
    supertypes: typeLine.startsWith('Basic')
      ? ['Basic']
      : typeLine.startsWith('Legendary')
        ? ['Legendary']
        : [],
    types: [],
    subtypes: [],
    manaCost: '{1}',
    manaValue: 1,
    colors,
    colorIdentity: colors,
    keywords: [],
    faces: [face],
    summary: null,
    rarity: 'common',
    set: 'tst',
    setName: 'Test',
    released: '2020-01-01',
    legality: 'legal',
    gameChanger: false,
    imageId: null,
    prices: {},
    salt: null,
    lead: leadFactsOf(face),
    roles: [],
    tags: [],
    printings: [],
    ...facts,
  };
}

/** `count` colorless artifacts named "Filler 1" and so on. */
export function fillers(count: number): Card[] {
  return Array.from({ length: count }, (_, index) => makeCard({ name: `Filler ${index + 1}` }));
}

export function makeDeck(parts: Partial<RawDeck> & { names?: readonly string[] }): RawDeck {
  const { names = [], ...rest } = parts;
  return {
    id: 'deck-1',
    commanders: ['Blue Leader'],
    cards: names.map((name) => ({ name, quantity: 1 })),
    companion: null,
    date: null,
    tags: [],
    bracket: null,
    url: null,
    hasQuantities: true,
    ...rest,
  };
}

/** "Filler 1" … "Filler n". */
export function fillerNames(count: number): string[] {
  return fillers(count).map(({ name }) => name);
}
