import type { CardEntry, FaceWords, SingleCard } from '@deckwright/contract';
import { type Card, colorsOf, formatShare } from '@deckwright/domain';
import type { CardStat } from '@deckwright/engine/query';
import { decksOnTile, intervalOf, rounded, roundedOrNull } from '../page/words.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { cardJson, pairJson } from './card-json.ts';

export type ViewContext = { snapshot: LoadedSnapshot; imageHost: string | null };

type Numbers = Pick<
  CardEntry,
  'synergy' | 'lift' | 'num_decks' | 'potential_decks' | 'trend_zscore' | 'trend' | 'synergy_raw' | 'lift_raw'
>;

const NO_NUMBERS: Numbers = {
  synergy: null,
  lift: null,
  num_decks: 0,
  potential_decks: 0,
  trend_zscore: null,
  trend: null,
  synergy_raw: null,
  lift_raw: null,
};

/** An entry of a section: the card with its statistics over the page's decks. */
export function statView({ snapshot, imageHost }: ViewContext, stat: CardStat): CardEntry | null {
  const card = snapshot.cards[stat.card];
  if (!card) return null;
  return {
    ...cardFields(card, imageHost),
    ...numbersOf(snapshot, {
      synergy: roundedOrNull(stat.synergy),
      lift: roundedOrNull(stat.lift),
      num_decks: stat.numDecks,
      potential_decks: stat.potentialDecks,
      trend_zscore: roundedOrNull(stat.trend, 2),
      trend: stat.trendMark,
      synergy_raw: roundedOrNull(stat.synergyRaw),
      // The logarithm does not exist for a card in no deck.
      lift_raw: stat.numDecks === 0 ? null : roundedOrNull(stat.liftRaw),
    }),
  };
}

/** An entry of a list that counts decks without a baseline. */
export function countedView(
  context: ViewContext,
  card: number,
  { decks: num_decks, of: potential_decks }: { decks: number; of: number },
): CardEntry | null {
  const found = context.snapshot.cards[card];
  if (!found) return null;
  return {
    ...cardFields(found, context.imageHost),
    ...numbersOf(context.snapshot, { ...NO_NUMBERS, num_decks, potential_decks }),
  };
}

/** A card with its count over the whole snapshot, and optionally its similarity to another card. */
export function plainCardView(
  context: ViewContext,
  index: number,
  similarity: number | null,
): CardEntry | null {
  const { cardDecks, cardPotential } = context.snapshot.overview;
  const counts = { decks: cardDecks[index] ?? 0, of: cardPotential[index] ?? 0 };
  const view = countedView(context, index, counts);
  return view && similarity !== null ? { ...view, similarity: rounded(similarity) } : view;
}

/** A commander or pair in a list; `numbers` default to its decks among all decks saved since its release. */
export function commanderView(
  { snapshot, imageHost }: ViewContext,
  commander: number,
  numbers: Partial<Numbers> & Pick<CardEntry, 'rank' | 'previous_rank' | 'similarity'> = {},
): CardEntry | null {
  const members = snapshot.commanders.cardsOf(commander).flatMap((index) => snapshot.cards[index] ?? []);
  const [first, second] = members;
  if (!first) return null;
  const counted = {
    ...NO_NUMBERS,
    num_decks: snapshot.commanders.decksOf(commander),
    potential_decks: snapshot.commanders.potentialOf(commander),
    ...numbers,
  };
  const fields = second ? pairFields(first, second, imageHost) : cardFields(first, imageHost);
  return {
    ...fields,
    url: `/commanders/${snapshot.commanders.keys[commander]}`,
    ...numbersOf(snapshot, counted),
    ...(numbers.rank === undefined ? {} : { rank: numbers.rank }),
    ...(numbers.previous_rank === undefined ? {} : { previous_rank: numbers.previous_rank }),
    ...(numbers.similarity === undefined ? {} : { similarity: rounded(numbers.similarity) }),
  };
}

export function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}

function numbersOf(snapshot: LoadedSnapshot, numbers: Numbers) {
  const { num_decks, potential_decks } = numbers;
  const rate = potential_decks > 0 ? num_decks / potential_decks : 0;
  return {
    ...numbers,
    inclusion_rate: rounded(rate),
    ...intervalOf(num_decks, potential_decks),
    label:
      potential_decks === 0
        ? 'No deck counted could'
        : `${formatShare(rate)} of ${decksOnTile(potential_decks, snapshot.manifest.sample)}`,
  };
}

type Fields = Omit<CardEntry, keyof ReturnType<typeof numbersOf>>;

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
    cmc: json.cmc,
    primary_type: json.primary_type,
    rarity: json.rarity,
    released: json.released,
    color_identity: json.color_identity,
    image_uri: json.image_uri,
    image_uri_small: json.image_uris[0]?.small ?? null,
    face: faceWords(json),
    game_changer: json.game_changer,
    banned: json.legality === 'banned',
    legal_commander: json.legal_commander,
    is_partner: false,
  };
}

function faceWords({ faces, mana_cost, type, summary }: SingleCard): FaceWords {
  const [front] = faces;
  const corner =
    front && front.power !== null && front.toughness !== null
      ? `${front.power}/${front.toughness}`
      : (front?.loyalty ?? front?.defense ?? null);
  return {
    mana_cost: front?.mana_cost ?? mana_cost,
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
    image_uri: card.image_uri,
    image_uri_small: card.image_uris[0]?.small ?? null,
    primary_type: card.primary_type,
    color_identity: card.color_identity,
    face: faceWords(card),
  }));
  return {
    ...cardFields(first, imageHost),
    id: pair.id,
    name: pair.name,
    slug: pair.slug,
    url: pair.url,
    prices: pair.prices,
    salt: pair.salt,
    cmc: pair.cmc,
    released: first.released > second.released ? first.released : second.released,
    color_identity: colorsOf(first.colorIdentity | second.colorIdentity),
    game_changer: pair.game_changer,
    banned: pair.legality === 'banned',
    legal_commander: true,
    is_partner: true,
    cards: members,
  };
}
