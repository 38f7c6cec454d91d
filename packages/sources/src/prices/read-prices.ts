import { stat } from 'node:fs/promises';
import {
  AppError,
  type Currency,
  PRICE_SOURCE_CURRENCY,
  PRICE_SOURCES,
  type PriceSource,
  toDate,
  toDay,
} from '@deckwright/domain';
import { z } from 'zod';
import { amount } from '../catalog/cheapest.ts';
import { compareText } from '../catalog/compare-text.ts';
import { cannotOpen, type OnBytes } from '../stream/chunks.ts';
import { schemaReason } from '../stream/read-records.ts';
import {
  checkRejectShare,
  countAccepted,
  countReject,
  countSkipped,
  MAX_REJECT_SHARE,
  newReport,
  type SourceReport,
} from '../stream/report.ts';
import { readTableRows } from '../table/read-rows.ts';

/** The cheapest price of one name; `price` in the vendor's currency, `date` YYYY-MM-DD. */
export type PriceRow = { name: string; price: number; date: string };

export type PriceFile = { vendor: PriceSource; currency: Currency; rows: PriceRow[]; report: SourceReport };

const PriceRecord = z.object({
  name: z.string().trim().min(1),
  price: z.union([z.number(), z.string()]),
  date: z.string().nullish(),
});

const TABLE = { needed: ['name', 'price'], optional: ['date'], list: 'prices' };

/**
 * Reads a vendor's price file, gzipped or not: CSV with a header that has `name` and `price` and may have `date`
 * (comma, semicolon or tab), JSONL or a JSON list of `{name, price, date?}`, also below `data` or `prices`. Of several
 * prices of one name the cheapest counts; rows without a date get the file's date. Rows are sorted by name.
 * @throws AppError 'invalid-argument' for an unknown vendor or a currency it does not sell in, 'data-loss' for too many
 * rejects.
 */
export async function readPrices(
  path: string,
  options: { vendor: string; currency: string; onBytes?: OnBytes },
): Promise<PriceFile> {
  const vendor = PRICE_SOURCES.find((source) => source === options.vendor);
  if (!vendor)
    throw new AppError(
      'invalid-argument',
      `"${options.vendor}" is not a price source. Use one of ${PRICE_SOURCES.join(', ')}.`,
    );
  const currency = PRICE_SOURCE_CURRENCY[vendor];
  if (options.currency.toUpperCase() !== currency)
    throw new AppError(
      'invalid-argument',
      `${vendor} sells in ${currency}, not in ${options.currency}; prices are never converted.`,
    );
  const report = newReport(`${vendor} prices`, path);
  const cheapest = new Map<string, PriceRow>();
  const fileDate = toDate(Math.floor((await fileTime(path)) / 86_400_000));
  for await (const { at, value } of readTableRows(path, TABLE, options.onBytes)) {
    const row = typeof value === 'string' ? value : toRow(value, fileDate);
    if (typeof row === 'string') countReject(report, at, row);
    else if (row === null) countSkipped(report, 'no price');
    else {
      const best = cheapest.get(row.name);
      if (!best || row.price < best.price || (row.price === best.price && row.date > best.date))
        cheapest.set(row.name, row);
      countAccepted(report);
    }
  }
  checkRejectShare(report, MAX_REJECT_SHARE.priceFile);
  const rows = [...cheapest.values()].sort((a, b) => compareText(a.name, b.name));
  return { vendor, currency, rows, report };
}

/** A row, a reject reason, or null for a row without a price (empty, zero). */
function toRow(value: object, fileDate: string): PriceRow | string | null {
  const parsed = PriceRecord.safeParse(value);
  if (!parsed.success) return schemaReason(parsed.error);
  const { name, price, date } = parsed.data;
  const day = date ? toDay(date) : null;
  if (date && day === null) return 'date: not a date (YYYY-MM-DD)';
  const found = amount(typeof price === 'string' ? price.trim() : price);
  if (found === null) return price === '' || Number(price) === 0 ? null : 'price: not a positive number';
  return { name, price: found, date: day === null ? fileDate : toDate(day) };
}

async function fileTime(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (cause) {
    throw cannotOpen(path, cause);
  }
}
