import { ApiCard } from '@deckwright/contract/schemas';
import type { Card } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { TINY_CARDS, testCard } from '../testing/tiny-catalog.ts';
import { cardJson, pairJson } from './card-json.ts';

const plain = { imageHost: null };
const tiny = (name: string): Card => {
  const card = TINY_CARDS.find((candidate) => candidate.name === name);
  if (!card) throw new RangeError(name);
  return card;
};

describe('the JSON of a card', () => {
  it('has the fields and values of the specification', () => {
    const card = cardJson(tiny('Ada, the First'), plain, 7);
    expect(ApiCard.parse(card)).toEqual(card);
    expect(card).toMatchObject({
      name: 'Ada, the First',
      url: '/cards/ada-the-first',
      sanitizedWo: 'ada-the-first',
      layout: 'normal',
      primaryType: 'Creature',
      type: 'Legendary Creature — Human',
      image: 'img-ada-the-first',
      manaValue: 2,
      colorIdentity: ['W'],
      subtypes: ['Human'],
      legalCommander: true,
      legalPartner: true,
      isPartner: false,
      backgroundChooser: false,
      doctorsCompanion: false,
      partnersWith: null,
      cards: [],
      prices: { cardkingdom: { price: 2, currency: 'USD', date: '2024-03-01' } },
      salt: null,
      numDecks: 7,
    });
  });

  it('lists colors in the order W U B R G, none for colorless', () => {
    expect(cardJson(testCard('X', { typeLine: 'Artifact', colors: 'GRBUW' }), plain).colorIdentity).toEqual([
      'W',
      'U',
      'B',
      'R',
      'G',
    ]);
    expect(cardJson(tiny('Beacon'), plain).colorIdentity).toEqual([]);
  });

  it('has the slug of the front face next to the joined one of a split card', () => {
    const card = cardJson(tiny('Dawn // Dusk'), plain);
    expect(card).toMatchObject({
      slug: 'dawn-dusk',
      url: '/cards/dawn-dusk',
      sanitizedWo: 'dawn',
      layout: 'split',
    });
  });

  it('has one picture per face, the front one first', () => {
    const card = cardJson(tiny('Gate Warden // Warden’s Path'), plain);
    expect(card.imageUris).toHaveLength(2);
    expect(card.imageUri).toBe(card.imageUris[0]?.normal);
    expect(card.imageUri).toContain('Gate%20Warden.jpg');
  });

  it('has the one shared picture for both halves of a split card', () => {
    const card = tiny('Dawn // Dusk');
    const faces = card.faces.map((face, half) =>
      half === 0 ? face : { ...face, imageSmall: null, imageNormal: null },
    );
    const { imageUris: uris } = cardJson({ ...card, faces }, plain);
    expect(uris).toHaveLength(2);
    expect(uris[0]?.normal).toContain('Dawn.jpg');
    expect(uris[1]).toEqual(uris[0]);
  });

  it('uses pictures from the configured host, with the same path and query', () => {
    const card = cardJson(tiny('Beacon'), { imageHost: 'https://cdn.example.net' });
    expect(card.imageUri).toBe('https://cdn.example.net/normal/front/a/b/Beacon.jpg');
  });

  it('names the partner of “Partner with” and marks a Doctor’s companion', () => {
    const lead = tiny('Ada, the First').lead;
    const card = testCard('Amy', { typeLine: 'Legendary Creature — Human' });
    const named = cardJson({ ...card, lead: { ...lead, partnerWith: 'Rory' } }, plain);
    expect(named).toMatchObject({ partnersWith: 'Rory', legalPartner: true, doctorsCompanion: false });
    const friend = cardJson({ ...card, lead: { ...card.lead, doctorsCompanion: true } }, plain);
    expect(friend).toMatchObject({ partnersWith: null, legalPartner: true, doctorsCompanion: true });
  });

  it('marks which cards choose a Background and which are banned', () => {
    expect(cardJson(tiny('Eld the Chooser'), plain).backgroundChooser).toBe(true);
    expect(cardJson(tiny('Far Hometown'), plain)).toMatchObject({
      legalCommander: false,
      subtypes: ['Background'],
    });
    expect(cardJson(tiny('Old Terror'), plain).legality).toBe('banned');
  });
});

describe('the JSON of a pair', () => {
  const pair = pairJson([tiny('Bo, the Second'), tiny('Ada, the First')], plain);

  it('represents its two full cards, in the order of their slugs', () => {
    expect(ApiCard.parse(pair)).toEqual(pair);
    expect(pair).toMatchObject({
      name: 'Ada, the First // Bo, the Second',
      url: '/commanders/ada-the-first-bo-the-second',
      isPartner: true,
      legalCommander: true,
      colorIdentity: ['W', 'U'],
    });
    expect(pair.cards.map(({ name }) => name)).toEqual(['Ada, the First', 'Bo, the Second']);
    expect(pair.cards.every(({ isPartner }) => !isPartner)).toBe(true);
  });

  it('costs what both cost, at vendors that sell both', () => {
    expect(pair.prices.cardkingdom?.price).toBe(5);
    const unpriced = pairJson([tiny('Eld the Chooser'), tiny('Far Hometown')], plain);
    expect(unpriced.prices).toEqual({});
  });

  it('says so if the price of either is that of a foil or etched copy', () => {
    const [bo, ada] = [tiny('Bo, the Second'), tiny('Ada, the First')];
    const inFinish = (card: Card, finish: 'foil' | 'etched'): Card => ({
      ...card,
      prices: { cardkingdom: { price: 1.98, currency: 'USD', date: '2024-03-01', finish } },
    });
    const getFinish = (...cards: [Card, Card]) => pairJson(cards, plain).prices.cardkingdom?.finish;
    expect(cardJson(inFinish(bo, 'foil'), plain).prices.cardkingdom).toEqual({
      price: 1.98,
      currency: 'USD',
      date: '2024-03-01',
      finish: 'foil',
    });
    expect(ApiCard.parse(cardJson(inFinish(bo, 'etched'), plain)).prices.cardkingdom?.finish).toBe('etched');
    expect(getFinish(inFinish(bo, 'foil'), ada)).toBe('foil');
    expect(getFinish(bo, inFinish(ada, 'etched'))).toBe('etched');
    expect(getFinish(bo, ada)).toBeUndefined();
  });
});
