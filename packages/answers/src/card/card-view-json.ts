import type { CardEntry, CardFaceText, SingleCard } from '@deckwright/contract';
import { type Card, formatShare, listColors, NEWER_THAN_DECKS, type ShareCounts } from '@deckwright/domain';
import type { CardStat } from '@deckwright/engine/query';
import { decksOnTile, inclusionInterval, rounded, roundedOrNull } from '../format/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { cardJson, pairJson } from './card-json.ts';

type Numbers = Pick<
  CardEntry,
  'synergy' | 'lift' | 'numDecks' | 'potentialDecks' | 'trendZscore' | 'trend' | 'synergyRaw' | 'liftRaw'
>;

/** The numbers, and the decks that the interval is of, which an entry does not state. */
type Counted = Numbers & { effectiveDecks: number };

const NO_NUMBERS: Counted = {
  synergy: null,
  lift: null,
  numDecks: 0,
  potentialDecks: 0,
  effectiveDecks: 0,
  trendZscore: null,
  trend: null,
  synergyRaw: null,
  liftRaw: null,
};

/** An entry of a section: the card with its statistics over the page's decks. */
export function statView({ snapshot, imageHost }: ViewContext, stat: CardStat): CardEntry | null {
  const card = snapshot.cards[stat.card];
  if (!card) return null;
  return {
    ...cardFields(card, imageHost),
    ...getNumbers(snapshot, card.released, {
      synergy: roundedOrNull(stat.synergy),
      lift: roundedOrNull(stat.lift),
      numDecks: stat.numDecks,
      potentialDecks: stat.potentialDecks,
      effectiveDecks: stat.effectiveDecks,
      trendZscore: roundedOrNull(stat.trend, 2),
      trend: stat.trendMark,
      synergyRaw: roundedOrNull(stat.synergyRaw),
      // The logarithm does not exist for a card in no deck.
      liftRaw: stat.numDecks === 0 ? null : roundedOrNull(stat.liftRaw),
    }),
  };
}

/** An entry of a list that counts decks without a baseline. */
export function countedView(context: ViewContext, card: number, counts: ShareCounts): CardEntry | null {
  const found = context.snapshot.cards[card];
  if (!found) return null;
  return {
    ...cardFields(found, context.imageHost),
    ...getNumbers(context.snapshot, found.released, { ...NO_NUMBERS, ...counts }),
  };
}

/** The counts of a card over the whole snapshot. */
export function countsOfCard({ overview }: LoadedSnapshot, index: number): ShareCounts {
  return {
    numDecks: overview.cardDecks[index] ?? 0,
    potentialDecks: overview.cardPotential[index] ?? 0,
    effectiveDecks: overview.cardEffective[index] ?? 0,
  };
}

/** A card with its count over the whole snapshot, and optionally its similarity to another card. */
export function plainCardView(
  context: ViewContext,
  index: number,
  similarity: number | null,
): CardEntry | null {
  const view = countedView(context, index, countsOfCard(context.snapshot, index));
  return view && similarity !== null ? { ...view, similarity: rounded(similarity) } : view;
}

/** A commander or pair in a list; `numbers` default to its decks among all decks saved since its release. */
export function commanderView(
  { snapshot, imageHost }: ViewContext,
  commander: number,
  numbers: Partial<Numbers> &
    Partial<Pick<ShareCounts, 'effectiveDecks'>> &
    Pick<CardEntry, 'rank' | 'previousRank' | 'similarity'> = {},
): CardEntry | null {
  const members = snapshot.commanders.getCards(commander).flatMap((index) => snapshot.cards[index] ?? []);
  const [first, second] = members;
  if (!first) return null;
  const counted = {
    ...NO_NUMBERS,
    numDecks: snapshot.commanders.getDecks(commander),
    potentialDecks: snapshot.commanders.getPotential(commander),
    effectiveDecks: snapshot.commanders.getEffective(commander),
    ...numbers,
  };
  const fields = second ? pairFields(first, second, imageHost) : cardFields(first, imageHost);
  return {
    ...fields,
    url: `/commanders/${snapshot.commanders.keys[commander]}`,
    ...getNumbers(snapshot, fields.released, counted),
    ...(numbers.rank === undefined ? {} : { rank: numbers.rank }),
    ...(numbers.previousRank === undefined ? {} : { previousRank: numbers.previousRank }),
    ...(numbers.similarity === undefined ? {} : { similarity: rounded(numbers.similarity) }),
  };
}

export function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}

function getNumbers({ manifest }: LoadedSnapshot, released: string, { effectiveDecks, ...numbers }: Counted) {
  const { numDecks, potentialDecks } = numbers;
  const { asOf, sample } = manifest;
  const rate = potentialDecks > 0 ? numDecks / potentialDecks : 0;
  return {
    ...numbers,
    inclusionRate: rounded(rate),
    ...inclusionInterval({ numDecks, potentialDecks, effectiveDecks }),
    label:
      potentialDecks === 0
        ? asOf !== null && released > asOf
          ? NEWER_THAN_DECKS
          : 'No deck counted could'
        : `${formatShare(rate)} of ${decksOnTile(potentialDecks, sample)}`,
  };
}

type Fields = Omit<CardEntry, keyof ReturnType<typeof getNumbers>>;

/** Cached because a page may list a thousand cards, and all pages list the same few thousand. */
const known = new WeakMap<Card, { imageHost: string | null; fields: Fields }>();

/** The fields of an entry that depend only on the card; shared, so entries copy them before adding to them. */
function cardFields(card: Card, imageHost: string | null): Fields {
  const found = known.get(card);
  if (found?.imageHost === imageHost) return found.fields;
  const fields = readFields(card, imageHost);
  known.set(card, { imageHost, fields });
  return fields;
}

function readFields(card: Card, imageHost: string | null): Fields {
  const json = cardJson(card, { imageHost });
  return {
    id: json.id,
    name: json.name,
    slug: json.slug,
    url: json.url,
    prices: json.prices,
    salt: json.salt,
    manaValue: json.manaValue,
    primaryType: json.primaryType,
    rarity: json.rarity,
    released: json.released,
    colorIdentity: json.colorIdentity,
    imageUri: json.imageUri,
    imageUriSmall: json.imageUris[0]?.small ?? null,
    face: toCardFaceText(json),
    gameChanger: json.gameChanger,
    banned: json.legality === 'banned',
    legalCommander: json.legalCommander,
    isPartner: false,
  };
}

function toCardFaceText({ faces, manaCost, type, summary }: SingleCard): CardFaceText {
  const [front] = faces;
  const corner =
    front && front.power !== null && front.toughness !== null
      ? `${front.power}/${front.toughness}`
      : (front?.loyalty ?? front?.defense ?? null);
  return {
    manaCost: front?.manaCost ?? manaCost,
    type: front?.type ?? type,
    text: front?.text || summary,
    corner,
  };
}

function pairFields(first: Card, second: Card, imageHost: string | null): Fields {
  const pair = pairJson([first, second], { imageHost });
  const members = pair.cards.map((card) => ({
    name: card.name,
    url: card.url,
    imageUri: card.imageUri,
    imageUriSmall: card.imageUris[0]?.small ?? null,
    primaryType: card.primaryType,
    colorIdentity: card.colorIdentity,
    face: toCardFaceText(card),
  }));
  return {
    ...cardFields(first, imageHost),
    id: pair.id,
    name: pair.name,
    slug: pair.slug,
    url: pair.url,
    prices: pair.prices,
    salt: pair.salt,
    manaValue: pair.manaValue,
    released: first.released > second.released ? first.released : second.released,
    colorIdentity: listColors(first.colorIdentity | second.colorIdentity),
    gameChanger: pair.gameChanger,
    banned: pair.legality === 'banned',
    legalCommander: true,
    isPartner: true,
    cards: members,
  };
}
