import {
  AppError,
  type Card,
  type CardRulings,
  type CardSet,
  type Combo,
  type ExcludedName,
  type PreconDeck,
  type Prices,
} from '@deckwright/domain';
import { readPrecons } from '../mtgjson/precons.ts';
import { readIdentifiers, readMtgjsonPrices } from '../mtgjson/prices.ts';
import { readRulings } from '../scryfall/rulings.ts';
import { ScryfallCard, ScryfallPrinting } from '../scryfall/schemas.ts';
import { readSets } from '../scryfall/sets.ts';
import { readTags } from '../scryfall/tags.ts';
import { readVariants } from '../spellbook/variants.ts';
import { readRecords } from '../stream/read-records.ts';
import { MAX_REJECT_SHARE, newReport, type SourceReport } from '../stream/report.ts';
import { CardTable } from './card-table.ts';
import { findMirrorFiles } from './mirror-files.ts';
import type { PrintingNumbers } from './printing-numbers.ts';
import { newProgress, type OnProgress } from './progress.ts';

export type Catalog = {
  /** By slug. */
  cards: Card[];
  /** Names of the card data that no card has, such as those of cards that are not legal. */
  excluded: ExcludedName[];
  combos: Combo[];
  precons: PreconDeck[];
  sets: CardSet[];
  /** Of the cards that have any, in the order of the cards. */
  rulings: CardRulings[];
  reports: SourceReport[];
  /** YYYY-MM-DD of the card data, or null where neither manifest nor file name says. */
  date: string | null;
};

/**
 * Reads a mirror folder (scryfall/, mtgjson/, spellbook/). Only the card file is needed; each other missing file is a
 * report with a warning. Nothing is written here.
 * @throws AppError 'not-found' without a card file and 'data-loss' for damaged files, too many rejects or no card at all.
 */
export async function readCatalog(input: { dir: string; onProgress?: OnProgress }): Promise<Catalog> {
  const files = await findMirrorFiles(input.dir);
  const progress = await newProgress(files, input.onProgress);
  const reports: SourceReport[] = [];
  const missing = (name: string, warning: string) => {
    reports.push({ ...newReport(name, null), warnings: [warning] });
  };

  const sets: CardSet[] = [];
  let digitalSets: ReadonlySet<string> = new Set();
  if (files.sets) {
    const read = await readSets(files.sets, progress('sets'));
    sets.push(...read.sets);
    digitalSets = read.digital;
    reports.push(read.report);
  } else missing('sets', 'scryfall/sets.json is missing: no set pages, and the sets of cards go unnamed');

  let tagsById: ReadonlyMap<string, string[]> = new Map();
  if (files.oracleTags) {
    const read = await readTags(files.oracleTags, progress('oracle tags'));
    tagsById = read.tagsById;
    reports.push(read.report);
  } else missing('oracle tags', 'scryfall/oracle-tags.json is missing: roles come from rules text alone');

  const table = new CardTable({ tagsById, sets, digitalSets, scryfallDate: files.scryfallDate });
  const cardReport = await readRecords({
    name: 'cards',
    path: files.oracleCards,
    members: ['data'],
    schema: ScryfallCard,
    maxRejectShare: MAX_REJECT_SHARE.cards,
    onBytes: progress('cards'),
    each: (record) => table.addRecord(record),
  });
  cardReport.warnings.push(...files.warnings);
  if (!files.scryfallDate)
    cardReport.warnings.push(
      'neither bulk-data.json nor the file name gives a date: the card file’s prices are left out',
    );
  reports.push(cardReport);

  if (files.defaultCards) {
    reports.push(
      await readRecords({
        name: 'printings',
        path: files.defaultCards,
        members: ['data'],
        schema: ScryfallPrinting,
        maxRejectShare: MAX_REJECT_SHARE.printings,
        onBytes: progress('printings'),
        each: (record) => table.addPrinting(record),
      }),
    );
  } else
    missing(
      'printings',
      'scryfall/default-cards.json is missing: one printing a card and its prices alone, first releases may be late',
    );

  let prices: ReadonlyMap<string, Prices> = new Map();
  let numbers: ReadonlyMap<string, PrintingNumbers> = new Map();
  if (files.identifiers && files.prices) {
    const identifiers = await readIdentifiers(files.identifiers, progress('identifiers'));
    const read = await readMtgjsonPrices(files.prices, identifiers.printingById, progress('mtgjson prices'));
    prices = read.prices;
    numbers = identifiers.numbers;
    reports.push(identifiers.report, read.report);
  } else
    missing(
      'mtgjson prices',
      'mtgjson/AllIdentifiers.json or AllPricesToday.json is missing: only the prices in the card files are known',
    );

  const { cards, excluded, dropped, warnings } = table.finish(prices, numbers);
  cardReport.warnings.push(...warnings);
  for (const [rule, count] of Object.entries(dropped)) {
    cardReport.skipped[rule] = (cardReport.skipped[rule] ?? 0) + count;
    cardReport.accepted -= count;
  }
  if (cards.length === 0) throw new AppError('data-loss', noCards(cardReport, files.oracleCards));

  const rulings: CardRulings[] = [];
  if (files.rulings) {
    const read = await readRulings(files.rulings, cards, progress('rulings'));
    rulings.push(...read.rulings);
    reports.push(read.report);
  } else missing('rulings', 'scryfall/rulings.json is missing: no rulings on the pages of cards');

  const combos: Combo[] = [];
  if (files.variants) {
    const read = await readVariants(files.variants, progress('combos'));
    combos.push(...read.combos);
    reports.push(read.report);
  } else missing('combos', 'spellbook/variants.json is missing: no combos');

  const precons: PreconDeck[] = [];
  if (files.deckList) {
    const read = await readPrecons(files.deckList, files.decksDir, progress('deck list'));
    precons.push(...read.precons);
    reports.push(...read.reports);
  } else missing('precons', 'mtgjson/DeckList.json is missing: no preconstructed decks');

  return { cards, excluded, combos, precons, sets, rulings, reports, date: files.scryfallDate };
}

function noCards({ records }: SourceReport, path: string): string {
  const why = records === 0 ? 'is an empty list' : `has no card among its ${records} records`;
  return `${path} ${why}. Nothing was written. Get the file again.`;
}
