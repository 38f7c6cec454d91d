import { withoutQuantity } from '@deckwright/domain';
import type { InsightDeck, InsightLine } from '@deckwright/engine/query';
import { COMPANION_CONDITIONS } from '../card/index.ts';
import { sourcesInDeck, toColors } from '../land/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import type { UnknownText } from './unknown-names.ts';

/** Copies of a card by its position in the snapshot. */
export type ListLine = { card: number; quantity: number };

/** A deck as somebody writes it: each card as url, slug, name or "N name". */
export type NamedDeck = {
  commanders: readonly string[];
  cards: readonly string[];
  /** Outside the deck. */
  companion?: string | null | undefined;
};

/** The recognized lines of a deck. */
export type DeckLines = {
  commanders: readonly ListLine[];
  cards: readonly ListLine[];
  /** Position in the snapshot's cards. */
  companion: number | null;
};

/** A deck with each card once. */
export type MergedDeck = {
  deck: InsightDeck;
  /** Positions in the snapshot's cards, in the order of the lines. */
  commanders: number[];
  /** Without commanders. */
  cards: number[];
};

/** Cap on the copies of one card, to keep sums and probabilities within range. */
const MAX_COPIES = 999;
/** More digits are no quantity. */
const MAX_DIGITS = 6;

/** Finds the cards of a deck, with their quantities: "12 Forest" is twelve. Unrecognized names are listed, each once. */
export function readNamedDeck(
  snapshot: LoadedSnapshot,
  named: NamedDeck,
): DeckLines & { unknown: UnknownText[] } {
  const unknown: UnknownText[] = [];
  const commanders = named.commanders.flatMap((text): ListLine[] => {
    const found = text.trim() === '' ? [] : snapshot.resolver.findCommanders(text);
    if (found === null) unknown.push({ name: withoutQuantity(text.trim()), of: 'commander' });
    return found?.map((card) => ({ card, quantity: getQuantity(snapshot, text, card) })) ?? [];
  });
  const cards = named.cards.flatMap((text): ListLine[] => {
    if (text.trim() === '') return [];
    const card = snapshot.resolver.find(text);
    if (card !== null) return [{ card, quantity: getQuantity(snapshot, text, card) }];
    unknown.push({ name: withoutQuantity(text.trim()), of: 'card' });
    return [];
  });
  const name = named.companion?.trim() ?? '';
  const companion = name === '' ? null : snapshot.resolver.find(name);
  if (name !== '' && companion === null) unknown.push({ name: withoutQuantity(name), of: 'card' });
  return { commanders, cards, companion, unknown: uniqueNames(unknown) };
}

/**
 * Merges the lines of a deck. A commander that is also among the cards counts once, because some lists include it there;
 * two copies among the commanders are two, and those beyond the first are among the cards of `deck`.
 */
export function mergeLines(snapshot: LoadedSnapshot, lines: DeckLines): MergedDeck {
  const led = countCopies(lines.commanders, (quantity, before) => Math.max(quantity, before));
  const copies = countCopies(lines.cards, (quantity, before) => quantity + before);
  for (const [commander, quantity] of led) {
    const more = quantity - 1 + Math.max(0, (copies.get(commander) ?? 0) - 1);
    if (more > 0) copies.set(commander, Math.min(MAX_COPIES, more));
    else copies.delete(commander);
  }
  const commanders = [...led.keys()];
  const identity = commanders.reduce((bits, card) => bits | (snapshot.cards[card]?.colorIdentity ?? 0), 0);
  const indexes = [...new Set([...commanders, ...copies.keys()])];
  const known = indexes.flatMap((index) => snapshot.cards[index] ?? []);
  const sources = new Map(
    sourcesInDeck(snapshot, known, identity).map((ways, at) => [known[at]?.key ?? '', ways]),
  );
  const getLine = (index: number, quantity: number): InsightLine[] => {
    const card = snapshot.cards[index];
    const ways = sources.get(card?.key ?? '') ?? [];
    return card ? [{ card, quantity, makes: toColors(ways), sources: ways }] : [];
  };
  return {
    deck: {
      commanders: commanders.flatMap((card) => getLine(card, 1)),
      cards: [...copies].flatMap(([card, quantity]) => getLine(card, quantity)),
      companion: getCompanion(snapshot, lines.companion),
    },
    commanders,
    cards: [...copies.keys()].filter((card) => !led.has(card)),
  };
}

function getCompanion(
  { cards }: LoadedSnapshot,
  index: number | null,
): NonNullable<InsightDeck['companion']> | null {
  const card = cards[index ?? -1];
  return card ? { card, words: COMPANION_CONDITIONS[card.slug] ?? null } : null;
}

/** Copies by card, at most 999 of each. */
function countCopies(
  lines: readonly ListLine[],
  together: (quantity: number, before: number) => number,
): Map<number, number> {
  const copies = new Map<number, number>();
  for (const { card, quantity } of lines)
    copies.set(card, Math.min(MAX_COPIES, together(quantity, copies.get(card) ?? 0)));
  return copies;
}

/** "12 Forest" is twelve; "50 Feet of Rope" and addresses are one. */
function getQuantity({ resolver }: LoadedSnapshot, text: string, card: number): number {
  const line = text.trim();
  const name = withoutQuantity(line);
  const [count = ''] = /^\d{1,7}/.exec(line) ?? [];
  if (name === line || count.length > MAX_DIGITS || resolver.find(name) !== card) return 1;
  return Math.min(MAX_COPIES, Math.max(1, Number(count)));
}

function uniqueNames(names: readonly UnknownText[]): UnknownText[] {
  return [...new Map(names.map((each) => [`${each.of} ${each.name}`, each])).values()];
}
