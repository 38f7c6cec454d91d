import {
  type Card,
  type CardSet,
  type ExcludedName,
  PRICE_SOURCES,
  type Prices,
  type Printing,
} from '@deckwright/domain';
import { scryfallOffers } from '../scryfall/prices.ts';
import type { ScryfallCard, ScryfallPrinting } from '../scryfall/schemas.ts';
import { kindredReader } from '../themes/kindred.ts';
import { themeReader } from '../themes/themes.ts';
import { getOracleId, isMeldResult, toCard } from './card-mapper.ts';
import { findExclusion, foreignSetRule } from './card-rule.ts';
import { dateWarnings, faceWarnings } from './catalog-warnings.ts';
import { keepCheapest, offerPrice } from './cheapest.ts';
import { compareText } from './compare-text.ts';
import { ExcludedRecords } from './excluded-names.ts';
import { type DatedPrinting, firstRelease, getReleaseLevel, type ReleasedSet } from './first-release.ts';
import { joinFurtherFaces } from './further-faces.ts';
import { type Draft, mergeDrafts } from './merge.ts';
import { isForPaperPlay } from './paper-play.ts';
import { type PrintingNumbers, scryfallNumbers } from './printing-numbers.ts';
import { addPrintingDate, newCardDates, ReleaseJudge } from './record-date.ts';

/**
 * Builds the catalog: first records, then their printings, then MTGJSON's prices. Only what cards need stays in memory.
 */
export class CardTable {
  readonly #tagsById: ReadonlyMap<string, string[]>;
  readonly #setTypes: ReadonlyMap<string, CardSet & ReleasedSet>;
  readonly #scryfallDate: string | null;
  readonly #excluded = new ExcludedRecords();
  #drafts: Draft[] = [];
  /** Records of one oracle id, which are merged later. */
  readonly #byOracleId = new Map<string, Draft[]>();
  /** By printing. */
  readonly #scryfallPrices = new Map<string, Prices>();
  /** Printings without paper prices. */
  readonly #notForPlay = new Set<string>();

  constructor(input: {
    tagsById: ReadonlyMap<string, string[]>;
    sets: readonly CardSet[];
    /** Codes of sets that exist on screens alone. */
    digitalSets: ReadonlySet<string>;
    scryfallDate: string | null;
  }) {
    this.#tagsById = input.tagsById;
    this.#setTypes = new Map(
      input.sets.map((set) => [set.code, { ...set, digital: input.digitalSets.has(set.code) }]),
    );
    this.#scryfallDate = input.scryfallDate;
  }

  /** Returns the rule that excludes the record, or undefined. */
  addRecord(record: ScryfallCard): string | undefined {
    if (isMeldResult(record)) return 'result of a meld';
    const setType = record.set_type ?? this.#setTypes.get(record.set.toLowerCase())?.setType;
    const rule = findExclusion(record);
    // Kept for records of foreign sets too: those that are printed elsewhere are in the catalog in the end.
    if (rule !== null || foreignSetRule(setType) !== null) this.#excluded.add(record, setType);
    if (rule !== null) return rule;
    const oracleId = getOracleId(record);
    const card = toCard(record, (oracleId && this.#tagsById.get(oracleId)) || []);
    if (!card) return 'none of the eight card types';
    const set = this.#setTypes.get(card.set);
    if (set && card.setName.toLowerCase() === card.set) card.setName = set.name;
    const draft = {
      card,
      oracleId,
      foreignSet: foreignSetRule(setType),
      home: null,
      dates: newCardDates(datedPrinting(record), set),
    };
    this.#drafts.push(draft);
    const same = oracleId === null ? undefined : this.#byOracleId.get(oracleId);
    if (same) same.push(draft);
    else if (oracleId !== null) this.#byOracleId.set(oracleId, [draft]);
    card.printings.push({
      id: record.id,
      set: card.set,
      number: record.collector_number ?? '',
      rarity: card.rarity,
      released: card.released,
      ...scryfallNumbers(record),
    });
    this.#addPrices(record, setType);
    return undefined;
  }

  /** Returns the rule that excludes the printing, or undefined. */
  addPrinting(record: ScryfallPrinting): string | undefined {
    const oracleId = getOracleId(record);
    const drafts = oracleId === null ? undefined : this.#byOracleId.get(oracleId);
    if (!drafts) return 'card not in the catalog';
    const set = record.set.toLowerCase();
    const setType = record.set_type ?? this.#setTypes.get(set)?.setType;
    const foreign = foreignSetRule(setType) !== null;
    const printing: Printing = {
      id: record.id,
      set,
      number: record.collector_number,
      rarity: record.rarity,
      released: record.released_at.slice(0, 10),
      ...scryfallNumbers(record),
    };
    this.#addPrices(record, setType);
    const level = getReleaseLevel(datedPrinting(record), this.#setTypes.get(set));
    for (const draft of drafts) {
      const { card } = draft;
      if (card.printings[0]?.id === record.id) card.printings[0] = printing;
      else card.printings.push(printing);
      draft.dates = addPrintingDate(draft.dates, level, printing.released);
      if (draft.foreignSet !== null && !foreign && comesBefore(printing, draft.home?.printing))
        draft.home = { printing, setName: record.set_name ?? this.#setTypes.get(set)?.name ?? set };
      for (const name of [record.name, record.flavor_name]) {
        if (name && name !== card.name && !card.aliases.includes(name)) card.aliases.push(name);
      }
    }
    return undefined;
  }

  /** The finished cards by slug, the names outside them, how many records each late rule dropped, and warnings for the operator. */
  finish(
    mtgjsonPrices: ReadonlyMap<string, Prices>,
    mtgjsonNumbers: ReadonlyMap<string, PrintingNumbers> = new Map(),
  ): {
    cards: Card[];
    excluded: ExcludedName[];
    dropped: Record<string, number>;
    warnings: string[];
  } {
    const dropped: Record<string, number> = {};
    const drop = (rule: string) => {
      dropped[rule] = (dropped[rule] ?? 0) + 1;
    };
    const judge = new ReleaseJudge(
      this.#drafts.map(({ dates }) => dates),
      this.#scryfallDate,
    );
    const findRelease = (drafts: readonly Draft[]): string | null =>
      firstRelease(judge.resolve(drafts.map(({ dates }) => dates)));
    for (const draft of this.#drafts) {
      draft.card.released = findRelease([draft]) ?? draft.card.released;
      if (judge.judge(draft.dates) === 'contradicts') this.#correctOwnPrinting(draft);
    }
    const native = this.#drafts.filter(({ foreignSet, home }) => {
      const out = foreignSet !== null && home === null;
      if (out) drop(foreignSet);
      return !out;
    });
    const { accepted, report } = joinFurtherFaces(native);
    if (report.loose > 0) dropped['face of another card'] = report.loose;
    for (const draft of accepted) moveHome(draft);
    this.#drafts = [];
    const warnings = [...faceWarnings(report), ...dateWarnings(accepted, judge)];
    const cards = mergeDrafts(accepted, findRelease).map(({ main, others }) => {
      const { card } = main;
      for (const draft of [main, ...others]) {
        if (draft !== main) drop('joined with another record');
        if (draft !== main) card.printings.push(...draft.card.printings);
      }
      card.printings = sortedPrintings(card.printings).map((printing) => ({
        ...mtgjsonNumbers.get(printing.id),
        ...printing,
      }));
      card.aliases.sort();
      this.#setPrices(card, mtgjsonPrices);
      return card;
    });
    cards.sort((a, b) => compareText(a.slug, b.slug));
    setThemes(cards);
    const excluded = this.#excluded.besides(cards);
    return { cards, excluded, dropped, warnings };
  }

  /** A wrong date of a record is not that of its printing either, where the file of printings lacks it. */
  #correctOwnPrinting({ card, dates: { record } }: Draft): void {
    const own = card.printings[0];
    if (own?.released !== record.released || record.printedAs !== null) return;
    const known =
      this.#setTypes.get(own.set) ?? card.printings.find(({ set, id }) => set === own.set && id !== own.id);
    own.released = known?.released || own.released;
  }

  #addPrices(record: ScryfallCard | ScryfallPrinting, setType: string | null | undefined): void {
    if (isForPaperPlay(record, setType)) this.#notForPlay.delete(record.id);
    else this.#notForPlay.add(record.id);
    // A price without a date is useless.
    if (this.#scryfallDate === null) return;
    const prices: Prices = {};
    for (const [vendor, offer] of scryfallOffers(record.prices)) {
      const best = offerPrice(offer);
      if (best !== null) keepCheapest(prices, vendor, best, this.#scryfallDate);
    }
    this.#scryfallPrices.set(record.id, prices);
  }

  /**
   * Prices of each printing, for each vendor MTGJSON's before Scryfall's, and for the card those of its cheapest
   * printing, so that the card's price matches its list of printings.
   */
  #setPrices(card: Card, mtgjson: ReadonlyMap<string, Prices>): void {
    card.prices = {};
    for (const printing of card.printings) {
      const prices = { ...this.#scryfallPrices.get(printing.id), ...mtgjson.get(printing.id) };
      const amounts: Printing['prices'] = {};
      const finishes: Printing['finishes'] = {};
      for (const vendor of PRICE_SOURCES) {
        const found = prices[vendor];
        if (!found || (vendor !== 'cardhoarder' && this.#notForPlay.has(printing.id))) continue;
        amounts[vendor] = found.price;
        if (found.finish) finishes[vendor] = found.finish;
        keepCheapest(card.prices, vendor, found, found.date);
      }
      if (Object.keys(amounts).length > 0) printing.prices = amounts;
      if (Object.keys(finishes).length > 0) printing.finishes = finishes;
    }
  }
}

function datedPrinting(record: ScryfallCard | ScryfallPrinting): DatedPrinting {
  const { released_at, set, set_type, digital, oversized, games, border_color, legalities } = record;
  const released = released_at.slice(0, 10);
  return {
    released,
    set: set.toLowerCase(),
    setType: set_type,
    digital,
    oversized,
    games,
    border_color,
    legalities,
  };
}

/** Themes and the creature types named; the catalogue has to be whole to know which creature types there are. */
function setThemes(cards: readonly Card[]): void {
  const readKindred = kindredReader(cards);
  const readThemes = themeReader();
  for (const card of cards) {
    const { themes, asks } = readThemes(card);
    const { others, all } = readKindred(card);
    if (themes.length > 0) card.themes = themes;
    if (others.length > 0) card.kindred = others;
    const leads = card.lead.canLead || card.lead.isBackground;
    if (leads && asks.length + all.length > 0) card.asks = { themes: asks, types: all };
  }
}

/** A card whose record names a foreign set takes set and rarity from its earliest printing elsewhere. */
function moveHome({ card, home }: Draft): void {
  if (!home) return;
  card.set = home.printing.set;
  card.setName = home.setName;
  card.rarity = home.printing.rarity;
}

function comesBefore(printing: Printing, other: Printing | undefined): boolean {
  return !other || comparePrintings(printing, other) < 0;
}

function comparePrintings(a: Printing, b: Printing): number {
  return (
    compareText(a.released, b.released) ||
    compareText(a.set, b.set) ||
    compareText(a.number, b.number) ||
    compareText(a.id, b.id)
  );
}

function sortedPrintings(printings: readonly Printing[]): Printing[] {
  if (printings.length === 1) return [...printings];
  const unique = [...new Map(printings.map((printing) => [printing.id, printing])).values()];
  return unique.sort(comparePrintings);
}
