import { type PriceFinish, type PriceSource, type Prices, toDay } from '@deckwright/domain';
import { amount, isVendorCurrency, keepCheapest } from '../catalog/cheapest.ts';
import { mtgjsonNumbers, type PrintingNumbers } from '../catalog/printing-numbers.ts';
import type { OnBytes } from '../stream/chunks.ts';
import { readRecords } from '../stream/read-records.ts';
import { MAX_REJECT_SHARE, type SourceReport } from '../stream/report.ts';
import { MtgjsonIdentifier, type MtgjsonPoints, MtgjsonPrices, type MtgjsonVendor } from './schemas.ts';

/**
 * Reads AllIdentifiers: uuid of a printing, or of a face or finish of it → Scryfall's id of the printing; and by that id
 * its numbers elsewhere.
 */
export async function readIdentifiers(
  path: string,
  onBytes?: OnBytes,
): Promise<{
  printingById: Map<string, string>;
  numbers: Map<string, PrintingNumbers>;
  report: SourceReport;
}> {
  const printingById = new Map<string, string>();
  const numbers = new Map<string, PrintingNumbers>();
  const report = await readRecords({
    name: 'identifiers',
    path,
    members: ['data'],
    schema: MtgjsonIdentifier,
    maxRejectShare: MAX_REJECT_SHARE.identifiers,
    onBytes,
    each: ({ identifiers }, uuid) => {
      if (uuid === null || !identifiers.scryfallId) return 'without the id of a printing';
      printingById.set(uuid, identifiers.scryfallId);
      const known = numbers.get(identifiers.scryfallId);
      numbers.set(identifiers.scryfallId, { ...mtgjsonNumbers(identifiers), ...known });
      return undefined;
    },
  });
  return { printingById, numbers, report };
}

/** Reads AllPricesToday (or AllPrices): per printing and vendor the retail price with its date. */
export async function readMtgjsonPrices(
  path: string,
  printingById: ReadonlyMap<string, string>,
  onBytes?: OnBytes,
): Promise<{ prices: Map<string, Prices>; report: SourceReport }> {
  const plain = new Map<string, Prices>();
  const others = new Map<string, Prices>();
  const report = await readRecords({
    name: 'mtgjson prices',
    path,
    members: ['data'],
    schema: MtgjsonPrices,
    maxRejectShare: MAX_REJECT_SHARE.prices,
    onBytes,
    each: ({ paper, mtgo }, uuid) => {
      const printing = uuid === null ? undefined : printingById.get(uuid);
      if (printing === undefined) return 'price of an unknown printing';
      const take = (vendor: PriceSource, offer: MtgjsonVendor): void => {
        if (!sellsIn(vendor, offer?.currency)) return;
        const retail = offer?.retail;
        keep(plain, printing, vendor, retail?.normal);
        keep(others, printing, vendor, retail?.foil, 'foil');
        keep(others, printing, vendor, retail?.etched, 'etched');
      };
      take('tcgplayer', paper?.tcgplayer);
      take('cardkingdom', paper?.cardkingdom);
      take('cardmarket', paper?.cardmarket);
      take('manapool', paper?.manapool);
      take('cardhoarder', mtgo?.cardhoarder);
      return undefined;
    },
  });
  // The finishes of a printing may have separate entries; the nonfoil one is used for all.
  const prices = new Map(others);
  for (const [printing, found] of plain) prices.set(printing, { ...others.get(printing), ...found });
  return { prices, report };
}

/** A vendor with an unexpected currency is skipped, because prices are never converted. */
function sellsIn(vendor: PriceSource, currency: string | null | undefined): boolean {
  return !currency || vendor === 'cardhoarder' || isVendorCurrency(vendor, currency);
}

function keep(
  prices: Map<string, Prices>,
  printing: string,
  vendor: PriceSource,
  points: MtgjsonPoints,
  finish?: PriceFinish,
): void {
  const point = newest(points);
  const price = amount(point?.price);
  if (!point || price === null) return;
  const found = prices.get(printing) ?? {};
  keepCheapest(found, vendor, { price, finish }, point.date);
  prices.set(printing, found);
}

function newest(points: MtgjsonPoints): { date: string; price: number } | null {
  let found: { date: string; price: number } | null = null;
  for (const date in points) {
    const price = points[date];
    if (price !== null && price !== undefined && isDate(date) && (!found || date > found.date))
      found = { date, price };
  }
  return found;
}

/** Interned, because a file has few distinct dates, each many times. */
const dates = new Map<string, boolean>();

function isDate(date: string): boolean {
  const known = dates.get(date);
  if (known !== undefined) return known;
  if (dates.size > 1000) dates.clear();
  const valid = toDay(date) !== null;
  dates.set(date, valid);
  return valid;
}
