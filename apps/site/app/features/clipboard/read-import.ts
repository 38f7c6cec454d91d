import { leadFactsOfCard } from '@deckwright/api-client';
import type { ApiCard, DeckInsight, UnknownName } from '@deckwright/api-client/schemas';
import { parseDeckText } from '@deckwright/decklist';
import { type DeckEntry, mayLead, pairReadings } from '@deckwright/domain';
import { problemWords } from '../../shared/deck-text/problem-words.ts';
import type { ImportedList } from './clipboard.ts';

type LeftCopies = { name: string; copies: number };

/** The contents of a pasted list. */
type ReadImport = ImportedList & {
  /** Cards of the sideboard, the maybeboard and the companion, which are only added on request. */
  outside: readonly ApiCard[];
  /** Cards named as commanders that cannot be partners; they are in `cards`. */
  notCommanders: readonly ApiCard[];
  /** Copies of basic lands that were not added, because the clipboard has one of each card. */
  basicsLeft: number;
  /** The same of other cards, sideboard and maybeboard included, in the order of the list. */
  copiesLeft: readonly LeftCopies[];
  unknown: readonly UnknownName[];
  /** YYYY-MM-DD of the card data in which names were looked for; null if unknown. */
  cardDate: string | null;
  /** Lines that could not be read, each with its reason. */
  problems: readonly string[];
};

/** An imported list: its text, how many of its cards were new, and what became of its commanders. */
export type Imported = {
  list: ReadImport;
  text: string;
  fresh: number;
  asCommander: 'now' | 'before' | 'not';
};

/**
 * Whether a list's commanders became the commanders, already were, or were added to the cards because there are others.
 */
export function importLead(
  commanderCards: readonly { url: string }[],
  commanders: readonly string[],
  replace: boolean,
): Imported['asCommander'] {
  if (replace || commanders.length === 0) return 'now';
  return commanderCards.every(({ url }) => commanders.includes(url)) ? 'before' : 'not';
}

type Calls = {
  fetchCards: (names: readonly string[]) => Promise<ReadonlyMap<string, ApiCard>>;
  postInsight: (deck: {
    cards: string[];
    commanders: string[];
  }) => Promise<Pick<DeckInsight, 'unknown' | 'card_date'>>;
};

const MOST_COMMANDERS = 2;
const MOST_NAME = 390;
/** The maximum number of unrecognized names, and of all names, in one request. */
const MOST_UNKNOWN = 100;
const MOST_ENTRIES = 1000;
/** Until the answer says what a name is. */
const NOT_DESCRIBED = { kind: 'missing', reason: null, nearest: null } as const;

/**
 * Reads a list and looks up its cards. If it marks no commander, a sideboard of one or two legal commanders counts as
 * such, as in lists of Magic Online. Rejects if the cards could not be fetched.
 */
export async function readImport(text: string, calls: Calls): Promise<ReadImport> {
  const deck = parseDeckText(text);
  const companion = deck.companion === null ? [] : [{ name: deck.companion, quantity: 1 }];
  const beside = [...deck.sideboard, ...deck.maybeboard];
  const besides = [...companion, ...beside];
  const named = deck.commanders.flatMap((name) => [name, ...pairReadings(name).flat()]);
  const names = [...named, ...[...deck.cards, ...besides].map(({ name }) => name)];
  const found = await calls.fetchCards([...new Set(names.filter((name) => name.length <= MOST_NAME))]);
  const chosen = deck.commanders.flatMap((name) => leadersNamed(name, found));
  const spare = deck.commanders.length > 0 ? [] : sideCommanders(deck.sideboard, found);
  const commanders = chosen.length > 0 ? chosen : spare;
  const together = commanders.length > 0 && leadTogether(commanders);
  const entries = [...chosen.map((card) => ({ card, quantity: 1 })), ...known(deck.cards, found)];
  const leadUrls = new Set(together ? commanders.map(({ url }) => url) : []);
  const cards = unique(entries.map(({ card }) => card)).filter(({ url }) => !leadUrls.has(url));
  const held = new Set([...cards.map(({ url }) => url), ...leadUrls]);
  return {
    cards,
    commanders: together ? commanders : [],
    outside: unique(known(besides, found).map(({ card }) => card)).filter(({ url }) => !held.has(url)),
    notCommanders: together ? [] : chosen,
    ...copiesLeft(known(deck.cards, found), known(beside, found), known(companion, found)),
    ...(await unknownOf(deck, found, besides, calls)),
    problems: deck.problems.map(problemWords),
  };
}

type Found = ReadonlyMap<string, ApiCard>;
type Copies = { card: ApiCard; quantity: number };

function known(entries: readonly DeckEntry[], found: Found): Copies[] {
  return entries.flatMap(({ name, quantity }) => {
    const card = found.get(name);
    return card ? [{ card, quantity }] : [];
  });
}

function leadersNamed(name: string, found: Found): ApiCard[] {
  const whole = found.get(name);
  // The lookup of "Ada // Bo" finds the front face only; if the two can be partners, the pair is meant.
  for (const [one, other] of pairReadings(name)) {
    const [first, second] = [found.get(one), found.get(other)];
    if (first && second && first.url !== second.url && leadTogether([first, second])) return [first, second];
  }
  return whole ? [whole] : [];
}

function sideCommanders(sideboard: readonly DeckEntry[], found: Found): ApiCard[] {
  const cards = known(sideboard, found).map(({ card }) => card);
  const isFull = cards.length === sideboard.length && sideboard.every(({ quantity }) => quantity === 1);
  return isFull && cards.length <= MOST_COMMANDERS && leadTogether(cards) ? cards : [];
}

function leadTogether(cards: readonly ApiCard[]): boolean {
  return mayLead(cards.map((card) => ({ name: card.name, lead: leadFactsOfCard(card) })));
}

/**
 * Adds up the lines of a card: "Forest" and "Forest (ZNR) 278" are already merged, two spellings are not. A companion is
 * often named in the sideboard too, and is the same copy.
 */
function copiesLeft(
  main: readonly Copies[],
  beside: readonly Copies[],
  companion: readonly Copies[],
): Pick<ReadImport, 'basicsLeft' | 'copiesLeft'> {
  const byUrl = new Map<string, Copies>();
  const add = ({ card, quantity }: Copies) =>
    byUrl.set(card.url, { card, quantity: (byUrl.get(card.url)?.quantity ?? 0) + quantity });
  for (const line of [...main, ...beside]) add(line);
  for (const line of companion) if (!beside.some(({ card }) => card.url === line.card.url)) add(line);
  const more = [...byUrl.values()].filter(({ quantity }) => quantity > 1);
  const isBasic = ({ card }: Copies) => /\bBasic\b/.test(card.type);
  return {
    basicsLeft: more.filter(isBasic).reduce((sum, { quantity }) => sum + quantity - 1, 0),
    copiesLeft: more
      .filter((line) => !isBasic(line))
      .map(({ card, quantity }) => ({ name: card.name, copies: quantity - 1 })),
  };
}

function unique(cards: readonly ApiCard[]): ApiCard[] {
  return [...new Map(cards.map((card) => [card.url, card])).values()];
}

async function unknownOf(
  deck: ReturnType<typeof parseDeckText>,
  found: Found,
  besides: readonly DeckEntry[],
  { postInsight }: Calls,
): Promise<Pick<ReadImport, 'unknown' | 'cardDate'>> {
  const commanders = deck.commanders.filter((name) => leadersNamed(name, found).length === 0);
  const cards = [...deck.cards, ...besides].map(({ name }) => name).filter((name) => !found.has(name));
  const unknown = [
    ...commanders.map((name) => ({ name, of: 'commander' as const, ...NOT_DESCRIBED })),
    ...[...new Set(cards)].map((name) => ({ name, of: 'card' as const, ...NOT_DESCRIBED })),
  ];
  if (unknown.length === 0) return { unknown, cardDate: null };
  const asked = unknown.filter(({ name }) => name.length <= MOST_NAME).slice(0, MOST_UNKNOWN);
  const namesOf = (of: UnknownName['of']) => asked.filter((each) => each.of === of).map(({ name }) => name);
  // With the cards that were found, so that none of them is offered, and no card outside the colors of the commanders.
  const leading = deck.commanders.flatMap((name) => leadersNamed(name, found));
  const listed = known([...deck.cards, ...besides], found).map(({ card }) => card);
  const slugsOf = (some: readonly ApiCard[]) => unique(some).map(({ slug }) => slug);
  // If the request fails, the names are listed without matches.
  const answer = await postInsight({
    cards: [...namesOf('card'), ...slugsOf(listed)].slice(0, MOST_ENTRIES),
    commanders: [...namesOf('commander'), ...slugsOf(leading)].slice(0, MOST_UNKNOWN),
  }).catch(() => null);
  const described = new Map(answer?.unknown.map((each) => [`${each.of} ${each.name}`, each]));
  return {
    unknown: unknown.map((each) => described.get(`${each.of} ${each.name}`) ?? each),
    cardDate: answer?.card_date ?? null,
  };
}
