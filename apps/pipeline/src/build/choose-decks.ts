import { type DeckRejection, dateOf } from '@deckwright/domain';
import type { Judged, SoundDeck } from './judge-deck.ts';

/** Where a deck comes from: the number of its source, and of the lake folder in order of ingest. */
type Origin = { source: number; folder: number };

export type Candidate = Judged & Origin;

export type CountedDeck = SoundDeck & Origin & { id: string; day: number | null; url: string | null };

export type ChooseOptions = {
  /** Overrides the newest date among counted decks. */
  asOfDay: number | null;
  /** The last day on which a deck can have been saved, where no as-of date is given. */
  todayDay: number;
  /** Greatest age of a dated deck in days before the as-of date; null = no limit. */
  maxAgeDays: number | null;
};

export type Choice = {
  decks: CountedDeck[];
  /** Null where no counted deck is dated and no date was given. */
  asOfDay: number | null;
  rejects: Map<DeckRejection, number>;
  /** The first few of each reason, for the operator. */
  examples: Map<DeckRejection, { source: number; id: string; detail: string }[]>;
  /** Share of the decks that pass every other rule which the age limit drops, 0…1. */
  droppedByAge: number;
};

const EXAMPLES = 3;

/**
 * Applies the rules that compare decks with dates and with each other, in this order: saved after the build's date;
 * an older version of the same deck; the list's own faults; identical lists; age.
 */
export function chooseDecks(candidates: readonly Candidate[], options: ChooseOptions): Choice {
  const rejects: Choice['rejects'] = new Map();
  const examples: Choice['examples'] = new Map();
  const reject = (deck: { source: number; id: string }, reason: DeckRejection, detail: string): void => {
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
  for (const deck of newestVersions(dated, reject)) {
    if ('deck' in deck)
      sound.push({
        ...deck.deck,
        source: deck.source,
        folder: deck.folder,
        id: deck.id,
        day: deck.day,
        url: deck.url,
      });
    else reject(deck, deck.rejection, deck.detail);
  }
  const different = withoutIdentical(sound, reject);
  const newest = different.reduce<number | null>(
    (day, deck) => (deck.day !== null && (day === null || deck.day > day) ? deck.day : day),
    null,
  );
  const asOfDay = options.asOfDay ?? newest;
  const oldest = asOfDay === null || options.maxAgeDays === null ? null : asOfDay - options.maxAgeDays;
  const decks = different.filter((deck) => {
    if (oldest === null || deck.day === null || deck.day >= oldest) return true;
    reject(deck, 'too-old', `saved ${dateOf(deck.day)}, before ${dateOf(oldest)}`);
    return false;
  });
  const droppedByAge = different.length === 0 ? 0 : 1 - decks.length / different.length;
  return { decks, asOfDay, rejects, examples, droppedByAge };
}

type Reject = (deck: { source: number; id: string }, reason: DeckRejection, detail: string) => void;

/** One deck per source and id: the later date, else the later ingest. Candidates come in order of ingest. */
function newestVersions(candidates: readonly Candidate[], reject: Reject): Iterable<Candidate> {
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

/**
 * Lists of the same different cards under the same commanders count once: the newest stays, an undated one loses.
 */
function withoutIdentical(decks: readonly CountedDeck[], reject: Reject): CountedDeck[] {
  const ordered = [...decks].sort(
    (a, b) =>
      (b.day ?? -1) - (a.day ?? -1) || a.source - b.source || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  const byHash = new Map<number, CountedDeck[]>();
  return ordered.filter((deck) => {
    const hash = listHash(deck);
    const alike = byHash.get(hash) ?? [];
    const same = alike.find((kept) => isSameList(kept, deck));
    if (same) {
      reject(deck, 'identical-list', `the same list as ${same.id}`);
      return false;
    }
    byHash.set(hash, [...alike, deck]);
    return true;
  });
}

/** FNV-1a over the cards; collisions are settled by comparison. */
function listHash(deck: CountedDeck): number {
  let hash = 0x811c9dc5;
  for (const position of deck.cards) hash = Math.imul(hash ^ position, 0x01000193);
  for (const position of [...deck.commanders].sort((a, b) => a - b)) {
    hash = Math.imul(hash ^ position, 0x01000193);
  }
  return hash;
}

function isSameList(a: CountedDeck, b: CountedDeck): boolean {
  if (a.cards.length !== b.cards.length || a.commanders.length !== b.commanders.length) return false;
  if (!a.commanders.every((position) => b.commanders.includes(position))) return false;
  return a.cards.every((position, index) => position === b.cards[index]);
}
