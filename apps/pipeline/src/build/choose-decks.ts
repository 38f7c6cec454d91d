import { type DeckRejection, toDate, toDay } from '@deckwright/domain';
import type { PlayedResult, RejectDeck } from '../judging/counted-deck.ts';
import { findAsOfDay } from './as-of-date.ts';
import { CountedLists } from './counted-lists.ts';
import type { DeckTable } from './deck-table.ts';
import { EarlyDays } from './early-days.ts';
import { FirstOfEach } from './first-of-each.ts';
import { choosePlayerDecks, dayByPlayers, playerDeck } from './player-decks.ts';

export type ChooseOptions = {
  /** Count as on this day; overrides the as-of day found in the decks. */
  asOfDay: number | null;
  /** The build's clock: the latest possible save date of a deck, unless an earlier as-of date is given. */
  todayDay: number;
  /** Maximum age of a dated deck in days before the as-of date; null = no limit. */
  maxAgeDays: number | null;
  /** The first release of each card, by position. */
  releaseDays?: ArrayLike<number>;
};

export type ChosenDecks = {
  /** The decks that count, by their numbers in the table, whose days are now the saved dates they count under. */
  decks: Uint32Array;
  /** Decks with the same list as one of those, by the counted one. */
  identical: ReadonlyMap<number, readonly number[]>;
  /** Counted decks whose stated date is before the release of one of their cards. */
  contradicted: number;
  /** Counted decks dated after the as-of date, by number of the source. */
  later: ReadonlyMap<number, number>;
  /** The results of those that were played, and of other decks with the same list. */
  resultsByDeck: ReadonlyMap<number, readonly PlayedResult[]>;
  /** Null if no counted deck is dated and no date was given. */
  asOfDay: number | null;
  rejects: Map<DeckRejection, number>;
  /** The first few of each reason, for the operator. */
  examples: Map<DeckRejection, { source: number; id: string; detail: string }[]>;
  /** Results of decks that do not count, and days of events that count: the oldest (null = no limit) and the last. */
  unlisted: PlayedResult[];
  firstDay: number | null;
  lastDay: number;
  /** The first later day of `todayDay` on which something that is too early now might count; null = never. */
  nextDay: number | null;
  /** The share, 0…1, of decks passing every other rule that the age limit drops; excludes players' decks. */
  droppedByAge: number;
};

const EXAMPLES = 3;

/**
 * Applies the rules that compare decks with dates and with each other, in this order: saved after the build's date; an
 * older version of the same deck; problems of the list itself; a card that is not out yet; identical lists; age, counted
 * from the as-of date; and the weight of players' decks. `candidates` are numbers of decks in order of ingest.
 *
 * The table's days become saved dates. A stated date before the release of a card in the deck cannot be right: the deck
 * then counts like an undated one. So does a deck dated after the as-of date: week, month and year end there, so it is in
 * none of them, nor in a trend or history, and counts where no range is set.
 */
export function chooseDecks(table: DeckTable, candidates: Uint32Array, options: ChooseOptions): ChosenDecks {
  const { days } = table;
  const releaseDays = options.releaseDays ?? [];
  const { rejects, examples, reject } = rejections(table);
  const dayOfDeck = (deck: number): number => days[deck] ?? 0;
  const lastDay = Math.min(options.asOfDay ?? options.todayDay, options.todayDay);
  const early = new EarlyDays(lastDay);
  const contradicted = new Set<number>();
  const dated = candidates.filter((deck) => {
    if (early.isPast(dayOfDeck(deck))) return true;
    reject(deck, 'future-date', () => `saved ${toDate(dayOfDeck(deck))}, after ${toDate(lastDay)}`);
    return false;
  });
  const resultsByDeck = new Map<number, readonly PlayedResult[]>();
  const unlisted: PlayedResult[] = [];
  const sound = newestVersions(table, dated, reject).filter((deck) => {
    const played = table.playedBy(deck);
    const results = played ? [{ source: table.getSource(deck), ...played }] : [];
    if (played) early.isPast(toDay(played.result.event.date) ?? 0);
    const problem = table.findProblem(deck);
    const newest = problem ? 0 : newestRelease(table, deck, releaseDays);
    if (problem) reject(deck, problem, () => table.getDetail(deck));
    else if (!early.isPast(newest))
      reject(deck, 'future-date', () => `holds a card that comes out on ${toDate(newest)}`);
    else {
      if (dayOfDeck(deck) > 0 && dayOfDeck(deck) < newest) {
        days[deck] = 0;
        contradicted.add(deck);
      }
      if (results.length > 0) resultsByDeck.set(deck, results);
      return true;
    }
    unlisted.push(...results);
    return false;
  });
  const lists = new CountedLists(table, sound.length, { resultsByDeck, reject });
  const newestFirst = (a: number, b: number): number => dayOfDeck(b) - dayOfDeck(a) || table.compareIds(a, b);
  const others = lists.chooseFrom(sound.filter((deck) => !table.sharedBy(deck)).sort(newestFirst));
  const shared = Array.from(
    sound.filter((deck) => table.sharedBy(deck) !== undefined).sort(newestFirst),
    (deck) => playerDeck(table, deck),
  );
  const asOfDay = options.asOfDay ?? dayByPlayers(findAsOfDay(daysBySource(table, others)), shared);
  const oldest = asOfDay === null || options.maxAgeDays === null ? null : asOfDay - options.maxAgeDays;
  const isYoung = (deck: number): boolean => {
    const day = dayOfDeck(deck);
    if (oldest === null || day === 0 || day >= oldest) return true;
    reject(deck, 'too-old', () => `saved ${toDate(day)}, before ${toDate(oldest)}`);
    return false;
  };
  const young = others.filter(isYoung);
  const ofPlayers = choosePlayerDecks(
    shared.filter(({ number }) => isYoung(number)),
    { table, others: young, asOfDay, releaseDays, isNew: ({ number }) => lists.add(number), reject },
  );
  const decks = new Uint32Array(young.length + ofPlayers.length);
  decks.set(young);
  ofPlayers.forEach(({ number }, index) => {
    decks[young.length + index] = number;
  });
  const later = new Map<number, number>();
  for (const deck of decks) {
    if (asOfDay === null || dayOfDeck(deck) <= asOfDay) continue;
    const source = table.getSource(deck);
    later.set(source, (later.get(source) ?? 0) + 1);
    days[deck] = 0;
  }
  const droppedByAge = others.length === 0 ? 0 : 1 - young.length / others.length;
  return {
    decks,
    identical: lists.identical,
    contradicted: decks.reduce((sum, deck) => sum + (contradicted.has(deck) ? 1 : 0), 0),
    later,
    resultsByDeck,
    asOfDay,
    rejects,
    examples,
    unlisted,
    firstDay: oldest,
    lastDay,
    // Counted as of a day that is past, later ones never come.
    nextDay: options.asOfDay !== null && options.asOfDay <= options.todayDay ? null : early.next,
    droppedByAge,
  };
}

function rejections(table: DeckTable): Pick<ChosenDecks, 'rejects' | 'examples'> & { reject: RejectDeck } {
  const rejects: ChosenDecks['rejects'] = new Map();
  const examples: ChosenDecks['examples'] = new Map();
  const reject: RejectDeck = (deck, reason, detail) => {
    rejects.set(reason, (rejects.get(reason) ?? 0) + 1);
    const shown = examples.get(reason) ?? [];
    if (shown.length < EXAMPLES)
      shown.push({ source: table.getSource(deck), id: table.toId(deck), detail: detail() });
    examples.set(reason, shown);
  };
  return { rejects, examples, reject };
}

/** The first release of the newest card in it, commanders included; 0 if none is known. */
function newestRelease(table: DeckTable, deck: number, releaseDays: ArrayLike<number>): number {
  let newest = 0;
  for (const card of table.getCommanders(deck)) newest = Math.max(newest, releaseDays[card] ?? 0);
  for (const card of table.getCards(deck)) newest = Math.max(newest, releaseDays[card] ?? 0);
  return newest;
}

/** The known saved dates of each source. */
function daysBySource(table: DeckTable, decks: Uint32Array): Iterable<number[]> {
  const bySource = new Map<number, number[]>();
  for (const deck of decks) {
    const day = table.days[deck] ?? 0;
    if (day === 0) continue;
    const source = table.getSource(deck);
    const known = bySource.get(source);
    if (known) known.push(day);
    else bySource.set(source, [day]);
  }
  return bySource.values();
}

/** One deck per source and id: the later date, otherwise the later ingest. */
function newestVersions(table: DeckTable, candidates: Uint32Array, reject: RejectDeck): Uint32Array {
  const ids = new FirstOfEach(candidates.length, {
    getHash: (deck) => table.idHash(deck),
    isSame: (a, b) => table.compareIds(a, b) === 0,
  });
  /** By the version that came first, where it is another one. */
  const newest = new Map<number, number>();
  const toDay = (deck: number): number => table.days[deck] ?? 0;
  const firsts = candidates.filter((deck) => {
    const first = ids.before(deck);
    if (first === null) return true;
    const newestSoFar = newest.get(first) ?? first;
    const isOlder = toDay(newestSoFar) > 0 && toDay(deck) > 0 && toDay(deck) < toDay(newestSoFar);
    reject(isOlder ? deck : newestSoFar, 'older-version', () => 'another version of the same deck is newer');
    if (!isOlder) newest.set(first, deck);
    return false;
  });
  return firsts.map((first) => newest.get(first) ?? first);
}
