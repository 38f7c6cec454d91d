import {
  CARD_ROLES,
  type Card,
  defaultPrice,
  PRICE_SOURCES,
  type PriceSource,
  rankNames,
  searchKey,
  slugify,
} from '@deckwright/domain';
import { rarityRank } from './rarity.ts';

/** Where a role and an upstream tag are called the same, the role is found: what a card's page shows. */
const ROLES: ReadonlySet<string> = new Set(CARD_ROLES);

/** What the decks say of each card, by position. */
export type PlayedNumbers = {
  decks: ArrayLike<number>;
  /** Decks that could hold the card. */
  potential: ArrayLike<number>;
  /** Decks with the card as a commander. */
  asCommander: ArrayLike<number>;
  /** Tournament results of decks with the card as a commander; null without any. */
  records: Records | null;
};

/** Tournament results by position of the card; NaN without a win rate, which needs enough games. */
export type Records = {
  /** Games behind the win rate. */
  games: ArrayLike<number>;
  /** Share of them that were won, 0…1, and the lower end of its interval. */
  winRate: ArrayLike<number>;
  winRateLow: ArrayLike<number>;
};

type FaceValues = { power: number; toughness: number; loyalty: number; defense: number; cost: number };

/** The catalogue as a query reads it: one entry a card in every column. Texts are in lower case. */
export type CardColumns = {
  size: number;
  cards: readonly Card[];
  numbers: PlayedNumbers;
  /** Letters and digits of each name, alias and face, one a line. */
  nameKeys: string[];
  /** Position by the letters and digits of the whole name. */
  byName: ReadonlyMap<string, number>;
  /** Each name with one space around each word. */
  nameWords: string[];
  /** Rank of each name from A to Z, 0 = first. */
  nameRanks: Uint32Array;
  /** The words of each type line, one space around each. */
  typeLines: string[];
  /** Rules text without reminders; the summary where a card has no text. */
  texts: string[];
  fullTexts: string[];
  /** `texts` with ~ for the card's name and for "this creature" and its like. */
  tildeTexts: string[];
  /** False where no card has rules text. */
  hasText: boolean;
  /** NaN and −1 (no cost) where a face has none. */
  faces: FaceValues[][];
  costs: string[];
  prices: Readonly<Record<PriceSource | 'usd', Float64Array>>;
  /** 0…4, NaN where nobody voted. */
  salts: Float64Array;
  colors: Uint8Array;
  identities: Uint8Array;
  manaValues: Float64Array;
  banned: Uint8Array;
  /** Place among RARITIES, or NaN. */
  rarities: Float64Array;
  /** What is: asked of each card so far: 1 where it holds. */
  facts: Map<string, Uint8Array>;
  /** YYYYMMDD of the first release. */
  days: Uint32Array;
  sets: ReadonlyMap<string, readonly number[]>;
  tags: ReadonlyMap<string, readonly number[]>;
  keywords: ReadonlyMap<string, readonly number[]>;
};

/** Cards read in one step. */
const CHUNK = 5000;

/** Builds the columns part by part; between two parts the caller may answer somebody else. */
export function* buildCardColumns(
  cards: readonly Card[],
  numbers: PlayedNumbers,
): Generator<undefined, CardColumns, undefined> {
  const names = yield* mapInSteps(cards, (card) => [
    ...new Set([card.name, ...card.faces.map((face) => face.name), ...card.aliases]),
  ]);
  const nameWords = yield* mapInSteps(names, (list) =>
    list.map((name) => ` ${spacedWords(name)} `).join('\n'),
  );
  const nameRanks = rankNames(cards.map(({ name }) => name));
  yield;
  const nameKeys = yield* mapInSteps(nameWords, (words) => words.replaceAll(' ', ''));
  const keys = yield* mapInSteps(cards, (card) => spacedWords(card.name).replaceAll(' ', ''));
  const fullTexts = yield* mapInSteps(cards, toText);
  const texts = yield* mapInSteps(fullTexts, (text) =>
    text.includes('(') ? text.replace(/(?<!\s)\s*\([^()]*\)/g, '') : text,
  );
  const tildeTexts = yield* mapInSteps(texts, (text, index) =>
    withTilde(text, names[index] ?? [], cards[index]?.supertypes ?? []),
  );
  const typeLines = yield* mapInSteps(cards, (card) => ` ${typeWords(card.typeLine)} `);
  const sets = positionsBy(cards, (card) => [card.set, ...card.printings.map(({ set }) => set)]);
  yield;
  const tags = positionsBy(cards, (card) => [...card.tags.filter((tag) => !ROLES.has(tag)), ...card.roles]);
  yield;
  const keywords = positionsBy(cards, (card) => card.keywords.map(plain));
  yield;
  const costs = new Map<string, number>();
  const faces = yield* mapInSteps(cards, (card) => toFaces(card, costs));
  const getNumbers = (read: (card: Card) => number | null | undefined) =>
    Float64Array.from(cards, (card) => read(card) ?? Number.NaN);
  const prices = {
    usd: getNumbers((card) => defaultPrice(card.prices)),
    ...(Object.fromEntries(
      PRICE_SOURCES.map((source) => [source, getNumbers((card) => card.prices[source]?.price)]),
    ) as Record<PriceSource, Float64Array>),
  };
  yield;
  return {
    size: cards.length,
    cards,
    numbers,
    nameKeys,
    byName: new Map(keys.map((key, index) => [key, index])),
    nameWords,
    nameRanks,
    typeLines,
    texts,
    fullTexts,
    tildeTexts,
    hasText: cards.some((card) => card.faces.some((face) => face.text !== null)),
    faces,
    costs: [...costs.keys()],
    prices,
    colors: Uint8Array.from(cards, (card) => card.colors),
    identities: Uint8Array.from(cards, (card) => card.colorIdentity),
    manaValues: Float64Array.from(cards, (card) => card.manaValue),
    banned: Uint8Array.from(cards, (card) => (card.legality === 'banned' ? 1 : 0)),
    rarities: Float64Array.from(cards, (card) => rarityRank(card.rarity)),
    facts: new Map(),
    salts: getNumbers((card) => card.salt?.score),
    days: Uint32Array.from(cards, (card) => Number(card.released.replaceAll('-', '')) || 0),
    sets,
    tags,
    keywords,
  };
}

function* mapInSteps<T, U>(
  values: readonly T[],
  toResult: (value: T, index: number) => U,
): Generator<undefined, U[], undefined> {
  const results: U[] = [];
  for (const [index, value] of values.entries()) {
    results.push(toResult(value, index));
    if (index % CHUNK === CHUNK - 1) yield;
  }
  yield;
  return results;
}

/** Lower case, with straight apostrophes. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

/** The words of a type line in lower case, one space between them, without the dashes and slashes that part it. */
export function typeWords(text: string): string {
  return plain(text)
    .split(/[\s—–]+/)
    .filter((word) => /[^/-]/.test(word))
    .join(' ');
}

/** Names that need nothing but lower case and the stripping of signs; slugify does the same for them, more slowly. */
const PLAIN_NAME = /^[a-z0-9 ,.'’"“”!?:&()_-]*$/;

/** The words of a name without accents and punctuation, one space between them. */
export function spacedWords(text: string): string {
  const lower = text.toLowerCase();
  const slug = PLAIN_NAME.test(lower) ? lower.replace(/[,.'’"“”!?:&()]/g, '') : slugify(text);
  return slug.replace(SEPARATORS, ' ').trim();
}

const SEPARATORS = /[^\p{L}\p{N}]+/gu;

export function keyOfName(text: string): string {
  return searchKey(text);
}

function toText(card: Card): string {
  const texts = card.faces.map((face) => face.text ?? '').filter(Boolean);
  return plain(texts.length > 0 ? texts.join('\n') : (card.summary ?? ''));
}

const THIS_CARD =
  /\bthis (?:card|spell|creature|land|artifact|enchantment|permanent|planeswalker|vehicle|equipment|aura|saga|class|case|battle|siege|room|token|mount|spacecraft)\b/g;

function withTilde(text: string, names: readonly string[], supertypes: readonly string[]): string {
  const written = names.map(plain).sort((a, b) => b.length - a.length);
  // Legends call themselves by what stands before the comma.
  if (supertypes.includes('Legendary'))
    for (const name of names) if (name.includes(',')) written.push(plain(name.split(',')[0] ?? name));
  let result = text;
  for (const name of written) result = result.replaceAll(name, '~');
  return result.replace(THIS_CARD, '~');
}

function toFaces(card: Card, costs: Map<string, number>): FaceValues[] {
  return card.faces.map((face) => ({
    power: toNumber(face.power),
    toughness: toNumber(face.toughness),
    loyalty: toNumber(face.loyalty),
    defense: toNumber(face.defense),
    cost: face.manaCost === '' ? -1 : numbered(costs, face.manaCost),
  }));
}

/** "4" → 4, "1+*" → 1, "*" → 0; NaN for null. */
function toNumber(text: string | null): number {
  if (text === null) return Number.NaN;
  const digits = /-?\d+(?:\.\d+)?/.exec(text);
  return digits ? Number(digits[0]) : 0;
}

function numbered(table: Map<string, number>, text: string): number {
  const known = table.get(text);
  if (known !== undefined) return known;
  table.set(text, table.size);
  return table.size - 1;
}

function positionsBy(
  cards: readonly Card[],
  getKeys: (card: Card) => readonly string[],
): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  cards.forEach((card, index) => {
    for (const key of getKeys(card)) {
      const list = positions.get(key);
      if (!list) positions.set(key, [index]);
      else if (list.at(-1) !== index) list.push(index);
    }
  });
  return positions;
}
