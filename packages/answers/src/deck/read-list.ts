import type { SearchOption } from '@deckwright/api-client';
import {
  type CardLookup,
  type DeckListReading,
  type ListedCard,
  type NotReadLine,
  type OutsideCard,
  readDeckList,
} from '@deckwright/decklist';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { type UnknownText, withNearest } from './nearest-name.ts';

/** A card of a list; `card` is its position in the snapshot's cards, null for a token or a real card that they lack. */
export type ReadCard = ListedCard & { card: number | null };

/** Something that could not be read, with the card that may be meant where a name has no card. */
type NotReadEntry = NotReadLine & { nearest: SearchOption | null };

/**
 * A list by the cards of a snapshot. Each mention of a card that the list makes is in exactly one of `commanders`,
 * `companion`, `cards`, `outside` and `notRead`; quantities are those of the list, also of a commander.
 */
export type ReadList = {
  format: DeckListReading['format'];
  commanders: ReadCard[];
  companion: ReadCard | null;
  cards: ReadCard[];
  outside: (OutsideCard & ReadCard)[];
  /** By line. */
  notRead: NotReadEntry[];
};

/** Each suggestion is a search, and a text with thousands of unknown names is not a deck. */
const MAX_NEAREST = 20;

/** Reads a list in any format of `readDeckList`; names that no card has are left out and listed in `notRead`. */
export async function readList(
  snapshot: LoadedSnapshot,
  { text, fileName }: { text: string; fileName?: string | undefined },
): Promise<ReadList> {
  const reading = readDeckList(text, { fileName, cards: cardLookup(snapshot) });
  const unknown: (UnknownText & NotReadLine)[] = [];
  const known = <T extends ListedCard>(entry: T, of: UnknownText['of'] = 'card'): (T & ReadCard)[] => {
    const { name, lines } = entry;
    const card = indexOf(snapshot, name);
    const reason = card === null ? reasonFor(name) : null;
    if (reason === null) return [{ ...entry, name: snapshot.cards[card ?? -1]?.name ?? name, card }];
    for (const line of lines) unknown.push({ line, text: name, reason, name, of });
    return [];
  };
  const commanders = reading.commanders.flatMap((entry) => known(entry, 'commander'));
  const [companion = null] = reading.companion === null ? [] : known(reading.companion);
  const cards = reading.cards.flatMap((entry) => known(entry));
  // A token may have the name of a card, and most have none of a card.
  const outside = reading.outside.flatMap((entry) =>
    entry.board === 'tokens' ? [{ ...entry, card: null }] : known(entry),
  );
  const notRead = [
    ...reading.notRead.map((line) => ({ ...line, nearest: null })),
    ...(await suggested(snapshot, unknown)),
  ].sort((a, b) => a.line - b.line);
  return { format: reading.format, commanders, companion, cards, outside, notRead };
}

/** Reads a list with its names as written, also those that no card has. */
export function parseList(snapshot: LoadedSnapshot, text: string): DeckListReading {
  return readDeckList(text, { cards: cardLookup(snapshot) });
}

/** What the list reader needs to know of the snapshot's cards. */
export function cardLookup(snapshot: LoadedSnapshot): CardLookup {
  return (name) => snapshot.cards[indexOf(snapshot, name) ?? -1] ?? null;
}

function indexOf({ resolver }: LoadedSnapshot, name: string): number | null {
  return resolver.bySlug(name)?.card ?? null;
}

/** Why an entry without a card is left out, continuing a sentence; null if it stays, as a real card. */
function reasonFor(_name: string): string | null {
  return 'no card has this name';
}

/** Adds suggestions, a name that several lines mention being searched once. */
async function suggested(
  snapshot: LoadedSnapshot,
  unknown: readonly (UnknownText & NotReadLine)[],
): Promise<NotReadEntry[]> {
  const keyOf = ({ of, name }: UnknownText): string => `${of} ${name}`;
  const names = [...new Map(unknown.map((each) => [keyOf(each), each])).values()];
  const found = await withNearest(snapshot, names, MAX_NEAREST);
  const nearestOf = new Map(found.map((each) => [keyOf(each), each.nearest]));
  return unknown.map((each) => ({
    line: each.line,
    text: each.text,
    reason: each.reason,
    nearest: nearestOf.get(keyOf(each)) ?? null,
  }));
}
