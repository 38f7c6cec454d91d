import {
  addRelease,
  type DatedPrinting,
  firstRelease,
  getReleaseLevel,
  isUmbrella,
  joinReleases,
  NO_RELEASES,
  type ReleaseDates,
  type ReleasedSet,
  type ReleaseLevel,
} from './first-release.ts';

/** A date that this many records have against their printings, and fewer have rightly, is believed of no other. */
const MIN_CONTRADICTIONS = 3;

/** The date of a card record, and what its set and the card's printings say of it. */
type RecordDate = {
  /** YYYY-MM-DD. */
  released: string;
  /** What it says by itself. */
  level: ReleaseLevel;
  /** The day of its own set, if that came out on paper on one day; else null. */
  setReleased: string | null;
  /** Whether its own set gathers cards of many years. */
  isOfUmbrella: boolean;
  /** The highest level of the paper printings of the same day; null without any. */
  printedAs: Exclude<ReleaseLevel, 'doubtful'> | null;
};

/** The date of a card's record, and the dates of its printings without it. */
export type CardDates = { record: RecordDate; printings: ReleaseDates };

/** How a record's date stands to the other dates of the card. */
export type RecordVerdict = 'agrees' | 'contradicts' | 'unchecked';

export function newCardDates(record: DatedPrinting, set: ReleasedSet | undefined): CardDates {
  const level = getReleaseLevel(record, set);
  const isOfUmbrella = isUmbrella(record, set);
  const isOrdinary = level !== 'doubtful' && !isOfUmbrella;
  return {
    record: {
      released: record.released,
      level,
      setReleased: (isOrdinary && set?.released) || null,
      isOfUmbrella,
      printedAs: null,
    },
    printings: NO_RELEASES,
  };
}

/** With the date of one more printing. */
export function addPrintingDate(
  { record, printings }: CardDates,
  level: ReleaseLevel,
  released: string,
): CardDates {
  const isSame = released === record.released && level !== 'doubtful' && record.printedAs !== 'sure';
  return {
    record: isSame ? { ...record, printedAs: level } : record,
    printings: addRelease(printings, level, released),
  };
}

/**
 * Finds first releases from the dates of all records and printings. A record's date that contradicts all printings of
 * its card is that of a promo, an online set or a placeholder, and only counts where nothing else is known.
 * `dataDay` is the day of the card data, YYYY-MM-DD, or null if it is unknown.
 */
export class ReleaseJudge {
  /** Dates that most of the records that have them have wrongly. */
  readonly #wrong: ReadonlySet<string>;
  readonly #dataDay: string | null;

  constructor(all: readonly CardDates[], dataDay: string | null) {
    this.#wrong = findWrongDates(all);
    this.#dataDay = dataDay;
  }

  /** All dates of a card that has these records, with their verdicts applied. */
  resolve(cards: readonly CardDates[]): ReleaseDates {
    const printings = cards.reduce((joined, card) => joinReleases(joined, card.printings), NO_RELEASES);
    return cards.reduce((dates, { record }) => {
      const { released, setReleased } = record;
      if (this.judge({ record, printings }) !== 'contradicts')
        return addRelease(dates, toLevel(record), released);
      const rest = addRelease(dates, 'doubtful', released);
      const isSetNeeded = printings.sure === null && setReleased !== null;
      return isSetNeeded ? addRelease(rest, 'sure', setReleased) : rest;
    }, printings);
  }

  judge(card: CardDates): RecordVerdict {
    const verdict = compareRecord(card);
    return verdict === 'unchecked' && this.#isPlaceholder(card) ? 'contradicts' : verdict;
  }

  /**
   * Whether the record's date, which its printings cannot confirm, is one that other records have wrongly or that is
   * later than the card data, while another date of the card is known.
   */
  #isPlaceholder({ record, printings }: CardDates): boolean {
    const { released, setReleased, level } = record;
    const known = printings.umbrella ?? setReleased;
    if (level !== 'sure' || known === null) return false;
    const day = this.#dataDay;
    return this.#wrong.has(released) || (day !== null && released > day && known <= day);
  }
}

/** What a card's own dates say of its record. */
function compareRecord({ record, printings }: CardDates): RecordVerdict {
  const { released, level, setReleased, isOfUmbrella, printedAs } = record;
  if (level !== 'sure') return 'unchecked';
  // The record is a printing of its set, even where the printings lack it.
  if (printedAs === 'sure' || released === setReleased) return 'agrees';
  if (printings.sure !== null) return 'contradicts';
  if (printedAs === 'umbrella') return 'agrees';
  // An umbrella set is dated by its first card: a card may be later than that date, never earlier.
  const isTooEarly = isOfUmbrella && printings.umbrella !== null && released < printings.umbrella;
  return isTooEarly ? 'contradicts' : 'unchecked';
}

/** A date shared with a printing says what that printing's date says. */
function toLevel({ level, printedAs }: RecordDate): ReleaseLevel {
  return level === 'sure' && printedAs !== null ? printedAs : level;
}

function findWrongDates(all: readonly CardDates[]): Set<string> {
  const counts = new Map<string, { right: number; wrong: number }>();
  for (const card of all) {
    const verdict = gatherEvidence(card);
    if (verdict === 'unchecked') continue;
    const count = counts.get(card.record.released) ?? { right: 0, wrong: 0 };
    count[verdict === 'agrees' ? 'right' : 'wrong'] += 1;
    counts.set(card.record.released, count);
  }
  return new Set(
    [...counts].flatMap(([date, { right, wrong }]) =>
      wrong >= MIN_CONTRADICTIONS && wrong > right ? [date] : [],
    ),
  );
}

/** What a record says of its date in general. Records of umbrella sets say nothing: their printings lack their own dates. */
function gatherEvidence(card: CardDates): RecordVerdict {
  const { released, setReleased } = card.record;
  const verdict = compareRecord(card);
  if (verdict === 'agrees') return verdict;
  if (setReleased === null) return 'unchecked';
  // Without printings, only a date later than that of the set tells: an earlier one is that of another set.
  const isAlone = verdict === 'unchecked' && firstRelease(card.printings) === null;
  return isAlone && released > setReleased ? 'contradicts' : verdict;
}
