import type { Card, CardRole } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';

type TestCardFacts = {
  typeLine: string;
  cost?: string;
  manaValue?: number;
  colors?: string;
  text?: string;
  size?: [string, string];
  price?: number;
  layout?: string;
  aliases?: string[];
  legality?: Card['legality'];
  gameChanger?: boolean;
  roles?: CardRole[];
  released?: string;
  salt?: Card['salt'];
};

/** An invented rare card with a picture for tests; a spell of two mana and no cost unless `facts` say otherwise. */
export function testCard(name: string, { cost = '', colors = '', price, ...facts }: TestCardFacts): Card {
  const card = makeCard({
    name,
    manaCost: cost,
    manaValue: 2,
    identity: colors,
    rarity: 'rare',
    setName: 'Test Set',
    ...facts,
  });
  return {
    ...card,
    aliases: facts.aliases ?? card.faces.slice(0, card.faces.length > 1 ? 1 : 0).map((face) => face.name),
    faces: card.faces.map((face) => ({
      ...face,
      power: facts.size?.[0] ?? null,
      toughness: facts.size?.[1] ?? null,
      imageSmall: `https://img.example.org/small/front/a/b/${encodeURIComponent(face.name)}.jpg`,
      imageNormal: `https://img.example.org/normal/front/a/b/${encodeURIComponent(face.name)}.jpg`,
    })),
    imageId: `img-${card.slug}`,
    prices: price === undefined ? {} : { cardkingdom: { price, currency: 'USD', date: '2024-03-01' } },
  };
}

/**
 * Commanders: Ada (W) and Bo (U) have plain Partner, Cyr (WU) is a sole commander, Dun (G) has no decks, Eld chooses a
 * Background.
 */
export const TINY_CARDS: readonly Card[] = [
  testCard('Ada, the First', {
    typeLine: 'Legendary Creature — Human',
    colors: 'W',
    text: 'Partner',
    size: ['2', '2'],
    price: 2,
  }),
  testCard('Bo, the Second', {
    typeLine: 'Legendary Creature — Human',
    colors: 'U',
    text: 'Partner',
    size: ['2', '2'],
    price: 3,
  }),
  testCard('Cyr the Lone', {
    typeLine: 'Legendary Creature — Elf',
    colors: 'WU',
    size: ['3', '3'],
    price: 5,
  }),
  testCard('Dun the Unplayed', { typeLine: 'Legendary Creature — Bear', colors: 'G', size: ['4', '4'] }),
  testCard('Eld the Chooser', {
    typeLine: 'Legendary Creature — Elf',
    colors: 'G',
    text: 'Choose a Background',
    size: ['1', '1'],
  }),
  testCard('Far Hometown', { typeLine: 'Legendary Enchantment — Background', colors: 'W' }),
  testCard('Beacon', {
    typeLine: 'Artifact',
    salt: { score: 0.5, votes: 8 },
    cost: '{1}',
    manaValue: 1,
    price: 1,
    roles: ['mana-artifact', 'ramp'],
  }),
  testCard('Sprout', { typeLine: 'Sorcery', cost: '{1}{G}', colors: 'G', roles: ['ramp'] }),
  testCard('Wave', { typeLine: 'Instant', cost: '{U}', manaValue: 1, colors: 'U', price: 4 }),
  testCard('Sunbeam', { typeLine: 'Sorcery', cost: '{2}{W}', manaValue: 3, colors: 'W', price: 1.5 }),
  testCard('Grand Tide', {
    typeLine: 'Enchantment',
    cost: '{3}{U}',
    manaValue: 4,
    colors: 'U',
    gameChanger: true,
    salt: { score: 2.5, votes: 12 },
  }),
  testCard('Old Terror', { typeLine: 'Artifact', cost: '{4}', manaValue: 4, legality: 'banned' }),
  testCard('Lim-Dûl’s Lamp', { typeLine: 'Artifact', cost: '{3}', manaValue: 3 }),
  testCard('Dawn // Dusk', {
    typeLine: 'Sorcery // Sorcery',
    layout: 'split',
    cost: '{W}',
    colors: 'W',
    aliases: ['Dawn', 'Dusk'],
  }),
  testCard('Gate Warden // Warden’s Path', {
    typeLine: 'Creature — Human // Land',
    layout: 'modal_dfc',
    colors: 'W',
    size: ['1', '3'],
  }),
  testCard('Plains', { typeLine: 'Basic Land — Plains', manaValue: 0, colors: 'W' }),
  testCard('Island', { typeLine: 'Basic Land — Island', manaValue: 0, colors: 'U' }),
  testCard('Harbor', { typeLine: 'Land', manaValue: 0, colors: 'WU', price: 10 }),
];

const COMPANION_TEXTS: Readonly<Record<string, string>> = {
  Beacon: 'Companion — Your starting deck contains only cards with odd mana values and land cards.',
  'Lim-Dûl’s Lamp': 'Companion — Your starting deck contains only cards with even mana values.',
  Sprout: 'Companion — Each nonland card in your starting deck shares a card type.',
};

/** The cards, of which Beacon, the lamp and Sprout (green) are companions. */
export function withCompanions(cards: readonly Card[]): Card[] {
  return cards.map((card) => {
    const text = COMPANION_TEXTS[card.name];
    if (text === undefined) return card;
    const faces = card.faces.map((face) => ({ ...face, text }));
    return { ...card, faces, lead: { ...card.lead, companion: true } };
  });
}

type TinyDeck = {
  commanders: string[];
  cards: string[];
  date: string | null;
  bracket?: number;
  companion?: string;
};

/** Ada and Bo have three decks together, Cyr has four, Ada alone has one. Newest 2024-03-30. */
export const TINY_DECKS: readonly TinyDeck[] = [
  {
    commanders: ['Ada, the First', 'Bo, the Second'],
    cards: ['Beacon', 'Wave', 'Sunbeam', 'Harbor', 'Plains'],
    date: '2024-03-30',
    bracket: 3,
  },
  {
    commanders: ['Ada, the First', 'Bo, the Second'],
    cards: ['Beacon', 'Wave', 'Grand Tide', 'Plains'],
    date: '2024-03-01',
  },
  { commanders: ['Ada, the First', 'Bo, the Second'], cards: ['Sunbeam', 'Harbor', 'Island'], date: null },
  {
    commanders: ['Cyr the Lone'],
    cards: ['Beacon', 'Sunbeam', 'Harbor', 'Plains'],
    date: '2024-03-29',
    bracket: 3,
    companion: 'Lim-Dûl’s Lamp',
  },
  {
    commanders: ['Cyr the Lone'],
    cards: ['Beacon', 'Wave', 'Old Terror', 'Island'],
    date: '2024-02-01',
    bracket: 5,
  },
  {
    commanders: ['Cyr the Lone'],
    cards: ['Beacon', 'Lim-Dûl’s Lamp', 'Gate Warden // Warden’s Path'],
    date: '2023-06-01',
  },
  { commanders: ['Cyr the Lone'], cards: ['Wave', 'Grand Tide', 'Dawn // Dusk'], date: '2022-06-01' },
  { commanders: ['Ada, the First'], cards: ['Beacon', 'Sunbeam', 'Plains'], date: '2024-03-28' },
];
