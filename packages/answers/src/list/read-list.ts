import { missingReason, type UnknownName } from '@deckwright/contract';
import {
  type DeckListReading,
  type FindCard,
  type ListEntry,
  type NotReadLine,
  type OutsideCard,
  readDeckList,
} from '@deckwright/decklist';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { describeUnknown, type UnknownText } from './unknown-names.ts';

/** A card of a list; `card` is its position in the snapshot's cards, null for a token. */
export type ReadCard = ListEntry & { card: number | null };

/** Something that could not be read; a name that no card has with what it is and the card that may be meant. */
type NotReadEntry = NotReadLine &
  Pick<UnknownName, 'nearest'> & { kind: UnknownName['kind'] | null; of: UnknownName['of'] | null };

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
  const unknown: (UnknownText & { line: number })[] = [];
  const known = <T extends ListEntry>(entry: T, of: UnknownText['of'] = 'card'): (T & ReadCard)[] => {
    const { name, lines } = entry;
    const card = snapshot.resolver.find(name);
    if (card !== null) return [{ ...entry, name: snapshot.cards[card]?.name ?? name, card }];
    for (const line of lines) unknown.push({ line, name, of });
    return [];
  };
  const commanders = reading.commanders.flatMap((entry) => known(entry, 'commander'));
  const [companion = null] = reading.companion === null ? [] : known(reading.companion);
  const cards = reading.cards.flatMap((entry) => known(entry));
  // A token may have the name of a card, and most have none of a card.
  const outside = reading.outside.flatMap((entry) =>
    entry.board === 'tokens' ? [{ ...entry, card: null }] : known(entry),
  );
  const positions = (entries: readonly ReadCard[]) => entries.flatMap(({ card }) => card ?? []);
  const others = [...cards, ...outside, ...(companion ? [companion] : [])];
  const listed = { commanders: positions(commanders), cards: positions(others) };
  const notRead = [
    ...reading.notRead.map((line) => ({ ...line, kind: null, of: null, nearest: null })),
    ...(await described(snapshot, listed, unknown)),
  ].sort((a, b) => a.line - b.line);
  return { format: reading.format, commanders, companion, cards, outside, notRead };
}

/** Reads a list with its names as written, also those that no card has. */
export function parseList(snapshot: LoadedSnapshot, text: string): DeckListReading {
  return readDeckList(text, { cards: cardLookup(snapshot) });
}

/** What the list reader needs to know of the snapshot's cards. */
export function cardLookup(snapshot: LoadedSnapshot): FindCard {
  return (name) => snapshot.cards[snapshot.resolver.bySlug(name)?.card ?? -1] ?? null;
}

/** Adds what each name is, a name that several lines mention being searched once. */
async function described(
  snapshot: LoadedSnapshot,
  listed: { commanders: readonly number[]; cards: readonly number[] },
  unknown: readonly (UnknownText & { line: number })[],
): Promise<NotReadEntry[]> {
  const toKey = ({ of, name }: UnknownText): string => `${of} ${name}`;
  const names = [...new Map(unknown.map((each) => [toKey(each), each])).values()];
  const found = await describeUnknown(snapshot, { ...listed, unknown: names }, MAX_NEAREST);
  const byKey = new Map(found.map((each) => [toKey(each), each]));
  return unknown.flatMap((each): NotReadEntry[] => {
    const about = byKey.get(toKey(each));
    if (!about) return [];
    const { kind, nearest } = about;
    return [
      {
        line: each.line,
        text: each.name,
        reason: reasonFor(about, snapshot.excluded.date),
        kind,
        of: each.of,
        nearest,
      },
    ];
  });
}

/** Why a name has no card, as the end of a sentence. */
function reasonFor({ kind, reason }: UnknownName, cardDate: string | null): string {
  if (kind === 'excluded') return `it ${reason}`;
  return kind === 'missing' ? missingReason(cardDate) : 'no card has this name';
}
