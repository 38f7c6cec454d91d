import { type DeckRejection, dateOf } from '@deckwright/domain';
import type { Candidate, CountedDeck, PlayedResult, RejectDeck } from './counted-deck.ts';
import { DistinctLists } from './distinct-lists.ts';
import type { SoundDeck } from './judge-deck.ts';
import { choosePlayerDecks, dayByPlayers, isFromPlayer } from './player-decks.ts';

export type ChooseOptions = {
  /** Overrides the newest date among counted decks. */
  asOfDay: number | null;
  /** The latest possible save date of a deck, if no as-of date is given. */
  todayDay: number;
  /** Maximum age of a dated deck in days before the as-of date; null = no limit. */
  maxAgeDays: number | null;
  /** The first release of each card, by position. */
  releaseDays?: ArrayLike<number>;
};

export type ChosenDecks = {
  decks: CountedDeck[];
  /** Null if no counted deck is dated and no date was given. */
  asOfDay: number | null;
  rejects: Map<DeckRejection, number>;
  /** The first few of each reason, for the operator. */
  examples: Map<DeckRejection, { source: number; id: string; detail: string }[]>;
  /** Results of decks that do not count, and days of events that count: the oldest (null = no limit) and the last. */
  unlisted: PlayedResult[];
  firstDay: number | null;
  lastDay: number;
  /** The share, 0…1, of decks passing every other rule that the age limit drops; excludes players' decks. */
  droppedByAge: number;
};

const EXAMPLES = 3;

/**
 * Applies the rules that compare decks with dates and with each other, in this order: saved after the build's date; an
 * older version of the same deck; problems of the list itself; a card that is not out yet; identical lists; age; and
 * the weight of players' decks. From the problems of the list on, a dated deck counts as saved on the later of its
 * stated date and the first release of its newest card.
 */
export function chooseDecks(candidates: readonly Candidate[], options: ChooseOptions): ChosenDecks {
  const rejects: ChosenDecks['rejects'] = new Map();
  const examples: ChosenDecks['examples'] = new Map();
  const reject: RejectDeck = (deck, reason, detail) => {
    rejects.set(reason, (rejects.get(reason) ?? 0) + 1);
    const shown = examples.get(reason) ?? [];
    if (shown.length < EXAMPLES) shown.push({ source: deck.source, id: deck.id, detail });
    examples.set(reason, shown);
  };
  const lastDay = options.asOfDay ?? options.todayDay;
  const dated = candidates.filter((deck) => {
    if (deck.day === null || deck.day <= lastDay) return true;
    reject(deck, 'future-date', `saved ${dateOf(deck.day)}, after ${dateOf(lastDay)}`);
    return false;
  });
  const sound: CountedDeck[] = [];
  const unlisted: PlayedResult[] = [];
  for (const candidate of newestVersions(dated, reject)) {
    const results = candidate.played ? [{ source: candidate.source, ...candidate.played }] : undefined;
    if (!('deck' in candidate)) {
      unlisted.push(...(results ?? []));
      reject(candidate, candidate.rejection, candidate.detail);
      continue;
    }
    const { deck, source, folder, id, url, by } = candidate;
    const newest = newestRelease(deck, options.releaseDays ?? []);
    if (newest > lastDay) {
      unlisted.push(...(results ?? []));
      reject(candidate, 'future-date', `holds a card that comes out on ${dateOf(newest)}`);
      continue;
    }
    // No deck is older than its newest card, whatever its source says.
    const day = candidate.day === null ? null : Math.max(candidate.day, newest);
    sound.push({
      ...deck,
      source,
      folder,
      id,
      day,
      url,
      ...(by ? { by } : {}),
      ...(results ? { results } : {}),
    });
  }
  const lists = new DistinctLists();
  const isNew = (deck: CountedDeck): boolean => {
    const same = lists.sameAs(deck);
    if (same) {
      reject(deck, 'identical-list', `the same list as ${same.id}`);
      // One list, played in several events or by several players.
      if (deck.results) same.results = [...(same.results ?? []), ...deck.results];
    } else lists.add(deck);
    return same === undefined;
  };
  const others = sound
    .filter((deck) => !isFromPlayer(deck))
    .sort(newestFirst)
    .filter(isNew);
  const shared = sound.filter(isFromPlayer).sort(newestFirst);
  const asOfDay = options.asOfDay ?? dayByPlayers(newestDay(others), shared);
  const oldest = asOfDay === null || options.maxAgeDays === null ? null : asOfDay - options.maxAgeDays;
  const isYoung = (deck: CountedDeck): boolean => {
    if (oldest === null || deck.day === null || deck.day >= oldest) return true;
    reject(deck, 'too-old', `saved ${dateOf(deck.day)}, before ${dateOf(oldest)}`);
    return false;
  };
  const young = others.filter(isYoung);
  const decks = [
    ...young,
    ...choosePlayerDecks(shared.filter(isYoung), young, {
      asOfDay,
      releaseDays: options.releaseDays ?? [],
      isNew,
      reject,
    }),
  ];
  const droppedByAge = others.length === 0 ? 0 : 1 - young.length / others.length;
  return { decks, asOfDay, rejects, examples, unlisted, firstDay: oldest, lastDay, droppedByAge };
}

/** The first release of the newest card in it, commanders included; 0 if none is known. */
function newestRelease({ commanders, cards }: SoundDeck, releaseDays: ArrayLike<number>): number {
  let newest = 0;
  for (const card of commanders) newest = Math.max(newest, releaseDays[card] ?? 0);
  for (const card of cards) newest = Math.max(newest, releaseDays[card] ?? 0);
  return newest;
}

function newestDay(decks: readonly CountedDeck[]): number | null {
  return decks.reduce<number | null>(
    (day, deck) => (deck.day !== null && (day === null || deck.day > day) ? deck.day : day),
    null,
  );
}

/** Of identical lists the newest stays; dated ones come before undated ones. */
function newestFirst(a: CountedDeck, b: CountedDeck): number {
  return (b.day ?? -1) - (a.day ?? -1) || a.source - b.source || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** One deck per source and id: the later date, otherwise the later ingest. Candidates come in order of ingest. */
function newestVersions(candidates: readonly Candidate[], reject: RejectDeck): Iterable<Candidate> {
  const newest = new Map<string, Candidate>();
  for (const deck of candidates) {
    const key = `${deck.source}\n${deck.id}`;
    const held = newest.get(key);
    const keepsHeld = held && held.day !== null && deck.day !== null && deck.day < held.day;
    if (held) reject(keepsHeld ? deck : held, 'older-version', 'another version of the same deck is newer');
    if (!keepsHeld) newest.set(key, deck);
  }
  return newest.values();
}
