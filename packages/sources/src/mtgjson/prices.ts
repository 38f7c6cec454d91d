import { dayOf, type PriceSource, type Prices } from '@deckwright/domain';
import { isVendorCurrency, keepCheapest, offerPrice } from '../catalogue/cheapest.ts';
import type { OnBytes } from '../stream/chunks.ts';
import { readRecords } from '../stream/read-records.ts';
import { MAX_REJECT_SHARE, type SourceReport } from '../stream/report.ts';
import { MtgjsonIdentifier, type MtgjsonPoints, MtgjsonPrices, type MtgjsonVendor } from './schemas.ts';

/** Reads AllIdentifiers: uuid of a printing → oracle id of its card. */
export async function readIdentifiers(
  path: string,
  onBytes?: OnBytes,
): Promise<{ oracleIdOf: Map<string, string>; report: SourceReport }> {
  const oracleIdOf = new Map<string, string>();
  const report = await readRecords({
    name: 'identifiers',
    path,
    members: ['data'],
    schema: MtgjsonIdentifier,
    maxRejectShare: MAX_REJECT_SHARE.identifiers,
    onBytes,
    each: ({ identifiers }, uuid) => {
      if (uuid === null || !identifiers.scryfallOracleId) return 'without an oracle id';
      oracleIdOf.set(uuid, identifiers.scryfallOracleId);
      return undefined;
    },
  });
  return { oracleIdOf, report };
}

/** Reads AllPricesToday (or AllPrices): per oracle id and vendor the cheapest retail price with its date. */
export async function readMtgjsonPrices(
  path: string,
  oracleIdOf: ReadonlyMap<string, string>,
  onBytes?: OnBytes,
): Promise<{ prices: Map<string, Prices>; report: SourceReport }> {
  const prices = new Map<string, Prices>();
  const report = await readRecords({
    name: 'mtgjson prices',
    path,
    members: ['data'],
    schema: MtgjsonPrices,
    maxRejectShare: MAX_REJECT_SHARE.prices,
    onBytes,
    each: ({ paper, mtgo }, uuid) => {
      const oracleId = uuid === null ? undefined : oracleIdOf.get(uuid);
      if (oracleId === undefined) return 'printing without an oracle id';
      let best = prices.get(oracleId);
      if (!best) {
        best = {};
        prices.set(oracleId, best);
      }
      takeVendor(best, 'tcgplayer', paper?.tcgplayer);
      takeVendor(best, 'cardkingdom', paper?.cardkingdom);
      takeVendor(best, 'cardmarket', paper?.cardmarket);
      takeVendor(best, 'manapool', paper?.manapool);
      takeVendor(best, 'cardhoarder', mtgo?.cardhoarder);
      return undefined;
    },
  });
  return { prices, report };
}

/** A vendor that states another currency than the one it is known to sell in is passed over: nothing is converted. */
function takeVendor(best: Prices, vendor: PriceSource, offer: MtgjsonVendor): void {
  const retail = offer?.retail;
  if (!retail) return;
  if (offer.currency && !(vendor === 'cardhoarder' || isVendorCurrency(vendor, offer.currency))) return;
  const finishes = [retail.normal, retail.foil, retail.etched].map(newest);
  const price = offerPrice(finishes.map((point) => point?.price));
  if (price === null) return;
  const date = finishes.find((point) => point?.price === price)?.date;
  if (date) keepCheapest(best, vendor, price, date);
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

/** A file holds few different dates, each many times. */
const dates = new Map<string, boolean>();

function isDate(date: string): boolean {
  const known = dates.get(date);
  if (known !== undefined) return known;
  if (dates.size > 1000) dates.clear();
  const valid = dayOf(date) !== null;
  dates.set(date, valid);
  return valid;
}
