import type { CardCount, CommanderCount, PriceHistory } from '@deckwright/contract/schemas';
import { PRICE_SOURCE_CURRENCY, PRICE_SOURCES, toDate } from '@deckwright/domain';
import { GAP } from '@deckwright/snapshot';
import { rounded } from '../format/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

type WithHistory = Pick<LoadedSnapshot, 'history'>;

/** What a card cost by vendor, from the first to the last day on which it had a price. */
export function priceHistory({ history: { prices } }: WithHistory, card: number): PriceHistory {
  const columns = prices.row(card);
  const priced = [...prices.days.keys()].filter((index) =>
    columns.some((column) => column !== null && column[index] !== GAP),
  );
  const [from = 0, to = -1] = [priced[0], priced.at(-1)];
  const vendors: PriceHistory['vendors'] = {};
  for (const [position, vendor] of PRICE_SOURCES.entries()) {
    const column = columns[position];
    if (!column) continue;
    vendors[vendor] = {
      currency: PRICE_SOURCE_CURRENCY[vendor],
      prices: Array.from(column.subarray(from, to + 1), (cents) => (cents === GAP ? null : cents / 100)),
    };
  }
  return { days: prices.days.slice(from, to + 1).map(toDate), vendors };
}

/** How many decks ran a card on each day of data on which any did. */
export function cardDays({ history: { cards } }: WithHistory, card: number): CardCount[] {
  const [decks, potential, ranks] = cards.row(card);
  if (!decks || !potential) return [];
  return cards.days.flatMap((day, index) => {
    const [numDecks = GAP, potentialDecks = GAP] = [decks[index], potential[index]];
    const rank = ranks?.[index] ?? GAP;
    if (numDecks === GAP) return [];
    return {
      date: toDate(day),
      numDecks,
      potentialDecks,
      inclusionRate: potentialDecks > 0 ? rounded(numDecks / potentialDecks) : 0,
      rank: rank === GAP ? null : rank,
    };
  });
}

/** How many decks a commander led on each day of data on which it led any; none for null. */
export function commanderDays(
  { history: { commanders } }: WithHistory,
  commander: number | null,
): CommanderCount[] {
  const [decks, ranks] = commander === null ? [] : commanders.row(commander);
  if (!decks || !ranks) return [];
  return commanders.days.flatMap((day, index) => {
    const [numDecks = GAP, rank = GAP] = [decks[index], ranks[index]];
    return numDecks === GAP || rank === GAP ? [] : { date: toDate(day), numDecks, rank };
  });
}
