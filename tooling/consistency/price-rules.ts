import type { DeckPage } from '@deckwright/contract/schemas';
import type { Ledger } from './ledger.ts';

/** The last bar of a mana curve: 10 and above. */
const LAST_BAR = 10;

/** No page has a bar of its own for what is above 10. */
export function checkCurve(ledger: Ledger, curve: Readonly<Record<string, number>>, where: string): void {
  const beyond = Object.keys(curve).filter((bar) => !(Number(bar) >= 0 && Number(bar) <= LAST_BAR));
  ledger.holds('a curve ends at 10 and above', beyond.length === 0, where, () => beyond.join(', '));
}

/** The page of a deck has one total. */
export function checkDeckPrice(ledger: Ledger, { deck, value }: DeckPage, where: string): void {
  ledger.holds(
    'one total a page',
    deck.price === null || Math.abs(deck.price - value.price) < 0.006,
    where,
    () => `${deck.price} in the head, ${value.price} in the price block`,
  );
}

type PricedLine = { price: { currency: string; date: string } | null };

/** A total in USD says of which days its prices are. */
export function checkPriceDays(
  ledger: Ledger,
  { oldestDate, newestDate }: DeckPage['value'],
  lines: readonly PricedLine[],
  where: string,
): void {
  const days = lines.flatMap(({ price }) => (price?.currency === 'USD' ? [price.date] : []));
  const sorted = days.sort();
  ledger.holds(
    'a total has the days of its oldest and newest price',
    oldestDate === (sorted[0] ?? null) && newestDate === (sorted.at(-1) ?? null),
    where,
    () => `${oldestDate} to ${newestDate}, but ${sorted[0]} to ${sorted.at(-1)}`,
  );
}
