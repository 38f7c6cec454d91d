import { checkCardCount } from './check.ts';
import { byText, type Lead, LooseDecks } from './loose-decks.ts';
import type { DeckToPack, EngineCard, Shard } from './types.ts';

/**
 * Packs decks into a shard. Cards are catalogue positions. Lists with the same different cards under one commander key
 * count once: the newest is kept, an undated one loses; `identical` says how many went. The order of the decks does not
 * matter.
 * @throws AppError 'invalid-argument' for a deck the engine cannot hold.
 */
export function buildShard(cards: readonly EngineCard[], decks: Iterable<DeckToPack>): Shard {
  checkCardCount(cards.length);
  const loose = new LooseDecks(cards);
  for (const deck of decks) loose.add(deck);
  const columns = loose.columns();
  const labels = [...new Set(loose.leads.map(({ label }) => label))].sort(byText);
  const ranks = rankOfEach(loose.leads, labels);
  const { order, starts } = byLabel(columns.lead, ranks, labels.length);
  const [byList, byKeeping] = [listOrder(columns), keepingOrder(columns, cards)];
  for (let rank = 0; rank < labels.length; rank++)
    order.subarray(starts[rank], starts[rank + 1]).sort((a, b) => byList(a, b) || byKeeping(a, b));
  const getRank = (deck: number): number => ranks[columns.lead[deck] ?? 0] ?? 0;
  const remaining = order.filter((deck, index) => {
    const before = order[index - 1];
    return before === undefined || getRank(before) !== getRank(deck) || byList(before, deck) !== 0;
  });
  return pack(remaining, columns, loose.leads, order.length - remaining.length);
}

type LooseColumns = ReturnType<LooseDecks['columns']>;

/** The place of each lead's label among all: comparing numbers of a million decks is faster than comparing texts. */
function rankOfEach(leads: readonly Lead[], labels: readonly string[]): Uint32Array {
  const ranks = new Map(labels.map((label, rank) => [label, rank]));
  return Uint32Array.from(leads.map(({ label }) => ranks.get(label) ?? 0));
}

/** The decks by rank of their label, each rank in the order they came, and where each rank starts. */
function byLabel(
  lead: Uint32Array,
  ranks: Uint32Array,
  labels: number,
): { order: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(labels + 1);
  const getRank = (deck: number): number => ranks[lead[deck] ?? 0] ?? 0;
  for (let deck = 0; deck < lead.length; deck++) {
    const next = getRank(deck) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let rank = 0; rank < labels; rank++) starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);
  const free = starts.slice();
  const order = new Uint32Array(lead.length);
  for (let deck = 0; deck < lead.length; deck++) {
    const rank = getRank(deck);
    const index = free[rank] ?? 0;
    order[index] = deck;
    free[rank] = index + 1;
  }
  return { order, starts };
}

type Compare = (a: number, b: number) => number;

function listOrder({ start, lists }: LooseColumns): Compare {
  return (a, b) => {
    const [startA, startB] = [start[a]!, start[b]!];
    const [lengthA, lengthB] = [start[a + 1]! - startA, start[b + 1]! - startB];
    const length = Math.min(lengthA, lengthB);
    for (let i = 0; i < length; i++) {
      const difference = lists[startA + i]! - lists[startB + i]!;
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB;
  };
}

/** Of identical lists the first by this order stays: newest, then the one that says more. */
function keepingOrder(columns: LooseColumns, cards: readonly EngineCard[]): Compare {
  const { day, bracket, basicsEstimated, basics, estimatedBracket, companion, tagStart, tags, ref } = columns;
  const up = (column: ArrayLike<number>, a: number, b: number): number => (column[a] ?? 0) - (column[b] ?? 0);
  // A deck without a companion sorts behind every slug.
  const getCompanion = (deck: number): string => cards[companion[deck] ?? -1]?.slug ?? '~';
  const toTags = (deck: number): Uint16Array => tags.subarray(tagStart[deck], tagStart[deck + 1]);
  return (a, b) =>
    up(day, b, a) ||
    up(bracket, b, a) ||
    up(basicsEstimated, a, b) ||
    up(basics, b, a) ||
    up(estimatedBracket, b, a) ||
    byText(getCompanion(a), getCompanion(b)) ||
    toTags(b).length - toTags(a).length ||
    byText(toTags(a).join(), toTags(b).join()) ||
    up(ref, a, b);
}

function pack(
  retained: Uint32Array,
  columns: LooseColumns,
  leads: readonly Lead[],
  identical: number,
): Shard {
  const decks = retained.length;
  const labels: string[] = [];
  const commanders: number[] = [];
  const commanderStart: number[] = [];
  retained.forEach((deck, index) => {
    const lead = leads[columns.lead[deck] ?? 0];
    if (!lead || lead.label === labels.at(-1)) return;
    labels.push(lead.label);
    commanders.push(...lead.commanders);
    commanderStart.push(index);
  });
  commanderStart.push(decks);
  const lists = gathered(retained, columns.start, columns.lists);
  const tags = gathered(retained, columns.tagStart, columns.tags);
  return {
    identical,
    labels,
    commanders: Uint16Array.from(commanders),
    commanderStart: Uint32Array.from(commanderStart),
    day: picked(retained, columns.day, new Uint16Array(decks)),
    bracket: picked(retained, columns.bracket, new Uint8Array(decks)),
    estimatedBracket: picked(retained, columns.estimatedBracket, new Uint8Array(decks)),
    basics: picked(retained, columns.basics, new Uint8Array(decks)),
    basicsEstimated: picked(retained, columns.basicsEstimated, new Uint8Array(decks)),
    basicsCents: picked(retained, columns.basicsCents, new Uint32Array(decks)),
    companion: picked(retained, columns.companion, new Uint16Array(decks)),
    ref: picked(retained, columns.ref, new Uint32Array(decks)),
    deckStart: lists.start,
    deckCards: lists.values,
    tagStart: tags.start,
    tags: tags.values,
  };
}

/** The given decks' values of a column, in the given array. */
function picked<T extends Uint8Array | Uint16Array | Uint32Array>(
  retained: Uint32Array,
  column: T,
  into: T,
): T {
  for (let index = 0; index < retained.length; index++) into[index] = column[retained[index]!]!;
  return into;
}

/** The given decks' entries of a column with any number for each, and where those of each start. */
function gathered(
  retained: Uint32Array,
  start: Uint32Array,
  values: Uint16Array,
): { start: Uint32Array; values: Uint16Array } {
  const starts = new Uint32Array(retained.length + 1);
  for (let index = 0; index < retained.length; index++) {
    const deck = retained[index]!;
    starts[index + 1] = starts[index]! + start[deck + 1]! - start[deck]!;
  }
  const entries = new Uint16Array(starts[retained.length] ?? 0);
  for (let position = 0; position < retained.length; position++) {
    const deck = retained[position]!;
    entries.set(values.subarray(start[deck], start[deck + 1]), starts[position]);
  }
  return { start: starts, values: entries };
}
