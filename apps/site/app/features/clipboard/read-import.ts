import { leadFactsOfCard } from '@deckwright/contract';
import type { ApiCard, UnknownName } from '@deckwright/contract/schemas';
import { mayLead } from '@deckwright/domain';
import type { ReadDeckListAnswer } from '../../shared/api/api-client.ts';
import { describeProblem } from '../../shared/deck-list/problem-text.ts';
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
  /** Cards with more copies than the clipboard takes, sideboard and maybeboard included, in the order of the list. */
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
  readDeckList: (text: string) => Promise<ReadDeckListAnswer>;
};

/** Reads a list as every other part of the site does, and looks up its cards. Rejects if either call fails. */
export async function readImport(text: string, calls: Calls): Promise<ReadImport> {
  const read = await calls.readDeckList(text);
  const companion = read.companion === null ? [] : [read.companion];
  const others = read.outside.filter(({ board }) => board !== 'tokens');
  const listed = [...read.commanders, ...read.cards, ...companion, ...others];
  const found = await calls.fetchCards([...new Set(listed.map(({ name }) => name))]);
  const chosen = unique(known(read.commanders, found).map(({ card }) => card));
  const together = chosen.length > 0 && leadTogether(chosen);
  const entries = [...chosen, ...known(read.cards, found).map(({ card }) => card)];
  const leadUrls = new Set(together ? chosen.map(({ url }) => url) : []);
  const cards = unique(entries).filter(({ url }) => !leadUrls.has(url));
  const included = new Set([...cards.map(({ url }) => url), ...leadUrls]);
  const besides = known([...companion, ...others], found).map(({ card }) => card);
  return {
    cards,
    commanders: together ? chosen : [],
    outside: unique(besides).filter(({ url }) => !included.has(url)),
    notCommanders: together ? [] : chosen,
    ...copiesLeft(known(read.cards, found), known(others, found), known(companion, found)),
    ...leftOut(read),
  };
}

/** Names that no card has, each once, and whatever else could not be read. */
function leftOut({
  notRead,
  cardDate,
}: ReadDeckListAnswer): Pick<ReadImport, 'unknown' | 'cardDate' | 'problems'> {
  const unknown = notRead.flatMap(({ text: name, kind, of, reason, nearest }): UnknownName[] => {
    if (kind === null || of === null) return [];
    // Here the reason follows the name itself.
    const fact = kind === 'excluded' ? reason.replace(/^it /, '') : null;
    return [{ name, of, kind, reason: fact, nearest: nearest === null ? null : optionFor(nearest) }];
  });
  return {
    unknown: [...new Map(unknown.map((each) => [`${each.of} ${each.name}`, each])).values()],
    cardDate,
    problems: notRead.filter(({ kind }) => kind === null).map(describeProblem),
  };
}

function optionFor(label: string): NonNullable<UnknownName['nearest']> {
  return { label, url: '', image: null, icon: null, kind: 'card' };
}

type Found = ReadonlyMap<string, ApiCard>;
type Copies = { card: ApiCard; quantity: number };

function known(entries: readonly { name: string; quantity: number }[], found: Found): Copies[] {
  return entries.flatMap(({ name, quantity }) => {
    const card = found.get(name);
    return card ? [{ card, quantity }] : [];
  });
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
  others: readonly Copies[],
  companion: readonly Copies[],
): Pick<ReadImport, 'basicsLeft' | 'copiesLeft'> {
  const byUrl = new Map<string, Copies>();
  const add = ({ card, quantity }: Copies) =>
    byUrl.set(card.url, { card, quantity: (byUrl.get(card.url)?.quantity ?? 0) + quantity });
  for (const line of [...main, ...others]) add(line);
  for (const line of companion) if (!others.some(({ card }) => card.url === line.card.url)) add(line);
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
