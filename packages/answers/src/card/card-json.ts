import type { ApiCard, ImageUris, PriceMap, SingleCard } from '@deckwright/contract';
import {
  type Card,
  type CardFace,
  canPair,
  commanderKey,
  listColors,
  OWN_IMAGES,
  type PriceSource,
  type Prices,
  slugify,
} from '@deckwright/domain';
import { isImagePath } from './image-path.ts';

/** Inputs for a card's JSON that are not part of the card. */
export type CardJsonContext = {
  /** Origin that replaces the images' origin, or null. */
  imageHost: string | null;
};

/** The full card; `numDecks` = decks of the snapshot that run it. */
export function cardJson(card: Card, context: CardJsonContext, numDecks?: number): SingleCard {
  const uris = imageUris(card, context.imageHost);
  return {
    id: card.imageId ?? card.slug,
    name: card.name,
    slug: card.slug,
    url: cardUrl(card),
    sanitized: card.slug,
    sanitizedWo: slugify(card.name.split(' // ')[0] ?? '') || card.slug,
    layout: card.layout,
    primaryType: card.primaryType,
    type: card.typeLine,
    subtypes: card.subtypes,
    imageUris: uris,
    imageUri: uris[0]?.normal ?? null,
    image: card.imageId,
    manaValue: card.manaValue,
    manaCost: card.manaCost,
    colors: listColors(card.colors),
    colorIdentity: listColors(card.colorIdentity),
    rarity: card.rarity,
    set: card.set,
    setName: card.setName,
    released: card.released,
    legality: card.legality,
    gameChanger: card.gameChanger,
    legalCommander: card.lead.canLead,
    backgroundChooser: card.lead.choosesBackground,
    doctorsCompanion: card.lead.doctorsCompanion,
    legalPartner: canPair(card.lead),
    isPartner: false,
    partnersWith: card.lead.partnerWith,
    partnerText: card.lead.partnerText,
    cards: [],
    prices: card.prices as PriceMap,
    salt: saltScore(card.salt),
    saltVotes: card.salt?.votes ?? 0,
    faces: card.faces.map(faceJson),
    summary: card.summary,
    ...(numDecks === undefined ? {} : { numDecks }),
  };
}

/** The entry of a pair of commanders; `numDecks` = decks with both as commanders. */
export function pairJson(pair: readonly [Card, Card], context: CardJsonContext, numDecks?: number): ApiCard {
  const cards = [...pair].sort((a, b) => (a.slug < b.slug ? -1 : 1)).map((card) => cardJson(card, context));
  const [first, second] = cards;
  if (!first || !second) throw new RangeError('A pair has two cards.');
  const slug = commanderKey([first.slug, second.slug]);
  return {
    ...first,
    id: slug,
    name: `${first.name} // ${second.name}`,
    slug,
    url: `/commanders/${slug}`,
    sanitized: slug,
    sanitizedWo: slug,
    layout: 'partner',
    type: `${first.type} // ${second.type}`,
    subtypes: [...new Set([...first.subtypes, ...second.subtypes])],
    imageUris: [...first.imageUris, ...second.imageUris],
    manaValue: first.manaValue + second.manaValue,
    manaCost: [first.manaCost, second.manaCost].filter(Boolean).join(' // '),
    colors: listColors(pair[0].colors | pair[1].colors),
    colorIdentity: listColors(pair[0].colorIdentity | pair[1].colorIdentity),
    legality: cards.some((card) => card.legality === 'banned') ? 'banned' : first.legality,
    gameChanger: cards.some((card) => card.gameChanger),
    legalCommander: true,
    backgroundChooser: false,
    doctorsCompanion: false,
    legalPartner: false,
    isPartner: true,
    partnersWith: null,
    partnerText: null,
    cards,
    prices: sumPrices(pair[0].prices, pair[1].prices),
    ...pairSalt(pair),
    faces: [...first.faces, ...second.faces],
    summary: null,
    ...(numDecks === undefined ? {} : { numDecks }),
  };
}

export function cardUrl(card: Pick<Card, 'slug'>): string {
  return `/cards/${card.slug}`;
}

/** One entry per face, front face first; null addresses without a known picture. */
export function imageUris(card: Card, imageHost: string | null): ImageUris[] {
  const [front] = card.faces;
  return card.faces.map((face) => {
    // The halves of a split card are printed on one side.
    const { imageSmall, imageNormal } = face.imageSmall || face.imageNormal ? face : (front ?? face);
    return { small: imageAddress(imageSmall, imageHost), normal: imageAddress(imageNormal, imageHost) };
  });
}

/** A pair has a price only at vendors that sell both cards; the date is the older one, the finish that of either. */
function sumPrices(left: Prices, right: Prices): PriceMap {
  const sum: PriceMap = {};
  for (const source of Object.keys(left) as PriceSource[]) {
    const [a, b] = [left[source], right[source]];
    if (!a || !b || a.currency !== b.currency) continue;
    const price = Math.round((a.price + b.price) * 100) / 100;
    const finish = a.finish ?? b.finish;
    const date = a.date < b.date ? a.date : b.date;
    sum[source] = { price, currency: a.currency, date, ...(finish ? { finish } : {}) };
  }
  return sum;
}

/** Rounded to two decimals. */
function saltScore(salt: Card['salt']): number | null {
  return salt && Math.round(salt.score * 100) / 100;
}

/** The mean of both scores, if both cards have one. */
function pairSalt([a, b]: readonly [Card, Card]): Pick<ApiCard, 'salt' | 'saltVotes'> {
  if (!a.salt || !b.salt) return { salt: null, saltVotes: 0 };
  const votes = a.salt.votes + b.salt.votes;
  return { salt: saltScore({ score: (a.salt.score + b.salt.score) / 2, votes }), saltVotes: votes };
}

function imageAddress(address: string | null, imageHost: string | null): string | null {
  if (address === null || imageHost === null || !URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  if (imageHost === OWN_IMAGES && !isImagePath(pathname)) return null;
  return `${imageHost}${pathname}${search}`;
}

function faceJson(face: CardFace): ApiCard['faces'][number] {
  const { name, manaCost, typeLine, text, power, toughness, loyalty, defense } = face;
  return { name, manaCost, type: typeLine, text, power, toughness, loyalty, defense };
}
